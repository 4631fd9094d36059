package dev.boardwright.engine.conformance;

import dev.boardwright.engine.Board;
import dev.boardwright.engine.Events;
import dev.boardwright.engine.Move;
import dev.boardwright.engine.Position;
import dev.boardwright.engine.Seat;
import dev.boardwright.engine.Viewer;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** Checks of what is played, and of copies. */
final class Plays {

  private static final int TRIED = 4;

  private Plays() {}

  static <M extends Move> void accepted(Game<M> game) {
    Lists.eachListed(
        game,
        (seat, moves) -> {
          for (M move : game.some(moves, TRIED)) {
            Position<M> after = game.position.copy();
            after.play(seat, move, new Events.Kept());
            game.run(Check.CENSUS, () -> requireCensus(game, after, "by " + move));
          }
        });
  }

  static <M extends Move> void census(Game<M> game) {
    requireCensus(game, game.position, "on the way here");
  }

  private static <M extends Move> void requireCensus(
      Game<M> game, Position<M> position, String how) {
    game.requireEqual(game.census(), position.census(), "pieces are lost or made " + how);
  }

  static <M extends Move> void refused(Game<M> game) {
    if (game.played.isEmpty() || game.position.over()) {
      return;
    }
    String old = game.some(game.played, 1).getFirst().text();
    for (int seat = Seat.CHANCE; seat < game.setup.seats(); seat++) {
      if (!listed(game, seat).contains(old)) {
        refuses(game, seat, Records.parsed(game, old));
      }
    }
  }

  private static <M extends Move> List<String> listed(Game<M> game, int seat) {
    boolean asked =
        seat == Seat.CHANCE ? game.position.chanceToAct() : game.position.toAct().contains(seat);
    return asked
        ? game.position.legalMoves(seat).stream().map(game.ruleset.moves()::text).toList()
        : List.of();
  }

  private static <M extends Move> void refuses(Game<M> game, int seat, M move) {
    Position<M> copy = game.position.copy();
    Board before = copy.view(Viewer.OMNISCIENT);
    boolean refused = false;
    try {
      copy.play(seat, move, new Events.Kept());
    } catch (IllegalArgumentException | IllegalStateException e) {
      refused = true;
    }
    boolean known = refused;
    game.require(known, () -> move + " of seat " + seat + " is not listed, but accepted");
    game.requireEqual(before, copy.view(Viewer.OMNISCIENT), "a refused move changes the position");
    game.requireEqual(game.position.digest(), copy.digest(), "a refused move changes the digest");
  }

  static <M extends Move> void looking(Game<M> game) {
    Position<M> position = game.position.copy();
    long digest = position.digest();
    Board board = position.view(Viewer.OMNISCIENT);
    game.viewers().forEach(position::view);
    position.result();
    position.census();
    position
        .toAct()
        .seats()
        .forEach(
            seat -> {
              position.legalMoves(seat);
              position.randomMove(seat, game.rng);
              position.fallback(seat);
              position.observe(seat).sample(game.rng);
            });
    for (int seat = 0; seat < game.setup.seats(); seat++) {
      position.estimate(seat);
      position.determinize(seat, game.rng);
    }
    game.requireEqual(
        board, position.view(Viewer.OMNISCIENT), "looking at the position changes it");
    game.requireEqual(digest, position.digest(), "looking at the position changes its digest");
  }

  static <M extends Move> void copy(Game<M> game) {
    Position<M> copy = game.position.copy();
    game.requireEqual(game.position.digest(), copy.digest(), "a copy has another digest");
    for (Viewer viewer : game.viewers()) {
      game.requireEqual(
          game.position.view(viewer), copy.view(viewer), "a copy looks different to " + viewer);
    }
    sharesNothing(game, "a copy", copy);
    for (int seat = 0; seat < game.setup.seats(); seat++) {
      sharesNothing(game, "determinize", game.position.determinize(seat, game.rng));
    }
    sharesNothing(game, "a second game", game.ruleset.start(game.setup));
    game.copies.add(new Kept<>(copy, copy.digest(), copy.view(Viewer.OMNISCIENT)));
  }

  /** A copy and how it was when it was made. */
  record Kept<M extends Move>(Position<M> copy, long digest, Board board) {}

  /** At the end of a game: what was played since has changed no copy. */
  static <M extends Move> void copiesStay(Game<M> game) {
    for (Kept<M> kept : game.copies) {
      game.requireEqual(kept.board, kept.copy.view(Viewer.OMNISCIENT), "playing on changes a copy");
      game.requireEqual(kept.digest, kept.copy.digest(), "playing on changes a copy's digest");
    }
  }

  private static <M extends Move> void sharesNothing(Game<M> game, String who, Position<M> other) {
    Optional<String> shared = ObjectGraph.shared(game.position, other, game.harmless);
    game.require(shared.isEmpty(), () -> who + " shares " + shared.orElse(""));
  }

  static <M extends Move> void together(Game<M> game) {
    if (!game.position.together() || game.position.toAct().size() < 2) {
      return;
    }
    List<Integer> seats = game.some(game.position.toAct().seats().boxed().toList(), 2);
    int one = seats.getFirst();
    int two = seats.getLast();
    M ones = game.some(game.position.legalMoves(one), 1).getFirst();
    M twos = game.some(game.position.legalMoves(two), 1).getFirst();
    Position<M> first = both(game, one, ones, two, twos);
    Position<M> second = both(game, two, twos, one, ones);
    game.requireEqual(
        first.view(Viewer.OMNISCIENT),
        second.view(Viewer.OMNISCIENT),
        "the order of %s and %s matters".formatted(ones, twos));
    game.requireEqual(
        first.digest(),
        second.digest(),
        "the order of %s and %s matters to the digest".formatted(ones, twos));
  }

  private static <M extends Move> Position<M> both(Game<M> game, int one, M ones, int two, M twos) {
    Position<M> position = game.position.copy();
    List<M> legal = position.legalMoves(two);
    position.play(one, ones, Events.NONE);
    game.require(
        position.toAct().contains(two), () -> ones + " takes away what seat " + two + " is asked");
    game.requireEqual(
        legal, position.legalMoves(two), ones + " changes what seat " + two + " may do");
    position.play(two, twos, Events.NONE);
    return position;
  }

  static <M extends Move> void digest(Game<M> game) {
    Lists.eachListed(
        game,
        (seat, moves) -> {
          List<Position<M>> after = new ArrayList<>();
          for (M move : game.some(moves, TRIED)) {
            Position<M> position = game.position.copy();
            position.playLegal(seat, move, Events.NONE);
            after.add(position);
          }
          for (int i = 1; i < after.size(); i++) {
            differ(game, after.get(i - 1), after.get(i));
          }
        });
  }

  private static <M extends Move> void differ(Game<M> game, Position<M> one, Position<M> other) {
    Board board = one.view(Viewer.OMNISCIENT);
    Board unlike = other.view(Viewer.OMNISCIENT);
    game.require(
        board.equals(unlike) || one.digest() != other.digest(),
        () -> "the digest does not see the difference of\n  " + board + "\n  " + unlike);
  }
}
