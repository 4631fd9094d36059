package dev.boardwright.tzolkin;

import static dev.boardwright.tzolkin.Scenario.A;
import static dev.boardwright.tzolkin.Scenario.B;
import static org.assertj.core.api.Assertions.assertThat;

import dev.boardwright.engine.Option;
import dev.boardwright.engine.Options;
import dev.boardwright.engine.Seat;
import dev.boardwright.engine.Viewer;
import dev.boardwright.tzolkin.piece.Field;
import dev.boardwright.tzolkin.piece.Good;
import dev.boardwright.tzolkin.piece.Monument;
import dev.boardwright.tzolkin.piece.Wealth;
import dev.boardwright.tzolkin.prophecy.Affliction;
import dev.boardwright.tzolkin.prophecy.Prophecy;
import dev.boardwright.tzolkin.quick.QuickAction;
import dev.boardwright.tzolkin.quick.QuickBoard;
import dev.boardwright.tzolkin.tribe.Ability;
import dev.boardwright.tzolkin.tribe.Tribe;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.Test;

/** The rules of setup and of the fifth seat (X1 to X24). */
class TzolkinExpansionSetupRulesTest {

  static Scenario expanded(int seats) {
    return Scenario.expanded(seats, parts());
  }

  private static Option.Flag[] parts() {
    return new Option.Flag[] {
      TzolkinOptions.QUICK_ACTIONS,
      TzolkinOptions.PROPHECIES,
      TzolkinOptions.TRIBES,
      TzolkinOptions.NEW_BUILDINGS
    };
  }

  /** A whole setup with all parts; everything is drawn and chosen at random. */
  private static Scenario setUp(int seats, int seed) {
    Scenario game = Scenario.begun(Scenario.setup(seats, parts()));
    Random rng = new Random(seed);
    while (game.now.chanceToAct() || game.now.together()) {
      int seat = game.now.chanceToAct() ? Seat.CHANCE : game.now.toAct().first();
      game.playAs(seat, Scenario.RULES.moves().text(game.now.randomMove(seat, rng)));
    }
    return game;
  }

  @Test
  void x1_anyPartsTogether() {
    for (var part : parts()) {
      for (int seats = 2; seats <= 4; seats++) {
        Options options = Options.standard(TzolkinOptions.ALL).with(part, true);
        assertThat(Scenario.RULES.refuses(seats, options)).isEmpty();
      }
    }
    assertThat(Scenario.of(2).now.options.expanded()).isFalse();
    assertThat(expanded(2).now.options.expanded()).isTrue();
  }

  @Test
  void x2_fiveSeatsNeedQuickActions() {
    Options base = Options.standard(TzolkinOptions.ALL);
    assertThat(Scenario.RULES.maxSeats()).isEqualTo(5);
    assertThat(Scenario.RULES.refuses(5, base).orElseThrow()).asString().contains("quick_actions");
    assertThat(Scenario.RULES.refuses(5, base.with(TzolkinOptions.QUICK_ACTIONS, true))).isEmpty();
  }

  @Test
  void x3_thirteenSkullsWithFiveSeatsToo() {
    assertThat(setUp(5, 1).now.census().getFirst()).isEqualTo(Good.SKULLS);
  }

  @Test
  void x4_pointsMayBeNegative() {
    Scenario game = expanded(2);
    game.now.prophecies.score(A, -5);
    assertThat(game.now.score(A)).isEqualTo(-5);
    assertThat(game.part(A, "prophecies")).isEqualTo(-5.0);
  }

  @Test
  void x5_tilesAreOpenToAll() {
    Scenario game = setUp(3, 2);
    TzolkinBoard board = (TzolkinBoard) game.now.view(Viewer.SPECTATOR);
    assertThat(board.prophecies()).hasSize(3);
    assertThat(board.seats()).allSatisfy(seat -> assertThat(seat.tribe()).isPresent());
    assertThat(board.quickActions().orElseThrow().calendar()).hasSize(6);
  }

  @Test
  void x10_decksAndMonuments() {
    Scenario game = Scenario.begun(Scenario.setup(5, parts()));
    assertThat(game.now.displays.pileOf(1).size()).isEqualTo(18);
    assertThat(game.now.displays.pileOf(2).size()).isEqualTo(22);
    for (int seats = 2; seats <= 5; seats++) {
      assertThat(Monument.displayed(seats)).isEqualTo(seats + 2);
    }
  }

  @Test
  void x11_sevenQuickActionTiles() {
    Scenario game = setUp(2, 3);
    assertThat(game.now.quick.laid()).isEqualTo(QuickBoard.AGE1_TILES);
    for (int place = 0; place < 7; place++) {
      assertThat(game.now.quick.tile(place).age()).isEqualTo(1);
    }
    assertThat(game.now.quick.shownAt()).isZero();
  }

  @Test
  void x12_threeProphecies() {
    Scenario game = setUp(2, 4);
    assertThat(game.now.prophecies.drawn()).isEqualTo(3);
    assertThat(game.board().prophecies())
        .extracting(slot -> slot.prophecy())
        .doesNotHaveDuplicates();
    assertThat(Prophecy.COUNT).isEqualTo(13);
  }

  @Test
  void x13_moreDummies() {
    int[] gears = {16, 11, 5};
    for (int seats = 2; seats <= 4; seats++) {
      Scenario game = setUp(seats, 5);
      assertThat(game.now.gears.allDummies()).isEqualTo(gears[seats - 2]);
      assertThat(game.now.quick.dummies()).isEqualTo(seats == 2 ? 2 : 1);
    }
    assertThat(Setups.dummies(2, false)).isEqualTo(12);
  }

  @Test
  void x14_dummiesWaitForTiles() {
    Scenario game = lateDummies();
    assertThat(game.now.together()).isTrue();
    assertThat(game.now.gears.dummiesLeft()).isEqualTo(16);
  }

  /** No tile is left for dummies when all choose. */
  private static Scenario lateDummies() {
    Scenario game =
        Scenario.expanded(2, TzolkinOptions.QUICK_ACTIONS).quick(QuickAction.QUICK1_CORN);
    for (Wealth tile : Wealth.ALL) {
      if (tile.ordinal() < 8) {
        game.now.wealth.deal(tile.ordinal() / 4, tile);
      } else {
        game.now.wealth.draw(tile);
      }
    }
    return game.proceed(new TzolkinTask.ChooseWealth());
  }

  @Test
  void x15_twoTribesForEach() {
    Scenario game = Scenario.begun(Scenario.setup(2, TzolkinOptions.TRIBES));
    while (!game.now.together()) {
      game.play(game.moves().getFirst());
    }
    assertThat(game.now.tribes.dealt(A)).hasSize(2);
    TzolkinBoard own = (TzolkinBoard) game.now.view(Viewer.of(A));
    assertThat(own.seats().get(A).dealtTribes()).hasSize(2);
    assertThat(own.seats().get(B).dealtTribes()).isEmpty();
    assertThat(Integer.bitCount(game.now.wealth.dealt(A))).isEqualTo(Wealth.DEALT);
  }

  @Test
  void x16_tribeBeforeWealth() {
    Scenario game = Scenario.begun(Scenario.setup(2, TzolkinOptions.TRIBES));
    while (!game.now.together()) {
      game.play(game.moves().getFirst());
    }
    assertThat(game.now.decision(A)).isEqualTo(new ExpansionDecision.KeepTribe(A));
    game.playAs(A, Scenario.RULES.moves().text(game.now.legalMoves(A).getFirst()));
    assertThat(game.now.decision(A)).isEqualTo(new TzolkinDecision.KeepWealth(A));
    assertThat(game.now.ability(A)).isSameAs(Ability.COMMON);
  }

  @Test
  void x17_yalukBeginsWithFiveWorkers() {
    for (int seed = 0; seed < 60; seed++) {
      Scenario game = setUp(5, seed);
      for (int seat = 0; seat < 5; seat++) {
        boolean hired = (game.now.players.wealth(seat) & Wealth.WEALTH_UXM_5.bit()) != 0;
        Tribe tribe = game.now.tribes.of(seat).orElseThrow();
        assertThat(game.now.players.workers(seat))
            .isEqualTo((tribe == Tribe.YALUK ? 5 : 3) + (hired ? 1 : 0));
        assertThat(Integer.bitCount(game.now.players.wealth(seat)))
            .isEqualTo(tribe == Tribe.IXTAB ? 3 : 2);
      }
    }
  }

  @Test
  void x18_lateDummiesStandOnTilesThatNobodyKeeps() {
    Scenario game = lateDummies();
    game.playAs(A, "keep_wealth wealth_pal_1,wealth_pal_3");
    game.playAs(B, "keep_wealth wealth_yax_1,wealth_yax_3");
    game.play(game.moves().getFirst());
    assertThat(game.now.gears.dummies(0)).isEqualTo(1 << 5 | 1 | 1 << 7);
    assertThat(game.now.gears.allDummies()).isEqualTo(6);
  }

  @Test
  void x19_nothingComesTrueInTheFirstQuarter() {
    assertThat(setUp(2, 6).now.affliction()).isSameAs(Affliction.NONE);
  }

  @Test
  void x20_fiveFields() {
    Scenario game = expanded(5);
    for (Field field : Field.ALL) {
      assertThat(game.now.jungle.corn(field)).isEqualTo(5);
      assertThat(game.now.jungle.wood(field)).isEqualTo(field.wood() > 0 ? 5 : 0);
    }
  }

  @Test
  void x21_theFifthSeatHasWhatTheOthersHave() {
    Scenario game = expanded(5);
    assertThat(game.board(4)).isEqualTo(game.board(0));
  }

  @Test
  void x22_noDummiesWithFiveSeats() {
    Scenario game = setUp(5, 7);
    assertThat(game.now.gears.allDummies()).isZero();
    assertThat(game.now.quick.dummies()).isZero();
    assertThat(5 * Wealth.DEALT).isEqualTo(Wealth.COUNT - 1);
  }

  @Test
  void x23_allMonumentsWithFiveSeats() {
    Scenario game = expanded(5).owns(A, Monument.MONUMENT_ALL_MONUMENTS, Monument.MONUMENT_BLUE);
    assertThat(game.part(A, "monument_all_monuments")).isEqualTo(6.0);
  }

  @Test
  void x24_turnsGoRoundAllFiveSeats() {
    Scenario game = expanded(5).quick(QuickAction.QUICK1_CORN).startSeat(3);
    for (int seat = 0; seat < 5; seat++) {
      game.corn(seat, 5);
    }
    game.round();
    for (int seat : List.of(3, 4, 0, 1, 2)) {
      assertThat(game.seat()).isEqualTo(seat);
      game.play("place_worker tikal", "end_turn");
    }
  }
}
