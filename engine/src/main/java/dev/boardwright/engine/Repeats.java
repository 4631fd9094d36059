package dev.boardwright.engine;

import java.util.List;
import java.util.Optional;

/** What comes late: the very same once more, or an answer to a decision that is no longer open. */
final class Repeats {

  private Repeats() {}

  /** What the same moves, submitted for the same decision, led to. */
  static Optional<Append> ofAnswer(List<Append> appends, DecisionId decision, List<String> texts) {
    return appends.stream()
        .filter(append -> append.seat() == decision.seat() && append.asked() == decision.asked())
        .filter(append -> append.submitted().equals(texts))
        .findFirst();
  }

  /** What going back to the same decision led to. */
  static Optional<Append> ofUndo(List<Append> appends, DecisionId to) {
    return appends.stream()
        .filter(append -> append.seat() == to.seat() && append.asked() == to.asked())
        .filter(append -> begins(append, Entry.Kind.UNDO))
        .findFirst();
  }

  /** What the same seats, leaving in the same way, led to. */
  static Optional<Append> ofLeaving(List<Append> appends, SeatSet seats, Entry.Kind kind) {
    return appends.stream()
        .filter(append -> append.leaving().equals(seats) && begins(append, kind))
        .findFirst();
  }

  private static boolean begins(Append append, Entry.Kind kind) {
    return !append.entries().isEmpty() && append.entries().getFirst().kind() == kind;
  }

  /** Whether a decision has an answer that was not taken back. */
  static boolean isAnswered(Tape<?> tape, DecisionId decision) {
    return answers(tape.effective(), decision);
  }

  /** Why a decision that has no answer is not open. */
  static Refusal closed(Tape<?> tape, DecisionId decision) {
    if (answers(tape.log(), decision)) {
      return Refusal.of(
          Refusal.Reason.DECISION_WITHDRAWN,
          Message.of("decision.withdrawn", "decision", decision));
    }
    return tape.over()
        ? Refusal.gameOver()
        : Refusal.of(
            Refusal.Reason.NOT_YOUR_DECISION,
            Message.of("decision.not_asked", "seat", decision.seat(), "decision", decision));
  }

  private static boolean answers(List<Logged> log, DecisionId decision) {
    return log.stream()
        .anyMatch(logged -> Undo.answers(logged.entry(), decision.seat(), decision.asked()));
  }
}
