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
    List<M> tried = new ArrayList<>(NearMisses.of(game));
    game.some(game.played, TRIED).forEach(old -> tried.add(Records.parsed(game, old.text())));
    for (int seat = Seat.CHANCE; seat < game.setup.seats(); seat++) {
      List<String> listed = listed(game, seat);
      for (M move : tried) {
        if (!listed.contains(game.ruleset.moves().text(move))) {
          refuses(game, seat, move);
        }
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
    Kept<M> copy = Kept.of(game.position.copy());
    boolean refused = false;
    try {
      copy.position.play(seat, move, new Events.Kept());
    } catch (IllegalArgumentException | IllegalStateException e) {
      refused = true;
    }
    boolean known = refused;
    game.require(known, () -> move + " of seat " + seat + " is not listed, but accepted");
    copy.requireUnchanged(game, "a refused move changes the position");
  }

  static <M extends Move> void looking(Game<M> game) {
    Position<M> position = game.position.copy();
    Kept<M> before = Kept.of(position);
    game.viewers().forEach(position::view);
    position.result();
    position.census();
    if (position.chanceToAct()) {
      position.outcomes();
      position.randomMove(Seat.CHANCE, game.rng);
    }
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
    before.requireUnchanged(game, "looking changes the position");
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
    game.copies.add(Kept.of(copy));
  }

  /** A position and how it was. */
  record Kept<M extends Move>(Position<M> position, long digest, Board board) {

    static <M extends Move> Kept<M> of(Position<M> position) {
      return new Kept<>(position, position.digest(), position.view(Viewer.OMNISCIENT));
    }

    void requireUnchanged(Game<M> game, String otherwise) {
      game.requireEqual(board, position.view(Viewer.OMNISCIENT), otherwise);
      game.requireEqual(digest, position.digest(), otherwise + " (its digest)");
    }
  }

  /** At the end of a game: what was played since has changed no copy. */
  static <M extends Move> void copiesStay(Game<M> game) {
    game.copies.forEach(kept -> kept.requireUnchanged(game, "playing on changes a copy"));
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
