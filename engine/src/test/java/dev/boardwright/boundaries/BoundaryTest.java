package dev.boardwright.boundaries;

import static org.assertj.core.api.Assertions.assertThat;

import com.tngtech.archunit.core.domain.JavaClasses;
import com.tngtech.archunit.core.importer.ClassFileImporter;
import com.tngtech.archunit.core.importer.ImportOption.DoNotIncludeTests;
import com.tngtech.archunit.core.importer.ImportOption.OnlyIncludeTests;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.EnumSource;

final class BoundaryTest {
  private static final JavaClasses MAIN =
      new ClassFileImporter()
          .withImportOption(new DoNotIncludeTests())
          .importPackages("dev.boardwright");

  private static final JavaClasses TRESPASSERS =
      new ClassFileImporter()
          .withImportOption(new OnlyIncludeTests())
          .importPackages(
              "dev.boardwright.engine.trespass",
              "dev.boardwright.bots.trespass",
              "dev.boardwright.trespass");

  @ParameterizedTest
  @EnumSource
  void isKept(Boundary boundary) {
    boundary.rule().check(MAIN);
  }

  @ParameterizedTest
  @EnumSource
  void isSeenWhenCrossed(Boundary boundary) {
    assertThat(crossings(boundary)).isNotEmpty();
  }

  @Test
  void everyForbiddenWayBetweenRoomsIsSeen() {
    assertThat(crossings(Boundary.ROOMS))
        .anyMatch(line -> line.contains("CoreKnowsGame"))
        .anyMatch(line -> line.contains("BotKnowsGame"))
        .anyMatch(line -> line.contains("GameKnowsBot"))
        .anyMatch(line -> line.contains("GameKnowsTime"));
  }

  @ParameterizedTest
  @CsvSource({
    "ROOMS, org.slf4j.LoggerFactory.getLogger",
    "WORLD, java.nio.file.Files.readString",
    "WORLD, java.util.logging.Logger.getGlobal",
    "WORLD, java.io.PrintStream",
    "WORLD, java.lang.Thread.<init>",
    "WORLD, java.util.concurrent.Executors.newSingleThreadExecutor",
    "WORLD, java.util.List.parallelStream",
    "WORLD, java.lang.System.getenv",
    "WORLD, java.lang.System.getProperty",
    "CLOCK, java.lang.System.nanoTime",
    "CLOCK, java.util.Calendar.getInstance",
    "LUCK, java.util.Random.<init>",
    "ORDER, java.util.HashSet.<init>"
  })
  void everyForbiddenWayOutIsSeen(Boundary boundary, String way) {
    assertThat(crossings(boundary)).anyMatch(line -> line.contains(way));
  }

  private static List<String> crossings(Boundary boundary) {
    return boundary.rule().evaluate(TRESPASSERS).getFailureReport().getDetails();
  }
}
