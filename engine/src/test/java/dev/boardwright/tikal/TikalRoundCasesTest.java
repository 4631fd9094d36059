package dev.boardwright.tikal;

import static dev.boardwright.tikal.Member.W1;
import static dev.boardwright.tikal.Member.W2;
import static dev.boardwright.tikal.Scenario.BLACK;
import static dev.boardwright.tikal.Scenario.BROWN;
import static dev.boardwright.tikal.Scenario.RED;
import static dev.boardwright.tikal.Scenario.YELLOW;
import static dev.boardwright.tikal.Treasure.KIND1;
import static dev.boardwright.tikal.Treasure.KIND2;
import static dev.boardwright.tikal.Treasure.KIND3;
import static dev.boardwright.tikal.Treasure.KIND4;
import static dev.boardwright.tikal.Treasure.KIND5;
import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;

/** Worked cases of scoring and of the auction game. */
class TikalRoundCasesTest {

  // ---- scoring

  @Test
  void case31_aVolcanoAndTheOrderOfEvents() {
    Scenario game = Scenario.of(3).stack(Tile.B6, Tile.B1, Tile.C1).turn(YELLOW);
    game.play("draw_tile b6");
    assertThat(game.board().inHand()).contains(new TikalBoard.TileInHand(YELLOW, Tile.B6));
    assertThat(game.endEveryPhase()).containsExactly(YELLOW, BROWN, RED);
    assertThat(game.asked()).isEqualTo("place 1 b6");
    game.play("place c2r3 0");
    assertThat(game.board().inHand()).isEmpty();
    assertThat(game.asked()).isEqualTo("act 1 10");
    game.play("end_turn", "draw_tile b1");
    assertThat(game.asked()).isEqualTo("place 2 b1");
  }

  @Test
  void case32_oneTemplePaysTwice() {
    Scenario game =
        Scenario.of(2)
            .lay("C2@c2r3 k0")
            .members(RED, "c2r3", W1, W2)
            .members(YELLOW, "c2r3", W1)
            .members(YELLOW, "c1r3", W2, Member.W3)
            .scoringRound(RED)
            .play("end_turn");
    assertThat(game.score(RED)).isEqualTo(4);
    game.play("move_member w2", "walk_to c2r3", "move_member w3", "walk_to c2r3", "end_turn");
    assertThat(game.score(YELLOW)).isEqualTo(4);
    assertThat(game.score(RED)).isEqualTo(4);
  }

  @Test
  void case33_treasurePointsGoByKind() {
    Scenario game =
        Scenario.of(2)
            .holds(RED, KIND1, KIND1, KIND1, KIND2, KIND2, KIND3, KIND4)
            .scoringRound(RED);
    game.play("end_turn");
    assertThat(game.score(RED)).isEqualTo(11);
    game.play("end_turn").scoringRound(RED).play("end_turn");
    assertThat(game.score(RED)).isEqualTo(22);
  }

  @Test
  void case34_limitsStartAgain() {
    Scenario game = Scenario.of(2).stack(Tile.B6).lay("B2@c2r4 k0");
    game.members(YELLOW, "c2r4", W1, W2).turn(YELLOW).play("draw_tile b6");
    game.play("excavate w1", "excavate w2");
    assertThat(game.value("c2r4")).isEqualTo(5);
    game.play("end_turn", "end_turn", "place c2r3 0", "excavate w1", "excavate w2");
    assertThat(game.value("c2r4")).isEqualTo(7);
  }

  @Test
  void case35_theEndOfTheBasicGame() {
    Scenario game = Scenario.of(3).stack(Tile.G4).turn(BROWN).play("draw_tile g4", "place c2r3 0");
    assertThat(game.endEveryPhase()).containsExactly(BROWN, BROWN, RED, YELLOW);
    assertThat(game.now.over()).isTrue();
    Scenario next =
        Scenario.of(3, TikalOptions.FINAL_ROUND_START, TikalOptions.FinalRoundStart.NEXT_PLAYER)
            .stack(Tile.G4)
            .turn(BROWN)
            .play("draw_tile g4", "place c2r3 0");
    assertThat(next.endEveryPhase()).containsExactly(BROWN, RED, YELLOW, BROWN);
    assertThat(next.now.over()).isTrue();
  }

  // ---- auction

  private static Scenario case36() {
    return Scenario.auction(4)
        .round(List.of(), Tile.A1, Tile.A2, Tile.A3, Tile.A6)
        .openAuction(RED)
        .play("bid 1", "bid 2", "pass", "bid 3", "pass", "pass");
  }

  @Test
  void case36_aWholeRoundOfBidding() {
    Scenario game = case36();
    assertThat(game.asked()).isEqualTo("choose 3");
    assertThat(game.score(BLACK)).isEqualTo(17);
    game.play("choose_tile a6", "place c2r3 0", "end_turn");
    assertThat(game.asked()).isEqualTo("bid 0 0");
    assertThat(game.board().auction().orElseThrow().bidders()).containsExactly(RED, YELLOW, BROWN);
  }

  @Test
  void case37_theLastToSpeak() {
    Scenario game = case36().play("choose_tile a6", "place c2r3 0", "end_turn", "pass", "pass");
    assertThat(game.asked()).isEqualTo("bid 2 0");
    game.play("bid 1");
    assertThat(game.asked()).isEqualTo("choose 2");
    assertThat(game.score(BROWN)).isEqualTo(19);
    Scenario nobody =
        case36().play("choose_tile a6", "place c2r3 0", "end_turn", "pass", "pass", "pass");
    assertThat(nobody.asked()).isEqualTo("choose 0");
    assertThat(nobody.score(RED)).isEqualTo(20);
  }

  @Test
  void case38_noRaiseAgainstOneself() {
    Scenario game =
        Scenario.auction(3).round(List.of(), Tile.A1, Tile.A2, Tile.A3).openAuction(RED);
    game.play("bid 1", "pass", "pass");
    assertThat(game.asked()).isEqualTo("choose 0");
    assertThat(game.score(RED)).isEqualTo(19);
  }

  @Test
  void case39_theLastTileAndTheNextRound() {
    Scenario game =
        Scenario.auction(4).round(List.of(BLACK, RED, YELLOW), Tile.A1).openAuction(BROWN);
    assertThat(game.asked()).isEqualTo("place 2 a1");
    assertThat(game.score(BROWN)).isEqualTo(20);
    game.play("place c2r3 0", "end_turn");
    assertThat(game.board().auction().orElseThrow().turnsTaken()).isEmpty();
    game.play("draw_tile a2", "draw_tile a3", "draw_tile a4", "draw_tile a5");
    assertThat(game.asked()).isEqualTo("bid 3 0");
    assertThat(game.board().auction().orElseThrow().bidders())
        .containsExactly(RED, YELLOW, BROWN, BLACK);
  }

  @Test
  void case40_notMoreThanOneHas() {
    Scenario game = Scenario.auction(3).score(RED, 2).round(List.of(), Tile.A1, Tile.A2, Tile.A3);
    game.openAuction(BROWN).play("bid 2");
    assertThat(game.asked()).isEqualTo("bid 0 2");
    assertThat(game.moves()).containsExactly("pass");
    Scenario uncapped =
        Scenario.auction(3, TikalOptions.BID_CAP, TikalOptions.BidCap.NONE)
            .score(RED, 2)
            .round(List.of(), Tile.A1, Tile.A2, Tile.A3)
            .openAuction(BROWN)
            .play("bid 2");
    assertThat(uncapped.moves()).contains("pass", "bid 3", "bid 4", "bid 99").hasSize(98);
  }

  @Test
  void case41_aVolcanoInTheDisplay() {
    Scenario game = Scenario.auction(3).round(List.of(YELLOW), Tile.D5, Tile.D1).openAuction(BROWN);
    assertThat(game.board().scoring()).isEqualTo(Optional.empty());
    game.play("bid 1", "pass", "choose_tile d5");
    assertThat(game.endEveryPhase()).containsExactly(BROWN, RED, YELLOW);
    assertThat(game.board().auction().orElseThrow().turnsTaken()).containsExactly(YELLOW);
    game.play("place c2r3 0");
    assertThat(game.asked()).isEqualTo("act 2 10");
    game.play("end_turn");
    assertThat(game.asked()).isEqualTo("place 0 d1");
    assertThat(game.board().auction().orElseThrow().turnsTaken()).containsExactly(YELLOW, BROWN);
  }

  private static Scenario case42(TikalOptions.FinalTieOrder ties) {
    return Scenario.auction(4, TikalOptions.FINAL_TIE_ORDER, ties)
        .score(RED, 40)
        .score(YELLOW, 35)
        .score(BROWN, 35)
        .score(BLACK, 50);
  }

  @Test
  void case42_theOrderOfTheFinalRound() {
    Scenario game =
        case42(TikalOptions.FinalTieOrder.PLACER_FIRST)
            .holds(BROWN, KIND1, KIND1, KIND1, KIND2, KIND2, KIND2)
            .holds(BROWN, KIND3, KIND3, KIND3, KIND4, KIND5)
            .finalRound(BROWN);
    assertThat(game.endEveryPhase()).containsExactly(BROWN, YELLOW, RED, BLACK);
    assertThat(game.score(BROWN)).isEqualTo(55);
    Scenario last = case42(TikalOptions.FinalTieOrder.PLACER_LAST).finalRound(BROWN);
    assertThat(last.endEveryPhase()).containsExactly(YELLOW, BROWN, RED, BLACK);
  }
}
