package dev.boardwright.api.wire;

/** Makes texts fit for messages to people. */
public final class Plain {

  private static final int LONGEST = 60;

  private Plain() {}

  /** A text from outside, fit to be quoted: not too long, no control characters, no halves. */
  public static String quoted(String text) {
    String cut = text.length() <= LONGEST ? text : text.substring(0, LONGEST) + "…";
    return cut.replaceAll("[\\p{Cntrl}\\p{Cs}]", "?");
  }
}
