package dev.boardwright.api.game;

import static org.assertj.core.api.Assertions.assertThat;

import com.sun.net.httpserver.HttpExchange;
import com.sun.net.httpserver.HttpServer;
import dev.boardwright.api.ops.Metrics;
import dev.boardwright.api.store.Agenda;
import dev.boardwright.api.store.SetClock;
import dev.boardwright.api.store.Store;
import dev.boardwright.api.webhook.Sender;
import dev.boardwright.api.wire.Answers;
import dev.boardwright.api.wire.Requests;
import dev.boardwright.api.wire.WebhookFailure;
import dev.boardwright.nim.Nim;
import java.io.IOException;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** What a webhook is told and when, in a store whose time is set by the test. */
class WebhookTellerTest {

  @TempDir Path folder;
  private final SetClock clock = new SetClock();
  private final List<String> got = Collections.synchronizedList(new ArrayList<>());
  private volatile int status = 204;
  private HttpServer receiver;
  private Store store;
  private Sender sender;
  private Games games;
  private Webhooks webhooks;
  private WebhookTeller teller;
  private String game;
  private Bearer host;
  private String webhook;

  @BeforeEach
  void start() throws IOException {
    receiver = HttpServer.create(new InetSocketAddress(InetAddress.getLoopbackAddress(), 0), 0);
    receiver.createContext("/", this::take);
    receiver.start();
    store = clock.open(folder);
    sender = new Sender(true);
    games = games(new Calls(store));
    webhooks = new Webhooks(games, Webhooks.Policy.ANY);
    teller = new WebhookTeller(games, sender, new Metrics());
    Answers.CreatedGame created = created();
    game = created.game().id();
    host = new Bearer(created.tokens().host(), Optional.empty(), Optional.empty());
    webhook = added();
  }

  @AfterEach
  void stop() {
    receiver.stop(0);
    sender.close();
    store.close();
  }

  private void take(HttpExchange exchange) throws IOException {
    exchange.getRequestBody().readAllBytes();
    got.add(exchange.getRequestHeaders().getFirst("webhook-id"));
    exchange.sendResponseHeaders(status, -1);
    exchange.close();
  }

  private Games games(Calls calls) {
    var retention = new Retention(Duration.ofDays(1), Optional.empty(), Optional.empty());
    return new Games(
        store, new Catalog(List.of(new Nim())), retention, new Metrics(), calls, 1_000);
  }

  private Lobby lobby(Games of) {
    return new Lobby(of, _ -> Optional.empty(), clock);
  }

  private Answers.CreatedGame created() {
    var seat = NewGame.seat(Requests.SeatRequest.Kind.RESERVED);
    return lobby(games).create(NewGame.of("nim", seat, seat), Optional.empty(), Bearer.NOBODY);
  }

  private String added() {
    String url = "http://127.0.0.1:" + receiver.getAddress().getPort() + "/";
    var request = new Requests.CreateWebhook(url, Optional.empty());
    return webhooks.add(game, host, request, Optional.empty()).webhook().id();
  }

  private Optional<Duration> see() {
    return teller.see(game + "/" + webhook);
  }

  private Answers.WebhookState state() {
    return webhooks.list(game, host).webhooks().getFirst();
  }

  // ---- when

  @Test
  void whatIsNotTakenComesAgainLaterAndLaterForADay() {
    status = 500;
    List<Duration> waits = new ArrayList<>();
    for (Optional<Duration> wait = see(); wait.isPresent(); wait = see()) {
      waits.add(wait.get());
      clock.pass(wait.get().minusMillis(1));
      assertThat(see()).as("too early").contains(Duration.ofMillis(1));
      assertThat(got).hasSize(waits.size());
      assertThat(state().failed()).isEqualTo(waits.size());
      clock.pass(Duration.ofMillis(1));
    }
    assertThat(waits)
        .containsExactly(
            Duration.ofSeconds(5),
            Duration.ofSeconds(20),
            Duration.ofMinutes(1),
            Duration.ofMinutes(5),
            Duration.ofMinutes(20),
            Duration.ofHours(1),
            Duration.ofHours(3),
            Duration.ofHours(8),
            Duration.ofHours(12));
    assertThat(got).hasSize(10).containsOnly(got.getFirst());
  }

  @Test
  void whatWasGivenUpIsShownAndTheNextThingIsTold() {
    status = 410;
    for (Optional<Duration> wait = see(); wait.isPresent(); wait = see()) {
      clock.pass(wait.get());
    }
    Answers.WebhookState given = state();
    assertThat(given.failed()).isZero();
    assertThat(given.retryAt()).isEmpty();
    assertThat(given.reason()).contains(WebhookFailure.NOT_TAKEN);
    assertThat(given.givenUpAt()).contains(clock.instant());
    status = 204;
    got.clear();
    assertThat(see()).isEmpty();
    assertThat(got).isEmpty();
    lobby(games).abort(game, host);
    assertThat(see()).isEmpty();
    assertThat(got).containsExactly("end." + game + ".1");
    assertThat(state().reason()).isEmpty();
    assertThat(state().givenUpAt()).isEqualTo(given.givenUpAt());
  }

  // ---- what

  @Test
  void theEndIsToldOnceWhateverHappensToTheGameLater() {
    lobby(games).abort(game, host);
    see();
    assertThat(got).containsExactly("end." + game + ".1");
    String second = added(); // a change of the game
    clock.pass(Duration.ofDays(3));
    see();
    assertThat(got).hasSize(1);
    teller.see(game + "/" + second);
    assertThat(got).hasSize(2).containsOnly("end." + game + ".1");
    webhooks.remove(game, host, second);
    see();
    assertThat(got).hasSize(2);
  }

  @Test
  void anEndThatIsNotTakenComesAgain() {
    lobby(games).abort(game, host);
    status = 503;
    clock.pass(see().orElseThrow());
    status = 204;
    assertThat(see()).isEmpty();
    assertThat(got).containsExactly("end." + game + ".1", "end." + game + ".1");
  }

  /** The store fell back: what the webhook was told is ahead of the game. */
  @Test
  void aWebhookThatKnowsMoreThanTheStoreIsToldAnew() {
    see();
    assertThat(got).hasSize(1);
    remember("{\"version\":99,\"failed\":0}");
    see();
    assertThat(got).hasSize(2);
    see();
    assertThat(got).hasSize(2);
  }

  @Test
  void whatOtherVersionsOfTheServerNotedIsRead() {
    see();
    remember(
        """
        {"version":-1,"failed":3,"retryAt":"2026-11-30T10:05:00.000Z","reason":"it answered 500",
         "later":true}
        """);
    assertThat(state().failed()).isEqualTo(3);
    assertThat(state().reason()).isEmpty();
    clock.pass(Duration.ofMinutes(5));
    assertThat(see()).isEmpty();
    assertThat(got).hasSize(2);
  }

  private void remember(String told) {
    String place = "hook/" + game + "/" + webhook;
    int revision = store.document(place).orElseThrow().revision();
    assertThat(store.write(place, revision, told, Optional.empty())).isTrue();
  }

  // ---- switched off

  @Test
  void whenWebhooksAreSwitchedOffNothingIsNotedForThem() {
    assertThat(jobs()).isNotEmpty(); // of the webhook that was added
    lobby(games(new Calls(store, false))).abort(game, host);
    assertThat(jobs()).isEmpty();
    added();
    assertThat(jobs()).hasSize(2);
  }

  /** Takes and ends all jobs of webhooks. */
  private List<Agenda.Job> jobs() {
    clock.pass(Duration.ofMinutes(1));
    List<Agenda.Job> jobs = store.due(Calls.WEBHOOKS, 10, Duration.ofDays(1));
    jobs.forEach(job -> store.finish(Calls.WEBHOOKS, job, Optional.empty()));
    return jobs;
  }
}
