package dev.boardwright.engine;

import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;

/**
 * Drives a tape forward: plays what is submitted, draws for CHANCE, answers what needs no asking.
 */
final class Driver<M extends Move> {

  private final Tape<M> tape;
  private final Seed seed;

  Driver(Tape<M> tape, Seed seed) {
    this.tape = tape;
    this.seed = seed;
  }

  Tape<M> tape() {
    return tape;
  }

  /** Goes on until somebody has to be asked or the game is over. */
  void advance() {
    while (!tape.over()) {
      if (tape.position().chanceToAct()) {
        tape.chance(tape.position().draw(seed));
        continue;
      }
      OptionalInt seat = tape.position().toAct().seats().filter(this::unasked).findFirst();
      if (seat.isEmpty()) {
        return;
      }
      answerFor(seat.getAsInt());
    }
  }

  private void answerFor(int seat) {
    Position<M> position = tape.position();
    boolean vacant = tape.vacant(seat);
    tape.move(seat, vacant ? position.fallback(seat) : position.legalMoves(seat).getFirst(), true);
  }

  /** Whether this seat's decision is answered without asking. */
  private boolean unasked(int seat) {
    return tape.vacant(seat) || tape.position().unasked(seat);
  }

  /**
   * Plays the moves of a batch. What is answered automatically between them may be among them.
   *
   * @return why one of them was refused
   */
  Optional<Refusal> playAll(int seat, List<String> texts) {
    int automatic = tape.version();
    for (int i = 0; i < texts.size(); i++) {
      String text = texts.get(i);
      automatic = nextAutomatic(automatic);
      if (automatic < tape.version() && text.equals(code(automatic))) {
        automatic++;
        continue;
      }
      if (!tape.isAsked(seat)) {
        return Optional.of(
            Refusal.at(Refusal.Reason.BATCH_NOT_CONTIGUOUS, Message.of("batch.interrupted"), i));
      }
      Optional<Refusal> refusal = playOne(seat, text, i);
      if (refusal.isPresent()) {
        return refusal;
      }
      automatic = tape.version();
      answerForced(seat);
    }
    return Optional.empty();
  }

  /** The place of the next automatic entry that has not been submitted yet. */
  private int nextAutomatic(int from) {
    int place = from;
    while (place < tape.version() && !tape.log().get(place).entry().auto()) {
      place++;
    }
    return place;
  }

  private String code(int place) {
    return tape.log().get(place).entry().code();
  }

  private void answerForced(int seat) {
    while (tape.isAsked(seat) && unasked(seat)) {
      answerFor(seat);
    }
  }

  private Optional<Refusal> playOne(int seat, String text, int index) {
    Grammar<M> grammar = grammar();
    Position<M> position = tape.position();
    List<M> legal = position.legalMoves(seat);
    Text reason;
    switch (grammar.parse(text)) {
      case Parsed.Ok<M>(M move) -> {
        if (legal.contains(move)) {
          tape.move(seat, move, false);
          return Optional.empty();
        }
        reason = Message.of("move.not_now", "move", text);
      }
      case Parsed.Bad<M>(Text why) -> reason = why;
    }
    List<String> nearest = Nearest.to(text, legal.stream().map(grammar::text).toList());
    return Optional.of(Refusal.illegal(reason, index, legal.size(), nearest));
  }

  private Grammar<M> grammar() {
    return tape.grammar();
  }
}
