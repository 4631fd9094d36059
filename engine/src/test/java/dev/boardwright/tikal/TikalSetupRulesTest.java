package dev.boardwright.tikal;

import static dev.boardwright.tikal.Member.LEADER;
import static dev.boardwright.tikal.Member.W1;
import static dev.boardwright.tikal.Member.W2;
import static dev.boardwright.tikal.Scenario.RED;
import static dev.boardwright.tikal.Scenario.YELLOW;
import static org.assertj.core.api.Assertions.assertThat;

import dev.boardwright.engine.Setup;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/** Terms and setup: K1 to K15. */
class TikalSetupRulesTest {

  @Test
  void k1_twoToFourSeatsAndTheLeftNeighbourIsTheNext() {
    assertThat(Scenario.RULES.minSeats()).isEqualTo(2);
    assertThat(Scenario.RULES.maxSeats()).isEqualTo(4);
    for (int seats = 2; seats <= 4; seats++) {
      List<Integer> round = IntStream.range(0, seats).mapToObj(Integer::valueOf).toList();
      assertThat(Scenario.of(seats).scoringRound(RED).endEveryPhase()).isEqualTo(round);
    }
  }

  @Test
  void k2_fortySpacesOfWhichTheStartHexesAndPlacedTilesAreExplored() {
    Scenario game = Scenario.of(2).lay("B6@c2r3 k0", "A1@c1r2 k0");
    assertThat(game.board().spaces()).hasSize(40);
    assertThat(game.board().spaces().stream().filter(place -> place.kind().isPresent()))
        .extracting(TikalBoard.Place::space)
        .containsExactly(Space.C0R3, Space.C0R4, Space.C1R2, Space.C1R3, Space.C1R4, Space.C2R3);
  }

  @Test
  void k3_stonesOnEitherSideMakeTwoHexesPassable() {
    Scenario game = Scenario.of(2).lay("C1@c1r2 k0", "A2@c2r4 k5", "B6@c2r3 k0");
    assertThat(game.stones("c1r2", "c1r3")).as("one side only").isEqualTo(1);
    assertThat(game.stones("c1r3", "c2r4")).as("the sum of both").isEqualTo(3);
    assertThat(game.stones("c0r3", "c1r3")).as("no stone").isZero();
    assertThat(game.stones("c1r3", "c2r3")).as("a volcano").isZero();
    assertThat(game.stones("c0r3", "c0r2")).as("an empty space").isZero();
    for (Space from : Space.ALL) {
      for (Space to : Space.ALL) {
        assertThat(game.stones(from.name(), to.name()))
            .isEqualTo(game.stones(to.name(), from.name()));
      }
    }
  }

  @Test
  void k4_everyMemberIsSomebody() {
    assertThat(Scenario.RULES.moves().words().stream())
        .filteredOn(word -> word.name().equals("excavate"))
        .allSatisfy(word -> assertThat(word.args().getFirst().words()).contains("leader", "w18"));
    Scenario game = Scenario.of(2).members(RED, "c1r4", W1, W2).act(RED).play("excavate w1");
    assertThat(game.board().used()).containsExactly(new TikalBoard.Use(W1, Space.C1R4));
    assertThat(game.moves("excavate")).as("another, not the same").containsExactly("excavate w2");
  }

  @Test
  void k5_aLeaderCountsThreeAWorkerOneAGuardNothing() {
    Scenario game = Scenario.of(2).members(RED, "c0r3", LEADER, W1).guard(YELLOW, "c0r3", LEADER);
    assertThat(game.now.pieces.strength(RED, Space.C0R3.ordinal())).isEqualTo(4);
    assertThat(game.now.pieces.strength(YELLOW, Space.C0R3.ordinal())).isZero();
  }

  @Test
  void k6_theTopmostNumberIsTheValueOfATemple() {
    Scenario game = Scenario.of(2).members(RED, "c0r3", W1).act(RED);
    assertThat(game.at("c0r3").templeValue()).contains(1);
    game.play("excavate w1");
    assertThat(game.at("c0r3").templeValue()).contains(2);
  }

  @Test
  void k7_aTreasureHexWithoutTreasuresIsJungle() {
    Scenario game = Scenario.of(2).lay("E3@c2r3 k0", "B4@c2r4 k0");
    assertThat(game.at("c1r3").kind()).contains(HexKind.JUNGLE);
    assertThat(game.at("c2r4").kind()).contains(HexKind.JUNGLE);
    assertThat(game.at("c2r3").kind()).contains(HexKind.TREASURE);
    assertThat(game.treasuresLeft("c2r3", 0).at("c2r3").kind()).contains(HexKind.JUNGLE);
  }

  @Test
  void k8_limitsOfATurnCountFromTheStartOfAnActionPhase() {
    Scenario game = Scenario.of(2).members(RED, "c0r3", W1).act(RED).play("excavate w1");
    assertThat(game.moves("excavate")).isEmpty();
    game.play("end_turn");
    assertThat(game.board().used()).isEmpty();
    assertThat(game.act(RED).moves("excavate")).containsExactly("excavate w1");
  }

  @Test
  void k9_fourHexesAreExploredAtTheStart() {
    Scenario game = Scenario.of(2);
    assertThat(game.at("c0r4").kind()).contains(HexKind.BASE_CAMP);
    assertThat(game.at("c0r3").kind()).contains(HexKind.TEMPLE);
    assertThat(game.at("c1r3").kind()).contains(HexKind.JUNGLE);
    assertThat(game.at("c1r4").kind()).contains(HexKind.TEMPLE);
    assertThat(game.board().spaces().stream().filter(place -> place.kind().isEmpty())).hasSize(36);
  }

  @Test
  void k10_tilesComeLetterByLetter() {
    for (int seats = 2; seats <= 4; seats++) {
      Scenario game = Scenario.of(seats);
      assertThat(game.board().stack().left().values()).containsExactly(6, 6, 5, 5, 5, 5, 4);
      game.turn(RED);
      for (Letter letter : Letter.values()) {
        int left = game.board().stack().left().getOrDefault(letter, 0);
        for (; left > 0; left--) {
          assertThat(game.board().stack().top()).contains(letter);
          assertThat(game.moves()).hasSize(left).allMatch(text -> letterOf(text) == letter);
          game.play(game.moves().getLast());
          game.endEveryPhase();
          game.play(game.moves().getFirst(), "end_turn");
        }
      }
      assertThat(game.board().stack().top()).isEqualTo(Optional.empty());
    }
  }

  private static Letter letterOf(String draw) {
    return Letter.valueOf(
        draw.substring("draw_tile ".length()).substring(0, 1).toUpperCase(Locale.ROOT));
  }

  @Test
  void k11_templeTokensLieInAnOpenSupply() {
    assertThat(Scenario.of(2).board().templeTokens())
        .extracting(TikalBoard.TokenPile::left)
        .containsExactly(3, 6, 9, 11, 8, 5, 3, 2, 1);
  }

  @Test
  void k12_twentyFourTreasuresOfEightKinds() {
    Scenario game = Scenario.of(2);
    assertThat(game.board().treasureSupply()).isEqualTo(24);
    for (int kind = 0; kind < Treasure.COUNT; kind++) {
      assertThat(game.now.treasures.unseen(kind)).isEqualTo(3);
    }
  }

  @Test
  void k13_everybodyBeginsWithALeaderEighteenWorkersAndTwoCamps() {
    assertThat(Scenario.of(4).board().seats())
        .hasSize(4)
        .allSatisfy(
            player -> {
              assertThat(player.supply()).hasSize(19).startsWith(LEADER, W1);
              assertThat(player.members()).isEmpty();
              assertThat(player.campsLeft()).isEqualTo(2);
              assertThat(player.guardsLeft()).isEqualTo(2);
            });
  }

  @Test
  void k14_scoresBeginAtZero() {
    assertThat(Scenario.of(4).board().seats())
        .extracting(TikalBoard.Player::score)
        .containsExactly(0, 0, 0, 0);
  }

  @Test
  void k15_theStartSeatIsDrawnOrGiven() {
    TikalPosition drawn = new TikalPosition(Setup.standard(Scenario.RULES, 3)).begun();
    assertThat(drawn.outcomes().moves().stream().map(Scenario.RULES.moves()::text))
        .containsExactly("start_seat 0", "start_seat 1", "start_seat 2");
    assertThat(drawn.outcomes().moves().stream().map(drawn::weight)).containsExactly(1L, 1L, 1L);
    Setup setup = Setup.standard(Scenario.RULES, 3);
    TikalPosition given =
        new TikalPosition(setup.with(TikalOptions.START_SEAT, TikalOptions.StartSeat.SEAT_2))
            .begun();
    assertThat(given.startSeat).isEqualTo(2);
    assertThat(given.chanceStep()).isEqualTo(new TikalChance.DrawTurnTile(2));
    assertThat(Stream.of(TikalOptions.StartSeat.values()).map(TikalOptions.StartSeat::seat))
        .contains(Optional.empty(), Optional.of(3));
  }
}
