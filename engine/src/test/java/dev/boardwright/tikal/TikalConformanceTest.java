package dev.boardwright.tikal;

import static org.assertj.core.api.Assertions.assertThat;

import dev.boardwright.engine.Options;
import dev.boardwright.engine.conformance.Conformance;
import dev.boardwright.engine.conformance.Report;
import org.junit.jupiter.api.Test;

class TikalConformanceTest {

  private static final Tikal RULES = new Tikal();

  private static Conformance<TikalMove> kit() {
    return Conformance.of(RULES).sharing(Terrain.class);
  }

  @Test
  void tikalKeepsTheContractWithEveryOption() {
    Report report = kit().games(1).check();
    assertThat(report.setups()).isGreaterThan(30);
  }

  /** In games of every kind that the kit plays. */
  @Test
  void bothGamesKeepTheContract() {
    Options basic = Options.standard(RULES.options());
    Options auction = basic.with(TikalOptions.AUCTION, true);
    Report report = kit().options(basic, auction).games(5).check();
    assertThat(report.longestTurn()).isLessThanOrEqualTo(RULES.limits().answersATurn());
    assertThat(report.widestDecision()).matches("(Place|Bid)\\[.*");
  }
}
