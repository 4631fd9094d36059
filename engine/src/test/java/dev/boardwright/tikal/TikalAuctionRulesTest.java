package dev.boardwright.tikal;

import static dev.boardwright.tikal.Scenario.BLACK;
import static dev.boardwright.tikal.Scenario.BROWN;
import static dev.boardwright.tikal.Scenario.RED;
import static dev.boardwright.tikal.Scenario.YELLOW;
import static dev.boardwright.tikal.Treasure.KIND1;
import static org.assertj.core.api.Assertions.assertThat;

import dev.boardwright.engine.Result;
import dev.boardwright.engine.Setup;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

/** The auction game: K80 to K103. */
class TikalAuctionRulesTest {

  private static Scenario opened(int seats) {
    Tile[] display = {Tile.A1, Tile.A2, Tile.A3, Tile.A6};
    return Scenario.auction(seats)
        .round(List.of(), java.util.Arrays.copyOf(display, seats))
        .openAuction(RED);
  }

  private static TikalBoard.Bidding bidding(Scenario game) {
    return game.board().auction().orElseThrow();
  }

  @Test
  void k80_everyPlayerTakesOneTurnInARound() {
    for (int seats = 2; seats <= 4; seats++) {
      Scenario game = Scenario.auction(seats).auctionRound(RED);
      List<Integer> turns = new ArrayList<>();
      while (game.board().stack().left().getOrDefault(Letter.A, 0) > 0
          || turns.size() % seats != 0) {
        if (game.moves().getFirst().startsWith("place")) {
          turns.add(game.seat());
        }
        boolean act = game.moves().contains("end_turn");
        game.play(act ? "end_turn" : game.moves().getFirst());
      }
      for (int round = 0; round < turns.size(); round += seats) {
        assertThat(turns.subList(round, round + seats)).doesNotHaveDuplicates();
      }
    }
  }

  @Test
  void k81_indicatorsAreFaceUpAtTheStart() {
    Scenario game = Scenario.auction(3).auctionRound(RED);
    assertThat(bidding(game).turnsTaken()).isEmpty();
  }

  @Test
  void k82_asManyTilesAsPlayersAreDisplayed() {
    for (int seats = 2; seats <= 4; seats++) {
      Scenario game = Scenario.auction(seats).auctionRound(RED);
      while (game.now.chanceToAct()) {
        game.play(game.moves().getFirst());
      }
      assertThat(bidding(game).display()).hasSize(seats);
      assertThat(36 % seats).as("36 tiles make whole rounds").isZero();
    }
    Scenario mixed = Scenario.auction(3).stack(Tile.A6, Tile.B1, Tile.B2, Tile.B4);
    mixed.auctionRound(RED);
    assertThat(mixed.moves()).containsExactly("draw_tile a6");
    mixed.play("draw_tile a6", "draw_tile b4", "draw_tile b1");
    assertThat(bidding(mixed).display()).containsExactly(Tile.A6, Tile.B1, Tile.B4);
  }

  @Test
  void k83_everybodyBeginsWithTwentyPoints() {
    Scenario game = Scenario.auction(4);
    assertThat(IntStream.range(0, 4).map(game::score)).containsExactly(20, 20, 20, 20);
  }

  @Test
  void k84_theNextTurnIsAuctionedAmongThoseWithIndicatorsUp() {
    Scenario game =
        Scenario.auction(4).round(List.of(YELLOW), Tile.A1, Tile.A2, Tile.A3).openAuction(BROWN);
    assertThat(bidding(game).bidders()).containsExactly(RED, BROWN, BLACK);
    game.play("bid 1", "pass", "pass");
    assertThat(game.moves()).containsExactly("choose_tile a1", "choose_tile a2", "choose_tile a3");
  }

  @Test
  void k85_bidsRiseClockwiseAndWhoPassesIsOut() {
    Scenario game = opened(3);
    assertThat(game.moves()).contains("pass", "bid 1", "bid 20").doesNotContain("bid 0");
    game.play("bid 4");
    assertThat(game.asked()).isEqualTo("bid 1 4");
    assertThat(game.moves()).contains("bid 5", "bid 20").doesNotContain("bid 4");
    game.play("pass", "bid 6");
    assertThat(game.asked()).isEqualTo("bid 0 6");
    game.play("bid 7");
    assertThat(game.asked()).as("who has passed is not asked").isEqualTo("bid 2 7");
  }

  @Test
  void k86_theLastOneLeftWinsAtTheOwnBid() {
    Scenario game = opened(3).play("bid 2", "pass", "pass");
    assertThat(game.asked()).isEqualTo("choose 0");
    assertThat(game.score(RED)).isEqualTo(18);
  }

  @Test
  void k87_withoutABidEverybodyIsAskedAndTheStarterMayTakeTheTurn() {
    Scenario game = opened(3).play("pass", "pass");
    assertThat(game.asked()).isEqualTo("bid 2 0");
    game.play("pass");
    assertThat(game.asked()).isEqualTo("choose 0");
    assertThat(game.score(RED)).isEqualTo(20);
    assertThat(opened(3).play("pass", "pass", "bid 3").asked()).isEqualTo("choose 2");
  }

  @Test
  void k88_theBidIsPaidBeforeTheTileIsChosen() {
    Scenario game = opened(2).score(RED, 31).play("bid 5", "pass");
    assertThat(game.asked()).isEqualTo("choose 0");
    assertThat(game.score(RED)).isEqualTo(26);
    assertThat(game.board().seats().getFirst().bidsPaid()).isEqualTo(5);
  }

  @Test
  void k89_aBidDoesNotExceedTheScore() {
    assertThat(opened(2).score(RED, 3).moves()).containsExactly("pass", "bid 1", "bid 2", "bid 3");
    assertThat(opened(2).score(RED, 0).moves()).containsExactly("pass");
    assertThat(opened(2).score(RED, 250).moves()).as("nor 99").hasSize(100);
  }

  @Test
  void k90_theWinnerTakesAWholeTurn() {
    Scenario game = opened(2).play("bid 1", "pass", "choose_tile a2");
    assertThat(bidding(game).display()).containsExactly(Tile.A1);
    assertThat(game.asked()).isEqualTo("place 0 a2");
    game.play("place c1r2 0");
    assertThat(game.asked()).isEqualTo("act 0 10");
    assertThat(bidding(game).turnsTaken()).isEmpty();
    game.play("end_turn");
    assertThat(bidding(game).turnsTaken()).containsExactly(RED);
  }

  @Test
  void k91_theNextAuctionBeginsLeftOfWhoTookTheTurn() {
    Scenario game = opened(4).play("pass", "bid 1", "pass", "pass");
    game.play("choose_tile a1", "place c1r2 0", "end_turn");
    assertThat(game.asked()).isEqualTo("bid 2 0");
    Scenario skipping =
        Scenario.auction(4).round(List.of(BROWN), Tile.A1, Tile.A2, Tile.A3).openAuction(YELLOW);
    skipping.play("bid 1", "pass", "pass", "choose_tile a1", "place c1r2 0", "end_turn");
    assertThat(skipping.asked()).as("Brown has had the turn").isEqualTo("bid 3 0");
  }

  @Test
  void k92_aRoundIsBegunLeftOfWhoEndedTheLastOne() {
    Setup setup =
        Setup.standard(Scenario.RULES, 3)
            .with(TikalOptions.AUCTION, true)
            .with(TikalOptions.START_SEAT, TikalOptions.StartSeat.SEAT_1);
    TikalPosition first = new TikalPosition(setup).begun();
    while (first.chanceToAct()) {
      first.playLegal(-1, first.outcomes().moves().getFirst(), dev.boardwright.engine.Events.NONE);
    }
    assertThat(first.toAct().first()).isEqualTo(YELLOW);
    Scenario later = Scenario.auction(3).round(List.of(RED, BROWN), Tile.A1).openAuction(YELLOW);
    later.play("place c1r2 0", "end_turn", "draw_tile a2", "draw_tile a3", "draw_tile a4");
    assertThat(later.asked()).isEqualTo("bid 2 0");
  }

  @Test
  void k93_theLastTileIsFree() {
    Scenario game = Scenario.auction(3).round(List.of(RED, BROWN), Tile.A1).openAuction(YELLOW);
    assertThat(game.asked()).isEqualTo("place 1 a1");
    assertThat(game.score(YELLOW)).isEqualTo(20);
  }

  @Test
  void k94_thenAllIndicatorsAreTurnedUp() {
    Scenario game = Scenario.auction(3).round(List.of(RED, BROWN), Tile.A1).openAuction(YELLOW);
    game.play("place c1r2 0");
    assertThat(bidding(game).turnsTaken()).containsExactly(RED, BROWN);
    game.play("end_turn");
    assertThat(bidding(game).turnsTaken()).isEmpty();
    assertThat(game.now.chanceToAct()).as("the next round begins").isTrue();
  }

  @Test
  void k95_aVolcanoCountsWhenItIsChosenOrLeftOver() {
    Scenario chosen = Scenario.auction(2).round(List.of(), Tile.B6, Tile.B1).openAuction(RED);
    assertThat(chosen.board().scoring()).isEmpty();
    chosen.play("bid 1", "pass", "choose_tile b6");
    assertThat(chosen.board().scoring().orElseThrow().order()).containsExactly(RED, YELLOW);
    chosen.endEveryPhase();
    assertThat(chosen.asked()).isEqualTo("place 0 b6");
    chosen.play("place c1r2 0");
    assertThat(chosen.asked()).isEqualTo("act 0 10");
    Scenario left = Scenario.auction(2).round(List.of(RED), Tile.B6).openAuction(YELLOW);
    assertThat(left.board().scoring().orElseThrow().order()).containsExactly(YELLOW, RED);
  }

  @Test
  void k96_indicatorsDoNotMatterInAScoringRound() {
    Scenario game = Scenario.auction(3).round(List.of(RED), Tile.B6, Tile.B1).openAuction(YELLOW);
    game.play("bid 1", "pass", "choose_tile b6");
    assertThat(game.endEveryPhase()).containsExactly(YELLOW, BROWN, RED);
    assertThat(bidding(game).turnsTaken()).containsExactly(RED);
  }

  @Test
  void k97_eachVolcanoOfADisplayCausesItsOwnRound() {
    Scenario game = Scenario.auction(2).round(List.of(), Tile.B6, Tile.D5).openAuction(RED);
    game.play("bid 1", "pass", "choose_tile b6");
    assertThat(game.endEveryPhase()).containsExactly(RED, YELLOW);
    game.play("place c1r2 0", "end_turn");
    assertThat(game.board().scoring().orElseThrow().order()).containsExactly(YELLOW, RED);
    assertThat(game.endEveryPhase()).containsExactly(YELLOW, RED);
    assertThat(game.asked()).isEqualTo("place 1 d5");
  }

  @Test
  void k98_aScoringRoundGoesClockwiseFromTheChooser() {
    Scenario game =
        Scenario.auction(4).round(List.of(BLACK), Tile.B6, Tile.B1, Tile.B2).openAuction(RED);
    game.play("pass", "pass", "bid 1", "choose_tile b6");
    assertThat(game.endEveryPhase()).containsExactly(BROWN, BLACK, RED, YELLOW);
  }

  @Test
  void k99_pointsScoredCanBeBid() {
    Scenario game = Scenario.auction(2).score(RED, 0).holds(RED, KIND1, KIND1);
    game.scoringRound(RED).play("end_turn", "end_turn");
    assertThat(game.score(RED)).isEqualTo(3);
    game.round(List.of(), Tile.A1, Tile.A2).openAuction(RED);
    assertThat(game.moves()).containsExactly("pass", "bid 1", "bid 2", "bid 3");
  }

  @Test
  void k100_afterTheLastTileComesTheFinalRound() {
    Scenario game = Scenario.auction(2).stack().round(List.of(RED), Tile.G4).openAuction(YELLOW);
    game.play("place c1r2 0");
    assertThat(game.board().scoring()).isEmpty();
    game.play("end_turn");
    assertThat(game.board().scoring().orElseThrow().last()).isTrue();
    game.endEveryPhase();
    assertThat(game.now.over()).isTrue();
  }

  @Test
  void k101_theFinalRoundGoesFromTheLowestScoreToTheHighest() {
    Scenario game = Scenario.auction(4).score(RED, 9).score(YELLOW, 7).score(BROWN, 8);
    game.holds(YELLOW, KIND1, KIND1, KIND1).finalRound(BLACK);
    assertThat(game.endEveryPhase()).containsExactly(YELLOW, BROWN, RED, BLACK);
    assertThat(game.score(YELLOW)).as("more than those who come later").isEqualTo(13);
  }

  @Test
  void k102_equalScoresGoByTheDistanceFromTheLastPlacer() {
    assertThat(Scenario.auction(4).finalRound(BROWN).endEveryPhase())
        .containsExactly(BROWN, BLACK, RED, YELLOW);
    assertThat(Scenario.auction(4).score(BROWN, 30).finalRound(BROWN).endEveryPhase())
        .containsExactly(BLACK, RED, YELLOW, BROWN);
  }

  @Test
  void k103_theHighestTotalWins() {
    Scenario game = opened(2).play("bid 4", "pass");
    Result result = game.result();
    assertThat(result.scores().getFirst().breakdown())
        .containsExactly(
            new Result.Part("temples", 0),
            new Result.Part("treasures", 0),
            new Result.Part("start", 20),
            new Result.Part("bids", -4));
    assertThat(result.score(RED)).isEqualTo(16);
    assertThat(result.ranking()).containsExactly(List.of(YELLOW), List.of(RED));
    Scenario end = Scenario.auction(3).score(RED, 16).score(YELLOW, 18).score(BROWN, 19);
    end.holds(RED, KIND1, KIND1).finalRound(BROWN).endEveryPhase();
    assertThat(end.now.over()).isTrue();
    assertThat(end.result().scores())
        .extracting(Result.Score::points)
        .containsExactly(19.0, 18.0, 19.0);
    assertThat(end.result().ranking()).containsExactly(List.of(RED, BROWN), List.of(YELLOW));
  }
}
