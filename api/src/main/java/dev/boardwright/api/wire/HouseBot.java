package dev.boardwright.api.wire;

import dev.boardwright.engine.EnumWords;
import dev.boardwright.engine.Text;

/** The bots that a server plays by itself. */
public enum HouseBot {
  GREEDY,
  RANDOM;

  /** How it plays, for people. */
  public Text text() {
    return Problem.text("bot." + EnumWords.word(this));
  }
}
