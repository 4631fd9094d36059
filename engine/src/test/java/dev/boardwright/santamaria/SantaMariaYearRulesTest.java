package dev.boardwright.santamaria;

import static dev.boardwright.santamaria.Scenario.A;
import static dev.boardwright.santamaria.Scenario.B;
import static dev.boardwright.santamaria.Scenario.C;
import static dev.boardwright.santamaria.tables.MonkPosition.BISHOP_BUILDER;
import static dev.boardwright.santamaria.tables.MonkPosition.BISHOP_GUILDMASTER;
import static dev.boardwright.santamaria.tables.MonkPosition.BISHOP_MARINER;
import static dev.boardwright.santamaria.tables.MonkPosition.BISHOP_PATHFINDER;
import static dev.boardwright.santamaria.tables.MonkPosition.BISHOP_TREASURER;
import static dev.boardwright.santamaria.tables.MonkPosition.MISSION_1;
import static dev.boardwright.santamaria.tables.MonkPosition.MISSION_2;
import static dev.boardwright.santamaria.tables.MonkPosition.SCHOLAR_QUARTERMASTER;
import static dev.boardwright.santamaria.tables.MonkPosition.SCHOLAR_TRADER;
import static org.assertj.core.api.Assertions.assertThat;

import dev.boardwright.engine.Events;
import dev.boardwright.santamaria.tables.Building;
import dev.boardwright.santamaria.tables.HarbourIcon;
import dev.boardwright.santamaria.tables.Plot;
import dev.boardwright.santamaria.tables.RetirementPosition;
import dev.boardwright.santamaria.tables.Ship;
import dev.boardwright.santamaria.tables.Square;
import dev.boardwright.santamaria.tables.Tile;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

/** Retiring, years and the final scoring: sections 15 to 18. */
class SantaMariaYearRulesTest {

  // ---- retire

  @Test
  void m86_onePlayerOnEachPosition() {
    Scenario game = Scenario.of(2).turn(A).play("retire shipping", "skip", "end_turn");
    assertThat(game.seat()).isEqualTo(B);
    assertThat(game.moves("retire"))
        .containsExactly("retire coins", "retire religion", "retire conquistador", "retire road");
    assertThat(game.board(B).retirement()).containsEntry(RetirementPosition.SHIPPING, A);
  }

  @Test
  void m87_theOrderOfThePositions() {
    assertThat(RetirementPosition.ALL)
        .containsExactly(
            RetirementPosition.COINS,
            RetirementPosition.RELIGION,
            RetirementPosition.CONQUISTADOR,
            RetirementPosition.SHIPPING,
            RetirementPosition.ROAD);
  }

  @Test
  void m88_rewards() {
    Scenario coins = Scenario.of(2).act(A).play("retire coins");
    assertThat(coins.moves()).containsExactly("use", "skip");
    assertThat(coins.play("use").has(A)).isEqualTo("C2");
    Scenario religion = Scenario.of(2).has(A, "H1").act(A);
    religion.play("retire religion", "use", "pay wheat");
    assertThat(religion.own(A).religion()).isEqualTo(2);
    Scenario conquistador = Scenario.of(2).act(A).play("retire conquistador", "use");
    assertThat(conquistador.own(A).conquistador()).isEqualTo(1);
    Scenario shipping = Scenario.of(2).has(A, "W2 H1").dock(HarbourIcon.RELIGION, Ship.SHIP_01);
    shipping.act(A).play("retire shipping", "ship religion");
    assertThat(shipping.moves()).as("at normal cost").containsExactly("pay wood,wood,wheat");
    Scenario road = Scenario.of(2).act(A).play("retire road");
    assertThat(road.moves("place_road")).hasSize(26);
    Scenario full = Scenario.of(2).filled(A).act(A).play("retire road");
    assertThat(full.moves()).as("no empty square").containsExactly("skip");
  }

  @Test
  void m89_aRoadTileIsFreeAndHasAColonist() {
    Scenario game = Scenario.of(2).act(A).play("retire road", "place_road r3c3");
    assertThat(game.now.colonies.roads(A) & Square.R3C3.bit()).isNotZero();
    assertThat(game.now.colonies.colonists(A, Square.R3C3.bit())).isEqualTo(1);
    assertThat(game.has(A)).isEmpty();
    assertThat(game.board(A).roadTilesLeft()).isEqualTo(2);
  }

  @Test
  void m90_theHarbourFromTopToBottom() {
    Scenario game = Scenario.of(2).harbour(A, HarbourIcon.HAPPINESS, Ship.SHIP_01, Ship.SHIP_02);
    game.harbour(A, HarbourIcon.RELIGION, Ship.SHIP_03);
    game.harbour(A, HarbourIcon.CONQUISTADOR, Ship.SHIP_04);
    game.harbour(A, HarbourIcon.COINS, Ship.SHIP_05).act(A).play("retire coins", "skip");
    assertThat(game.asked()).isEqualTo("use_income 0 coins 1");
    assertThat(game.play("use").has(A)).isEqualTo("C2");
    assertThat(game.asked()).isEqualTo("use_income 0 conquistador 1");
    assertThat(game.play("use").own(A).conquistador()).isEqualTo(1);
    assertThat(game.asked()).isEqualTo("use_income 0 religion 1");
    assertThat(game.play("use", "skip").own(A).religion()).isEqualTo(1);
    assertThat(game.asked()).isEqualTo("use_income 0 happiness 1");
    assertThat(game.play("use").asked()).isEqualTo("use_income 0 happiness 2");
    assertThat(game.play("skip").has(A)).as("every income may be declined").isEqualTo("C2 P1");
    assertThat(game.asked()).isEqualTo("finish_turn 0");
  }

  @Test
  void m91_oneIncomeIsFinishedBeforeTheNext() {
    Scenario game = Scenario.of(2).religion(A, 2);
    game.harbour(A, HarbourIcon.RELIGION, Ship.SHIP_03, Ship.SHIP_04).act(A);
    game.play("retire shipping", "skip", "use");
    assertThat(game.asked()).isEqualTo("recruit_monk 0");
    game.play("skip", "roll_die 1");
    assertThat(game.asked()).isEqualTo("extra_step 0");
    assertThat(game.play("skip").asked()).isEqualTo("use_income 0 religion 2");
  }

  @Test
  void m92_freeActionsUntilTheEndOfTheLastTurn() {
    Scenario game = Scenario.of(2).has(A, "W1").turn(A).play("retire coins", "skip");
    game.play("sell wood", "end_turn", "retire road", "skip", "end_turn");
    assertThat(game.now.chanceToAct()).as("no further turn this year").isTrue();
  }

  // ---- the end of a year

  @Test
  void m93_rankingByProgressThenByStack() {
    Scenario game = Scenario.of(4).conquistador(B, 4).conquistador(A, 4).conquistador(2, 6);
    assertThat(Years.ranking(game.now)).containsExactly(2, B, A);
    assertThat(game.now.markers.conquistador(3)).as("never left the start").isZero();
  }

  @Test
  void m94_happinessByRankYearAndPlayers() {
    int[][][] table = {
      {{3}, {5}, {7}}, {{4, 2}, {6, 3}, {8, 4}}, {{5, 3, 1}, {7, 4, 2}, {9, 5, 3}}
    };
    for (int seats = 2; seats <= 4; seats++) {
      for (int year = 1; year <= 3; year++) {
        Scenario game = Scenario.of(seats).year(year);
        for (int seat = 0; seat < seats; seat++) {
          game.conquistador(seat, seats - seat + 5);
        }
        game.endYear();
        int[] points = table[seats - 2][year - 1];
        for (int seat = 0; seat < seats; seat++) {
          int expected = seat < points.length ? points[seat] : 0;
          assertThat(game.now.stores.happiness(seat)).isEqualTo(expected);
        }
      }
    }
  }

  @Test
  void m95_conquistadorsReturnReligionStays() {
    Scenario game = Scenario.of(2).conquistador(A, 5).conquistador(B, 5).religion(A, 9).endYear();
    assertThat(List.of(game.own(A).conquistador(), game.own(B).conquistador()))
        .containsExactly(0, 0);
    assertThat(game.own(B).markersBelow()).isZero();
    assertThat(game.own(A).religion()).isEqualTo(9);
  }

  @Test
  void m96_diceAndCoinsLeaveTheBuildings() {
    Scenario game = Scenario.of(2).occupied(A, "r1c1", "r2c3").white(5).act(A);
    game.play("use_die white 5", "activate_line 5", "skip", "skip", "end_turn").endYear();
    assertThat(game.own(A).squares()).noneMatch(SantaMariaBoard.Plot::occupied);
    assertThat(game.board(A).whiteDice()).hasSize(6);
  }

  @Test
  void m97_theGameEndsAfterTheThirdYear() {
    Scenario game = Scenario.of(2).year(3).endYear();
    assertThat(game.now.over()).isTrue();
    assertThat(Scenario.of(2).year(2).endYear().now.over()).isFalse();
  }

  // ---- the next year

  @Test
  void m98_newTilesForUnsoldOnes() {
    Scenario game = Scenario.started(2);
    for (int year = 1; year <= 3; year++) {
      assertThat(game.board(A).doubles()).hasSize(5);
      assertThat(game.board(A).triples()).hasSize(5);
      assertThat(game.board(A).doublesLeft()).isEqualTo(15 - 5 * year);
      List<Tile> before = game.board(A).doubles();
      game.endYear();
      assertThat(game.board(A).doubles()).doesNotContainAnyElementsOf(before);
    }
    assertThat(game.now.market.stack()).as("they last exactly three years").isZero();
  }

  /** What CHANCE is asked for between two years, one word a step. */
  private static List<String> preparation(Scenario game) {
    List<String> words = new ArrayList<>();
    game.turn(A);
    while (!game.now.chanceToAct()) {
      game.now.play(game.seat(), game.now.fallback(game.seat()), Events.NONE);
    }
    while (game.now.chanceToAct()) {
      words.add(game.now.chanceStep().source().name());
      game.play(game.moves().getFirst());
    }
    return words;
  }

  @Test
  void m99_whiteDiceAreRolledAgain() {
    List<String> prepared = preparation(Scenario.of(3).white(1, 2, 3, 4));
    assertThat(prepared.subList(0, 10)).containsOnly("DOUBLES", "TRIPLES");
    assertThat(prepared.subList(10, 19)).containsOnly("WHITE_DICE");
    assertThat(prepared).as("nobody has a blue die").hasSize(19);
  }

  @Test
  void m100_blueDiceAreRolledAgain() {
    Scenario game = Scenario.of(2).blue(A, 4, 4).blue(B, 4);
    List<String> prepared = preparation(game);
    assertThat(prepared.subList(16, prepared.size()))
        .containsExactly("BLUE_DICE", "BLUE_DICE", "BLUE_DICE");
    assertThat(game.own(A).blueDice()).allMatch(die -> die.value().orElseThrow() == 1);
  }

  @Test
  void m101_theTopmostPositionBegins() {
    Scenario game = Scenario.of(3).retired(A, RetirementPosition.CONQUISTADOR);
    game.retired(B, RetirementPosition.COINS).retired(C, RetirementPosition.ROAD).endYear();
    assertThat(game.board(A).startSeat()).contains(B);
    assertThat(game.play("retire road", "skip", "end_turn").seat()).isEqualTo(C);
    assertThat(game.play("retire coins", "skip", "end_turn").seat()).isEqualTo(A);
  }

  @Test
  void m102_markersReturnAndTheYearAdvances() {
    Scenario game = Scenario.of(2).endYear();
    assertThat(game.board(A).year()).isEqualTo(2);
    assertThat(game.board(A).retirement()).isEmpty();
    assertThat(game.moves("retire")).hasSize(5);
  }

  @Test
  void m103_whatIsKept() {
    Scenario game = Scenario.of(2).has(A, "W1 C2 P3").religion(A, 4).monk(A, BISHOP_MARINER);
    game.harbour(A, HarbourIcon.COINS, Ship.SHIP_01).dock(HarbourIcon.COINS, Ship.SHIP_02);
    game.endYear();
    assertThat(game.has(A)).isEqualTo("W1 C2 P3");
    assertThat(game.own(A).religion()).isEqualTo(4);
    assertThat(game.own(A).monks()).containsExactly(BISHOP_MARINER);
    assertThat(game.own(A).harbour()).containsEntry(HarbourIcon.COINS, 1);
    assertThat(game.board(A).docks()).containsOnlyKeys(HarbourIcon.COINS);
  }

  // ---- final scoring

  @Test
  void m104_resourcesAreCountedBeforeTheyAreSold() {
    Scenario game = Scenario.of(2).has(A, "W3 H3 S3 J3 G3").monk(A, BISHOP_TREASURER);
    assertThat(game.part(A, "bishops")).isEqualTo(15 / 2 - 2);
    assertThat(game.part(A, "coins_and_resources")).isEqualTo((3 + 3 + 6 + 6 + 6) / 3);
  }

  @Test
  void m105_onePointForThreeCoins() {
    assertThat(Scenario.of(2).has(A, "C5").part(A, "coins_and_resources")).isEqualTo(1);
    assertThat(Scenario.of(2).has(A, "W1 C5").part(A, "coins_and_resources")).isEqualTo(2);
    assertThat(Scenario.of(2).has(A, "G1 C4").part(A, "coins_and_resources")).isEqualTo(2);
  }

  @Test
  void m106_colonistsOfCompleteLines() {
    Scenario game = Scenario.of(2).road(A, "r1c2").road(A, "r1c3").road(A, "r1c4");
    assertThat(game.part(A, "colonists")).as("row 1 lacks r1c5").isZero();
    game.now.colonies.lay(A, Square.R1C5.ordinal(), Plot.road(2));
    assertThat(game.part(A, "colonists")).isEqualTo(5);
    for (String square : List.of("r2c5", "r4c5")) {
      game.now.colonies.lay(A, Scenario.square(square).ordinal(), Plot.road(0));
    }
    assertThat(game.part(A, "colonists"))
        .as("column 5: 2 on r1c5 for the second time, 1 on r6c5")
        .isEqualTo(5 + 3);
  }

  @Test
  void m107_shippingTiles() {
    Scenario game = Scenario.of(2).harbour(A, HarbourIcon.COINS, Ship.SHIP_START_1, Ship.SHIP_30);
    assertThat(game.part(A, "shipping_tiles")).isEqualTo(11);
    assertThat(game.part(B, "shipping_tiles")).isZero();
  }

  @Test
  void m108_purpleHappiness() {
    Scenario game = Scenario.of(2).monk(A, SCHOLAR_TRADER, SCHOLAR_QUARTERMASTER);
    assertThat(game.part(A, "scholars")).isEqualTo(4);
    game.now.colonies.lay(A, Square.R3C3.ordinal(), Plot.of(Building.TOWN_HALL_1));
    assertThat(game.part(A, "buildings")).isEqualTo(2);
  }

  @Test
  void m109_bishops() {
    Scenario game = Scenario.of(2).monk(A, BISHOP_MARINER);
    game.harbour(A, HarbourIcon.COINS, Ship.SHIP_01, Ship.SHIP_02, Ship.SHIP_03);
    assertThat(game.part(A, "bishops")).isEqualTo(1);
    assertThat(Scenario.of(2).monk(A, BISHOP_PATHFINDER).part(A, "bishops")).isEqualTo(-1);
    assertThat(Scenario.of(2).monk(A, BISHOP_GUILDMASTER).part(A, "bishops")).isEqualTo(0);
    Scenario built = Scenario.of(2).monk(A, BISHOP_BUILDER).filled(A);
    assertThat(built.part(A, "bishops")).isEqualTo(12 - 2);
  }

  @Test
  void m110_tokens() {
    Scenario game = Scenario.of(2).has(A, "P17");
    assertThat(game.part(A, "happiness_tokens")).isEqualTo(17);
    assertThat(game.result().score(A)).isEqualTo(17);
  }

  @Test
  void m111_noMajorities() {
    Scenario game = Scenario.of(2).monk(A, MISSION_1, MISSION_2).religion(A, 15);
    assertThat(game.result().score(A)).isZero();
    assertThat(game.result().ranking()).isEqualTo(List.of(List.of(A, B)));
  }

  @Test
  void m112_tiesAreBrokenByCoins() {
    Scenario coins = Scenario.of(2).has(A, "C3").has(B, "C4");
    assertThat(coins.result().ranking()).isEqualTo(List.of(List.of(B), List.of(A)));
    Scenario goods = Scenario.of(2).has(A, "C3 G1").has(B, "C4");
    assertThat(goods.result().ranking())
        .as("5 and 4 coins")
        .isEqualTo(List.of(List.of(A), List.of(B)));
    Scenario shared = Scenario.of(2).has(A, "C4").has(B, "S1 C2");
    assertThat(shared.result().ranking()).isEqualTo(List.of(List.of(A, B)));
  }
}
