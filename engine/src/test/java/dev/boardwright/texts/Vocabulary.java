package dev.boardwright.texts;

import dev.boardwright.engine.Arg;
import dev.boardwright.engine.EnumWords;
import dev.boardwright.engine.Grammar;
import dev.boardwright.engine.Option;
import dev.boardwright.engine.Ruleset;
import dev.boardwright.engine.Word;
import java.lang.reflect.ParameterizedType;
import java.lang.reflect.RecordComponent;
import java.lang.reflect.Type;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/** Every word of a ruleset, from what it declares. */
final class Vocabulary {

  private static final Pattern CODE = Pattern.compile(".*\\d.*|.");

  private final Ruleset<?> ruleset;
  private final Set<String> values = new TreeSet<>();

  Vocabulary(Ruleset<?> ruleset) {
    this.ruleset = ruleset;
    addEnums(ruleset.components().getClass(), new HashSet<>());
    words().values().stream()
        .flatMap(word -> word.args().stream())
        .forEach(arg -> values.addAll(arg.words()));
    for (Option<?> option : ruleset.options()) {
      if (option instanceof Option.Choice<?> choice) {
        values.addAll(choice.words());
      }
    }
  }

  private void addEnums(Type type, Set<Type> seen) {
    switch (type) {
      case ParameterizedType generic ->
          Stream.of(generic.getActualTypeArguments()).forEach(argument -> addEnums(argument, seen));
      case Class<?> plain when plain.isEnum() -> values.addAll(EnumWords.of(plain).words());
      case Class<?> plain when plain.isRecord() && seen.add(plain) -> {
        for (RecordComponent component : plain.getRecordComponents()) {
          addEnums(component.getGenericType(), seen);
        }
      }
      default -> {}
    }
  }

  /** Moves, decisions and events by the keys of their messages. */
  Map<String, Word> words() {
    Map<String, Word> words = new LinkedHashMap<>();
    Map<String, Grammar<?>> grammars = new LinkedHashMap<>();
    grammars.put("move.", ruleset.moves());
    grammars.put("decision.", ruleset.decisions());
    grammars.put("event.", ruleset.events());
    grammars.forEach(
        (prefix, grammar) ->
            grammar.words().forEach(word -> words.put(prefix + word.name(), word)));
    return words;
  }

  /** The keys that the message file has to have; a word that is a code speaks for itself. */
  Set<String> required() {
    Set<String> keys = new TreeSet<>(Set.of("name", "summary"));
    ruleset.options().forEach(option -> keys.add("option." + option.key()));
    keys.addAll(words().keySet());
    ruleset.reasons().forEach(reason -> keys.add("reason." + reason));
    ruleset.categories().stream()
        .filter(category -> !values.contains(category))
        .forEach(category -> keys.add("category." + category));
    values.stream()
        .filter(word -> !CODE.matcher(word).matches())
        .forEach(word -> keys.add("value." + word));
    return keys;
  }

  /** The keys that it may have besides. */
  Set<String> allowed() {
    Set<String> keys = new TreeSet<>();
    ruleset.categories().forEach(category -> keys.add("category." + category));
    for (String word : values) {
      keys.add("value." + word);
      keys.add("value." + word.replaceFirst("\\d+$", "#"));
      keys.add("text." + word);
    }
    List<Arg> args = words().values().stream().flatMap(word -> word.args().stream()).toList();
    args.forEach(arg -> keys.add("text." + arg.name()));
    if (args.stream().anyMatch(arg -> arg.kind() == Arg.Kind.BOOLEAN)) {
      keys.addAll(Set.of("value.true", "value.false"));
    }
    return keys;
  }
}
