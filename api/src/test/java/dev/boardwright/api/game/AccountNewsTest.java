package dev.boardwright.api.game;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.boardwright.api.ops.Metrics;
import dev.boardwright.api.store.SqliteStore;
import dev.boardwright.api.store.Store;
import dev.boardwright.api.wire.AccountAnswers.AccountEvent;
import dev.boardwright.api.wire.Code;
import dev.boardwright.api.wire.Problem;
import dev.boardwright.api.wire.Requests;
import dev.boardwright.api.wire.Status;
import dev.boardwright.api.wire.Streamed;
import dev.boardwright.nim.Nim;
import java.io.IOException;
import java.nio.file.Path;
import java.time.Duration;
import java.time.InstantSource;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** How one reader is told of all games of an account, when something is wrong with the reader. */
class AccountNewsTest {

  private static final String ACCOUNT = "m5x2c7tahd6wnek3v7q2";

  @TempDir Path folder;
  private Store store;
  private Games games;
  private Waiters waiters;
  private long now;
  private int most = Following.MOST;
  private boolean revoked;
  private final List<AccountEvent> told = new ArrayList<>();
  private final List<String> reasons = new ArrayList<>();

  private final Bearer.Session session =
      new Bearer.Session() {
        @Override
        public String account() {
          if (revoked) {
            throw Problem.of(Code.BAD_TOKEN, "It was revoked.");
          }
          return ACCOUNT;
        }

        @Override
        public String name() {
          return "ana";
        }
      };

  @BeforeEach
  void start() {
    store = SqliteStore.open(folder);
    var retention = new Retention(Duration.ofDays(1), Optional.empty(), Optional.empty());
    var catalog = new Catalog(List.of(new Nim()));
    games = new Games(store, catalog, retention, new Metrics(), new Calls(store), 1_000);
    waiters = new Waiters(store, new Places.Bounds(10, 10));
  }

  @AfterEach
  void stop() {
    store.close();
  }

  private void create(int count) {
    var seat =
        new Requests.SeatRequest(
            Requests.SeatRequest.Kind.BOT,
            Optional.empty(),
            Optional.of(ACCOUNT),
            Optional.empty());
    var host = new Bearer(Optional.empty(), Optional.of(session), Optional.empty());
    var lobby = new Lobby(games, _ -> Optional.of("ana"), InstantSource.system());
    for (int i = 0; i < count; i++) {
      lobby.create(NewGame.of("nim", seat, seat), Optional.empty(), host);
    }
  }

  private void run(EventStream.Reader reader) throws IOException {
    var pace =
        new Streams.Pace(
            Duration.ofMillis(1), Duration.ofSeconds(10), Duration.ofSeconds(30), () -> now);
    var following =
        new Following(games, waiters, ACCOUNT, List.of(Status.OPEN, Status.RUNNING), most);
    var news = new AccountNews(session, false, following);
    try (var stream = new EventStream(news, pace, reasons::add)) {
      stream.run(reader);
    }
  }

  private void tell(List<? extends Streamed> events) {
    events.forEach(event -> told.add((AccountEvent) event));
  }

  private List<AccountEvent.Type> types() {
    return told.stream().map(AccountEvent::type).toList();
  }

  @Test
  void aSlowReaderIsCutOffWithAReason() throws IOException {
    create(100);
    run(
        events -> {
          now += Duration.ofSeconds(11).toNanos();
          tell(events);
        });
    assertThat(told).hasSizeLessThan(120);
    assertThat(types()).doesNotContain(AccountEvent.Type.READY).endsWith(AccountEvent.Type.END);
    assertThat(told.getLast().reason()).contains("slow_reader");
    assertThat(reasons).containsExactly("slow_reader");
  }

  @Test
  void whoeverReadsInTimeIsToldAllAndThenHeartbeats() throws IOException {
    create(100);
    run(
        events -> {
          tell(events);
          if (types().contains(AccountEvent.Type.HEARTBEAT)) {
            waiters.close();
          }
        });
    assertThat(types().stream().filter(AccountEvent.Type.TURN::equals)).hasSize(100);
    assertThat(types().indexOf(AccountEvent.Type.READY)).isEqualTo(200);
    assertThat(told.getLast().reason()).contains("server_stopping");
  }

  @Test
  void whoeverHasMoreGamesThanAreFollowedIsToldSo() throws IOException {
    most = 250;
    create(most);
    assertThat(toldWhenReady().more()).contains(false);
    create(1);
    assertThat(toldWhenReady().more()).contains(true);
  }

  private AccountEvent toldWhenReady() throws IOException {
    told.clear();
    revoked = false;
    run(
        events -> {
          tell(events);
          revoked = types().contains(AccountEvent.Type.READY);
        });
    revoked = false;
    assertThat(types().stream().filter(AccountEvent.Type.TURN::equals)).hasSize(most);
    return told.get(types().indexOf(AccountEvent.Type.READY));
  }

  @Test
  void nothingIsToldOnceTheTokenIsRevoked() throws IOException {
    create(1);
    run(
        events -> {
          tell(events);
          revoked = true;
        });
    assertThat(types())
        .containsExactly(
            AccountEvent.Type.STATUS,
            AccountEvent.Type.TURN,
            AccountEvent.Type.READY,
            AccountEvent.Type.END);
    assertThat(told.getLast().reason()).contains("bad_token");
  }

  @Test
  void aReaderThatHasGoneIsLetGo() {
    assertThatThrownBy(
            () ->
                run(
                    _ -> {
                      throw new IOException("gone");
                    }))
        .hasMessage("gone");
    assertThat(reasons).containsExactly("reader_gone");
  }
}
