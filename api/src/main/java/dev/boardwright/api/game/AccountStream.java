package dev.boardwright.api.game;

import dev.boardwright.api.store.StoreUnavailable;
import dev.boardwright.api.wire.AccountAnswers.AccountDecision;
import dev.boardwright.api.wire.AccountAnswers.AccountEvent;
import dev.boardwright.api.wire.Code;
import dev.boardwright.api.wire.Problem;
import dev.boardwright.engine.SeatSet;
import dev.boardwright.engine.Viewer;
import java.io.IOException;
import java.time.Duration;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.TimeoutException;
import java.util.function.Consumer;
import java.util.stream.Stream;

/**
 * All games of an account told to one reader. It begins with how they stand, whoever connects: so
 * nothing that still matters is missed. Nothing is kept for a slow reader: what it has not got yet
 * is looked up when it is ready for it.
 */
public final class AccountStream implements AutoCloseable {

  private final Bearer.Session session;
  private final boolean entries;
  private final Following following;
  private final Streams.Pace pace;
  private final Consumer<String> closed;
  private final Map<String, Told> told = new HashMap<>();
  private boolean ready;
  private String ended = EventStream.GONE;

  /**
   * What the reader knows of a game.
   *
   * @param version up to which its entries were told
   * @param turns the decision told by seat
   */
  private record Told(int version, Optional<State> state, Map<Integer, String> turns) {}

  /** What a status shows besides the log: that of the header, who is to act and who has left. */
  private record State(int revision, SeatSet toAct, SeatSet vacant) {
    static State of(Game game) {
      return new State(game.revision(), game.toAct(), game.left());
    }
  }

  /**
   * @param entries whether to tell the entries of the logs
   * @param closed hears why the stream ended
   */
  AccountStream(
      Bearer.Session session,
      boolean entries,
      Following following,
      Streams.Pace pace,
      Consumer<String> closed) {
    this.session = session;
    this.entries = entries;
    this.following = following;
    this.pace = pace;
    this.closed = closed;
  }

  /** Tells the reader everything until the stream ends or the reader is gone. */
  public void run(EventStream.Reader reader) throws IOException {
    try {
      Optional<EventStream.End> end = Optional.empty();
      while (end.isEmpty()) {
        end = step(reader);
      }
      reader.take(List.of(AccountEvent.end(end.get().reason(), end.get().detail())));
      ended = end.get().reason();
    } catch (IOException e) {
      if (e.getCause() instanceof TimeoutException) { // it took nothing at all, so it is not told
        ended = EventStream.End.SLOW.reason();
      }
      throw e;
    }
  }

  private Optional<EventStream.End> step(EventStream.Reader reader) throws IOException {
    try {
      List<AccountEvent> events = news(following.await(ready ? pace.heartbeat() : Duration.ZERO));
      boolean slow = tell(reader, events);
      if (following.dismissed()) {
        return Optional.of(EventStream.End.STOPPING);
      }
      return slow ? Optional.of(EventStream.End.SLOW) : Optional.empty();
    } catch (Problem problem) {
      return Optional.of(EventStream.End.of(problem));
    } catch (StoreUnavailable _) { // the reader connects again, and is told how all stand then
      return Optional.of(
          new EventStream.End(
              Code.STORE_UNAVAILABLE.word(), Problem.text("stream.store_silent_anew")));
    }
  }

  /** Returns whether the reader took too long for it. */
  private boolean tell(EventStream.Reader reader, List<AccountEvent> events) throws IOException {
    long began = pace.nanos().getAsLong();
    reader.take(events);
    return pace.nanos().getAsLong() - began > pace.patience().toNanos();
  }

  /** What is new in these games; as much of it as is told at once, the rest comes again. */
  private List<AccountEvent> news(Set<String> games) {
    String account = session.account(); // before anything is told: it may have been revoked
    List<AccountEvent> events = new ArrayList<>();
    boolean all = true;
    for (String id : games) {
      if (events.size() >= EventStream.MOST_AT_ONCE) {
        following.again(id);
        all = false;
      } else {
        following
            .look(id)
            .ifPresentOrElse(game -> addNews(game, account, events), () -> told.remove(id));
      }
    }
    if (all && !ready) {
      ready = true;
      events.add(AccountEvent.ready(following.more()));
    }
    if (events.isEmpty()) {
      events.add(AccountEvent.heartbeat());
    }
    return events;
  }

  private void addNews(Game game, String account, List<AccountEvent> events) {
    Told before = told.get(game.id());
    if (before == null || before.version() > game.version()) { // new, or the store lost the end
      before = new Told(game.version(), Optional.empty(), Map.of());
    }
    int upTo = entries ? addEntries(game, account, before.version(), events) : game.version();
    if (upTo < game.version()) {
      told.put(game.id(), new Told(upTo, before.state(), before.turns()));
      following.again(game.id());
      return;
    }
    State state = State.of(game);
    if (!before.state().equals(Optional.of(state))) {
      events.add(AccountEvent.status(Shown.game(game)));
    }
    Map<Integer, String> turns = new HashMap<>();
    for (AccountDecision turn : OwnGames.decisions(game, account)) {
      turns.put(turn.seat(), turn.decision());
      if (!turn.decision().equals(before.turns().get(turn.seat()))) {
        events.add(AccountEvent.turn(turn));
      }
    }
    told.put(game.id(), new Told(upTo, Optional.of(state), turns));
    if (!game.status().goesOn()) {
      following.forget(game.id());
      told.remove(game.id());
    }
  }

  /** Each of the account's seats is told what it may see. Returns the version told up to. */
  private int addEntries(Game game, String account, int from, List<AccountEvent> events) {
    if (game.match().isEmpty()) {
      return game.version(); // without a match there is no log
    }
    int upTo = Math.min(from + EventStream.MOST_AT_ONCE, game.version());
    List<Integer> seats = game.header().seatsOf(account);
    Stream<Optional<Integer>> eyes =
        seats.isEmpty() ? Stream.of(Optional.empty()) : seats.stream().map(Optional::of);
    eyes.forEach(
        seat ->
            Shown.entries(game, from, upTo, seat.map(Viewer::of).orElse(Viewer.SPECTATOR))
                .forEach(entry -> events.add(AccountEvent.entry(game.id(), seat, entry))));
    return upTo;
  }

  @Override
  public void close() {
    following.close();
    closed.accept(ended);
  }
}
