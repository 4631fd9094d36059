package dev.boardwright.api.game;

import dev.boardwright.api.wire.Answers.RecordCheck;
import dev.boardwright.api.wire.Answers.RecordCheck.Outcome;
import dev.boardwright.api.wire.Answers.RecordProblem;
import dev.boardwright.api.wire.Answers.Verification;
import dev.boardwright.api.wire.GameRecord;
import dev.boardwright.api.wire.Problem;
import dev.boardwright.engine.Match;
import dev.boardwright.engine.Options;
import dev.boardwright.engine.ReplayFailed;
import dev.boardwright.engine.Seed;
import dev.boardwright.engine.Setup;
import dev.boardwright.engine.Verification.Fault;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.EnumSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/**
 * Whether a record is what it claims to be: from the hash of the seed over what the players added
 * to it and every draw to the result. It needs the rulesets and nothing else.
 */
public final class Verifier {

  private final Catalog catalog;

  /** Knows the games of this catalog. */
  public Verifier(Catalog catalog) {
    this.catalog = catalog;
  }

  /**
   * What was found.
   *
   * @param match the whole game, if its log can be replayed
   */
  public record Inspected(Verification verification, Optional<Match<?>> match) {}

  /**
   * Replays a record and says what is wrong with it.
   *
   * @throws Problem {@code invalid_options} if it is of no game that can be played here
   */
  public Inspected inspect(GameRecord record) {
    Rules<?> rules = rules(record);
    Inspection inspection = new Inspection(record);
    inspection.checkSeed();
    inspection.checkNonces();
    Optional<Match<?>> match = inspection.replay(rules, setup(rules, record));
    inspection.checkResult(match);
    return new Inspected(inspection.verification(), match);
  }

  /** The rules of a record's game. */
  Rules<?> rules(GameRecord record) {
    Rules<?> rules = catalog.requested(record.ruleset());
    List<Integer> versions = rules.ruleset().versions();
    if (!versions.contains(record.rulesetVersion())) {
      throw Problem.invalid(
          "/rulesetVersion", "ruleset.versions", "ruleset", record.ruleset(), "versions", versions);
    }
    return rules;
  }

  /** What a record's game began with. */
  static Setup setup(Rules<?> rules, GameRecord record) {
    int seats = record.seats().size();
    Options options = rules.options(seats, record.options());
    return new Setup(record.rulesetVersion(), seats, options, record.confirmTurns());
  }

  /** The checks of one record, one after the other. */
  private static final class Inspection {

    private final GameRecord record;
    private final List<RecordProblem> problems = new ArrayList<>();
    private final Set<RecordCheck.Kind> skipped = EnumSet.noneOf(RecordCheck.Kind.class);

    Inspection(GameRecord record) {
      this.record = record;
    }

    private void problem(RecordCheck.Kind check, String key) {
      problems.add(new RecordProblem(check, Optional.empty(), Problem.text(key)));
    }

    void checkSeed() {
      if (!Seed.of(record.seed()).hash().equals(record.seedHash())) {
        problem(RecordCheck.Kind.SEED_HASH, "record.hash");
      }
      if (!record.practice() && !record.seed().matches("[0-9a-f]{64}")) {
        problem(RecordCheck.Kind.SEED, "record.seed_chosen");
      }
      if (!record.practice() && record.forkedAt().isPresent()) {
        problem(RecordCheck.Kind.SEED, "record.fork_practice");
      }
    }

    void checkNonces() {
      if (record.seats().stream().allMatch(seat -> seat.nonce().isEmpty())) {
        skipped.add(RecordCheck.Kind.NONCES);
      } else if (record.practice()) {
        problem(RecordCheck.Kind.NONCES, "record.practice_nonces");
      }
    }

    Optional<Match<?>> replay(Rules<?> rules, Setup setup) {
      RecordLog log = RecordLog.of(rules, record);
      List<Fault> faults = log.faults();
      if (faults.isEmpty()) {
        faults = rules.faults(setup, record.luck(), log.appends(), record.forkedAt());
      }
      faults.forEach(
          fault ->
              problems.add(new RecordProblem(RecordCheck.Kind.LOG, fault.version(), fault.text())));
      if (!faults.isEmpty()) {
        return Optional.empty();
      }
      try {
        return Optional.of(rules.replay(setup, record.luck(), log.appends()));
      } catch (ReplayFailed e) {
        problems.add(
            new RecordProblem(RecordCheck.Kind.LOG, Optional.of(e.version() + 1), e.why()));
        return Optional.empty();
      }
    }

    void checkResult(Optional<Match<?>> match) {
      if (match.isEmpty() || record.result().isEmpty()) {
        skipped.add(RecordCheck.Kind.RESULT);
      } else if (!record.result().equals(match.get().result().map(Shown::result))) {
        problem(RecordCheck.Kind.RESULT, "record.result");
      }
    }

    Verification verification() {
      return new Verification(
          problems.isEmpty(),
          Arrays.stream(RecordCheck.Kind.values())
              .map(check -> new RecordCheck(check, outcome(check)))
              .toList(),
          problems);
    }

    private Outcome outcome(RecordCheck.Kind check) {
      if (problems.stream().anyMatch(problem -> problem.check() == check)) {
        return Outcome.FAILED;
      }
      return skipped.contains(check) ? Outcome.SKIPPED : Outcome.PASSED;
    }
  }
}
