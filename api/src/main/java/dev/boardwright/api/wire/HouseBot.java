package dev.boardwright.api.wire;

/** The bots that a server plays by itself. */
public enum HouseBot {
  GREEDY(
      "Looks one move ahead, in a few worlds that its seat holds possible, and takes the move that"
          + " looks best. It plays on for those who leave."),
  RANDOM("Plays any legal move, each as likely as the others.");

  private final String text;

  HouseBot(String text) {
    this.text = text;
  }

  /** How it plays, for people. */
  public String text() {
    return text;
  }
}
