package dev.boardwright.seasons;

import static org.assertj.core.api.Assertions.assertThat;

import dev.boardwright.engine.conformance.Conformance;
import dev.boardwright.engine.conformance.Report;
import dev.boardwright.seasons.cards.Catalogue;
import org.junit.jupiter.api.Test;

class SeasonsConformanceTest {

  @Test
  void seasonsKeepsTheContract() {
    Report report = Conformance.of(new Seasons()).sharing(Catalogue.class).check();
    assertThat(report.warnings()).isEmpty();
    assertThat(report.widest()).isLessThanOrEqualTo(64);
  }
}
