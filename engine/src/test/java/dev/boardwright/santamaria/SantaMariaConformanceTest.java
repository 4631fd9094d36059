package dev.boardwright.santamaria;

import static org.assertj.core.api.Assertions.assertThat;

import dev.boardwright.engine.Options;
import dev.boardwright.engine.conformance.Conformance;
import dev.boardwright.engine.conformance.Report;
import org.junit.jupiter.api.Test;

class SantaMariaConformanceTest {

  private static final SantaMaria RULES = new SantaMaria();

  @Test
  void santaMariaKeepsTheContractWithEveryOption() {
    Report report = Conformance.of(RULES).games(2).check();
    assertThat(report.setups()).isGreaterThanOrEqualTo(4 * 5);
  }

  /** In games of every kind that the kit plays. */
  @Test
  void bothSetupsKeepTheContract() {
    Options basic = Options.standard(RULES.options());
    Options advanced = basic.with(SantaMariaOptions.ADVANCED_SETUP, true);
    Report report = Conformance.of(RULES).options(basic, advanced).games(5).check();
    assertThat(report.widest()).isLessThanOrEqualTo(64);
    assertThat(report.warnings()).isEmpty();
  }
}
