package dev.boardwright.api;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Pages that name the tests which prove what they say. */
class PagesTest {

  private static final Path TESTS = Path.of("src/test/java");

  /** {@code `KillTest`} or {@code `store/KillTest`}, with or without a method. */
  private static final Pattern TEST =
      Pattern.compile("`((?:[a-z]+/)?[A-Z][A-Za-z]*(?:Test|Contract|Filter))(?:\\.(\\w+))?`");

  @ParameterizedTest
  @ValueSource(strings = {"promise", "security"})
  void everyTestThatIsNamedIsThere(String page) throws IOException {
    String text = Files.readString(Path.of("../docs").resolve(page + ".md"));
    List<MatchResult> named = TEST.matcher(text).results().toList();
    assertThat(named).hasSizeGreaterThan(10);
    for (MatchResult test : named) {
      String source = Files.readString(file(test.group(1)));
      if (test.group(2) != null) {
        assertThat(source).contains("void " + test.group(2) + "(");
      }
    }
  }

  private static Path file(String name) throws IOException {
    try (Stream<Path> files = Files.walk(TESTS)) {
      return files
          .filter(file -> file.endsWith(name + ".java"))
          .findFirst()
          .orElseThrow(() -> new AssertionError("there is no " + name));
    }
  }
}
