package dev.boardwright.rules;

import static org.assertj.core.api.Assertions.assertThat;

import dev.boardwright.engine.Grammar;
import dev.boardwright.engine.Option;
import dev.boardwright.engine.Ruleset;
import dev.boardwright.engine.Rulesets;
import dev.boardwright.engine.Word;
import java.util.Arrays;
import java.util.List;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** Every ruleset has a page that says what it declares. */
class RulesPagesTest {

  private static final Pattern NUMBER = Pattern.compile("\\d+");

  static List<Ruleset<?>> rulesets() {
    return Rulesets.installed();
  }

  static List<RulesPage> pages() {
    return RulesPage.all();
  }

  private static String text(Ruleset<?> ruleset) {
    return RulesPage.of(ruleset).stream().map(RulesPage::text).collect(Collectors.joining("\n"));
  }

  @ParameterizedTest
  @MethodSource("pages")
  void rulesStandInOrder(RulesPage page) {
    assertThat(page.rules()).hasSizeGreaterThan(50).doesNotHaveDuplicates();
    List<Integer> numbers =
        page.rules().stream()
            .map(rule -> Integer.valueOf(rule.replaceAll("[a-z]", "")))
            .distinct()
            .toList();
    assertThat(numbers).isSorted();
    if (page.name().equals(page.ruleset().id())) {
      assertThat(numbers.getLast()).as("without gaps").isEqualTo(numbers.size());
    }
  }

  @ParameterizedTest
  @MethodSource("rulesets")
  void everyMoveAndQuestionIsNamed(Ruleset<?> ruleset) {
    String text = text(ruleset);
    for (Grammar<?> grammar : List.of(ruleset.moves(), ruleset.decisions())) {
      for (Word word : grammar.words()) {
        assertThat(text).containsPattern("`" + word.name() + "[ `]");
      }
    }
  }

  @ParameterizedTest
  @MethodSource("rulesets")
  void everyOptionStandsThereWithItsValues(Ruleset<?> ruleset) {
    for (Option<?> option : ruleset.options()) {
      List<String> row = row(text(ruleset), "| `" + option.key() + "` |");
      switch (option) {
        case Option.Flag flag when row.get(2).startsWith("`") ->
            assertThat(row.get(2)).startsWith("`" + flag.standard() + "`");
        case Option.Flag flag -> assertThat(flag.standard()).as("what it adds").isFalse();
        case Option.Whole whole ->
            assertThat(NUMBER.matcher(row.get(2)).results().map(found -> found.group()))
                .startsWith(whole.standard().toString())
                .contains("" + whole.min(), "" + whole.max());
        case Option.Choice<?> choice ->
            assertThat(row.get(2))
                .startsWith("`" + option(choice) + "`")
                .contains(spread(row.get(2), choice.words()));
      }
    }
  }

  /** All words, or the last one if others are left out. */
  private static List<String> spread(String cell, List<String> words) {
    return words.stream()
        .filter(word -> !cell.contains("…") || word.equals(words.getLast()))
        .map(word -> "`" + word + "`")
        .toList();
  }

  private static <T> Object option(Option<T> option) {
    return option.sent(option.standard());
  }

  private static List<String> row(String text, String start) {
    List<String> rows = text.lines().filter(line -> line.startsWith(start)).toList();
    assertThat(rows).as(start).hasSize(1);
    return Arrays.stream(rows.getFirst().split("\\|")).map(String::strip).toList();
  }
}
