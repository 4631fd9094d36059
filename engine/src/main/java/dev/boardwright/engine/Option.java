package dev.boardwright.engine;

import java.util.List;
import java.util.Optional;

/**
 * A choice made when a game is created.
 *
 * @param <T> the type of its values
 */
public sealed interface Option<T> {

  /** Its name in lower_snake. */
  String key();

  /** Its default. */
  T standard();

  /** What it does, for people. */
  String text();

  /**
   * Reads a value as it is sent: a {@link Boolean}, an {@link Integer}, or the word of an enum.
   *
   * @return empty if it is not a value of this option
   */
  Optional<T> read(Object sent);

  /** A value as it is sent. */
  Object sent(T value);

  /** What would be accepted, for people. */
  String accepted();

  /** On or off. */
  record Flag(String key, Boolean standard, String text) implements Option<Boolean> {
    @Override
    public Optional<Boolean> read(Object sent) {
      return sent instanceof Boolean flag ? Optional.of(flag) : Optional.empty();
    }

    @Override
    public Object sent(Boolean value) {
      return value;
    }

    @Override
    public String accepted() {
      return "true or false";
    }
  }

  /** A whole number from {@code min} to {@code max}. */
  record Whole(String key, int min, int max, Integer standard, String text)
      implements Option<Integer> {
    @Override
    public Optional<Integer> read(Object sent) {
      return sent instanceof Integer number && number >= min && number <= max
          ? Optional.of(number)
          : Optional.empty();
    }

    @Override
    public Object sent(Integer value) {
      return value;
    }

    @Override
    public String accepted() {
      return "a whole number from " + min + " to " + max;
    }
  }

  /** One of a few words. */
  record Choice<E extends Enum<E>>(String key, Class<E> type, E standard, String text)
      implements Option<E> {

    /** The words of its values, in order. */
    public List<String> words() {
      return EnumWords.of(type).words();
    }

    @Override
    public Optional<E> read(Object sent) {
      return sent instanceof String word
          ? EnumWords.of(type).constant(word).map(type::cast)
          : Optional.empty();
    }

    @Override
    public Object sent(E value) {
      return EnumWords.word(value);
    }

    @Override
    public String accepted() {
      return "one of " + String.join(", ", words());
    }
  }
}
