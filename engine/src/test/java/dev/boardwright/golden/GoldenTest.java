package dev.boardwright.golden;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/**
 * Replays the golden playthroughs. When a rule has changed on purpose, record them anew: {@code mvn
 * -q -pl engine test -Dtest=GoldenTest -Dgolden.write} and look at what differs.
 */
class GoldenTest {

  @BeforeAll
  static void recordAnew() throws IOException {
    if (System.getProperty("golden.write") != null) {
      for (Plan plan : Plan.all()) {
        Path file = Golden.file(plan.ruleset(), plan.name());
        Files.createDirectories(file.getParent());
        Files.writeString(file, String.join("\n", plan.play()) + "\n");
      }
    }
  }

  static List<Path> files() throws IOException {
    return Golden.files();
  }

  @ParameterizedTest
  @MethodSource("files")
  void isReplayed(Path file) throws IOException {
    List<String> recorded = Files.readAllLines(file);
    List<String> again = Golden.again(recorded);
    for (int i = 0; i < Math.min(recorded.size(), again.size()); i++) {
      assertThat(again.get(i)).as("%s, line %d", file, i + 1).isEqualTo(recorded.get(i));
    }
    assertThat(again).hasSameSizeAs(recorded);
    assertThat(again.toString()).contains("result ");
  }

  @Test
  void everyPlannedGameIsRecorded() {
    assertThat(Plan.all())
        .isNotEmpty()
        .allSatisfy(plan -> assertThat(Golden.file(plan.ruleset(), plan.name())).exists());
  }

  @Test
  void whatIsDoneDecidesWhatFollows() throws IOException {
    List<String> recorded = Files.readAllLines(Golden.file("night_market", "two_seats"));
    var otherSeed =
        recorded.stream().map(line -> line.startsWith("seed ") ? "seed 00" : line).toList();
    assertThatThrownBy(() -> assertThat(Golden.again(otherSeed)).isEqualTo(recorded))
        .isInstanceOf(AssertionError.class);
  }
}
