package dev.boardwright.engine.conformance;

import dev.boardwright.engine.Board;
import dev.boardwright.engine.Move;
import dev.boardwright.engine.Result;
import dev.boardwright.engine.Viewer;
import java.util.List;
import java.util.Optional;

/** Checks of what a position shows. */
final class Views {

  private Views() {}

  static <M extends Move> void view(Game<M> game) {
    for (Viewer viewer : game.viewers()) {
      Board board = game.position.view(viewer);
      game.requireEqual(board, game.position.view(viewer), "two looks differ for " + viewer);
      game.require(
          board.getClass() == game.ruleset.boardType(),
          () -> "the view is no " + game.ruleset.boardType() + " but " + board.getClass());
      Optional<String> unfit = Values.unfit("board", board);
      game.require(
          unfit.isEmpty(), () -> "a view is made of records, lists, …; but " + unfit.orElse(""));
    }
  }

  static <M extends Move> void result(Game<M> game) {
    Result result = game.position.result();
    game.require(
        game.ruleset.reasons().contains(result.reason()),
        () -> "'" + result.reason() + "' is none of reasons()");
    game.require(
        result.scores().size() == game.setup.seats(), () -> "not one score a seat: " + result);
    for (int seat = 0; seat < game.setup.seats(); seat++) {
      adds(game, seat, result.scores().get(seat));
    }
    List<Integer> ranked = result.ranking().stream().flatMap(List::stream).sorted().toList();
    List<Integer> all = result.scores().stream().map(Result.Score::seat).toList();
    game.requireEqual(all, ranked, "the ranking does not hold every seat once");
    game.require(result.ranking().stream().noneMatch(List::isEmpty), () -> "a place without seats");
  }

  private static void adds(Game<?> game, int seat, Result.Score score) {
    game.require(score.seat() == seat, () -> "the scores are not in the order of the seats");
    double sum = score.breakdown().stream().mapToDouble(Result.Part::points).sum();
    game.require(
        sum == score.points(),
        () ->
            "the breakdown of seat %d adds up to %s, not %s".formatted(seat, sum, score.points()));
    for (Result.Part part : score.breakdown()) {
      game.require(
          game.ruleset.categories().contains(part.category()),
          () -> "'" + part.category() + "' is none of categories()");
      game.require(
          part.points() * 4 == Math.rint(part.points() * 4),
          () -> part + " is not a multiple of a quarter");
    }
    long categories = score.breakdown().stream().map(Result.Part::category).distinct().count();
    game.require(
        categories == score.breakdown().size(), () -> "a category twice in " + score.breakdown());
  }
}
