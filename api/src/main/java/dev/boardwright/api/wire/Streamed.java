package dev.boardwright.api.wire;

import java.util.Optional;

/** Something that is told on a stream. */
public sealed interface Streamed permits Answers.StreamEvent, AccountAnswers.AccountEvent {

  /** Its kind. */
  String word();

  /** From where a reader that has got it can go on; empty if it begins anew. */
  Optional<Integer> position();
}
