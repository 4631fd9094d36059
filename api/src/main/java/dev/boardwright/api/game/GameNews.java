package dev.boardwright.api.game;

import dev.boardwright.api.wire.Answers;
import dev.boardwright.api.wire.Answers.StreamEvent;
import java.time.Duration;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Supplier;

/** What one reader is told of a game: its log, and how it stands whenever all of that is told. */
final class GameNews implements EventStream.News {

  private final Supplier<Game> look;
  private final Bearer token;
  private final Waiters.Listener listener;

  private Optional<Game> seen = Optional.empty(); // last
  private int told; // the version of the last entry told
  private Optional<Instant> toldAt = Optional.empty(); // when that was stored
  private Optional<Answers.Game> status = Optional.empty(); // as it was told last
  private Optional<Clock> clock = Optional.empty(); // as it was told last

  /**
   * @param after the version of the last entry that the reader has
   * @param listener hears of changes of the game
   */
  GameNews(Supplier<Game> look, Bearer token, int after, Waiters.Listener listener) {
    this.look = look;
    this.token = token;
    this.told = after;
    this.listener = listener;
  }

  @Override
  public List<StreamEvent> await(Duration wait) {
    Game game = listener.await(wait, look, this::isNew);
    Caller caller = game.caller(token); // the seat may have been released meanwhile
    List<StreamEvent> events = news(game, caller);
    seen = Optional.of(game);
    return events;
  }

  private boolean isNew(Game game) {
    return game.version() != told
        || seen.map(last -> last.revision() != game.revision()).orElse(true);
  }

  private List<StreamEvent> news(Game game, Caller caller) {
    List<StreamEvent> events = new ArrayList<>();
    if (lost(game)) {
      events.add(StreamEvent.reset());
      told = 0;
      status = Optional.empty();
      clock = Optional.empty();
    }
    int upTo = Math.min(told + EventStream.MOST_AT_ONCE, game.version());
    if (game.match().isPresent() && told < upTo) {
      Shown.entries(game, told, upTo, caller.viewer())
          .forEach(entry -> events.add(StreamEvent.entry(entry)));
      toldAt = Optional.of(game.at(upTo));
    }
    told = game.match().isPresent() ? upTo : game.version(); // without a match there is no log
    if (told == game.version()) {
      addStatus(game, events);
      addClock(game, events);
    }
    return events;
  }

  /** Whether the store no longer has what was told: a failover may lose the end of a log. */
  private boolean lost(Game game) {
    if (told > game.version()) {
      return true;
    }
    return told > 0
        && game.match().isPresent()
        && toldAt.map(at -> !at.equals(game.at(told))).orElse(false);
  }

  private void addStatus(Game game, List<StreamEvent> events) {
    Answers.Game now = Shown.game(game);
    if (status.isEmpty() || !same(status.get(), now)) {
      events.add(StreamEvent.status(now));
      status = Optional.of(now);
    }
  }

  private void addClock(Game game, List<StreamEvent> events) {
    if (game.clock().isPresent()
        && !clock.map(before -> before.same(game.clock().get())).orElse(false)) {
      Shown.clock(game).ifPresent(now -> events.add(StreamEvent.clock(told, now)));
    }
    clock = game.clock();
  }

  /** Whether nothing but the log has changed. */
  private static boolean same(Answers.Game before, Answers.Game now) {
    return before.status() == now.status()
        && before.toAct().equals(now.toAct())
        && before.seats().equals(now.seats())
        && before.result().equals(now.result());
  }

  @Override
  public StreamEvent heartbeat() {
    return StreamEvent.heartbeat(told);
  }

  @Override
  public Optional<EventStream.End> end() {
    Game game = seen.orElseThrow();
    if (told < game.version()) {
      return Optional.empty(); // even when the server stops
    }
    if (!game.status().goesOn()) {
      return Optional.of(EventStream.End.OVER);
    }
    return listener.dismissed() ? Optional.of(EventStream.End.STOPPING) : Optional.empty();
  }

  @Override
  public StreamEvent ended(EventStream.End end) {
    return StreamEvent.end(told, end.reason(), end.detail());
  }

  @Override
  public void close() {
    listener.close();
  }
}
