package dev.boardwright.engine.conformance;

/** Shows where two long texts part. */
final class Difference {

  private static final int BEFORE = 160;
  private static final int AFTER = 240;

  private Difference() {}

  static String of(String one, String other) {
    int at = 0;
    while (at < one.length() && at < other.length() && one.charAt(at) == other.charAt(at)) {
      at++;
    }
    return "\n  " + around(one, at) + "\n  " + around(other, at);
  }

  private static String around(String text, int at) {
    int from = Math.max(0, at - BEFORE);
    int to = Math.min(text.length(), at + AFTER);
    return (from > 0 ? "…" : "") + text.substring(from, to) + (to < text.length() ? "…" : "");
  }
}
