package dev.boardwright.engine.conformance;

import dev.boardwright.engine.Move;
import dev.boardwright.engine.Position;
import dev.boardwright.engine.Seat;
import dev.boardwright.engine.SeatSet;
import dev.boardwright.engine.Viewer;
import java.util.List;

/** Checks that nobody learns what it may not know. */
final class Secrets {

  private static final int TRIED = 3;

  private Secrets() {}

  /** A seat that is asked cannot tell the real world from a possible one. */
  static <M extends Move> void determinize(Game<M> game) {
    Lists.eachSeat(
        game,
        (seat, moves) -> {
          Position<M> other = game.position.determinize(seat, game.rng);
          Viewer viewer = Viewer.of(seat);
          game.requireEqual(game.census(), other.census(), "determinize loses or makes pieces");
          game.requireEqual(
              game.position.view(viewer),
              other.view(viewer),
              "seat " + seat + " sees a difference in its determinized world");
          game.requireEqual(
              game.position.toAct(), other.toAct(), "other seats are asked in another world");
          game.requireEqual(
              moves,
              other.legalMoves(seat),
              "what seat " + seat + " may do depends on what it cannot know");
          for (M move : game.some(moves, TRIED)) {
            game.requireEqual(
                Seen.of(game.position, seat, move, viewer),
                Seen.of(other, seat, move, viewer),
                "seat " + seat + " learns something by its own " + move);
          }
        });
  }

  /** Whether others are asked does not depend on what a seat cannot know. */
  static <M extends Move> void unasked(Game<M> game) {
    for (int viewer = 0; viewer < game.setup.seats(); viewer++) {
      Position<M> other = game.position.determinize(viewer, game.rng);
      game.requireEqual(
          game.position.chanceToAct(),
          other.chanceToAct(),
          "CHANCE is to act in one possible world only");
      game.requireEqual(
          game.position.toAct(), other.toAct(), "seats are asked in one possible world only");
      for (int seat : game.position.toAct().seats().toArray()) {
        int from = viewer;
        game.require(
            seat == viewer || game.position.unasked(seat) == other.unasked(seat),
            () ->
                "whether %s is asked tells seat %d what it may not know; it must be alwaysAsked()"
                    .formatted(game.position.decision(seat), from));
      }
    }
  }

  /** Whatever a seat answers in secret, others see the same. */
  static <M extends Move> void secretAnswer(Game<M> game) {
    Lists.eachSeat(
        game,
        (seat, moves) -> {
          if (game.position.decision(seat).secret()) {
            game.notes.holders = game.notes.holders.with(seat);
            game.require(
                game.position.decision(seat).alwaysAsked(),
                () -> game.position.decision(seat) + " is secret, but not always asked");
            sameFor(game, SeatSet.of(seat), seat, moves);
          }
        });
  }

  /** Whatever CHANCE brings, those outside the audience see the same. */
  static <M extends Move> void audience(Game<M> game) {
    if (game.position.chanceToAct()) {
      SeatSet audience = game.position.chanceStep().audience();
      if (!audience.equals(SeatSet.ALL)) {
        audience.seats().forEach(seat -> game.notes.holders = game.notes.holders.with(seat));
        sameFor(game, audience, Seat.CHANCE, game.position.legalMoves(Seat.CHANCE));
      }
    }
  }

  private static <M extends Move> void sameFor(
      Game<M> game, SeatSet knowing, int seat, List<M> moves) {
    List<M> tried = game.some(moves, TRIED);
    for (Viewer viewer : game.viewers()) {
      if (viewer.sees(knowing)) {
        continue;
      }
      Seen first = Seen.of(game.position, seat, tried.getFirst(), viewer);
      for (M move : tried.subList(1, tried.size())) {
        game.requireEqual(
            first,
            Seen.of(game.position, seat, move, viewer),
            "%s tells %s from %s".formatted(name(viewer), tried.getFirst(), move));
      }
    }
  }

  private static String name(Viewer viewer) {
    return viewer.seat() < 0 ? "a spectator" : "seat " + viewer.seat();
  }

  /** Notes whose secrets are drawn anew for the others. */
  static <M extends Move> void vary(Game<M> game) {
    if (game.notes.redrawn.equals(game.notes.holders)) {
      return;
    }
    int seat = game.rng.nextInt(game.setup.seats());
    Position<M> other = game.position.determinize(seat, game.rng);
    for (int holder = 0; holder < game.setup.seats(); holder++) {
      Viewer viewer = Viewer.of(holder);
      if (holder != seat
          && game.notes.holders.contains(holder)
          && !game.position.view(viewer).equals(other.view(viewer))) {
        game.notes.redrawn = game.notes.redrawn.with(holder);
      }
    }
  }

  /** When all games are over: whether it was done for everybody who knows something. */
  static <M extends Move> void varied(Game<M> game) {
    for (int seat : game.notes.holders.seats().toArray()) {
      game.require(
          game.notes.redrawn.contains(seat),
          () -> "what only seat " + seat + " knows is never drawn anew for the others");
    }
  }
}
