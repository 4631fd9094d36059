package dev.boardwright.engine;

import java.util.List;
import java.util.Optional;

/**
 * A choice made when a game is created. What it does is said in the message {@code option.key} of
 * the ruleset.
 *
 * @param <T> the type of its values
 */
public sealed interface Option<T> {

  /** Its name in lower_snake. */
  String key();

  /** Its default. */
  T standard();

  /**
   * Reads a value as it is sent: a {@link Boolean}, an {@link Integer}, or the word of an enum.
   *
   * @return empty if it is not a value of this option
   */
  Optional<T> read(Object sent);

  /** A value as it is sent. */
  Object sent(T value);

  /** What would be accepted, as a part of a sentence. */
  Text accepted();

  /** On or off. */
  record Flag(String key, Boolean standard) implements Option<Boolean> {
    @Override
    public Optional<Boolean> read(Object sent) {
      return sent instanceof Boolean flag ? Optional.of(flag) : Optional.empty();
    }

    @Override
    public Object sent(Boolean value) {
      return value;
    }

    @Override
    public Text accepted() {
      return Message.of("accepted.flag");
    }
  }

  /** A whole number from {@code min} to {@code max}. */
  record Whole(String key, int min, int max, Integer standard) implements Option<Integer> {
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
    public Text accepted() {
      return Message.of("accepted.whole", "min", min, "max", max);
    }
  }

  /** One of a few words. */
  record Choice<E extends Enum<E>>(String key, Class<E> type, E standard) implements Option<E> {

    /** A choice among all values of the enum of its default. */
    public static <E extends Enum<E>> Choice<E> of(String key, E standard) {
      return new Choice<>(key, standard.getDeclaringClass(), standard);
    }

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
    public Text accepted() {
      return Message.of("accepted.word", "words", words());
    }
  }
}
