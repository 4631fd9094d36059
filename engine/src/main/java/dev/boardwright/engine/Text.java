package dev.boardwright.engine;

import java.util.Locale;

/** Something to be said to people, in whatever language they read. */
@FunctionalInterface
public interface Text {

  /** What it says in this language; in English as far as there is no translation. */
  String in(Locale language);

  /**
   * A message of the file that lies beside a class.
   *
   * @param beside any class of the package whose message file it is
   * @param key its key in that file
   * @param args names of arguments, each followed by its value: a text, a word, a number, or a list
   *     of these
   */
  static Text of(Class<?> beside, String key, Object... args) {
    return Message.of(beside, key, args);
  }
}
