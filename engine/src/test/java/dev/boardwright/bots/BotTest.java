package dev.boardwright.bots;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.boardwright.engine.Board;
import dev.boardwright.engine.Events;
import dev.boardwright.engine.Move;
import dev.boardwright.engine.Observation;
import dev.boardwright.engine.Position;
import dev.boardwright.engine.Result;
import dev.boardwright.engine.Ruleset;
import dev.boardwright.engine.Seat;
import dev.boardwright.engine.Setup;
import dev.boardwright.engine.Viewer;
import dev.boardwright.market.Market;
import dev.boardwright.nim.Nim;
import dev.boardwright.seasons.Seasons;
import java.lang.reflect.Method;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.SplittableRandom;
import java.util.random.RandomGenerator;
import org.junit.jupiter.api.Test;

class BotTest {

  @Test
  void greedyBeatsRandomOnTheMarket() {
    // Of equal players one wins half of 400 games between two, with a deviation of at most 10.
    assertThat(wins(2, new GreedyBot())).isGreaterThan(280);
    // and a quarter of 400 games between four, with a deviation of less than 9.
    assertThat(wins(4, new GreedyBot())).isGreaterThan(180);
  }

  @Test
  void randomBeatsRandomEveryOtherTime() {
    assertThat(wins(2, new RandomBot())).isBetween(150.0, 250.0);
  }

  private static double wins(int seats, Bot bot) {
    return Contest.wins(new Market(), Setup.standard(new Market(), seats), 400, bot, 7);
  }

  @Test
  void theSameLuckLeadsToTheSameGame() {
    var market = new Market();
    List<Bot> bots = List.of(new GreedyBot(), new RandomBot(), new GreedyBot(1, 3));
    var setup = Setup.standard(market, 3);
    Result first = Playout.play(market, setup, bots, new SplittableRandom(5));
    assertThat(Playout.play(market, setup, bots, new SplittableRandom(5))).isEqualTo(first);
  }

  @Test
  void aBotGetsAnObservationOnly() {
    List<Method> ways = Arrays.asList(Bot.class.getMethods());
    assertThat(ways).hasSize(1);
    assertThat(ways.getFirst().getParameterTypes())
        .containsExactly(Observation.class, RandomGenerator.class);
  }

  /** What a seat cannot see is drawn anew: bots choose as before, and imagine the same worlds. */
  @Test
  void whatIsHiddenDoesNotMatterToABot() {
    List<Bot> bots = List.of(new GreedyBot(2, 20), new RandomBot());
    compare(new Market(), bots);
    // In Seasons a world is made with more luck if other seats know more of it.
    compare(new Seasons(), List.of(new RandomBot()));
  }

  private static <M extends Move> void compare(Ruleset<M> ruleset, List<Bot> bots) {
    var rng = new SplittableRandom(11);
    Position<M> position = ruleset.start(Setup.standard(ruleset, 3));
    int hidden = 0;
    for (int i = 0; i < 300 && !position.over(); i++) {
      int seat = position.chanceToAct() ? Seat.CHANCE : position.toAct().first();
      if (seat != Seat.CHANCE && !position.forced(seat)) {
        Position<M> other = position.determinize(seat, rng);
        hidden += other.digest() == position.digest() ? 0 : 1;
        assertThat(imagined(other, seat, i)).isEqualTo(imagined(position, seat, i));
        for (Bot bot : bots) {
          assertThat(bot.choose(other.observe(seat), new SplittableRandom(i)))
              .isEqualTo(bot.choose(position.observe(seat), new SplittableRandom(i)));
        }
      }
      position.play(seat, position.randomMove(seat, rng), Events.NONE);
    }
    assertThat(hidden).as("positions in which something was hidden").isPositive();
  }

  private static Board imagined(Position<?> position, int seat, long luck) {
    return position.observe(seat).sample(new SplittableRandom(luck)).view(Viewer.OMNISCIENT);
  }

  @Test
  void aBotThatHasSeenEnoughChoosesFromWhatItHasSeen() {
    var nim = new Nim();
    Position<Nim.NimMove> position = nim.start(Setup.standard(nim, 2));
    while (position.chanceToAct()) {
      position.play(Seat.CHANCE, position.outcomes().moves().getFirst(), Events.NONE);
    }
    int seat = position.toAct().first();
    var seen = position.observe(seat);
    var rng = new SplittableRandom(1);
    assertThat(new GreedyBot(3, 200, () -> true).choose(seen, rng))
        .isEqualTo(seen.legalMoves().getFirst());
    int[] asked = {0};
    Bot patient = new GreedyBot(1_000_000_000, 200, () -> ++asked[0] > 100);
    assertThat(seen.legalMoves()).contains(patient.choose(seen, rng));
    assertThat(asked[0]).isEqualTo(101);
  }

  @Test
  void aBotIsAskedOnlyWhereThereIsAChoice() {
    var widths = new ArrayList<Integer>();
    Bot watching =
        new Bot() {
          @Override
          public <M extends Move> M choose(Observation<M> seen, RandomGenerator rng) {
            widths.add(seen.legalMoves().size());
            return new RandomBot().choose(seen, rng);
          }
        };
    var nim = new Nim();
    Playout.play(nim, Setup.standard(nim, 2), List.of(watching, watching), new SplittableRandom(1));
    assertThat(widths).isNotEmpty().allMatch(width -> width > 1);
  }

  @Test
  void everySeatNeedsABot() {
    var nim = new Nim();
    assertThatThrownBy(
            () ->
                Playout.play(
                    nim, Setup.standard(nim, 3), List.of(new RandomBot()), new SplittableRandom(1)))
        .hasMessage("1 bots for 3 seats");
  }

  @Test
  void aRandomPlayoutEnds() {
    Position<?> position = new Market().start(Setup.standard(new Market(), 3));
    int decisions = Playout.random(position, new SplittableRandom(3));
    assertThat(position.over()).isTrue();
    assertThat(decisions).isBetween(20, 120);
  }
}
