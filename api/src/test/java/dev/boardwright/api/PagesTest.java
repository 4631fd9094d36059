package dev.boardwright.api;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;

/** What the pages name is there: tests, files, headings, keys. */
class PagesTest {

  private static final Path ROOT = Path.of("..");
  private static final Path TESTS = Path.of("src/test/java");
  private static final Path KEYS =
      Path.of("src/main/java/dev/boardwright/api/store/RedisKeys.java");

  /** {@code `LostTailTest`} or {@code `store/FailoverTest`}, with or without a method. */
  private static final Pattern TEST =
      Pattern.compile("`((?:[a-z]+/)?[A-Z][A-Za-z]*(?:Test|Contract|Filter))(?:\\.(\\w+))?`");

  private static final Pattern LINK =
      Pattern.compile("]\\((?!https?:|mailto:)([^)#\\s]*)(?:#([^)\\s]*))?\\)");
  private static final Pattern FENCED = Pattern.compile("(?ms)^ *```(\\w*)\\n(.*?)^ *```$");
  private static final Pattern HEADING = Pattern.compile("(?m)^#+ (.*)$");
  private static final Pattern COMMENT = Pattern.compile("(?m)(^|\\s)#\\s.*$");

  static Stream<Path> pages() throws IOException {
    List<Path> pages = new ArrayList<>();
    for (String place : List.of("README.md", "clients/README.md", "openapi/README.md")) {
      pages.add(ROOT.resolve(place));
    }
    try (Stream<Path> files = Files.walk(ROOT.resolve("docs"))) {
      files.filter(file -> file.toString().endsWith(".md")).forEach(pages::add);
    }
    return pages.stream();
  }

  @ParameterizedTest
  @MethodSource("pages")
  void everyLinkLeadsSomewhere(Path page) throws IOException {
    String text = FENCED.matcher(Files.readString(page)).replaceAll("");
    for (MatchResult link : LINK.matcher(text).results().toList()) {
      Path target = link.group(1).isEmpty() ? page : page.resolveSibling(link.group(1)).normalize();
      assertThat(target).as("%s in %s", link.group(), page).exists();
      if (link.group(2) != null) {
        assertThat(anchors(target)).as("%s in %s", link.group(), page).contains(link.group(2));
      }
    }
  }

  /** The anchors that a browser of repositories makes of the headings. */
  private static Set<String> anchors(Path page) throws IOException {
    Set<String> anchors = new HashSet<>();
    String text = FENCED.matcher(Files.readString(page)).replaceAll("");
    for (MatchResult heading : HEADING.matcher(text).results().toList()) {
      String plain = heading.group(1).replaceAll("]\\([^)]*\\)", "").toLowerCase(Locale.ROOT);
      anchors.add(plain.replaceAll("[^\\p{L}\\p{N} _-]", "").strip().replace(' ', '-'));
    }
    return anchors;
  }

  /** Some shells take a comment after a command for its arguments when it is typed or pasted. */
  @ParameterizedTest
  @ValueSource(
      strings = {
        "README",
        "docs/accounts",
        "docs/archive",
        "docs/bots",
        "docs/fair-play",
        "docs/getting-started",
        "docs/languages",
        "docs/promise",
        "docs/security"
      })
  void whatIsPastedHasNoComments(String page) throws IOException {
    String text = Files.readString(ROOT.resolve(page + ".md"));
    List<MatchResult> commands =
        FENCED.matcher(text).results().filter(block -> block.group(1).equals("sh")).toList();
    assertThat(commands).isNotEmpty();
    for (MatchResult block : commands) {
      assertThat(block.group(2)).doesNotContainPattern(COMMENT);
    }
  }

  @Test
  void everyKeyInRedisIsInTheTable() throws IOException {
    String page = Files.readString(ROOT.resolve("docs/redis.md"));
    List<MatchResult> names =
        Pattern.compile("prefix \\+ \"([a-z]+)").matcher(Files.readString(KEYS)).results().toList();
    assertThat(names).hasSizeGreaterThan(10);
    for (MatchResult name : names) {
      assertThat(page).containsPattern("(?m)^\\| .*`boardwright:" + name.group(1) + "[:`]");
    }
  }

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
