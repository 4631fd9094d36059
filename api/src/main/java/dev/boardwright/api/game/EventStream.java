package dev.boardwright.api.game;

import dev.boardwright.api.store.StoreUnavailable;
import dev.boardwright.api.wire.Code;
import dev.boardwright.api.wire.Problem;
import dev.boardwright.api.wire.Streamed;
import dev.boardwright.engine.Text;
import java.io.IOException;
import java.time.Duration;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.TimeoutException;
import java.util.function.Consumer;

/**
 * Tells one reader the news of a game or an account as it goes on. Nothing is kept for a slow
 * reader: what it has not got yet is looked up when it is ready for it.
 */
public final class EventStream implements AutoCloseable {

  /** About how many events are told at once. */
  static final int MOST_AT_ONCE = 100;

  private static final String GONE = "reader_gone";

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
    static final End STORE_SILENT =
        new End(Code.STORE_UNAVAILABLE.word(), Problem.text("stream.store_silent"));
    static final End SLOW = new End("slow_reader", Problem.text("stream.slow"));

    static End of(Problem problem) {
      return new End(problem.code().word(), problem.detail());
    }
  }

  /** What a stream tells; it knows what the reader has got. Used by one thread. */
  interface News extends AutoCloseable {

    /**
     * Waits until there may be something new, the time is over, or the server stops.
     *
     * @return what is told next; none if nothing is new
     * @throws Problem if the reader may be told nothing any more
     */
    List<? extends Streamed> await(Duration wait);

    /** What is told instead of nothing. */
    Streamed heartbeat();

    /** Why the stream ends now that all this was told; empty: it goes on. */
    Optional<End> end();

    /** What is told last. */
    Streamed ended(End end);

    @Override
    void close();
  }

  private final News news;
  private final Streams.Pace pace;
  private final Consumer<String> closed;
  private String reason = GONE;

  /**
   * @param news closed with the stream
   * @param closed hears why the stream ended: a word
   */
  EventStream(News news, Streams.Pace pace, Consumer<String> closed) {
    this.news = news;
    this.pace = pace;
    this.closed = closed;
  }

  /**
   * Tells the reader everything until the stream ends.
   *
   * @throws IOException if the reader is gone
   */
  public void run(Reader reader) throws IOException {
    try {
      Optional<End> end = Optional.empty();
      while (end.isEmpty()) {
        end = step(reader);
      }
      reader.take(List.of(news.ended(end.get())));
      reason = end.get().reason();
    } catch (IOException e) {
      if (e.getCause() instanceof TimeoutException) { // it took nothing at all, so it is not told
        reason = End.SLOW.reason();
      }
      throw e;
    }
  }

  private Optional<End> step(Reader reader) throws IOException {
    try {
      List<? extends Streamed> events = news.await(pace.heartbeat());
      boolean slow = tell(reader, events.isEmpty() ? List.of(news.heartbeat()) : events);
      return news.end().or(() -> slow ? Optional.of(End.SLOW) : Optional.empty());
    } catch (Problem problem) {
      return Optional.of(End.of(problem));
    } catch (StoreUnavailable _) { // the reader connects again, and is told more then
      return Optional.of(End.STORE_SILENT);
    }
  }

  /** Returns whether the reader took too long for it. */
  private boolean tell(Reader reader, List<? extends Streamed> events) throws IOException {
    long began = pace.nanos().getAsLong();
    reader.take(events);
    return pace.nanos().getAsLong() - began > pace.patience().toNanos();
  }

  @Override
  public void close() {
    news.close();
    closed.accept(reason);
  }
}
