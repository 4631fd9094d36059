package dev.boardwright.seasons;

import static org.assertj.core.api.Assertions.assertThat;

import dev.boardwright.engine.conformance.Conformance;
import dev.boardwright.engine.conformance.Report;
import dev.boardwright.seasons.cards.Catalogue;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** The conformance kit on every number of seats and every option. */
class SeasonsConformanceTest {

  private static final int HOUSE_RULE = 64; // moves

  @ParameterizedTest
  @ValueSource(ints = {2, 3, 4})
  void keepsTheContract(int seats) {
    Report report =
        Conformance.of(new Seasons())
            .sharing(Catalogue.class)
            .seats(seats)
            .games(2)
            .seed(2L * seats) // other games for other seats
            .check();
    assertThat(report.warnings()).isEmpty();
    assertThat(report.widest()).isLessThanOrEqualTo(HOUSE_RULE);
  }
}
