package dev.boardwright.tikal;

import static dev.boardwright.tikal.Member.LEADER;
import static dev.boardwright.tikal.Member.W1;
import static dev.boardwright.tikal.Member.W2;
import static dev.boardwright.tikal.Scenario.RED;
import static dev.boardwright.tikal.Scenario.YELLOW;
import static dev.boardwright.tikal.Treasure.KIND1;
import static dev.boardwright.tikal.Treasure.KIND2;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.boardwright.engine.DecisionId;
import dev.boardwright.engine.Events;
import dev.boardwright.engine.Match;
import dev.boardwright.engine.Refusal;
import dev.boardwright.engine.Seat;
import dev.boardwright.engine.Seed;
import dev.boardwright.engine.Setup;
import dev.boardwright.engine.Viewer;
import dev.boardwright.engine.Word;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.Test;

/** Decisions, hidden information and state: K104 to K111. */
class TikalInformationRulesTest {

  @Test
  void k104_theDecisionsAndTheMovesThatAnswerThem() {
    assertThat(Scenario.RULES.decisions().words())
        .extracting(Word::name)
        .containsExactly("place", "act", "walk", "give", "bid", "choose");
    assertThat(Scenario.RULES.moves().words().stream().filter(word -> !word.chance()))
        .extracting(Word::name)
        .containsExactly(
            "place",
            "dispatch",
            "transfer",
            "move_member",
            "walk_to",
            "excavate",
            "recover",
            "exchange",
            "give",
            "build_camp",
            "guard",
            "end_turn",
            "bid",
            "pass",
            "choose_tile");
  }

  @Test
  void k105_onlyTheActivePlayerIsAsked() {
    Scenario game = Scenario.of(3).turn(RED);
    while (!game.now.over()) {
      assertThat(game.now.toAct().size()).isEqualTo(game.now.chanceToAct() ? 0 : 1);
      if (!game.now.chanceToAct()) {
        assertThat(game.board().activeSeat()).contains(game.seat());
      }
      game.play(game.moves().get(game.moves().size() / 3));
    }
  }

  @Test
  void k106_anIllegalMoveChangesNothing() {
    Scenario game = Scenario.of(2).members(RED, "c0r3", W1).act(RED, 4);
    TikalBoard before = game.board();
    long digest = game.now.digest();
    for (String illegal : List.of("excavate w2", "guard w1", "transfer w1 c0r4", "recover w1")) {
      assertThatThrownBy(() -> game.now.play(RED, game.move(illegal), Events.NONE))
          .isInstanceOf(IllegalArgumentException.class);
    }
    assertThat(game.board()).isEqualTo(before);
    assertThat(game.now.digest()).isEqualTo(digest);
  }

  @Test
  void k107_everybodySeesTheSame() {
    Random rng = new Random(7);
    Scenario game = Scenario.of(3).turn(RED);
    while (!game.now.over()) {
      for (int seat = 0; seat < 3; seat++) {
        assertThat(game.now.view(Viewer.of(seat))).isEqualTo(game.board());
        assertThat(game.now.determinize(seat, rng).digest()).isEqualTo(game.now.digest());
      }
      assertThat(game.now.view(Viewer.OMNISCIENT)).isEqualTo(game.board());
      game.play(game.moves().get(rng.nextInt(game.moves().size())));
    }
  }

  @Test
  void k108_nothingNamesWhatIsFaceDown() {
    Scenario one = Scenario.of(2).lay("A4@c2r3 k0");
    assertThat(one.at("c2r3").treasures()).isEqualTo(4);
    assertThat(one.board().toString()).doesNotContain("KIND");
    Setup basic = Setup.standard(Scenario.RULES, 3);
    namesNothingHidden(basic);
    namesNothingHidden(basic.with(TikalOptions.AUCTION, true));
  }

  /** In a whole game: in no view, question, list of moves, played move or event. */
  private static void namesNothingHidden(Setup setup) {
    TikalPosition game = new TikalPosition(setup).begun();
    Random rng = new Random(108);
    while (!game.over()) {
      int seat = game.chanceToAct() ? Seat.CHANCE : game.toAct().first();
      if (seat != Seat.CHANCE) {
        assertNothingHidden(game, game.decision(seat).toString() + game.legalMoves(seat));
      }
      TikalMove move = game.randomMove(seat, rng);
      var events = new Events.Kept();
      game.play(seat, move, events);
      assertNothingHidden(game, move.toString() + events.told());
      assertNothingHidden(game, game.view(Viewer.SPECTATOR).toString());
    }
  }

  private static void assertNothingHidden(TikalPosition game, String sent) {
    for (Tile tile : Tile.ALL) {
      if ((game.stack.tiles() & tile.bit()) != 0) {
        assertThat(sent).doesNotContainPattern("\\b" + tile + "\\b");
      }
    }
    for (Treasure kind : Treasure.values()) {
      if (game.treasures.unseen(kind.ordinal()) == Treasure.TOKENS) {
        assertThat(sent).doesNotContain(kind.name());
      }
    }
  }

  @Test
  void k109_whatHasRevealedSomethingIsNotTakenBack() {
    Setup setup =
        Setup.standard(Scenario.RULES, 2)
            .with(TikalOptions.START_SEAT, TikalOptions.StartSeat.SEAT_0);
    Match<TikalMove> match = Match.start(Scenario.RULES, setup, Seed.of("k109"));
    DecisionId place = match.asked(RED).orElseThrow().id();
    match = first(match, RED);
    DecisionId act = match.asked(RED).orElseThrow().id();
    match = submitted(match, RED, "dispatch w1 c0r4");
    assertThat(match.undo(RED, act)).isInstanceOf(Match.Outcome.Accepted.class);
    match = submitted(match, RED, "end_turn");
    assertThat(match.undo(RED, place))
        .isInstanceOfSatisfying(
            Match.Outcome.Refused.class,
            refused ->
                assertThat(refused.refusal().reason()).isEqualTo(Refusal.Reason.UNDO_REFUSED));
  }

  private static Match<TikalMove> first(Match<TikalMove> match, int seat) {
    TikalMove move = match.asked(seat).orElseThrow().moves().getFirst();
    return submitted(match, seat, Scenario.RULES.moves().text(move));
  }

  private static Match<TikalMove> submitted(Match<TikalMove> match, int seat, String text) {
    var outcome = match.submit(seat, match.asked(seat).orElseThrow().id(), List.of(text));
    return ((Match.Outcome.Accepted<TikalMove>) outcome).match();
  }

  /** Whatever differs in the state differs in the digest, and the copy has all of it. */
  @Test
  void k110_theStateIsCompleteInDigestAndCopy() {
    List<Scenario> different =
        List.of(
            Scenario.of(2).act(RED),
            Scenario.of(2).act(RED, 9),
            Scenario.of(2).act(YELLOW),
            Scenario.of(2).lay("A6@c2r3 k0").act(RED),
            Scenario.of(2).lay("A6@c2r3 k1").act(RED),
            Scenario.of(2).members(RED, "c0r3", W1).act(RED),
            Scenario.of(2).members(RED, "c0r3", W2).act(RED),
            Scenario.of(2).members(RED, "c0r3", LEADER).act(RED),
            Scenario.of(2).members(YELLOW, "c0r3", W1).act(RED),
            Scenario.of(2).camp(RED, "c1r3").act(RED),
            Scenario.of(2).camp(YELLOW, "c1r3").act(RED),
            Scenario.of(2).guard(RED, "c0r3", W1).act(RED),
            Scenario.of(2).guard(RED, "c0r3", W2).act(RED),
            Scenario.of(2).value("c0r3", 2).act(RED),
            Scenario.of(2).holds(RED, KIND1).act(RED),
            Scenario.of(2).holds(RED, KIND2).act(RED),
            Scenario.of(2).score(RED, 1).act(RED),
            Scenario.of(2).stack(Tile.G4).act(RED),
            Scenario.of(2).scoringRound(RED),
            Scenario.of(2).finalRound(RED),
            Scenario.of(2).place(RED, Tile.A1),
            Scenario.auction(2).round(List.of(RED), Tile.A1, Tile.A2).act(RED),
            Scenario.auction(2).round(List.of(), Tile.A1, Tile.A2).openAuction(RED),
            Scenario.auction(2).round(List.of(), Tile.A1, Tile.A2).openAuction(RED).play("bid 1"),
            Scenario.of(2).members(RED, "c0r3", W1).act(RED).play("excavate w1"));
    assertThat(different).extracting(game -> game.now.digest()).doesNotHaveDuplicates();
    assertThat(different).extracting(Scenario::board).doesNotHaveDuplicates();
    for (Scenario game : different) {
      TikalPosition copy = game.now.copy();
      assertThat(copy.digest()).isEqualTo(game.now.digest());
      assertThat(copy.view(Viewer.SPECTATOR)).isEqualTo(game.board());
      TikalBoard before = game.board();
      Random rng = new Random(1);
      while (!copy.over()) {
        int seat = copy.chanceToAct() ? Seat.CHANCE : copy.toAct().first();
        copy.playLegal(seat, copy.randomMove(seat, rng), Events.NONE);
      }
      assertThat(game.board()).as("what is done to a copy").isEqualTo(before);
    }
  }

  @Test
  void k111_stonesOfTheStartPosition() {
    Scenario game = Scenario.of(2);
    assertThat(game.stones("c0r4", "c0r3")).isEqualTo(2);
    assertThat(game.stones("c0r4", "c1r3")).isEqualTo(1);
    assertThat(game.stones("c0r4", "c1r4")).isEqualTo(2);
    assertThat(game.stones("c0r3", "c1r3")).isZero();
    assertThat(game.stones("c1r3", "c1r4")).isZero();
  }
}
