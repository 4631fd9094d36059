package dev.boardwright.api.game;

import static org.assertj.core.api.Assertions.assertThat;

import com.sun.net.httpserver.HttpServer;
import dev.boardwright.api.hook.Sender;
import dev.boardwright.api.ops.Metrics;
import dev.boardwright.api.store.SqliteStore;
import dev.boardwright.api.store.Store;
import dev.boardwright.api.wire.HookEvent;
import dev.boardwright.api.wire.Requests;
import dev.boardwright.api.wire.Requests.SeatRequest;
import dev.boardwright.nim.Nim;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.nio.file.Path;
import java.time.Duration;
import java.time.InstantSource;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.CopyOnWriteArrayList;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** What a webhook is told when it is looked after more often than there is something to tell. */
class HooksTest {

  private static final InstantSource CLOCK = InstantSource.system();

  @TempDir private Path folder;
  private final List<String> told = new CopyOnWriteArrayList<>();

  @Test
  void nothingThatWasTakenIsToldAgain() throws Exception {
    HttpServer receiver =
        HttpServer.create(new InetSocketAddress(InetAddress.getLoopbackAddress(), 0), 0);
    receiver.createContext(
        "/",
        exchange -> {
          String id = exchange.getRequestHeaders().getFirst("webhook-id");
          told.add(id.substring(0, id.indexOf('.')));
          exchange.sendResponseHeaders(204, -1);
          exchange.close();
        });
    receiver.start();
    try (Store store = SqliteStore.open(folder);
        Sender sender = new Sender(true)) {
      lookTwice(store, sender, "http://127.0.0.1:" + receiver.getAddress().getPort());
    } finally {
      receiver.stop(0);
    }
  }

  private void lookTwice(Store store, Sender sender, String url) {
    var retention = new Retention(Duration.ofDays(1), Optional.empty());
    var catalog = new Catalog(List.of(new Nim()));
    Games games = new Games(store, catalog, retention, new Metrics(), new Calls(store), 1_000);
    Hooks hooks = new Hooks(games, sender, new Metrics());
    Lobby lobby = new Lobby(games, _ -> Optional.empty(), CLOCK);
    var created = lobby.create(request(), Optional.empty(), Bearer.NOBODY);
    String game = created.game().id();
    var events = List.of(HookEvent.TURN, HookEvent.END);
    Hook hook = new Hook("h", url, events, "whsec_" + "A".repeat(32), CLOCK.instant());
    games.change(
        game,
        now ->
            new Plan.Store<>(
                now.header().withWebhooks(List.of(hook)),
                now.match(),
                Optional.empty(),
                _ -> true));
    see(hooks, game, hook);
    assertThat(told).containsExactly("turn");
    Bearer host = new Bearer(created.tokens().host(), Optional.empty(), Optional.empty());
    lobby.abort(game, host);
    see(hooks, game, hook);
    assertThat(told).containsExactly("turn", "end");
  }

  private static void see(Hooks hooks, String game, Hook hook) {
    for (int i = 0; i < 2; i++) {
      assertThat(hooks.see(Hooks.job(game, hook))).isEmpty();
    }
  }

  private static Requests.CreateGame request() {
    var seat =
        new SeatRequest(
            SeatRequest.Kind.RESERVED, Optional.empty(), Optional.empty(), Optional.empty());
    return new Requests.CreateGame(
        "nim",
        Optional.empty(),
        Collections.nCopies(2, seat),
        Optional.empty(),
        Optional.empty(),
        Optional.empty(),
        Optional.empty(),
        Optional.empty(),
        Optional.empty());
  }
}
