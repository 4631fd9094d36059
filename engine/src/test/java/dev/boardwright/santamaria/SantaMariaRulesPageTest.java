package dev.boardwright.santamaria;

import static org.assertj.core.api.Assertions.assertThat;

import dev.boardwright.engine.Grammar;
import dev.boardwright.engine.Option;
import dev.boardwright.engine.Word;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.regex.Pattern;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

/** The page of rules has every rule, and every word that is played, asked or chosen. */
class SantaMariaRulesPageTest {

  private static final String PAGE = page();

  private static String page() {
    try {
      return Files.readString(Path.of("..", "docs", "rules", "santa_maria.md"));
    } catch (IOException e) {
      throw new IllegalStateException(e);
    }
  }

  @Test
  void everyRuleStandsThereOnceAndInOrder() {
    List<Integer> numbers =
        Pattern.compile("(?m)^- \\*\\*M([0-9]+)\\*\\*")
            .matcher(PAGE)
            .results()
            .map(found -> Integer.valueOf(found.group(1)))
            .toList();
    assertThat(numbers).isEqualTo(IntStream.rangeClosed(1, 126).boxed().toList());
    for (char letter = 'a'; letter <= 'j'; letter++) {
      assertThat(PAGE).contains("\n  - **" + letter + "** ");
    }
  }

  @Test
  void everyMoveAndQuestionIsNamed() {
    for (Grammar<?> grammar : List.of(Scenario.RULES.moves(), Scenario.RULES.decisions())) {
      for (Word word : grammar.words()) {
        assertThat(PAGE).containsPattern("`" + word.name() + "[ `]");
      }
    }
  }

  @Test
  void everyOptionIsNamed() {
    for (Option<?> option : Scenario.RULES.options()) {
      assertThat(PAGE).contains("| `" + option.key() + "` | `" + option(option) + "`,");
    }
  }

  private static <T> Object option(Option<T> option) {
    return option.sent(option.standard());
  }
}
