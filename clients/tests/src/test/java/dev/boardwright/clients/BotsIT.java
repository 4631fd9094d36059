package dev.boardwright.clients;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.within;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.node.ObjectNode;
import dev.boardwright.client.ApiClient;
import dev.boardwright.client.api.GamesApi;
import dev.boardwright.client.api.PlayingApi;
import dev.boardwright.client.api.RecordsApi;
import dev.boardwright.client.api.RulesetsApi;
import dev.boardwright.client.model.Game;
import dev.boardwright.client.model.GameResult;
import dev.boardwright.client.model.GameStatus;
import dev.boardwright.client.model.RecordProblem;
import dev.boardwright.client.model.Ruleset;
import dev.boardwright.client.model.Score;
import dev.boardwright.client.model.Verification;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;

/**
 * Each example bot plays whole games against the packaged service, through the SDK of its language.
 */
class BotsIT {
  private static final Path CLIENTS = Path.of("..").toAbsolutePath().normalize();
  private static final Path PYTHON = CLIENTS.resolve("python/target/venv/bin/python");
  private static final Pattern GAME = Pattern.compile("Game ([a-z2-7]{20}) of (\\w+)");
  private static final Duration A_GAME = Duration.ofMinutes(5);

  @TempDir private static Path folder;
  private static Service service;
  private static ApiClient client;

  @BeforeAll
  static void start() throws Exception {
    service = Service.start(folder);
    client = new ApiClient();
    client.updateBaseUri(service.url() + "/v1");
  }

  /** A fifth seat is an option of its game's expansion. */
  private static final int MOST_WITHOUT_OPTIONS = 4;

  @AfterAll
  static void stop() {
    if (service != null) {
      service.close();
    }
  }

  private enum Bot {
    JAVA(CLIENTS, "./play"),
    TYPESCRIPT(CLIENTS.resolve("bot-typescript"), "node", "target/play.js"),
    PYTHON(CLIENTS.resolve("bot-python"), BotsIT.PYTHON.toString(), "play.py");

    private final Path folder;
    private final List<String> command;

    Bot(Path folder, String... command) {
      this.folder = folder;
      this.command = List.of(command);
    }
  }

  /**
   * Every ruleset of the server, by every bot, once with as few and once with as many as may sit
   * without choosing an option.
   */
  static Stream<Arguments> tables() throws Exception {
    List<Arguments> tables = new ArrayList<>();
    for (Ruleset ruleset : new RulesetsApi(client).listRulesets(null).getRulesets()) {
      int min = ruleset.getSeats().getMin();
      int max = Math.min(ruleset.getSeats().getMax(), MOST_WITHOUT_OPTIONS);
      for (Bot bot : Bot.values()) {
        Stream.of(min, max)
            .distinct()
            .forEach(seats -> tables.add(Arguments.of(bot, ruleset.getId(), seats)));
      }
    }
    return tables.stream();
  }

  @ParameterizedTest
  @MethodSource("tables")
  void playsAWholeGame(Bot bot, String ruleset, int seats) throws Exception {
    List<String> command = new ArrayList<>(bot.command);
    command.addAll(List.of(ruleset, Integer.toString(seats)));
    String told = run(bot.folder, command);

    Matcher id = GAME.matcher(told);
    assertThat(id.find()).as(told).isTrue();
    Game game = new GamesApi(client).getGame(id.group(1));
    assertThat(game.getStatus()).isEqualTo(GameStatus.FINISHED);
    assertThat(game.getSeats()).hasSize(seats);
    assertAddsUp(game.getResult(), seats);
    for (Score score : game.getResult().getScores()) {
      assertThat(told).contains("bot " + score.getSeat());
    }
    RecordsApi records = new RecordsApi(client);
    Verification verification = records.verifyRecord(records.getRecord(game.getId()));
    assertThat(verification.getProblems()).extracting(RecordProblem::getText).isEmpty();
    assertThat(verification.getValid()).isTrue();
    assertBoardIsTyped(game);
  }

  private static void assertAddsUp(GameResult result, int seats) {
    assertThat(result.getScores())
        .extracting(Score::getSeat)
        .hasSize(seats)
        .doesNotHaveDuplicates();
    assertThat(result.getRanking().stream().flatMap(List::stream)).hasSize(seats);
    for (Score score : result.getScores()) {
      double sum = score.getBreakdown().values().stream().mapToDouble(points -> points).sum();
      assertThat(score.getScore()).isCloseTo(sum, within(1e-9));
    }
  }

  /** The board of the ruleset is a model in the SDKs, and it holds all that the server sent. */
  private static void assertBoardIsTyped(Game game) throws Exception {
    String model =
        Arrays.stream(game.getRuleset().split("_"))
            .map(word -> word.substring(0, 1).toUpperCase() + word.substring(1))
            .collect(Collectors.joining("", "", "Board"));
    ObjectMapper mapper = client.getObjectMapper();
    JsonNode sent =
        mapper.valueToTree(
            new PlayingApi(client).getView(game.getId(), null, null, null).getBoard());
    Class<?> type = Class.forName("dev.boardwright.client.model." + model);
    JsonNode typed = mapper.valueToTree(mapper.treeToValue(sent, type));
    assertThat(withoutNulls(typed)).isEqualTo(withoutNulls(sent));

    String python =
        """
        import json, sys
        from boardwright import ApiClient, Configuration, PlayingApi, %1$s
        url, game = sys.argv[1:]
        view = PlayingApi(ApiClient(Configuration(host=url + "/v1"))).get_view(game)
        sent = view.board.to_dict()
        assert %1$s.from_dict(sent).to_dict() == sent
        """
            .formatted(model);
    run(CLIENTS, List.of(PYTHON.toString(), "-c", python, service.url(), game.getId()));
    assertThat(Files.readString(CLIENTS.resolve("typescript/target/dist/types.gen.d.ts")))
        .contains("export type " + model + " ");
  }

  private static JsonNode withoutNulls(JsonNode node) {
    node.forEach(BotsIT::withoutNulls);
    return node instanceof ObjectNode object ? object.removeNulls() : node;
  }

  /** Runs a command to its end, which must be a good one, and returns what it printed. */
  private static String run(Path folder, List<String> command) throws Exception {
    Path output = Files.createTempFile(BotsIT.folder, "output", ".txt");
    ProcessBuilder builder = new ProcessBuilder(command).directory(folder.toFile());
    builder.environment().put("BOARDWRIGHT_URL", service.url());
    builder.environment().put("BOARDWRIGHT_JAVA_HOME", System.getProperty("java.home"));
    Process process = builder.redirectErrorStream(true).redirectOutput(output.toFile()).start();
    boolean ended = process.waitFor(A_GAME);
    process.descendants().forEach(ProcessHandle::destroy);
    process.destroy();
    String told = Files.readString(output);
    assertThat(ended).as("ends within %s: %s", A_GAME, told).isTrue();
    assertThat(process.exitValue()).as(told).isZero();
    return told;
  }

  @Test
  void sdkTellsProblemsByTheirCode() {
    assertThatThrownBy(() -> new GamesApi(client).getGame("aaaaaaaaaaaaaaaaaaaa"))
        .hasMessageContaining("not_found");
  }
}
