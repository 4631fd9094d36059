package dev.boardwright.santamaria;

import dev.boardwright.engine.conformance.Conformance;
import org.junit.jupiter.api.Test;

class SantaMariaConformanceTest {

  @Test
  void santaMariaKeepsTheContract() {
    Conformance.check(new SantaMaria());
  }
}
