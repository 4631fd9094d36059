package dev.boardwright.engine;

import java.util.List;
import java.util.Optional;

/**
 * Taking moves back. An undo is an entry of the log like any other; the <em>effective</em> log is
 * the log without what was withdrawn, and the position is its replay.
 */
final class Undo {

  /** How often a seat may undo until CHANCE acts again. */
  static final int MOST = 20;

  private Undo() {}

  /**
   * Whether an undo withdraws an entry: the seat's own moves since the decision, and automatic ones
   * they led to. What other seats answer in the same choice together stays.
   *
   * @param within whether the decision belongs to a choice that several seats are still making
   *     together
   */
  static boolean withdraws(int seat, int to, boolean within, Logged earlier) {
    Entry entry = earlier.entry();
    return earlier.version() > to
        && entry.kind() == Entry.Kind.MOVE
        && (entry.seat() == seat || !within);
  }

  /**
   * Why a seat may not withdraw what follows its decision first asked at {@code to}; empty if it
   * may.
   */
  static Optional<Refusal> refused(Tape<?> tape, int seat, int to) {
    if (tape.over()) {
      return Optional.of(Refusal.of(Refusal.Reason.GAME_NOT_RUNNING, Message.of("undo.game_over")));
    }
    if (tape.left().contains(seat)) {
      return refuse(Message.of("undo.left"));
    }
    List<Logged> effective = tape.effective();
    if (effective.stream().noneMatch(logged -> answers(logged.entry(), seat, to))) {
      return refuse(Message.of("undo.no_answer"));
    }
    boolean within = tape.within(to);
    for (Logged logged : effective) {
      Entry entry = logged.entry();
      if (logged.version() <= to) {
        continue;
      }
      if (entry.kind() == Entry.Kind.CHANCE) {
        return refuse(Message.of("undo.chance"));
      }
      if (!within && entry.kind() != Entry.Kind.MOVE) {
        return refuse(Message.of("undo.player_left"));
      }
      if (!within && entry.seat() != seat && !entry.auto()) {
        return refuse(Message.of("undo.other_seat"));
      }
    }
    if (undone(tape.log(), seat) >= MOST) {
      return refuse(Message.of("undo.too_often", "most", MOST));
    }
    return Optional.empty();
  }

  static boolean answers(Entry entry, int seat, int asked) {
    return entry.kind() == Entry.Kind.MOVE
        && entry.seat() == seat
        && entry.asked() == asked
        && !entry.auto();
  }

  private static int undone(List<Logged> log, int seat) {
    int count = 0;
    for (int i = log.size() - 1; i >= 0; i--) {
      Entry entry = log.get(i).entry();
      if (entry.kind() == Entry.Kind.CHANCE) {
        break;
      }
      count += entry.kind() == Entry.Kind.UNDO && entry.seat() == seat ? 1 : 0;
    }
    return count;
  }

  private static Optional<Refusal> refuse(Text why) {
    return Optional.of(Refusal.of(Refusal.Reason.UNDO_REFUSED, why));
  }
}
