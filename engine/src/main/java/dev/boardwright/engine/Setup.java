package dev.boardwright.engine;

/**
 * What a game begins with, but for its seed. Together with the log it is the whole game.
 *
 * @param version the version of the ruleset that the game is played by, to its end
 * @param seats how many seats there are
 * @param confirmTurns whether a move that ends a turn is asked for even when it is the only one
 */
public record Setup(int version, int seats, Options options, boolean confirmTurns) {

  /** A game of the current rules with default options, whose turns need no confirmation. */
  public static Setup standard(Ruleset<?> ruleset, int seats) {
    return new Setup(ruleset.version(), seats, Options.standard(ruleset.options()), false);
  }

  /** Whether the game is played by this version of its ruleset or a later one. */
  public boolean since(int wanted) {
    return version >= wanted;
  }

  /** The value of an option of the ruleset. */
  public <T> T option(Option<T> option) {
    return options.get(option);
  }

  /** The same but for the value of one option. */
  public <T> Setup with(Option<T> option, T value) {
    return new Setup(version, seats, options.with(option, value), confirmTurns);
  }
}
