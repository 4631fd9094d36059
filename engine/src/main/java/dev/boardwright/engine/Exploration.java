package dev.boardwright.engine;

import java.util.List;
import java.util.Optional;

/**
 * Moves of a seat tried out on a tape of their own, as far as that seat alone is asked.
 *
 * @param tape where they lead
 * @param played how many of them were tried before it stopped
 * @param refusal why they cannot be played; the rest says nothing then
 */
record Exploration<M extends Move>(Tape<M> tape, int played, Optional<Refusal> refusal) {

  /**
   * Tries moves out.
   *
   * @param tape changed by it
   */
  static <M extends Move> Exploration<M> of(Tape<M> tape, Seed seed, int seat, List<String> texts) {
    if (!tape.isAsked(seat)) {
      return new Exploration<>(tape, 0, Optional.of(notAsked(tape, seat)));
    }
    Optional<Refusal> refusal = new Driver<>(tape, seed).playAll(seat, texts);
    Optional<Refusal> interrupted =
        refusal.filter(why -> why.reason() == Refusal.Reason.BATCH_NOT_CONTIGUOUS);
    return interrupted.isPresent()
        ? new Exploration<>(tape, interrupted.get().index(), Optional.empty())
        : new Exploration<>(tape, texts.size(), refusal);
  }

  private static Refusal notAsked(Tape<?> tape, int seat) {
    return tape.over()
        ? Refusal.gameOver()
        : Refusal.of(
            Refusal.Reason.NOT_YOUR_DECISION,
            Message.of("decision.none", "seat", seat, "version", tape.version()));
  }

  /** Why a seat can see no further; empty if it is asked again. */
  Optional<Stop> stopped(int seat) {
    if (tape.isAsked(seat)) {
      return Optional.empty();
    }
    if (tape.over()) {
      return Optional.of(Stop.OVER);
    }
    return Optional.of(tape.position().chanceToAct() ? Stop.CHANCE : Stop.OTHER_SEAT);
  }
}
