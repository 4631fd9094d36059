package dev.boardwright.tikal;

import static dev.boardwright.tikal.Member.LEADER;
import static dev.boardwright.tikal.Member.W1;
import static dev.boardwright.tikal.Member.W2;
import static dev.boardwright.tikal.Scenario.BROWN;
import static dev.boardwright.tikal.Scenario.RED;
import static dev.boardwright.tikal.Scenario.YELLOW;
import static dev.boardwright.tikal.Treasure.KIND1;
import static dev.boardwright.tikal.Treasure.KIND2;
import static dev.boardwright.tikal.Treasure.KIND3;
import static org.assertj.core.api.Assertions.assertThat;

import dev.boardwright.engine.Result;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/** Volcanoes, scoring and the end of the basic game: K66 to K79. */
class TikalScoringRulesTest {

  private static Scenario volcano() {
    return Scenario.of(3).stack(Tile.B6, Tile.B1).turn(YELLOW).play("draw_tile b6");
  }

  @Test
  void k66_aVolcanoIsLaidAsideAndAScoringRoundBegins() {
    Scenario game = volcano();
    assertThat(game.board().inHand()).contains(new TikalBoard.TileInHand(YELLOW, Tile.B6));
    assertThat(game.board().scoring())
        .contains(new TikalBoard.Scoring(List.of(YELLOW, BROWN, RED), 0, false));
    assertThat(game.board().spaces()).noneMatch(place -> place.tile().isPresent());
    assertThat(game.asked()).isEqualTo("act 1 10");
  }

  @Test
  void k67_everybodyHasAScoringTurnOfTenPoints() {
    Scenario game = volcano();
    for (int seat : List.of(YELLOW, BROWN, RED)) {
      assertThat(game.asked()).isEqualTo("act " + seat + " 10");
      assertThat(game.board().scoring().orElseThrow().order().indexOf(seat))
          .isEqualTo(game.board().scoring().orElseThrow().place());
      game.play("end_turn");
    }
    assertThat(game.board().scoring()).isEmpty();
  }

  @Test
  void k68_pointsAreCountedAtTheEndOfTheOwnScoringTurn() {
    Scenario game =
        Scenario.of(2).members(RED, "c0r3", W1).members(YELLOW, "c0r3", W1).scoringRound(RED);
    assertThat(game.score(RED)).isZero();
    game.play("dispatch w2 c0r4", "move_member w2", "walk_to c0r3", "end_turn");
    assertThat(game.score(RED)).as("two to one, at this moment").isEqualTo(1);
    assertThat(game.score(YELLOW)).isZero();
    game.play("dispatch leader c0r4", "move_member leader", "walk_to c0r3", "end_turn");
    assertThat(game.score(YELLOW)).as("four to two, at this one").isEqualTo(1);
    assertThat(game.score(RED)).isEqualTo(1);
  }

  @Test
  void k69_templesAndTreasuresAreAdded() {
    Scenario game = Scenario.of(2).members(RED, "c0r3", W1).holds(RED, KIND1, KIND2);
    game.score(RED, 5).scoringRound(RED).play("end_turn");
    assertThat(game.score(RED)).isEqualTo(8);
    assertThat(game.events()).contains(new TikalEvent.PointsScored(RED, 1, 2));
  }

  @Test
  void k70_aTempleGoesToItsGuardElseToTheStrongest() {
    Scenario game =
        Scenario.of(3)
            .lay("E2@c2r3 k0", "E1@c2r4 k0")
            .members(RED, "c2r3", LEADER)
            .members(YELLOW, "c2r3", W1, W2)
            .guard(BROWN, "c2r4", W1)
            .members(RED, "c2r4", W1, W2)
            .members(RED, "c0r3", Member.W3)
            .members(YELLOW, "c0r3", Member.W3);
    assertThat(game.at("c2r3").templeOwner()).as("three to two").contains(RED);
    assertThat(game.at("c2r4").templeOwner()).as("guarded").contains(BROWN);
    assertThat(game.at("c0r3").templeOwner()).as("a tie").isEmpty();
    assertThat(game.at("c1r4").templeOwner()).as("nobody there").isEmpty();
    assertThat(Scoring.temples(game.now, RED)).isEqualTo(6);
    assertThat(Scoring.temples(game.now, BROWN)).isEqualTo(5);
  }

  @Test
  void k71_treasuresScoreOneThreeSixByKind() {
    Scenario game = Scenario.of(2).holds(RED, KIND1, KIND2, KIND2, KIND3, KIND3, KIND3);
    assertThat(game.now.treasures.points(RED)).isEqualTo(1 + 3 + 6);
    game.scoringRound(RED).play("end_turn");
    assertThat(game.board().seats().get(RED).treasures()).as("they are kept").hasSize(3);
  }

  @Test
  void k72_thenTheVolcanoIsPlacedAndTheTurnGoesOn() {
    Scenario game = volcano();
    game.play("dispatch w1 c0r4");
    game.endEveryPhase();
    assertThat(game.asked()).isEqualTo("place 1 b6");
    game.play("place c1r2 0");
    assertThat(game.asked()).as("a fresh ten points").isEqualTo("act 1 10");
    game.play("end_turn", "draw_tile b1");
    assertThat(game.asked()).isEqualTo("place 2 b1");
  }

  @Test
  void k73_threeVolcanoesMeanThreeScoringRounds() {
    assertThat(Stream.of(Tile.ALL).filter(tile -> tile.kind() == HexKind.VOLCANO))
        .extracting(Tile::letter)
        .containsExactly(Letter.B, Letter.D, Letter.F);
    Scenario game = Scenario.of(2).turn(RED);
    while (!game.now.over()) {
      game.play(game.moves().getLast());
    }
    assertThat(game.events().stream())
        .filteredOn(event -> event instanceof TikalEvent.ScoringRoundBegun)
        .hasSize(3);
    assertThat(game.events().stream())
        .filteredOn(event -> event instanceof TikalEvent.FinalRoundBegun)
        .hasSize(1);
    assertThat(game.events().stream())
        .filteredOn(event -> event instanceof TikalEvent.PointsScored)
        .hasSize(4 * 2);
  }

  private static Scenario lastTile() {
    return Scenario.of(3).stack(Tile.G4).turn(BROWN).play("draw_tile g4", "place c1r2 0");
  }

  @Test
  void k74_theLastTileIsFollowedByANormalActionPhase() {
    Scenario game = lastTile();
    assertThat(game.asked()).isEqualTo("act 2 10");
    assertThat(game.board().scoring()).isEmpty();
  }

  @Test
  void k75_thenEverybodyHasAFinalScoringTurn() {
    Scenario game = lastTile().play("end_turn");
    assertThat(game.board().scoring().orElseThrow().last()).isTrue();
    game.endEveryPhase();
    assertThat(game.events().stream())
        .filteredOn(event -> event instanceof TikalEvent.PointsScored)
        .hasSize(3);
  }

  @Test
  void k76_theFinalRoundBeginsWithWhoPlacedTheLastTile() {
    assertThat(lastTile().endEveryPhase()).containsExactly(BROWN, BROWN, RED, YELLOW);
  }

  @Test
  void k77_thenTheGameIsOverAndTheHighestTotalWins() {
    Scenario game = lastTile().score(YELLOW, 9).score(RED, 4);
    game.endEveryPhase();
    assertThat(game.now.over()).isTrue();
    assertThat(game.result().ranking()).containsExactly(List.of(1), List.of(0), List.of(2));
    assertThat(game.result().reason()).isEqualTo("final_round");
    assertThat(game.board().phase()).isEqualTo(TikalBoard.Phase.OVER);
    assertThat(game.board().activeSeat()).isEqualTo(Optional.empty());
  }

  @Test
  void k78_equalTotalsShareTheWin() {
    Scenario game = lastTile().score(YELLOW, 9).score(RED, 9);
    game.endEveryPhase();
    assertThat(game.result().winners()).containsExactly(RED, YELLOW);
  }

  @Test
  void k79_whatIsLeftOverScoresNothing() {
    Scenario game = lastTile().camp(RED, "c1r3").members(RED, "c0r4", W1, W2);
    game.endEveryPhase();
    assertThat(game.result().scores())
        .allSatisfy(score -> assertThat(score.points()).isZero())
        .extracting(Result.Score::breakdown)
        .allSatisfy(
            parts ->
                assertThat(parts)
                    .extracting(Result.Part::category)
                    .containsExactly("temples", "treasures"));
  }
}
