package dev.boardwright.clients;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assumptions.assumeThat;
import static org.awaitility.Awaitility.await;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.node.ObjectNode;
import com.google.gson.Gson;
import dev.boardwright.client.ApiClient;
import dev.boardwright.client.api.GamesApi;
import dev.boardwright.client.api.RulesetsApi;
import dev.boardwright.client.model.CreateGame;
import dev.boardwright.client.model.GameStatus;
import dev.boardwright.client.model.HouseBot;
import dev.boardwright.client.model.Ruleset;
import dev.boardwright.client.model.SeatRequest;
import java.io.IOException;
import java.io.InputStream;
import java.net.URI;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.Collectors;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/**
 * The board of every ruleset is a model in every SDK, and holds all that the server sends of a game
 * that was played to its end.
 */
class BoardsIT {
  private static final Path CLIENTS = Path.of("..").toAbsolutePath().normalize();

  @TempDir private static Path folder;
  private static Service service;
  private static ApiClient client;

  /** What the server sent, by the name of the model. */
  private static final Map<String, JsonNode> BOARDS = new TreeMap<>();

  /** Games of house bots, which play while we wait. */
  @BeforeAll
  static void play() throws Exception {
    service = Service.start(folder);
    client = new ApiClient();
    client.updateBaseUri(service.url() + "/v1");
    GamesApi games = new GamesApi(client);
    for (Ruleset ruleset : new RulesetsApi(client).listRulesets(null).getRulesets()) {
      CreateGame wish = new CreateGame().ruleset(ruleset.getId());
      for (int seat = 0; seat < 3; seat++) {
        wish.addSeatsItem(new SeatRequest().kind(SeatRequest.KindEnum.BOT).bot(HouseBot.RANDOM));
      }
      String game = games.createGame(wish, null).getGame().getId();
      await()
          .atMost(Duration.ofMinutes(2))
          .until(() -> games.getGame(game).getStatus() == GameStatus.FINISHED);
      BOARDS.put(model(ruleset.getId()), board(game));
    }
    assertThat(BOARDS).isNotEmpty();
  }

  @AfterAll
  static void stop() {
    if (service != null) {
      service.close();
    }
  }

  /** As it is sent, and not as an SDK reads it. */
  private static JsonNode board(String game) throws IOException {
    URI view = URI.create(service.url() + "/v1/games/" + game + "/view");
    try (InputStream sent = view.toURL().openStream()) {
      return new ObjectMapper().readTree(sent).path("board");
    }
  }

  private static String model(String ruleset) {
    return Arrays.stream(ruleset.split("_"))
        .map(word -> word.substring(0, 1).toUpperCase() + word.substring(1))
        .collect(Collectors.joining("", "", "Board"));
  }

  @Test
  void inJava() throws Exception {
    ObjectMapper mapper = client.getObjectMapper();
    for (var board : BOARDS.entrySet()) {
      Class<?> type = Class.forName("dev.boardwright.client.model." + board.getKey());
      assertSame(board, mapper.valueToTree(mapper.treeToValue(board.getValue(), type)));
    }
  }

  @Test
  void inKotlin() throws Exception {
    Gson gson = new Gson();
    for (var board : BOARDS.entrySet()) {
      Class<?> type = Class.forName("dev.boardwright.client.models." + board.getKey());
      Object typed = gson.fromJson(board.getValue().toString(), type);
      assertSame(board, client.getObjectMapper().readTree(gson.toJson(typed)));
    }
  }

  @Test
  void inPython() throws Exception {
    String python =
        """
        import json, sys
        import boardwright
        board = json.load(open(sys.argv[2]))
        print(json.dumps(getattr(boardwright, sys.argv[1]).from_dict(board).to_dict()))
        """;
    for (var board : BOARDS.entrySet()) {
      Path interpreter = CLIENTS.resolve("python/target/venv/bin/python");
      List<String> quietly = List.of(interpreter.toString(), "-W", "ignore", "-c", python);
      assertSame(board, told(board, quietly));
    }
  }

  @Test
  void inGo() throws Exception {
    Path boards = CLIENTS.resolve("go/target/boards");
    assumeThat(boards).as("the SDK for Go was compiled").exists();
    for (var board : BOARDS.entrySet()) {
      assertSame(board, told(board, List.of(boards.toString())));
    }
  }

  /** The compiler sees whether a board has all that its model has, and nothing else. */
  @Test
  void inTypeScript() throws Exception {
    StringBuilder source = new StringBuilder();
    BOARDS.forEach(
        (model, board) ->
            source.append(
                """
                import type { %1$s } from "%2$s";
                const as%1$s: %1$s = %3$s;
                // @ts-expect-error
                export const not%1$s: %1$s = { ...as%1$s, type: "chess" };
                """
                    .formatted(model, CLIENTS.resolve("typescript/target/dist/index.js"), board)));
    Path file = Files.writeString(folder.resolve("boards.ts"), source);
    Path compiler = CLIENTS.resolve("typescript/node_modules/.bin/tsc");
    String options = "--noEmit --strict --target es2022 --module nodenext --skipLibCheck";
    List<String> command = new ArrayList<>(List.of(compiler.toString(), file.toString()));
    command.addAll(List.of(options.split(" ")));
    Command.run(folder, Map.of(), command);
  }

  /** What a command prints that gets the name of the model and a file with the board. */
  private static JsonNode told(Map.Entry<String, JsonNode> board, List<String> command)
      throws Exception {
    Path file = Files.writeString(folder.resolve("board.json"), board.getValue().toString());
    List<String> all = new ArrayList<>(command);
    all.addAll(List.of(board.getKey(), file.toString()));
    return client.getObjectMapper().readTree(Command.run(folder, Map.of(), all));
  }

  private static void assertSame(Map.Entry<String, JsonNode> sent, JsonNode typed) {
    assertThat(withoutNulls(typed))
        .as(sent.getKey())
        .isEqualTo(withoutNulls(sent.getValue().deepCopy()));
  }

  private static JsonNode withoutNulls(JsonNode node) {
    node.forEach(BoardsIT::withoutNulls);
    return node instanceof ObjectNode object ? object.removeNulls() : node;
  }
}
