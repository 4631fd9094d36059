package dev.boardwright.rules;

import dev.boardwright.engine.Ruleset;
import dev.boardwright.engine.Rulesets;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/**
 * A page of rules of a game.
 *
 * @param name of its file, without the ending: the id of the ruleset, and for an expansion a hyphen
 *     and what it is called
 */
record RulesPage(Ruleset<?> ruleset, String name, String text) {

  private static final Path FOLDER = Path.of("..", "docs", "rules");

  /** A rule, in a list or as the row of a table, or a part of the one before. */
  private static final Pattern RULE =
      Pattern.compile("(?m)^(?:- |\\| )\\*\\*([A-Z])(\\d+)\\*\\*|^ {2}- \\*\\*([a-z])\\*\\*");

  /** Those of all installed rulesets. */
  static List<RulesPage> all() {
    return Rulesets.installed().stream().flatMap(ruleset -> of(ruleset).stream()).toList();
  }

  /** The page of a ruleset, and those of its expansions. */
  static List<RulesPage> of(Ruleset<?> ruleset) {
    try (Stream<Path> files = Files.list(FOLDER)) {
      List<RulesPage> pages = new ArrayList<>();
      for (Path file : files.sorted().toList()) {
        String name = file.getFileName().toString().replaceFirst("\\.md$", "");
        if (name.equals(ruleset.id()) || name.startsWith(ruleset.id() + "-")) {
          pages.add(new RulesPage(ruleset, name, Files.readString(file)));
        }
      }
      return pages;
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  /** The letter of its rules. */
  char letter() {
    Matcher matcher = RULE.matcher(text);
    return matcher.find() ? matcher.group(1).charAt(0) : ' ';
  }

  /** The numbers of its rules in their order, parts with their letters: 80, 81, 81a, 81b. */
  List<String> rules() {
    List<String> rules = new ArrayList<>();
    String number = "";
    Matcher matcher = RULE.matcher(text);
    while (matcher.find()) {
      number = matcher.group(2) == null ? number : matcher.group(2);
      rules.add(matcher.group(3) == null ? number : number + matcher.group(3));
    }
    return rules;
  }

  @Override
  public String toString() {
    return name;
  }
}
