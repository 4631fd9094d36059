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

  private static final int MOST_TOLD = 40;

  /** What an argument can be. */
  public enum Kind {
    ENUM,
    INTEGER,
    BOOLEAN
  }

  /** What would be accepted, as a part of a sentence. */
  Text accepted() {
    Text one =
        switch (kind) {
          case ENUM ->
              words.size() <= MOST_TOLD
                  ? Message.of("accepted.word", "words", words)
                  : Message.of("accepted.words", "words", words.subList(0, MOST_TOLD));
          case INTEGER -> Message.of("accepted.whole", "min", min, "max", max);
          case BOOLEAN -> Message.of("accepted.flag");
        };
    return list ? Message.of("accepted.list", "one", one) : one;
  }
}
