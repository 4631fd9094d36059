package dev.boardwright.tikal;

import static dev.boardwright.tikal.Member.W1;
import static dev.boardwright.tikal.Scenario.BLACK;
import static dev.boardwright.tikal.Scenario.BROWN;
import static dev.boardwright.tikal.Scenario.RED;
import static dev.boardwright.tikal.Scenario.YELLOW;
import static dev.boardwright.tikal.Treasure.KIND1;
import static dev.boardwright.tikal.Treasure.KIND2;
import static dev.boardwright.tikal.Treasure.KIND3;
import static org.assertj.core.api.Assertions.assertThat;

import dev.boardwright.engine.Options;
import java.util.List;
import org.junit.jupiter.api.Test;

/** What every option switches. */
class TikalOptionsTest {

  @Test
  void auction() {
    assertThat(Scenario.of(2).board().auction()).isEmpty();
    assertThat(Scenario.auction(2).board().auction()).isPresent();
  }

  @Test
  void startSeatIsRefusedWhereThereIsNoSuchSeat() {
    Options standard = Options.standard(Scenario.RULES.options());
    Options seat3 = standard.with(TikalOptions.START_SEAT, TikalOptions.StartSeat.SEAT_3);
    assertThat(Scenario.RULES.refuses(4, seat3)).isEmpty();
    assertThat(Scenario.RULES.refuses(3, seat3))
        .get()
        .hasToString(
            "There is no seat for `start_seat` `seat_3` in a game with 3 seats:"
                + " give one of `random`, `seat_0`, `seat_1`, `seat_2`.");
    assertThat(Scenario.RULES.refuses(2, standard)).isEmpty();
  }

  @Test
  void campTransferBySecretPathNeedsNoRoute() {
    for (var transfer : TikalOptions.CampTransfer.values()) {
      Scenario game =
          Scenario.of(2, TikalOptions.CAMP_TRANSFER, transfer)
              .lay("A6@c7r0 k0")
              .camp(RED, "c7r0")
              .members(RED, "c0r4", W1)
              .act(RED);
      assertThat(game.legal("transfer w1 c7r0"))
          .isEqualTo(transfer == TikalOptions.CampTransfer.SECRET_PATH);
    }
  }

  @Test
  void finalRoundMayStartWithTheNextPlayer() {
    for (var start : TikalOptions.FinalRoundStart.values()) {
      Scenario game = Scenario.of(3, TikalOptions.FINAL_ROUND_START, start).finalRound(YELLOW);
      assertThat(game.endEveryPhase())
          .isEqualTo(
              start == TikalOptions.FinalRoundStart.LAST_PLACER
                  ? List.of(YELLOW, BROWN, RED)
                  : List.of(BROWN, RED, YELLOW));
    }
  }

  @Test
  void placementPathMayBeEdgeOnly() {
    for (var path : TikalOptions.PlacementPath.values()) {
      Scenario game =
          Scenario.of(2, TikalOptions.PLACEMENT_PATH, path).lay("C4@c0r2 k0").place(RED, Tile.C1);
      assertThat(game.legal("place c1r1 0"))
          .isEqualTo(path == TikalOptions.PlacementPath.EDGE_ONLY);
    }
  }

  @Test
  void exchangeMayGiveSinglesOnly() {
    for (var give : TikalOptions.ExchangeGive.values()) {
      Scenario game =
          Scenario.of(2, TikalOptions.EXCHANGE_GIVE, give)
              .holds(RED, KIND1, KIND1, KIND2)
              .holds(YELLOW, KIND3)
              .act(RED)
              .play("exchange 1 kind3");
      assertThat(game.moves())
          .isEqualTo(
              give == TikalOptions.ExchangeGive.ANY
                  ? List.of("give kind1", "give kind2")
                  : List.of("give kind2"));
    }
  }

  @Test
  void auctionScoringMayGoByTheOrderOfTheTurns() {
    for (var order : TikalOptions.AuctionScoringOrder.values()) {
      Scenario game =
          Scenario.auction(4, TikalOptions.AUCTION_SCORING_ORDER, order)
              .round(List.of(BLACK), Tile.B6, Tile.B1, Tile.B2)
              .openAuction(RED)
              .play("pass", "pass", "bid 1", "choose_tile b6");
      assertThat(game.endEveryPhase())
          .isEqualTo(
              order == TikalOptions.AuctionScoringOrder.CLOCKWISE
                  ? List.of(BROWN, BLACK, RED, YELLOW)
                  : List.of(BLACK, BROWN, RED, YELLOW));
      assertThat(game.asked()).isEqualTo("place 2 b6");
    }
  }

  @Test
  void auctionOptionsDoNotTouchTheBasicGame() {
    Scenario game =
        Scenario.of(
            3, TikalOptions.AUCTION_SCORING_ORDER, TikalOptions.AuctionScoringOrder.AUCTION_ORDER);
    assertThat(game.scoringRound(YELLOW).endEveryPhase()).containsExactly(YELLOW, BROWN, RED);
  }

  @Test
  void finalTiesMayPutThePlacerLast() {
    for (var order : TikalOptions.FinalTieOrder.values()) {
      Scenario game = Scenario.auction(3, TikalOptions.FINAL_TIE_ORDER, order).finalRound(YELLOW);
      assertThat(game.endEveryPhase())
          .isEqualTo(
              order == TikalOptions.FinalTieOrder.PLACER_FIRST
                  ? List.of(YELLOW, BROWN, RED)
                  : List.of(BROWN, RED, YELLOW));
    }
  }

  @Test
  void bidsMayExceedTheScore() {
    for (var cap : TikalOptions.BidCap.values()) {
      Scenario game =
          Scenario.auction(2, TikalOptions.BID_CAP, cap)
              .score(RED, 1)
              .round(List.of(), Tile.A1, Tile.A2)
              .openAuction(RED);
      assertThat(game.legal("bid 2")).isEqualTo(cap == TikalOptions.BidCap.NONE);
      assertThat(game.legal("bid 99")).isEqualTo(cap == TikalOptions.BidCap.NONE);
    }
    Scenario debt =
        Scenario.auction(2, TikalOptions.BID_CAP, TikalOptions.BidCap.NONE)
            .score(RED, 1)
            .round(List.of(), Tile.A1, Tile.A2)
            .openAuction(RED)
            .play("bid 4", "pass");
    assertThat(debt.score(RED)).as("the score may become negative").isEqualTo(-3);
  }
}
