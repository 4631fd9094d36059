package dev.boardwright.engine;

import static dev.boardwright.engine.Refusal.Reason.BATCH_NOT_CONTIGUOUS;
import static dev.boardwright.engine.Refusal.Reason.DECISION_ANSWERED;
import static dev.boardwright.engine.Refusal.Reason.GAME_NOT_RUNNING;
import static dev.boardwright.engine.Refusal.Reason.ILLEGAL_MOVE;
import static dev.boardwright.engine.Refusal.Reason.NOT_YOUR_DECISION;
import static dev.boardwright.engine.Refusal.Reason.VERSION_AHEAD;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.boardwright.market.Market;
import dev.boardwright.market.MarketMove;
import dev.boardwright.nim.Nim;
import java.util.Collections;
import java.util.List;
import org.junit.jupiter.api.Test;

class MatchTest {

  private final Table<MarketMove> table = Table.of(new Market(), 2);

  /** Both have kept and offered; seat 0 is on the market. */
  private void draft() {
    for (int seat = 0; seat < 2; seat++) {
      table.playAny(seat, 0);
      table.playAny(seat, 0);
    }
  }

  @Test
  void theFirstAppendIsWhatChanceDraws() {
    assertThat(table.match().appends()).hasSize(1);
    Append first = table.match().appends().getFirst();
    assertThat(first.entries()).hasSize(6).allMatch(e -> e.kind() == Entry.Kind.CHANCE);
    assertThat(first.seat()).isEqualTo(Seat.CHANCE);
    assertThat(first.version()).isEqualTo(6);
    assertThat(table.asked(0)).hasToString("6.0");
    assertThat(table.asked(1)).hasToString("6.1");
  }

  @Test
  void anIdStaysWhileOthersAct() {
    table.playAny(0, 0);
    table.playAny(0, 0);
    assertThat(table.match().version()).isEqualTo(8);
    assertThat(table.asked(1)).hasToString("6.1");
    assertThat(table.match().asked(0)).isEmpty();
    Append answer = table.playAny(1, 0);
    assertThat(answer.asked()).isEqualTo(6);
    assertThat(answer.entries().getFirst().asked()).isEqualTo(6);
    assertThat(answer.first()).isEqualTo(8);
  }

  @Test
  void chanceIsNeverLeftToAct() {
    table.playAny(0, 0);
    table.playAny(0, 0);
    table.playAny(1, 0);
    Append last = table.playAny(1, 0);
    assertThat(last.entries().stream().map(Entry::code))
        .containsSubsequence("show_offers", "pass_packs");
    assertThat(table.match().toAct()).isEqualTo(SeatSet.of(0));
    assertThat(last.digest()).isEqualTo(table.match().position().digest());
  }

  @Test
  void theSameAgainIsReplayed() {
    DecisionId id = table.asked(0);
    String move = table.legal(0).getFirst();
    Append first = table.play(0, move);
    table.playAny(0, 0);
    table.playAny(1, 0);
    var again = table.match().submit(0, id, List.of(move));
    assertThat(table.replayed(again)).isEqualTo(first);
    Refusal other = table.refused(0, id, "keep nothing");
    assertThat(other.reason()).isEqualTo(DECISION_ANSWERED);
    assertThat(table.refused(0, id, move, move).reason()).isEqualTo(DECISION_ANSWERED);
  }

  @Test
  void onlyTheSeatItselfAnswers() {
    String move = table.legal(0).getFirst();
    assertThat(table.refused(0, new DecisionId(6, 1), move).reason()).isEqualTo(NOT_YOUR_DECISION);
    assertThat(table.refused(1, new DecisionId(6, 0), move).reason()).isEqualTo(NOT_YOUR_DECISION);
    assertThat(table.refused(0, new DecisionId(3, 0), move).reason()).isEqualTo(NOT_YOUR_DECISION);
    assertThat(table.refused(7, new DecisionId(6, 7), move).reason()).isEqualTo(NOT_YOUR_DECISION);
    assertThat(table.refused(0, new DecisionId(7, 0), move).reason()).isEqualTo(VERSION_AHEAD);
    assertThat(table.match().version()).isEqualTo(6);
  }

  @Test
  void whatIsIllegalIsRefusedWithWhatIsNear() {
    draft();
    Match<MarketMove> before = table.match();
    Refusal refusal = table.refused(0, table.asked(0), "bye 1");
    assertThat(refusal.reason()).isEqualTo(ILLEGAL_MOVE);
    assertThat(refusal.index()).isZero();
    assertThat(refusal.legal()).isEqualTo(3);
    assertThat(refusal.nearest())
        .startsWith("buy 1")
        .containsExactlyInAnyOrderElementsOf(table.legal(0));
    assertThat(refusal.detail())
        .asString()
        .contains("no word `bye`", "Legal moves: 3", "among them `buy 1`");
    assertThat(table.refused(0, table.asked(0), "buy 0").detail())
        .asString()
        .startsWith("`buy 0` is not legal now.");
    assertThat(table.refused(0, table.asked(0), "draw silk").reason()).isEqualTo(ILLEGAL_MOVE);
    assertThat(table.match()).isSameAs(before);
    assertThat(table.match().version()).isEqualTo(before.version());
  }

  @Test
  void aBatchIsTakenWholeOrNotAtAll() {
    List<String> keep = table.legal(0);
    Refusal refusal = table.refused(0, table.asked(0), keep.getFirst(), "keep jade");
    assertThat(refusal.reason()).isEqualTo(ILLEGAL_MOVE);
    assertThat(refusal.index()).isEqualTo(1);
    assertThat(table.match().version()).isEqualTo(6);
    var position = table.match().position();
    position.play(0, table.match().asked(0).orElseThrow().moves().getFirst(), Events.NONE);
    String offer = new Market().moves().text(position.legalMoves(0).getFirst());
    Append both = table.play(0, keep.getFirst(), offer);
    assertThat(both.entries()).hasSize(2);
    assertThat(both.entries().stream().map(Entry::asked)).containsExactly(6, 7);
    assertThat(both.submitted()).containsExactly(keep.getFirst(), offer);
  }

  @Test
  void nobodyElseActsWithinABatch() {
    draft();
    table.play(0, "work");
    Refusal refusal = table.refused(1, table.asked(1), "work", "end_turn", "keep silk");
    assertThat(refusal.reason()).isEqualTo(BATCH_NOT_CONTIGUOUS);
    assertThat(refusal.index()).isEqualTo(2);
  }

  @Test
  void whatWasAnsweredAutomaticallyMayBeSubmittedAllTheSame() {
    draft();
    DecisionId id = table.asked(0);
    Append turn = table.play(0, "work", "end_turn");
    assertThat(turn.entries().stream().map(Entry::code)).containsExactly("work", "end_turn");
    assertThat(turn.entries().stream().map(Entry::auto)).containsExactly(false, true);
    assertThat(turn.submitted()).containsExactly("work", "end_turn");
    assertThat(table.replayed(table.match().submit(0, id, List.of("work", "end_turn"))))
        .isEqualTo(turn);
    assertThat(table.refused(0, id, "work").reason()).isEqualTo(DECISION_ANSWERED);
  }

  @Test
  void anAutomaticAnswerIsConsumedOnce() {
    draft();
    Refusal refusal = table.refused(0, table.asked(0), "work", "end_turn", "end_turn");
    assertThat(refusal.reason()).isEqualTo(BATCH_NOT_CONTIGUOUS);
    assertThat(refusal.index()).isEqualTo(2);
  }

  @Test
  void confirmedTurnsAreEndedByTheSeat() {
    var market = new Market();
    var setup = new Setup(1, 2, Options.standard(market.options()), true);
    var confirmed = new Table<>(market, setup);
    for (int seat = 0; seat < 2; seat++) {
      confirmed.playAny(seat, 0);
      confirmed.playAny(seat, 0);
    }
    confirmed.play(0, "work");
    assertThat(confirmed.legal(0)).containsExactly("end_turn");
    Append end = confirmed.play(0, "end_turn");
    assertThat(end.entries().getFirst().auto()).isFalse();
    assertThat(confirmed.match().toAct()).isEqualTo(SeatSet.of(1));
  }

  @Test
  void secretAnswersAreSeenByTheirSeatOnly() {
    table.playAny(0, 0);
    Logged kept = table.match().log().getLast();
    assertThat(kept.shown(Viewer.of(0))).isTrue();
    assertThat(kept.shown(Viewer.of(1))).isFalse();
    assertThat(kept.shown(Viewer.SPECTATOR)).isFalse();
    Logged dealt = table.match().log().getFirst();
    assertThat(dealt.audience()).isEqualTo(SeatSet.of(1));
    assertThat(dealt.events().getFirst().to(Viewer.of(0)))
        .isNotEqualTo(dealt.events().getFirst().to(Viewer.of(1)));
  }

  @Test
  void whenTheGameIsOverNothingIsAnswered() {
    var nim = Table.of(new Nim(), 2);
    while (!nim.match().over()) {
      nim.playAny(nim.match().toAct().first(), 2);
    }
    Match<Nim.NimMove> over = nim.match();
    assertThat(over.toAct()).isEqualTo(SeatSet.NONE);
    assertThat(over.result().orElseThrow().winners()).hasSize(1);
    assertThat(nim.refused(0, new DecisionId(over.version(), 0), "take 1").reason())
        .isEqualTo(GAME_NOT_RUNNING);
    assertThat(nim.refused(over.vacate(0, Entry.Kind.RESIGN, Leaving.BOT)).reason())
        .isEqualTo(GAME_NOT_RUNNING);
    Append first = over.appends().get(1);
    var again =
        over.submit(first.seat(), new DecisionId(first.asked(), first.seat()), first.submitted());
    assertThat(nim.replayed(again)).isEqualTo(first);
  }

  @Test
  void aBatchHasItsBounds() {
    DecisionId id = table.asked(0);
    assertThatThrownBy(() -> table.match().submit(0, id, List.of()))
        .hasMessage("1 to 200 moves, not 0");
    assertThatThrownBy(() -> table.match().submit(0, id, Collections.nCopies(201, "work")))
        .hasMessage("1 to 200 moves, not 201");
  }

  @Test
  void lookingAtAPositionChangesNothing() {
    var position = table.match().position();
    position.play(0, table.match().asked(0).orElseThrow().moves().getFirst(), Events.NONE);
    assertThat(table.match().position().digest()).isNotEqualTo(position.digest());
    assertThat(table.match().asked(0)).isPresent();
    assertThatThrownBy(() -> table.match().log().clear())
        .isInstanceOf(UnsupportedOperationException.class);
  }
}
