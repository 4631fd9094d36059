package dev.boardwright.tzolkin;

import static org.assertj.core.api.Assertions.assertThat;

import dev.boardwright.engine.Options;
import dev.boardwright.engine.conformance.Conformance;
import dev.boardwright.engine.conformance.Report;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

/** Every combination of the parts of the expansion keeps the contract of the core. */
class TzolkinExpansionConformanceTest {

  private static List<Options> combinations() {
    List<Options> combinations = new ArrayList<>();
    for (int parts = 1; parts < 16; parts++) {
      combinations.add(
          Options.standard(TzolkinOptions.ALL)
              .with(TzolkinOptions.QUICK_ACTIONS, (parts & 1) != 0)
              .with(TzolkinOptions.PROPHECIES, (parts & 2) != 0)
              .with(TzolkinOptions.TRIBES, (parts & 4) != 0)
              .with(TzolkinOptions.NEW_BUILDINGS, (parts & 8) != 0));
    }
    return combinations;
  }

  @Test
  void everyCombinationKeepsTheContract() {
    Report report =
        Conformance.of(Scenario.RULES)
            .options(combinations().toArray(Options[]::new))
            .games(1)
            .check();
    assertThat(report.setups()).isEqualTo(15 * 3 + 8);
    assertThat(report.warnings()).isEmpty();
    assertThat(report.widest()).isLessThanOrEqualTo(64);
  }

  @Test
  void theWholeExpansionKeepsTheContract() {
    Options all = combinations().getLast();
    Report report =
        Conformance.of(Scenario.RULES)
            .options(all, all.with(TzolkinOptions.REFILL, TzolkinOptions.Refill.IMMEDIATE))
            .games(5)
            .check();
    assertThat(report.warnings()).isEmpty();
    assertThat(report.longestTurn()).isLessThanOrEqualTo(Scenario.RULES.limits().answersATurn());
  }
}
