package dev.boardwright.api.game;

/** Makes a text from outside fit to be quoted: no control characters, no half of a pair. */
public final class Plain {

  private static final int LONGEST = 60;

  private Plain() {}

  public static String text(String text) {
    String cut = text.length() <= LONGEST ? text : text.substring(0, LONGEST) + "…";
    return cut.replaceAll("[\\p{Cntrl}\\p{Cs}]", "?");
  }
}
