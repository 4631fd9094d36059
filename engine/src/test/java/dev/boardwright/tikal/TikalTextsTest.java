package dev.boardwright.tikal;

import static org.assertj.core.api.Assertions.assertThat;

import dev.boardwright.engine.Arg;
import dev.boardwright.engine.Grammar;
import dev.boardwright.engine.Word;
import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.ResourceBundle;
import java.util.Set;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;

/** Every word has a text, and every text belongs to a word. */
class TikalTextsTest {

  private static final Pattern ARGUMENT = Pattern.compile("\\{(\\w+)}");
  private static final ResourceBundle TEXTS =
      ResourceBundle.getBundle("dev.boardwright.tikal.messages", Locale.ENGLISH);
  private static final Map<String, Grammar<?>> GRAMMARS =
      Map.of(
          "move.", Scenario.RULES.moves(),
          "decision.", Scenario.RULES.decisions(),
          "event.", Scenario.RULES.events());

  @Test
  void everyWordHasATextAndEveryTextAWord() {
    Set<String> words = new HashSet<>();
    GRAMMARS.forEach(
        (prefix, grammar) -> grammar.words().forEach(word -> words.add(prefix + word.name())));
    Set<String> texts =
        TEXTS.keySet().stream()
            .filter(key -> !key.startsWith("value."))
            .collect(Collectors.toSet());
    assertThat(texts).containsExactlyInAnyOrderElementsOf(words);
  }

  @Test
  void textsNameArgumentsThatExist() {
    GRAMMARS.forEach(
        (prefix, grammar) -> {
          for (Word word : grammar.words()) {
            List<String> args = word.args().stream().map(Arg::name).toList();
            List<String> named =
                ARGUMENT
                    .matcher(TEXTS.getString(prefix + word.name()))
                    .results()
                    .map(result -> result.group(1))
                    .toList();
            assertThat(args).as(prefix + word.name()).containsAll(named);
          }
        });
  }

  @Test
  void valuesAreWordsOfArguments() {
    Set<String> values =
        GRAMMARS.values().stream()
            .flatMap(grammar -> grammar.words().stream())
            .flatMap(word -> word.args().stream())
            .flatMap(arg -> arg.words().stream())
            .map(word -> "value." + word)
            .collect(Collectors.toSet());
    assertThat(TEXTS.keySet().stream().filter(key -> key.startsWith("value.")))
        .isNotEmpty()
        .isSubsetOf(values);
  }
}
