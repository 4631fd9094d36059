package dev.boardwright.trespass;

import java.time.Instant;

/** Crosses boundaries on purpose. */
public record GameKnowsTime(Instant at) {
  long now() {
    return System.nanoTime();
  }
}
