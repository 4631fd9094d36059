package dev.boardwright.texts;

import static org.assertj.core.api.Assertions.assertThat;

import dev.boardwright.engine.Arg;
import dev.boardwright.engine.Grammar;
import dev.boardwright.engine.Ruleset;
import dev.boardwright.engine.Rulesets;
import dev.boardwright.engine.Word;
import dev.boardwright.engine.conformance.MessageFile;
import java.lang.reflect.ParameterizedType;
import java.lang.reflect.RecordComponent;
import java.lang.reflect.Type;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import java.util.ResourceBundle;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** The message file of every installed ruleset has what the ruleset says, and nothing else. */
class RulesetTextsTest {

  static List<Ruleset<?>> rulesets() {
    return Rulesets.installed();
  }

  @ParameterizedTest
  @MethodSource("rulesets")
  void everyWordHasAMessageAndEveryMessageIsUsed(Ruleset<?> ruleset) {
    MessageFile file = MessageFile.english(ruleset.getClass());
    Vocabulary vocabulary = new Vocabulary(ruleset);
    Set<String> required = vocabulary.required();
    required.addAll(refusals(file, ruleset));
    Set<String> known = new TreeSet<>(required);
    known.addAll(vocabulary.allowed());
    Set<String> keys = file.messages().keySet();
    assertThat(MessageFile.difference(required, keys)).as("missing").isEmpty();
    assertThat(MessageFile.difference(keys, known)).as("of no use").isEmpty();
  }

  /** Those that the game's code names. */
  private static Set<String> refusals(MessageFile file, Ruleset<?> ruleset) {
    String room = ruleset.getClass().getPackageName().replace('.', '/');
    return file.named(Path.of("src/main/java").resolve(room), true).stream()
        .filter(key -> key.startsWith("refusal."))
        .collect(Collectors.toSet());
  }

  @ParameterizedTest
  @MethodSource("rulesets")
  void messagesNameArgumentsThatExist(Ruleset<?> ruleset) {
    MessageFile file = MessageFile.english(ruleset.getClass());
    new Vocabulary(ruleset)
        .words()
        .forEach(
            (key, word) -> {
              List<String> args = word.args().stream().map(Arg::name).toList();
              Set<String> named = MessageFile.arguments(file.messages().getOrDefault(key, ""));
              assertThat(args).as(key).containsAll(named);
            });
    file.messages()
        .forEach(
            (key, text) -> {
              if (key.endsWith("#")) {
                assertThat(MessageFile.arguments(text)).as(key).containsExactly("number");
              } else if (key.matches("(value|text|option|reason|category)\\..*|name|summary")) {
                assertThat(MessageFile.arguments(text)).as(key).isEmpty();
              }
            });
  }

  @ParameterizedTest
  @MethodSource("rulesets")
  void everyPartOfTheBoardAndEveryArgumentIsDocumented(Ruleset<?> ruleset) {
    Class<?> type = ruleset.getClass();
    Set<String> documented =
        ResourceBundle.getBundle(type.getPackageName() + ".schema", Locale.ENGLISH).keySet();
    Set<String> parts = new TreeSet<>();
    addParts(type.getSimpleName(), ruleset.boardType(), parts);
    addArguments(type.getSimpleName(), "Move", ruleset.moves(), documented, parts);
    addArguments(type.getSimpleName(), "Decision", ruleset.decisions(), documented, parts);
    addArguments(type.getSimpleName(), "Event", ruleset.events(), documented, parts);
    assertThat(documented).containsExactlyInAnyOrderElementsOf(parts);
  }

  /** An argument is described for its word, or else for all words of its kind. */
  private static void addArguments(
      String prefix, String kind, Grammar<?> grammar, Set<String> documented, Set<String> parts) {
    for (Word word : grammar.words()) {
      for (Arg arg : word.args()) {
        String own = prefix + pascal(word.name()) + kind + "." + arg.name();
        parts.add(documented.contains(own) ? own : prefix + kind + "." + arg.name());
      }
    }
  }

  private static String pascal(String word) {
    return Stream.of(word.split("_"))
        .map(part -> Character.toUpperCase(part.charAt(0)) + part.substring(1))
        .collect(Collectors.joining());
  }

  private static void addParts(String prefix, Type type, Set<String> parts) {
    if (type instanceof ParameterizedType generic) {
      Stream.of(generic.getActualTypeArguments())
          .forEach(argument -> addParts(prefix, argument, parts));
    } else if (type instanceof Class<?> plain && (plain.isRecord() || plain.isEnum())) {
      String simple = plain.getSimpleName();
      String name = simple.startsWith(prefix) ? simple : prefix + simple;
      if (parts.add(name) && plain.isRecord()) {
        for (RecordComponent component : plain.getRecordComponents()) {
          parts.add(name + "." + component.getName());
          addParts(prefix, component.getGenericType(), parts);
        }
      }
    }
  }
}
