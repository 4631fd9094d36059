package dev.boardwright.api.text;

import dev.boardwright.engine.EnumWords;
import dev.boardwright.engine.Grammar;
import dev.boardwright.engine.Option;
import dev.boardwright.engine.Ruleset;
import java.lang.reflect.ParameterizedType;
import java.lang.reflect.RecordComponent;
import java.lang.reflect.Type;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import java.util.stream.Stream;

/** Every word that a ruleset uses for a component, an argument, or the value of an option. */
public final class Vocabulary {

  private final Set<String> words = new LinkedHashSet<>();
  private final Set<Class<?>> seen = new HashSet<>();

  private Vocabulary() {}

  /** The words of a ruleset, each once. */
  public static List<String> of(Ruleset<?> ruleset) {
    var vocabulary = new Vocabulary();
    vocabulary.add(ruleset.components().getClass());
    Stream.<Grammar<?>>of(ruleset.moves(), ruleset.decisions(), ruleset.events())
        .flatMap(grammar -> grammar.words().stream())
        .flatMap(word -> word.args().stream())
        .forEach(arg -> vocabulary.words.addAll(arg.words()));
    for (Option<?> option : ruleset.options()) {
      if (option instanceof Option.Choice<?> choice) {
        vocabulary.words.addAll(choice.words());
      }
    }
    return new ArrayList<>(vocabulary.words);
  }

  private void add(Type type) {
    switch (type) {
      case ParameterizedType generic ->
          Stream.of(generic.getActualTypeArguments()).forEach(this::add);
      case Class<?> plain when plain.isEnum() -> words.addAll(EnumWords.of(plain).words());
      case Class<?> plain when plain.isRecord() && seen.add(plain) -> {
        for (RecordComponent component : plain.getRecordComponents()) {
          add(component.getGenericType());
        }
      }
      default -> {} // numbers and the like
    }
  }
}
