package dev.boardwright.engine;

import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;

/** The words of an enum: the names of its constants in lower case. */
public final class EnumWords {

  private static final ClassValue<EnumWords> KNOWN =
      new ClassValue<>() {
        @Override
        protected EnumWords computeValue(Class<?> type) {
          return new EnumWords(type);
        }
      };

  private final List<String> words;
  private final Map<String, Enum<?>> constants = new LinkedHashMap<>();

  private EnumWords(Class<?> type) {
    Enum<?>[] all = (Enum<?>[]) type.getEnumConstants();
    words = Arrays.stream(all).map(constant -> constant.name().toLowerCase(Locale.ROOT)).toList();
    for (Enum<?> constant : all) {
      if (constants.put(words.get(constant.ordinal()), constant) != null) {
        throw new IllegalArgumentException(
            type.getName() + " has two constants " + words.get(constant.ordinal()));
      }
    }
  }

  /** The words of an enum type, made once. */
  public static EnumWords of(Class<?> type) {
    return KNOWN.get(type);
  }

  /** The word of a constant. */
  public static String word(Enum<?> constant) {
    return of(constant.getDeclaringClass()).words.get(constant.ordinal());
  }

  /** All of them, in the order of the constants. */
  public List<String> words() {
    return words;
  }

  /** The constant of a word; empty if it has none. */
  public Optional<Enum<?>> constant(String word) {
    return Optional.ofNullable(constants.get(word));
  }
}
