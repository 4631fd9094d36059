package dev.boardwright.bots;

import dev.boardwright.engine.Events;
import dev.boardwright.engine.Move;
import dev.boardwright.engine.Position;
import dev.boardwright.engine.Result;
import dev.boardwright.engine.Ruleset;
import dev.boardwright.engine.Seat;
import dev.boardwright.engine.Setup;
import java.util.List;
import java.util.random.RandomGenerator;

/** Plays games without keeping a log: for experiments, search and training. */
public final class Playout {

  private Playout() {}

  /**
   * Plays a whole game, one bot in each seat. What has one answer is not asked.
   *
   * @param bots one for each seat of the setup
   * @param rng the luck of the game and of the bots
   */
  public static <M extends Move> Result play(
      Ruleset<M> ruleset, Setup setup, List<? extends Bot> bots, RandomGenerator rng) {
    if (bots.size() != setup.seats()) {
      throw new IllegalArgumentException(
          "%d bots for %d seats".formatted(bots.size(), setup.seats()));
    }
    Position<M> position = ruleset.start(setup);
    while (!position.over()) {
      int seat = position.chanceToAct() ? Seat.CHANCE : position.toAct().first();
      M move =
          seat == Seat.CHANCE
              ? position.randomMove(seat, rng)
              : position.unasked(seat)
                  ? position.legalMoves(seat).getFirst()
                  : bots.get(seat).choose(position.observe(seat), rng);
      position.play(seat, move, Events.NONE);
    }
    return position.result();
  }

  /**
   * Plays a whole game at random, on the position itself.
   *
   * @return how many moves of seats were played, those with one answer included
   */
  public static <M extends Move> int random(Position<M> position, RandomGenerator rng) {
    int decisions = 0;
    while (!position.over()) {
      int seat = Seat.CHANCE;
      if (!position.chanceToAct()) {
        seat = position.toAct().first();
        decisions++;
      }
      position.playLegal(seat, position.randomMove(seat, rng), Events.NONE);
    }
    return decisions;
  }

  /**
   * Lets happen what happens by itself: draws for CHANCE, and answers what is not asked, until a
   * seat has a choice or the game is over.
   *
   * @param most how many moves are played at most
   */
  static <M extends Move> void follow(Position<M> position, int most, RandomGenerator rng) {
    for (int i = 0; i < most && !position.over(); i++) {
      if (position.chanceToAct()) {
        position.playLegal(Seat.CHANCE, position.randomMove(Seat.CHANCE, rng), Events.NONE);
        continue;
      }
      int seat = firstUnasked(position);
      if (seat < 0) {
        return;
      }
      position.playLegal(seat, position.legalMoves(seat).getFirst(), Events.NONE);
    }
  }

  private static int firstUnasked(Position<?> position) {
    for (int rest = position.toAct().bits(); rest != 0; rest &= rest - 1) {
      int seat = Integer.numberOfTrailingZeros(rest);
      if (position.unasked(seat)) {
        return seat;
      }
    }
    return -1;
  }
}
