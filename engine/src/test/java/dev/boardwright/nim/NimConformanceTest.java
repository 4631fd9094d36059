package dev.boardwright.nim;

import dev.boardwright.engine.conformance.Conformance;
import org.junit.jupiter.api.Test;

class NimConformanceTest {

  @Test
  void nimKeepsTheContract() {
    Conformance.check(new Nim());
  }
}
