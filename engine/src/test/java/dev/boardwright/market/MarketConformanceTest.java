package dev.boardwright.market;

import static org.assertj.core.api.Assertions.assertThat;

import dev.boardwright.engine.conformance.Conformance;
import dev.boardwright.engine.conformance.Report;
import org.junit.jupiter.api.Test;

class MarketConformanceTest {

  @Test
  void marketKeepsTheContract() {
    Report report = Conformance.of(new Market()).throughout().check();
    assertThat(report.warnings()).isEmpty();
    assertThat(report.widestDecision()).startsWith("Payment");
  }
}
