package dev.boardwright.api.wire;

import dev.boardwright.engine.Text;

/** The bots that a server plays by itself. */
public enum HouseBot {
  GREEDY("bot.greedy"),
  RANDOM("bot.random");

  private final String key;

  HouseBot(String key) {
    this.key = key;
  }

  /** How it plays, for people. */
  public Text text() {
    return Problem.text(key);
  }
}
