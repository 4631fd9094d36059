package dev.boardwright.api;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import dev.boardwright.api.TokenMatrix.Row;
import dev.boardwright.api.TokenMatrix.Sent;
import dev.boardwright.api.TokenMatrix.Stage;
import dev.boardwright.api.store.SqliteStore;
import io.restassured.response.Response;
import io.restassured.specification.RequestSpecification;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;

/** Every route with every kind of token. */
class TokensTest {

  /** As they are needed; what a request has changed is not used again. */
  private static final Map<List<Object>, Scene> SCENES = new HashMap<>();

  @TempDir static Path folder;
  private static Node node;
  private static String record;

  /** Which seat begins in games of the seed that all scenes have. */
  private static int first;

  /** An account that no request changes. */
  private static Player ana;

  private static Strangers strangers;

  @BeforeAll
  static void start() {
    node = new Node(SqliteStore.open(folder), Map.of("BOARDWRIGHT_ADMIN_TOKEN", Player.ADMIN));
    Table finished = Table.of(node, "nim", 2);
    finished.playOut(1, node);
    record = node.call().get(finished.path("/record")).asString();
    ana = Player.of(node, "ana");
    strangers = Strangers.come();
    first = Table.of(node, "nim", 2, ",\"seed\":\"matrix\"").toAct(node);
    org.awaitility.Awaitility.await().until(() -> node.call().get("/readyz").statusCode() == 200);
  }

  @AfterAll
  static void stop() {
    node.close();
  }

  static Stream<Arguments> cells() {
    return TokenMatrix.rows().stream()
        .flatMap(row -> Arrays.stream(Sent.values()).map(sent -> Arguments.of(row, sent)));
  }

  @ParameterizedTest
  @MethodSource("cells")
  void everyRouteAnswersEveryToken(Row row, Sent sent) {
    Scene scene = SCENES.computeIfAbsent(List.of(row.stage(), sent == Sent.ACCOUNT), Scene::of);
    int status = row.statuses().get(sent.ordinal());
    String[] words = row.route().split(" ", 2);
    String token = scene.token(sent);
    if (words[1].endsWith("/account/events") && status == 200) { // which does not end
      Watcher.open(node, words[1], token, Map.of()).until("ready", 1).close();
      return;
    }
    boolean ends = words[1].endsWith("/events") && status == 200; // the stream has to end
    if (ends) {
      scene.finish();
    }
    RequestSpecification call = token == null ? node.call() : node.as(token);
    if (!row.body().isEmpty()) {
      Node.json(call, scene.filled(row.body()));
    }
    Response response = call.request(words[0], scene.filled(words[1]));
    assertThat(response.statusCode()).as(response.asString()).isEqualTo(status);
    scene.secrets().forEach(secret -> assertThat(response.asString()).doesNotContain(secret));
    if (ends || (!words[0].equals("GET") && status < 300)) { // something may have changed
      SCENES.values().remove(scene);
      strangers = sent == Sent.OTHER_ACCOUNT ? Strangers.come() : strangers;
    }
  }

  /**
   * Who has nothing to do with the game of a scene.
   *
   * @param gone an account whose token was revoked
   */
  private record Strangers(Player account, Player gone, Table elsewhere) {
    static Strangers come() {
      Player gone = Player.of(node, "gone");
      node.as(gone.token()).delete("/v1/account/tokens/" + gone.tokenId());
      return new Strangers(Player.of(node, "eve"), gone, Table.of(node, "nim", 2));
    }
  }

  /**
   * A game with those who may look at it.
   *
   * @param seat that of the tokens; it is to act if the game runs
   * @param other another seat that somebody has
   * @param player the host and the seat, if it is a scene of an account; else nobody in the game
   * @param decision what the seat is asked; empty if the game does not run
   */
  private record Scene(Table table, int seat, int other, Player player, String decision) {

    /**
     * @param kind the stage of the game, and whether an account has made it and sits there
     */
    static Scene of(List<Object> kind) {
      Stage stage = (Stage) kind.getFirst();
      boolean own = kind.getLast().equals(true);
      Player player = own ? Player.of(node, "ana") : ana;
      int seat = stage == Stage.OPEN || stage == Stage.NONCES ? 0 : first;
      Table table = table(stage, seat, own ? player : null);
      String decision = "";
      if (stage == Stage.RUNNING) {
        String token = own ? player.token() : table.tokens().get(seat);
        JsonNode asked = Table.ok(node.as(token).get(table.path("/decision")));
        decision = asked.at("/decision/id").asText();
      }
      Scene scene = new Scene(table, seat, 1 - seat, player, decision);
      if (stage == Stage.FINISHED) {
        scene.finish();
      }
      return scene;
    }

    private static Table table(Stage stage, int seat, @Nullable Player player) {
      String mine =
          player == null
              ? "{\"kind\":\"reserved\"}"
              : "{\"kind\":\"reserved\",\"account\":\"%s\"}".formatted(player.id());
      if (stage == Stage.OPEN) {
        mine = "{\"kind\":\"open\"}";
      }
      String seats = seat == 0 ? mine + "," + stage.others : stage.others + "," + mine;
      String body = "{\"ruleset\":\"nim\",\"seats\":[%s]%s}".formatted(seats, stage.more);
      RequestSpecification call = player == null ? node.call() : node.as(player.token());
      Table table = Table.of(Node.json(call, body).post("/v1/games"));
      return stage == Stage.OPEN ? claimed(table, player) : table;
    }

    /** With two of three open seats claimed, the first one by the player if there is one. */
    private static Table claimed(Table table, @Nullable Player player) {
      List<@Nullable String> tokens = new ArrayList<>(table.tokens());
      tokens.set(0, claim(player == null ? node.call() : node.as(player.token()), table, 0));
      tokens.set(1, claim(node.call(), table, 1));
      return new Table(table.game(), table.host(), tokens);
    }

    private static @Nullable String claim(RequestSpecification call, Table table, int seat) {
      Response claimed = Node.json(call, "{}").post(table.path("/seats/%d/claim".formatted(seat)));
      return Table.ok(claimed).path("token").textValue();
    }

    /** Ends the game: the other seat gives up. */
    void finish() {
      Table.ok(node.as(table.tokens().get(other)).post(table.path("/resign")));
    }

    @Nullable String token(Sent sent) {
      return switch (sent) {
        case NONE -> null;
        case GARBAGE -> "s_nonsense";
        case OTHER_GAME -> strangers.elsewhere().tokens().get(seat);
        case OTHER_SEAT -> table.tokens().get(other);
        case HOST -> table.host();
        case SEAT -> table.tokens().get(seat);
        case OTHER_ACCOUNT -> strangers.account().token();
        case NO_ACCOUNT -> "a_" + "a".repeat(52);
        case REVOKED_ACCOUNT -> strangers.gone().token();
        case ACCOUNT -> player.token();
      };
    }

    /** A path or a body with what it needs to know. */
    String filled(String text) {
      return text.replace("{ruleset}", "nim")
          .replace("{game}", table.game())
          .replace("{account}", player.id())
          .replace("{token}", player.tokenId())
          .replace("{webhook}", "w" + "a".repeat(20))
          .replace("{seat}", "" + seat)
          .replace("{free}", "2")
          .replace("{decision}", decision)
          .replace("{record}", record);
    }

    /** What no answer may show. */
    Stream<String> secrets() {
      return Stream.concat(
              table.tokens().stream(), Stream.of(table.host(), player.token(), Player.ADMIN))
          .filter(secret -> secret != null && !secret.isEmpty()); // accounts host without a token
    }
  }

  @Test
  void noRouteIsLeftOut() {
    assertThat(TokenMatrix.rows())
        .extracting(row -> row.route().replace("{free}", "{seat}"))
        .hasSameElementsAs(node.service().routes());
  }
}
