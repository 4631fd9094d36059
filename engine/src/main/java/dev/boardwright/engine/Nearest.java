package dev.boardwright.engine;

import java.util.Comparator;
import java.util.List;

/** Finds the texts most like a given one, for error messages. */
final class Nearest {

  private static final int MOST = 10;
  private static final int LOOKED_AT = 80;

  private record Near(String text, int distance) {}

  private Nearest() {}

  static List<String> to(String text, List<String> candidates) {
    String wanted = text.length() <= LOOKED_AT ? text : text.substring(0, LOOKED_AT);
    return candidates.stream()
        .map(candidate -> new Near(candidate, distance(wanted, candidate)))
        .sorted(Comparator.comparingInt(Near::distance))
        .limit(MOST)
        .map(Near::text)
        .toList();
  }

  /** Levenshtein's distance. */
  private static int distance(String a, String b) {
    int[] row = new int[b.length() + 1];
    for (int j = 0; j <= b.length(); j++) {
      row[j] = j;
    }
    for (int i = 1; i <= a.length(); i++) {
      int diagonal = row[0];
      row[0] = i;
      for (int j = 1; j <= b.length(); j++) {
        int same = a.charAt(i - 1) == b.charAt(j - 1) ? 0 : 1;
        int best = Math.min(diagonal + same, 1 + Math.min(row[j], row[j - 1]));
        diagonal = row[j];
        row[j] = best;
      }
    }
    return row[b.length()];
  }
}
