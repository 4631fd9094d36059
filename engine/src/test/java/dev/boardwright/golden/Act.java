package dev.boardwright.golden;

import dev.boardwright.engine.DecisionId;
import dev.boardwright.engine.Entry;
import dev.boardwright.engine.Leaving;
import dev.boardwright.engine.Match;
import dev.boardwright.engine.Move;
import java.util.List;

/** Something a player did. */
sealed interface Act {

  /** The moves of a batch. */
  record Submit(DecisionId decision, List<String> moves) implements Act {}

  /** Moves taken back. */
  record TakeBack(DecisionId to) implements Act {}

  /** A player who leaves. */
  record Leave(int seat, Leaving leaving) implements Act {}

  /** Does it. */
  default <M extends Move> Match<M> on(Match<M> match) {
    var outcome =
        switch (this) {
          case Submit(var decision, var moves) -> match.submit(decision.seat(), decision, moves);
          case TakeBack(var to) -> match.undo(to.seat(), to);
          case Leave(int seat, var leaving) -> match.vacate(seat, Entry.Kind.RESIGN, leaving);
        };
    return switch (outcome) {
      case Match.Outcome.Accepted<M>(var next, var _) -> next;
      case Match.Outcome.Replayed<M> _, Match.Outcome.Refused<M> _ ->
          throw new AssertionError("at version " + match.version() + ": " + this + ": " + outcome);
    };
  }

  /** As it is written in a recording. */
  default String text() {
    return switch (this) {
      case Submit(var decision, var moves) -> decision + " " + String.join("; ", moves);
      case TakeBack(var to) -> "undo " + to;
      case Leave(int seat, var leaving) -> ("resign " + seat + " " + leaving.code()).strip();
    };
  }

  private static Act leave(String[] words) {
    String code = words.length == 1 ? "" : words[1];
    return new Leave(Integer.parseInt(words[0]), Leaving.of(code).orElseThrow());
  }

  static Act read(String text) {
    String[] words = text.split(" ", 2);
    return switch (words[0]) {
      case "undo" -> new TakeBack(DecisionId.parse(words[1]).orElseThrow());
      case "resign" -> leave(words[1].split(" ", 2));
      default ->
          new Submit(DecisionId.parse(words[0]).orElseThrow(), List.of(words[1].split("; ", -1)));
    };
  }
}
