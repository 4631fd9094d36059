package dev.boardwright.engine.conformance;

import dev.boardwright.engine.ChanceMove;
import dev.boardwright.engine.Decision;
import dev.boardwright.engine.Move;
import dev.boardwright.engine.Seat;
import java.util.HashSet;
import java.util.List;
import java.util.Set;

/** Checks of what is listed. */
final class Lists {

  private static final int MOST = 200;

  private Lists() {}

  static <M extends Move> void somebodyCanAct(Game<M> game) {
    if (game.position.over()) {
      return;
    }
    if (game.position.chanceToAct()) {
      game.require(!game.position.outcomes().moves().isEmpty(), () -> "CHANCE has no outcome");
      return;
    }
    game.require(!game.position.toAct().isEmpty(), () -> "nobody is asked");
    eachSeat(
        game,
        (seat, moves) ->
            game.require(
                !moves.isEmpty(),
                () -> game.position.decision(seat) + " of seat " + seat + " lists no move"));
  }

  static <M extends Move> void distinct(Game<M> game) {
    eachListed(
        game,
        (seat, moves) -> {
          Set<M> values = new HashSet<>(moves);
          game.require(values.size() == moves.size(), () -> "a move is listed twice in " + moves);
          Set<String> texts = new HashSet<>();
          for (M move : moves) {
            String text = game.ruleset.moves().text(move);
            game.require(texts.add(text), () -> "two moves are written '" + text + "'");
          }
          game.requireEqual(
              moves, game.position.copy().legalMoves(seat), "listing again gives another list");
        });
  }

  static <M extends Move> void width(Game<M> game) {
    eachSeat(
        game,
        (seat, moves) -> {
          Decision decision = game.position.decision(seat);
          game.require(
              moves.size() <= MOST,
              () -> "%s lists %d moves, more than %d".formatted(decision, moves.size(), MOST));
          if (moves.size() > game.notes.widest) {
            game.notes.listed(moves.size(), decision.toString());
          }
        });
  }

  static <M extends Move> void grammar(Game<M> game) {
    eachListed(
        game,
        (seat, moves) ->
            game.some(moves, 8)
                .forEach(move -> Written.survives(game, game.ruleset.moves(), move)));
    eachSeat(
        game,
        (seat, moves) ->
            Written.survives(game, game.ruleset.decisions(), game.position.decision(seat)));
  }

  static <M extends Move> void chance(Game<M> game) {
    eachListed(
        game,
        (seat, moves) ->
            game.require(
                moves.stream()
                    .allMatch(move -> move instanceof ChanceMove == (seat == Seat.CHANCE)),
                () ->
                    (seat == Seat.CHANCE
                            ? "CHANCE is given a seat's move in "
                            : "a seat is given a move of CHANCE in ")
                        + moves));
    if (game.position.chanceToAct()) {
      Enum<?> source = game.position.chanceStep().source();
      game.require(
          game.ruleset.sources().contains(source),
          () -> "the ruleset's sources do not name " + source);
    }
  }

  static <M extends Move> void randomMove(Game<M> game) {
    eachListed(
        game,
        (seat, moves) -> {
          for (int i = 0; i < 3; i++) {
            M random = game.position.copy().randomMove(seat, game.rng);
            game.require(moves.contains(random), () -> random + " is random, but not legal");
          }
        });
  }

  static <M extends Move> void fallback(Game<M> game) {
    eachSeat(
        game,
        (seat, moves) -> {
          M fallback = game.position.copy().fallback(seat);
          game.require(moves.contains(fallback), () -> "fallback " + fallback + " is not legal");
        });
  }

  /** Receives a seat that is asked, or CHANCE, and what it may do. */
  interface Listed<M> {
    void of(int seat, List<M> moves);
  }

  static <M extends Move> void eachSeat(Game<M> game, Listed<M> taker) {
    game.position.toAct().seats().forEach(seat -> taker.of(seat, game.position.legalMoves(seat)));
  }

  static <M extends Move> void eachListed(Game<M> game, Listed<M> taker) {
    if (game.position.chanceToAct()) {
      taker.of(Seat.CHANCE, game.position.legalMoves(Seat.CHANCE));
    }
    eachSeat(game, taker);
  }
}
