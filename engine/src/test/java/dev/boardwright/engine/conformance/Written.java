package dev.boardwright.engine.conformance;

import dev.boardwright.engine.Grammar;
import dev.boardwright.engine.Parsed;

/** Writes a value and reads it back. */
final class Written {

  private Written() {}

  @SuppressWarnings("unchecked") // a value of another type is found by what comes back
  static <T> void survives(Game<?> game, Grammar<? extends T> grammar, T value) {
    var writer = (Grammar<T>) grammar;
    String text = writer.text(value);
    game.require(
        text.length() <= Grammar.LONGEST_TEXT, () -> "'" + text + "' is too long to be read");
    game.requireEqual(
        new Parsed.Ok<>(value), writer.parse(text), "text form '" + text + "' is not read back");
    game.requireEqual(
        new Parsed.Ok<>(value),
        writer.parse(writer.typed(value)),
        "typed form of '" + text + "' is not read back");
  }
}
