package dev.boardwright.clients;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.within;

import dev.boardwright.client.ApiClient;
import dev.boardwright.client.api.GamesApi;
import dev.boardwright.client.api.RecordsApi;
import dev.boardwright.client.api.RulesetsApi;
import dev.boardwright.client.model.Game;
import dev.boardwright.client.model.GameResult;
import dev.boardwright.client.model.GameStatus;
import dev.boardwright.client.model.RecordProblem;
import dev.boardwright.client.model.Ruleset;
import dev.boardwright.client.model.Score;
import dev.boardwright.client.model.Verification;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
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
    String told = Command.run(bot.folder, Map.of("BOARDWRIGHT_URL", service.url()), command);

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

  /** They are to be read in one go, and copied. */
  @Test
  void noFileOfABotHasMoreThanAHundredLines() throws Exception {
    try (Stream<Path> files =
        Stream.of("bot-java/src", "bot-typescript", "bot-python").flatMap(BotsIT::sources)) {
      List<Path> sources = files.toList();
      assertThat(sources).hasSize(6);
      for (Path source : sources) {
        assertThat(Files.readAllLines(source)).as("%s", source).hasSizeLessThanOrEqualTo(100);
      }
    }
  }

  private static Stream<Path> sources(String folder) {
    try {
      return Files.walk(CLIENTS.resolve(folder), 7)
          .filter(file -> file.toString().matches(".*\\.(java|ts|py)"))
          .filter(file -> !file.toString().matches(".*/(node_modules|target|__pycache__)/.*"));
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  @Test
  void sdkTellsProblemsByTheirCode() {
    assertThatThrownBy(() -> new GamesApi(client).getGame("aaaaaaaaaaaaaaaaaaaa"))
        .hasMessageContaining("not_found");
  }
}
