package dev.boardwright.tzolkin;

import static org.assertj.core.api.Assertions.assertThat;

import dev.boardwright.engine.Append;
import dev.boardwright.engine.Events;
import dev.boardwright.engine.Match;
import dev.boardwright.engine.Option;
import dev.boardwright.engine.Options;
import dev.boardwright.engine.Parsed;
import dev.boardwright.engine.Seat;
import dev.boardwright.engine.Seed;
import dev.boardwright.engine.Setup;
import dev.boardwright.engine.Verification;
import dev.boardwright.engine.Viewer;
import dev.boardwright.tzolkin.piece.Field;
import dev.boardwright.tzolkin.piece.Gear;
import dev.boardwright.tzolkin.piece.Good;
import dev.boardwright.tzolkin.piece.Temple;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.SplittableRandom;
import org.junit.jupiter.api.RepeatedTest;
import org.junit.jupiter.api.RepetitionInfo;
import org.junit.jupiter.api.Test;

/** Whole games of random moves, with random numbers of seats and options. */
class TzolkinPlayoutsTest {

  private static final Tzolkin RULES = new Tzolkin();

  private static int seats(Options options, Random rng) {
    return 2 + rng.nextInt(options.get(TzolkinOptions.QUICK_ACTIONS) ? 4 : 3);
  }

  private static Setup randomSetup(Random rng) {
    Map<String, Object> sent = new HashMap<>();
    for (Option<?> option : RULES.options()) {
      switch (option) {
        case Option.Flag flag -> sent.put(flag.key(), rng.nextBoolean());
        case Option.Choice<?> choice ->
            sent.put(choice.key(), choice.words().get(rng.nextInt(choice.words().size())));
        case Option.Whole whole ->
            sent.put(whole.key(), whole.min() + rng.nextInt(whole.max() - whole.min() + 1));
      }
    }
    var read = (Parsed.Ok<Options>) Options.read(RULES.options(), sent);
    return new Setup(RULES.version(), seats(read.value(), rng), read.value(), rng.nextBoolean());
  }

  @RepeatedTest(200)
  void aRandomGameKeepsItsInvariantsAndEnds(RepetitionInfo repetition) {
    Random rng = new Random(repetition.getCurrentRepetition());
    Setup setup = randomSetup(rng);
    TzolkinPosition game = (TzolkinPosition) RULES.start(setup);
    List<Integer> census = game.census();
    while (!game.over()) {
      int seat = game.chanceToAct() ? Seat.CHANCE : game.toAct().first();
      List<TzolkinMove> legal = game.legalMoves(seat);
      assertThat(legal).isNotEmpty().doesNotHaveDuplicates().hasSizeLessThanOrEqualTo(64);
      game.play(seat, legal.get(rng.nextInt(legal.size())), Events.NONE);
      assertThat(game.census()).isEqualTo(census);
      invariants(game);
    }
    assertThat(game.calendar.foodDaysHeld()).isEqualTo(4);
    assertThat(game.calendar.day()).isBetween(27, 29);
  }

  /** What is started can be finished, however rare it is; many games, as fast as they go. */
  @Test
  void noGameOfTheWholeExpansionGetsStuck() {
    for (int i = 0; i < 3000; i++) {
      Setup setup =
          Scenario.setup(
                  2 + i % 4,
                  TzolkinOptions.QUICK_ACTIONS,
                  TzolkinOptions.PROPHECIES,
                  TzolkinOptions.TRIBES,
                  TzolkinOptions.NEW_BUILDINGS)
              .with(TzolkinOptions.REFILL, TzolkinOptions.Refill.values()[i / 4 % 2]);
      TzolkinPosition game = (TzolkinPosition) RULES.start(setup);
      SplittableRandom rng = new SplittableRandom(i);
      while (!game.over()) {
        int seat = game.chanceToAct() ? Seat.CHANCE : game.toAct().first();
        game.playLegal(seat, game.randomMove(seat, rng), Events.NONE);
        assertThat(game.turn.hasFailed()).as("game %s", i).isFalse();
      }
    }
  }

  private static void invariants(TzolkinPosition game) {
    for (int seat = 0; seat < game.seats(); seat++) {
      for (Good good : Good.values()) {
        assertThat(game.players.goods(seat, good)).isNotNegative();
      }
      assertThat(game.players.workers(seat)).isBetween(3, 6);
      assertThat(game.players.hand(seat)).isNotNegative();
    }
    for (Temple temple : Temple.ALL) {
      int onTop = 0;
      for (int seat = 0; seat < game.seats(); seat++) {
        assertThat(game.players.step(seat, temple)).isBetween(Temple.BOTTOM, temple.top());
        onTop += game.players.step(seat, temple) == temple.top() ? 1 : 0;
      }
      assertThat(onTop).isLessThanOrEqualTo(1);
    }
    for (Field field : Field.ALL) {
      assertThat(game.jungle.wood(field)).isBetween(0, game.jungle.corn(field));
    }
    for (int gear = 0; gear < Gear.COUNT; gear++) {
      int taken = game.gears.dummies(gear);
      for (int seat = 0; seat < game.seats(); seat++) {
        assertThat(game.gears.of(seat, gear) & taken).as("one worker a tooth").isZero();
        taken |= game.gears.of(seat, gear);
      }
    }
  }

  @RepeatedTest(30)
  void aMatchReplaysAndVerifies(RepetitionInfo repetition) throws Exception {
    Random rng = new Random(1000 + repetition.getCurrentRepetition());
    Setup setup = randomSetup(rng);
    Seed seed = Seed.of("game " + repetition.getCurrentRepetition());
    Match<TzolkinMove> match = Match.start(RULES, setup, seed);
    while (!match.over()) {
      int seat = match.toAct().first();
      var asked = match.asked(seat).orElseThrow();
      TzolkinMove move = asked.moves().get(rng.nextInt(asked.moves().size()));
      var outcome = match.submit(seat, asked.id(), List.of(RULES.moves().text(move)));
      match = ((Match.Outcome.Accepted<TzolkinMove>) outcome).match();
    }
    List<Append> appends = match.appends();
    Match<TzolkinMove> again = Match.replay(RULES, setup, seed, appends);
    assertThat(again.view(Viewer.SPECTATOR)).isEqualTo(match.view(Viewer.SPECTATOR));
    assertThat(again.result()).isEqualTo(match.result());
    assertThat(Verification.faults(RULES, setup, seed, appends)).isEmpty();
  }
}
