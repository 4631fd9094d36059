package dev.boardwright.engine;

import java.util.List;

/**
 * One argument of a {@link Word}.
 *
 * @param name as the record component is called
 * @param kind what its values, or the elements of its list, are
 * @param list whether it is a list
 * @param words the values of an enum, in order; empty for the other kinds
 * @param min the lowest number; 0 for the other kinds
 * @param max the highest number; 0 for the other kinds
 */
public record Arg(String name, Kind kind, boolean list, List<String> words, int min, int max) {

  /** What an argument can be. */
  public enum Kind {
    ENUM,
    INTEGER,
    BOOLEAN
  }

  /** What would be accepted, for people. */
  String accepted() {
    String one =
        switch (kind) {
          case ENUM -> words.size() <= 40 ? "one of " + String.join(", ", words) : some(words);
          case INTEGER -> "a whole number from " + min + " to " + max;
          case BOOLEAN -> "true or false";
        };
    return list ? "a comma-separated list (- if empty), each " + one : one;
  }

  private static String some(List<String> words) {
    return "one of " + String.join(", ", words.subList(0, 40)) + ", …";
  }
}
