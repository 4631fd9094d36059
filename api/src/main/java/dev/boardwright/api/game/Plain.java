package dev.boardwright.api.game;

/** Makes a text from outside fit to be quoted. */
final class Plain {

  private static final int LONGEST = 60;

  private Plain() {}

  static String text(String text) {
    String cut = text.length() <= LONGEST ? text : text.substring(0, LONGEST) + "…";
    return cut.replaceAll("[\\p{Cntrl}\\p{Cs}]", "?");
  }
}
