package dev.boardwright.api.game;

import dev.boardwright.api.wire.AccountAnswers.AccountDecision;
import dev.boardwright.api.wire.AccountAnswers.AccountEvent;
import dev.boardwright.engine.SeatSet;
import dev.boardwright.engine.Viewer;
import java.time.Duration;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Stream;

/**
 * What one reader is told of all games of an account. It begins with how they stand, whoever
 * connects: so nothing that still matters is missed.
 */
final class AccountNews implements EventStream.News {

  private final Bearer.Session session;
  private final boolean entries;
  private final Following following;
  private final Map<String, Progress> told = new HashMap<>();
  private boolean ready;

  /**
   * What the reader knows of a game.
   *
   * @param version up to which its entries were told
   * @param turns the decision told by seat
   */
  private record Progress(int version, Optional<State> state, Map<Integer, String> turns) {}

  /** What a status shows besides the log: that of the header, who is to act and who has left. */
  private record State(int revision, SeatSet toAct, SeatSet vacant) {
    static State of(Game game) {
      return new State(game.revision(), game.toAct(), game.left());
    }
  }

  /**
   * @param entries whether to tell the entries of the logs
   */
  AccountNews(Bearer.Session session, boolean entries, Following following) {
    this.session = session;
    this.entries = entries;
    this.following = following;
  }

  @Override
  public List<AccountEvent> await(Duration wait) {
    return news(following.await(ready ? wait : Duration.ZERO));
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
    return events;
  }

  private void addNews(Game game, String account, List<AccountEvent> events) {
    Progress before = told.get(game.id());
    if (before == null || before.version() > game.version()) { // new, or the store lost the end
      before = new Progress(game.version(), Optional.empty(), Map.of());
    }
    int upTo = entries ? addEntries(game, account, before.version(), events) : game.version();
    if (upTo < game.version()) {
      told.put(game.id(), new Progress(upTo, before.state(), before.turns()));
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
    told.put(game.id(), new Progress(upTo, Optional.of(state), turns));
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
  public AccountEvent heartbeat() {
    return AccountEvent.heartbeat();
  }

  @Override
  public Optional<EventStream.End> end() {
    return following.dismissed() ? Optional.of(EventStream.End.STOPPING) : Optional.empty();
  }

  @Override
  public AccountEvent ended(EventStream.End end) {
    return AccountEvent.end(end.reason(), end.detail());
  }

  @Override
  public void close() {
    following.close();
  }
}
