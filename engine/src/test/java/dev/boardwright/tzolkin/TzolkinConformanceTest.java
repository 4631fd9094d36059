package dev.boardwright.tzolkin;

import static org.assertj.core.api.Assertions.assertThat;

import dev.boardwright.engine.conformance.Conformance;
import dev.boardwright.engine.conformance.Report;
import org.junit.jupiter.api.Test;

class TzolkinConformanceTest {

  @Test
  void tzolkinKeepsTheContract() {
    Report report = Conformance.check(new Tzolkin());
    assertThat(report.warnings()).isEmpty();
    assertThat(report.widest()).isLessThanOrEqualTo(64);
  }
}
