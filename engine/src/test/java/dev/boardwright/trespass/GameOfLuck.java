package dev.boardwright.trespass;

import java.util.HashSet;
import java.util.Random;
import java.util.Set;

/** Crosses boundaries on purpose. */
public final class GameOfLuck {
  private final Set<Integer> seen = new HashSet<>();
  private final Random random = new Random();

  int roll() {
    int rolled = random.nextInt(6);
    seen.add(rolled);
    System.out.println(seen);
    return rolled;
  }
}
