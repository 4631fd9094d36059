package dev.boardwright.engine.conformance.faults;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.catchThrowableOfType;

import dev.boardwright.engine.conformance.Check;
import dev.boardwright.engine.conformance.Conformance;
import dev.boardwright.engine.conformance.NonConformance;
import dev.boardwright.engine.conformance.Report;
import java.util.Arrays;
import java.util.EnumMap;
import java.util.EnumSet;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

class ConformanceTest {

  private static final Map<Fault, NonConformance> FOUND = new EnumMap<>(Fault.class);

  @Test
  void aSoundGamePasses() {
    Report report = Conformance.check(Pearls.sound());
    assertThat(report.games()).isGreaterThan(40);
    assertThat(report.longestGame()).isBetween(20, 60);
    assertThat(report.warnings()).isEmpty();
  }

  @ParameterizedTest
  @EnumSource
  void everyFaultIsFoundByItsCheck(Fault fault) {
    NonConformance found = found(fault);
    assertThat(found.check()).as(found.getMessage()).isEqualTo(fault.check);
    assertThat(found).hasMessageContaining(fault.complaint);
  }

  @Test
  void everyCheckHasAFault() {
    var proven = EnumSet.noneOf(Check.class);
    Arrays.stream(Fault.values()).forEach(fault -> proven.add(fault.check));
    assertThat(proven).containsExactlyInAnyOrder(Check.values());
  }

  /** A requirement is a line of the kit that can fail; a fault proves the line where it does. */
  @Test
  void everyRequirementHasAFault() {
    Set<String> proven =
        Arrays.stream(Fault.values())
            .map(fault -> Requirements.failed(found(fault)))
            .collect(Collectors.toCollection(TreeSet::new));
    assertThat(proven).containsExactlyElementsOf(Requirements.ALL);
  }

  private static NonConformance found(Fault fault) {
    return FOUND.computeIfAbsent(
        fault,
        _ -> {
          var found =
              catchThrowableOfType(
                  NonConformance.class, () -> Conformance.check(Pearls.with(fault)));
          assertThat(found).as("%s goes unseen", fault).isNotNull();
          return found;
        });
  }

  @Test
  void aFailureSaysHowToSeeItAgain() {
    var found =
        catchThrowableOfType(
            NonConformance.class, () -> Conformance.check(Pearls.with(Fault.PIECE_LOST)));
    assertThat(found)
        .hasMessageContaining("pearls version 1 breaks CENSUS")
        .hasMessageContaining("2 seats")
        .hasMessageContaining("{rounds=2}")
        .hasMessageContaining("CHANCE draw")
        .hasMessageContaining("-Dconformance.seed=1 -Dconformance.games=1");
  }

  @Test
  void whatNeverChangesMayBeShared() {
    var sharing = Conformance.of(Pearls.with(Fault.COPY_SHARES_COLLECTION)).games(1);
    assertThat(catchThrowableOfType(NonConformance.class, sharing::check)).isNotNull();
    assertThat(sharing.sharing(java.util.ArrayList.class).check().games()).isPositive();
  }
}
