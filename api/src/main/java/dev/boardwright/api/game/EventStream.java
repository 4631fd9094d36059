package dev.boardwright.api.game;

import dev.boardwright.api.store.StoreUnavailable;
import dev.boardwright.api.wire.Answers;
import dev.boardwright.api.wire.Answers.StreamEvent;
import dev.boardwright.api.wire.Code;
import dev.boardwright.api.wire.Problem;
import dev.boardwright.api.wire.Streamed;
import dev.boardwright.engine.Text;
import java.io.IOException;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.TimeoutException;
import java.util.function.Consumer;
import java.util.function.Supplier;

/**
 * A game told to one reader as it goes on. Nothing is kept for a slow reader: what it has not got
 * yet is read from the log when it is ready for it.
 */
public final class EventStream implements AutoCloseable {

  static final int MOST_AT_ONCE = 100;
  static final String GONE = "reader_gone";

  /** Takes what is told; waits until the reader has room for it. */
  public interface Reader {
    /**
     * @throws IOException if it is gone
     */
    void take(List<? extends Streamed> events) throws IOException;
  }

  /**
   * Why a stream ends.
   *
   * @param reason a word
   * @param detail the same for people
   */
  record End(String reason, Text detail) {
    static final End OVER = new End("game_over", Problem.text("stream.over"));
    static final End STOPPING = new End("server_stopping", Problem.text("stream.stopping"));
    static final End SLOW = new End("slow_reader", Problem.text("stream.slow"));

    static End of(Problem problem) {
      return new End(problem.code().word(), problem.detail());
    }
  }

  private final Supplier<Game> look;
  private final Bearer token;
  private final Waiters.Listener listener;
  private final Streams.Pace pace;
  private final Consumer<String> closed;

  private int told; // the version of the last entry told
  private Optional<Instant> toldAt = Optional.empty(); // when that was stored
  private Optional<Answers.Game> status = Optional.empty(); // as it was told last
  private Optional<Clock> clock = Optional.empty(); // as it was told last
  private int seenRevision;
  private int seenVersion;
  private String ended = GONE;

  /**
   * @param after the version of the last entry that the reader has
   * @param closed hears why the stream ended
   */
  EventStream(
      Supplier<Game> look,
      Bearer token,
      int after,
      Waiters.Listener listener,
      Streams.Pace pace,
      Consumer<String> closed) {
    this.look = look;
    this.token = token;
    this.told = after;
    this.listener = listener;
    this.pace = pace;
    this.closed = closed;
  }

  /** Tells the reader everything until the stream ends or the reader is gone. */
  public void run(Reader reader) throws IOException {
    try {
      Optional<End> end = Optional.empty();
      while (end.isEmpty()) {
        end = step(reader);
      }
      reader.take(List.of(StreamEvent.end(told, end.get().reason(), end.get().detail())));
      ended = end.get().reason();
    } catch (IOException e) {
      if (e.getCause() instanceof TimeoutException) { // it took nothing at all, so it is not told
        ended = End.SLOW.reason();
      }
      throw e;
    }
  }

  private Optional<End> step(Reader reader) throws IOException {
    try {
      Game game = listener.await(pace.heartbeat(), look, this::isNews);
      Caller caller = Caller.of(game.header(), token); // the seat may have been released meanwhile
      List<StreamEvent> events = news(game, caller);
      if (events.isEmpty()) {
        events.add(StreamEvent.heartbeat(told));
      }
      long began = pace.nanos().getAsLong();
      reader.take(events);
      boolean slow = pace.nanos().getAsLong() - began > pace.patience().toNanos();
      return ended(game, slow);
    } catch (Problem problem) {
      return Optional.of(End.of(problem));
    } catch (StoreUnavailable _) { // the reader connects again, and is told more then
      return Optional.of(
          new End(Code.STORE_UNAVAILABLE.word(), Problem.text("stream.store_silent")));
    }
  }

  private Optional<End> ended(Game game, boolean slow) {
    if (told < game.version()) {
      return slow ? Optional.of(End.SLOW) : Optional.empty();
    }
    return switch (game.status()) {
      case FINISHED, ABORTED, HALTED -> Optional.of(End.OVER);
      case OPEN, RUNNING -> {
        if (listener.dismissed()) {
          yield Optional.of(End.STOPPING);
        }
        yield slow ? Optional.of(End.SLOW) : Optional.empty();
      }
    };
  }

  // ---- what is new

  private boolean isNews(Game game) {
    return game.revision() != seenRevision || game.version() != seenVersion;
  }

  private List<StreamEvent> news(Game game, Caller caller) {
    List<StreamEvent> events = new ArrayList<>();
    if (lost(game)) {
      events.add(StreamEvent.reset());
      told = 0;
      status = Optional.empty();
      clock = Optional.empty();
    }
    int upTo = Math.min(told + MOST_AT_ONCE, game.version());
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
    seenRevision = game.revision();
    seenVersion = told;
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
  public void close() {
    listener.close();
    closed.accept(ended);
  }
}
