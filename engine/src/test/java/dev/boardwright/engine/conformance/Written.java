package dev.boardwright.engine.conformance;

import dev.boardwright.engine.Grammar;
import dev.boardwright.engine.Parsed;
import java.util.List;

/** Writes a value and reads it back. */
final class Written {

  private Written() {}

  @SuppressWarnings("unchecked") // a value of another type is found by what comes back
  static <T> void survives(Game<?> game, Grammar<? extends T> grammar, T value) {
    var writer = (Grammar<T>) grammar;
    String text = writer.text(value);
    game.require(
        text.length() <= Grammar.LONGEST_TEXT, () -> "'" + text + "' is too long to be read");
    Parsed<T> same = new Parsed.Ok<>(value);
    game.requireEqual(
        List.of(same, same),
        List.of(writer.parse(text), writer.parse(writer.typed(value))),
        "'" + text + "', or its typed form, is not read back");
  }
}
