package dev.boardwright.api.game;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.boardwright.api.ops.Metrics;
import dev.boardwright.api.store.SqliteStore;
import dev.boardwright.api.store.Store;
import dev.boardwright.api.store.StoreUnavailable;
import dev.boardwright.api.wire.Answers.StreamEvent;
import dev.boardwright.api.wire.Requests;
import dev.boardwright.api.wire.Streamed;
import dev.boardwright.engine.Growing;
import dev.boardwright.nim.Nim;
import java.io.IOException;
import java.nio.file.Path;
import java.time.Duration;
import java.time.InstantSource;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.TimeoutException;
import java.util.function.Supplier;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** How one reader is told of a game, when something is wrong with the reader or the store. */
class EventStreamTest {

  @TempDir Path folder;
  private Store store;
  private Games games;
  private Waiters waiters;
  private String game;
  private long now;
  private final List<StreamEvent> told = new ArrayList<>();
  private final List<String> reasons = new ArrayList<>();

  @BeforeEach
  void start() {
    store = SqliteStore.open(folder);
    var retention = new Retention(Duration.ofDays(1), Optional.empty(), Optional.empty());
    Metrics metrics = new Metrics();
    var turns = new Calls(store);
    games = new Games(store, new Catalog(List.of(new Nim())), retention, metrics, turns, 1_000);
    waiters = new Waiters(store, new Places.Bounds(10, 10));
    var seat = NewGame.seat(Requests.SeatRequest.Kind.BOT);
    game =
        new Lobby(games, _ -> Optional.empty(), InstantSource.system())
            .create(NewGame.of("nim", seat, seat), Optional.empty(), Bearer.NOBODY)
            .game()
            .id();
  }

  @AfterEach
  void stop() {
    store.close();
  }

  private void run(Supplier<Game> look, int after, EventStream.Reader reader) throws IOException {
    var pace =
        new Streams.Pace(
            Duration.ofMillis(1), Duration.ofSeconds(10), Duration.ofSeconds(30), () -> now);
    var news = new GameNews(look, Bearer.NOBODY, after, waiters.listen(game));
    try (var stream = new EventStream(news, pace, reasons::add)) {
      stream.run(reader);
    }
  }

  private void tell(List<? extends Streamed> events) {
    events.forEach(event -> told.add((StreamEvent) event));
  }

  private List<StreamEvent.Type> types() {
    return told.stream().map(StreamEvent::type).toList();
  }

  @Test
  void aSlowReaderIsCutOffWithAReasonAndGoesOnFromThere() throws IOException {
    run(
        () -> games.fresh(game),
        0,
        events -> {
          now += Duration.ofSeconds(11).toNanos();
          tell(events);
        });
    assertThat(types())
        .containsExactly(StreamEvent.Type.ENTRY, StreamEvent.Type.STATUS, StreamEvent.Type.END);
    assertThat(told.getLast().reason()).contains("slow_reader");
    assertThat(told.getLast().version()).isEqualTo(1);
    assertThat(reasons).containsExactly("slow_reader");
  }

  @Test
  void aReaderThatTakesItsTimeWithinReasonIsKept() throws IOException {
    run(
        () -> games.fresh(game),
        0,
        events -> {
          now += Duration.ofSeconds(9).toNanos();
          tell(events);
          if (told.size() == 10) {
            waiters.close();
          }
        });
    assertThat(types()).contains(StreamEvent.Type.HEARTBEAT).endsWith(StreamEvent.Type.END);
    assertThat(told.getLast().reason()).contains("server_stopping");
  }

  @Test
  void aReaderThatHasGoneIsLetGo() {
    assertThatThrownBy(
            () ->
                run(
                    () -> games.fresh(game),
                    0,
                    _ -> {
                      throw new IOException("gone");
                    }))
        .hasMessage("gone");
    assertThat(reasons).containsExactly("reader_gone");
  }

  @Test
  void aReaderThatTakesNothingIsCountedAsSlow() {
    assertThatThrownBy(
            () ->
                run(
                    () -> games.fresh(game),
                    0,
                    _ -> {
                      throw new IOException(new TimeoutException("idle"));
                    }))
        .isInstanceOf(IOException.class);
    assertThat(reasons).containsExactly("slow_reader");
  }

  @Test
  void aStoreThatDoesNotAnswerEndsTheStream() throws IOException {
    run(
        () -> {
          if (told.isEmpty()) {
            return games.fresh(game);
          }
          throw new StoreUnavailable("down", new IOException());
        },
        0,
        this::tell);
    assertThat(told.getLast().reason()).contains("store_unavailable");
    assertThat(told.getLast().version()).isEqualTo(1);
    assertThat(reasons).containsExactly("store_unavailable");
  }

  /** The store fell back, and the game went on differently to the same version. */
  @Test
  void whatWasToldAndIsNoLongerSoIsTakenBack() throws IOException {
    run(
        () -> {
          Game fresh = games.fresh(game);
          if (told.isEmpty()) {
            return fresh;
          }
          waiters.close();
          return new Game(
              fresh.id(),
              fresh.revision() + 1,
              fresh.header(),
              fresh.rules(),
              fresh.version(),
              fresh.match(),
              Growing.of(List.of(fresh.times().getFirst().plusSeconds(1))),
              fresh.updatedAt(),
              fresh.clock(),
              fresh.seenAt());
        },
        0,
        this::tell);
    assertThat(types())
        .containsExactly(
            StreamEvent.Type.ENTRY,
            StreamEvent.Type.STATUS,
            StreamEvent.Type.RESET,
            StreamEvent.Type.ENTRY,
            StreamEvent.Type.STATUS,
            StreamEvent.Type.END);
  }
}
