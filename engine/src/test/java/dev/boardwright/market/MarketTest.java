package dev.boardwright.market;

import static dev.boardwright.market.Good.JADE;
import static dev.boardwright.market.Good.SILK;
import static dev.boardwright.market.Good.SPICE;
import static dev.boardwright.market.Good.TEA;
import static org.assertj.core.api.Assertions.assertThat;

import dev.boardwright.engine.Seat;
import dev.boardwright.engine.Setup;
import dev.boardwright.engine.Viewer;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.SplittableRandom;
import org.junit.jupiter.api.Test;

class MarketTest {

  private static final Market MARKET = new Market();
  private static final Setup TWO = Setup.standard(MARKET, 2);

  @Test
  void aPriceIsPaidInAnyMix() {
    var position = Scenario.of(TWO).coins(0, 1).hand(0, SILK, SILK, JADE).offer(1, TEA).position();
    Scenario.play(position, 0, "buy 1");
    assertThat(texts(position, 0))
        .containsExactly("pay 1 silk", "pay 1 jade", "pay 0 silk,silk", "pay 0 silk,jade");
    Scenario.play(position, 0, "pay 1 jade");
    MarketBoard board = position.view(Viewer.SPECTATOR);
    assertThat(board.merchants().getFirst().collection()).containsEntry(TEA, 1);
    assertThat(board.merchants().getFirst().coins()).isZero();
    assertThat(board.merchants().getLast().coins()).isEqualTo(4);
    assertThat(position.result().score(0)).isEqualTo(1 + 2 * 0.25);
  }

  @Test
  void nothingIsBoughtThatCannotBePaid() {
    var poor = Scenario.of(TWO).coins(0, 0).hand(0, SILK).offer(1, TEA).position();
    assertThat(texts(poor, 0)).containsExactly("work");
    assertThat(poor.unasked(0)).isTrue();
    Setup rain = TWO.with(Market.WEATHER, Market.Weather.RAIN);
    var wet = Scenario.of(rain).coins(0, 1).hand(0, SILK).offer(1, TEA).position();
    assertThat(texts(wet, 0)).containsExactly("work", "peek");
  }

  @Test
  void onlyWhoPeekedKnowsTheTopOfTheDeck() {
    var position = Scenario.of(TWO).position();
    Scenario.play(position, 0, "peek");
    Scenario.play(position, Seat.CHANCE, "draw spice", "draw jade");
    Scenario.play(position, 0, "put_back jade");
    assertThat(position.view(Viewer.of(0)).knownTop()).containsExactly(JADE);
    assertThat(position.view(Viewer.of(1)).knownTop()).isEmpty();
    assertThat(position.view(Viewer.SPECTATOR).knownTop()).isEmpty();
    assertThat(position.view(Viewer.OMNISCIENT).knownTop()).containsExactly(JADE);

    var rng = new SplittableRandom(1);
    Set<List<Good>> forOther = new HashSet<>();
    for (int i = 0; i < 60; i++) {
      MarketPosition own = position.determinize(0, rng);
      assertThat(own.view(Viewer.of(0)).knownTop()).containsExactly(JADE);
      forOther.add(position.determinize(1, rng).view(Viewer.of(0)).knownTop());
    }
    assertThat(forOther)
        .containsExactlyInAnyOrder(List.of(SILK), List.of(SPICE), List.of(TEA), List.of(JADE));

    Scenario.play(position, 0, "end_turn");
    Scenario.play(position, 1, "peek");
    assertThat(texts(position, Seat.CHANCE)).containsExactly("draw jade");
  }

  @Test
  void worldsAreDrawnByHowManyCardsThereAre() {
    var position =
        Scenario.of(TWO).hand(0, SILK, SILK, SILK, SILK, SILK, SILK).hand(1, TEA).position();
    var rng = new SplittableRandom(2);
    int[] held = new int[Good.KINDS];
    for (int i = 0; i < 3_000; i++) {
      MarketBoard.Merchant other =
          position.determinize(0, rng).view(Viewer.of(1)).merchants().get(1);
      other.hand().orElseThrow().forEach((good, count) -> held[good.ordinal()] += count);
    }
    // 3 silk and 9 of each other kind are unknown: 300 and 900 times, deviations 16 and 25.
    assertThat(held[SILK.ordinal()]).isBetween(230, 370);
    assertThat(held[JADE.ordinal()]).isBetween(800, 1_000);
  }

  @Test
  void optionsAndSeatsHaveToFit() {
    Setup four = Setup.standard(MARKET, 4).with(Market.ROUNDS, 4);
    assertThat(MARKET.refuses(4, four.options()))
        .get()
        .hasToString("Four merchants would empty the deck in 4 rounds: play 3 or fewer.");
    assertThat(MARKET.refuses(3, four.options())).isEmpty();
  }

  private static List<String> texts(MarketPosition position, int seat) {
    return position.legalMoves(seat).stream().map(MARKET.moves()::text).toList();
  }
}
