package dev.boardwright.santamaria;

import static org.assertj.core.api.Assertions.assertThat;

import dev.boardwright.engine.Arg;
import dev.boardwright.engine.Grammar;
import dev.boardwright.engine.Word;
import java.lang.reflect.ParameterizedType;
import java.lang.reflect.RecordComponent;
import java.lang.reflect.Type;
import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.ResourceBundle;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/** Every word has a text, and every text belongs to a word. */
class SantaMariaTextsTest {

  private static final Pattern ARGUMENT = Pattern.compile("\\{(\\w+)}");
  private static final ResourceBundle TEXTS =
      ResourceBundle.getBundle("dev.boardwright.santamaria.messages", Locale.ENGLISH);
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
            .filter(key -> !key.startsWith("value.") && !key.startsWith("schema."))
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

  @Test
  void everyPartOfTheBoardIsDescribed() {
    Set<String> parts = new TreeSet<>();
    addParts(SantaMariaBoard.class, parts);
    assertThat(TEXTS.keySet().stream().filter(key -> key.startsWith("schema.")))
        .containsExactlyInAnyOrderElementsOf(parts);
  }

  private static void addParts(Type type, Set<String> parts) {
    if (type instanceof ParameterizedType generic) {
      Stream.of(generic.getActualTypeArguments()).forEach(argument -> addParts(argument, parts));
    } else if (type instanceof Class<?> plain && (plain.isRecord() || plain.isEnum())) {
      String simple = plain.getSimpleName();
      String name = "schema." + (simple.startsWith("SantaMaria") ? simple : "SantaMaria" + simple);
      if (parts.add(name) && plain.isRecord()) {
        for (RecordComponent component : plain.getRecordComponents()) {
          parts.add(name + "." + component.getName());
          addParts(component.getGenericType(), parts);
        }
      }
    }
  }
}
