package dev.boardwright.bench;

import dev.boardwright.engine.Events;
import dev.boardwright.engine.Match;
import dev.boardwright.engine.Move;
import dev.boardwright.engine.Option;
import dev.boardwright.engine.Position;
import dev.boardwright.engine.Ruleset;
import dev.boardwright.engine.Rulesets;
import dev.boardwright.engine.Seat;
import dev.boardwright.engine.Seed;
import dev.boardwright.engine.Setup;
import dev.boardwright.market.Market;
import dev.boardwright.nim.Nim;
import java.util.ArrayList;
import java.util.List;
import java.util.SplittableRandom;

/** Makes what the benchmarks measure on. */
final class Games {

  private static final List<String> EXPANSIONS =
      List.of("quick_actions", "prophecies", "tribes", "new_buildings");

  private Games() {}

  /** The rulesets on the class path and those of the tests. */
  static Ruleset<?> ruleset(String id) {
    List<Ruleset<?>> all = new ArrayList<>(Rulesets.installed());
    all.add(new Market());
    all.add(new Nim());
    return all.stream().filter(ruleset -> ruleset.id().equals(id)).findFirst().orElseThrow();
  }

  /** With every part of an expansion. */
  static Setup expanded(Ruleset<?> ruleset, int seats) {
    Setup setup = Setup.standard(ruleset, seats);
    for (Option<?> option : ruleset.options()) {
      if (option instanceof Option.Flag flag && EXPANSIONS.contains(flag.key())) {
        setup = setup.with(flag, true);
      }
    }
    return setup;
  }

  /** A finished match of random moves. */
  static <M extends Move> Match<M> match(Ruleset<M> ruleset, int seats) {
    var rng = new SplittableRandom(seats);
    Match<M> match =
        Match.start(ruleset, Setup.standard(ruleset, seats), Seed.of("bench " + seats));
    while (!match.over()) {
      int seat = match.toAct().first();
      var asked = match.asked(seat).orElseThrow();
      M move = match.position().randomMove(seat, rng);
      var outcome = match.submit(seat, asked.id(), List.of(ruleset.moves().text(move)));
      match = ((Match.Outcome.Accepted<M>) outcome).match();
    }
    return match;
  }

  /** Every position of a random game at which a seat is asked. */
  static <M extends Move> List<Position<M>> positions(Ruleset<M> ruleset, int seats) {
    var rng = new SplittableRandom(seats);
    List<Position<M>> positions = new ArrayList<>();
    Position<M> position = ruleset.start(Setup.standard(ruleset, seats));
    while (!position.over()) {
      int seat = position.chanceToAct() ? Seat.CHANCE : position.toAct().first();
      if (seat != Seat.CHANCE) {
        positions.add(position.copy());
      }
      position.playLegal(seat, position.randomMove(seat, rng), Events.NONE);
    }
    return positions;
  }
}
