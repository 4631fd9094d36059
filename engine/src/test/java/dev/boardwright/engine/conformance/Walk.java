package dev.boardwright.engine.conformance;

import dev.boardwright.engine.Move;
import java.util.List;

/** Plays a game to its end and runs the checks on the way. */
final class Walk {

  /** A check at a position. */
  interface At {
    <M extends Move> void run(Game<M> game);
  }

  /**
   * @param oneIn of how many positions of a game that is not watched throughout, on average, one is
   *     checked
   */
  private record Sampled(Check check, int oneIn, At at) {}

  private static final List<Sampled> CHECKS =
      List.of(
          new Sampled(Check.SOMEBODY_CAN_ACT, 1, Lists::somebodyCanAct),
          new Sampled(Check.LOOKING, 16, Plays::looking),
          new Sampled(Check.VIEW, 16, Views::view),
          new Sampled(Check.COPY, 24, Plays::copy),
          new Sampled(Check.RESULT, 8, Views::result),
          new Sampled(Check.WIDTH, 1, Lists::width),
          new Sampled(Check.DISTINCT, 6, Lists::distinct),
          new Sampled(Check.CHANCE, 1, Lists::chance),
          new Sampled(Check.GRAMMAR, 8, Lists::grammar),
          new Sampled(Check.RANDOM_MOVE, 2, Lists::randomMove),
          new Sampled(Check.FALLBACK, 2, Lists::fallback),
          new Sampled(Check.ACCEPTED, 4, Plays::accepted),
          new Sampled(Check.CENSUS, 1, Plays::census),
          new Sampled(Check.REFUSED, 16, Plays::refused),
          new Sampled(Check.TOGETHER, 2, Plays::together),
          new Sampled(Check.DIGEST, 16, Plays::digest),
          new Sampled(Check.DETERMINIZE, 8, Secrets::determinize),
          new Sampled(Check.UNASKED, 8, Secrets::unasked),
          new Sampled(Check.SECRET_ANSWER, 2, Secrets::secretAnswer),
          new Sampled(Check.AUDIENCE, 2, Secrets::audience),
          new Sampled(Check.DETERMINIZE_VARIES, 1, Secrets::vary));

  private Walk() {}

  static <M extends Move> void over(Game<M> game) {
    while (true) {
      for (Sampled sampled : CHECKS) {
        if (game.throughout || sampled.oneIn == 1 || game.rng.nextInt(sampled.oneIn) == 0) {
          game.run(sampled.check, () -> sampled.at.run(game));
        }
      }
      Records.mark(game);
      game.notes.positions++;
      if (game.position.over()) {
        break;
      }
      game.run(Check.SOMEBODY_CAN_ACT, game::step);
    }
    game.run(Check.RESULT, () -> Views.result(game));
    game.run(Check.COPY, () -> Plays.copiesStay(game));
    game.run(Check.REPLAY, () -> Records.replay(game));
  }
}
