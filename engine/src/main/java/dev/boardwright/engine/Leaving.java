package dev.boardwright.engine;

import java.util.Optional;

/** What becomes of a game of three or more when a player leaves it. Whoever left ranks last. */
public enum Leaving {
  /** The rules answer for the seat; see {@link Position#fallback}. */
  VACANT,
  /** The seat is asked as before, and a bot answers. */
  BOT,
  /** The game ends for all. */
  END;

  /** The code of the entry by which a player leaves; empty for {@link #VACANT}. */
  public String code() {
    return this == VACANT ? "" : EnumWords.word(this);
  }

  /** What such a code stands for; empty if for nothing. */
  public static Optional<Leaving> of(String code) {
    for (Leaving leaving : values()) {
      if (leaving.code().equals(code)) {
        return Optional.of(leaving);
      }
    }
    return Optional.empty();
  }
}
