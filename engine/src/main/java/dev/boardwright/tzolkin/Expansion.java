package dev.boardwright.tzolkin;

import dev.boardwright.engine.Decision;
import dev.boardwright.engine.Events;
import dev.boardwright.engine.Outcomes;
import dev.boardwright.tzolkin.piece.Technology;
import dev.boardwright.tzolkin.quick.QuickAction;
import java.util.List;

/**
 * The expansion Tribes & Prophecies at each of its steps, as {@link TzolkinPosition} is for the
 * game; and what it adds to the steps of the game.
 */
final class Expansion {

  private Expansion() {}

  // ---- what it adds to the steps of the game

  /** More ways to place a worker. */
  static void placements(TzolkinPosition now, int seat, int placed, List<TzolkinMove> out) {
    QuickActions.placement(now, seat, placed, out);
    Abilities.placeReduced(now, seat, placed, out);
    Abilities.skip(now, seat, placed, out);
  }

  /** Moves that are possible besides what is asked, and moves that are not possible now. */
  static void amend(TzolkinPosition now, Decision asked, List<TzolkinMove> out) {
    int seat = asked.seat();
    if (Abilities.maySell(now, seat) && Abilities.needsCorn(now, asked)) { // X111
      TzolkinMove last = out.removeLast();
      Abilities.sales(now, seat, out);
      out.add(last);
    }
    if (now.turn.isLate() && now.turn.isQuickDue()) { // X35
      out.removeIf(move -> !keepsQuickAction(now, seat, move));
    }
  }

  /** Whether a quick action that is due can still be performed if this is done before. */
  private static boolean keepsQuickAction(TzolkinPosition now, int seat, TzolkinMove move) {
    TzolkinPosition next = now.copy();
    next.playLegal(seat, move, Events.NONE);
    if (next.turn.hasFailed()) {
      return false;
    }
    if (!next.turn.isOf(seat) || !next.turn.isLate()) {
      return true;
    }
    boolean strict = next.chanceToAct() || next.decision(seat) instanceof TzolkinDecision.Trade;
    return strict ? QuickActions.isPossible(next, seat) : !next.legalMoves(seat).isEmpty();
  }

  /**
   * Carries out a move that answers nothing that was asked.
   *
   * @return false if it is another move
   */
  static boolean interrupt(TzolkinPosition now, Decision asked, TzolkinMove move, Events events) {
    if (!(move instanceof ExpansionMove added)) {
      return false;
    }
    switch (added) {
      case ExpansionMove.SkipSpace skip -> Abilities.skip(now, asked, skip, events);
      case ExpansionMove.ActAhead ahead -> Abilities.actAhead(now, asked.seat(), ahead, events);
      case ExpansionMove.SellResource(var resource) -> {
        if (!(asked instanceof ExpansionDecision.SellAtEnd)) {
          now.next(asked);
        }
        Abilities.sell(now, asked.seat(), resource, events);
      }
      default -> {
        return false;
      }
    }
    return true;
  }

  // ---- its own steps

  static void list(TzolkinPosition now, ExpansionDecision asked, List<TzolkinMove> out) {
    int seat = asked.seat();
    switch (asked) {
      case ExpansionDecision.KeepTribe _ ->
          now.tribes.dealt(seat).forEach(tribe -> out.add(new ExpansionMove.KeepTribe(tribe)));
      case ExpansionDecision.AngerAtSetup _ -> Prices.stepsDown(now, seat, out);
      case ExpansionDecision.PlaceFirst _ -> Placing.placements(now, seat, 0, out);
      case ExpansionDecision.PickUpLate _ -> Abilities.latePickUps(now, seat, out);
      case ExpansionDecision.SellAtEnd _ -> {
        Abilities.sales(now, seat, out);
        out.add(Moves.DECLINE);
      }
      case ExpansionDecision.TradeQuickly _ -> QuickActions.trades(now, seat, out);
      case ExpansionDecision.PayStep step -> Prices.list(now, step, out);
      case ExpansionDecision.PayGold gold -> Prices.list(now, gold, out);
      case ExpansionDecision.PaySkull skull -> Prices.list(now, skull, out);
      case ExpansionDecision.PayFreeAdvance advance -> Prices.list(now, advance, out);
      case ExpansionDecision.PayCrowded(int _, var building, boolean architecture) ->
          Payments.crowded(
              now,
              seat,
              now.turn.due(building.price()),
              architecture ? Construction.discount(now, seat) : 0,
              out);
      case ExpansionDecision.ChooseBonus _ -> {
        for (int i = 0; i < Technology.COUNT; i++) {
          out.add(ExpansionMoves.takeBonus(i));
        }
      }
      case ExpansionDecision.RenovateForBuilding renovate -> Renovations.list(now, renovate, out);
      case ExpansionDecision.RenovateForMonument renovate -> Renovations.list(now, renovate, out);
      case ExpansionDecision.LowerTechnology _ -> NewBuildings.lowerable(now, seat, out);
      case ExpansionDecision.AdvanceOthers others -> NewBuildings.others(others, out);
    }
  }

  static void answer(
      TzolkinPosition now, ExpansionDecision asked, TzolkinMove move, Events events) {
    int seat = asked.seat();
    switch (asked) {
      case ExpansionDecision.KeepTribe _ ->
          ExpansionSetup.choose(now, seat, ((ExpansionMove.KeepTribe) move).tribe(), events);
      case ExpansionDecision.AngerAtSetup _ ->
          Temples.down(now, seat, ((ExpansionMove.StepDown) move).temple(), events);
      case ExpansionDecision.PlaceFirst _ -> Placing.place(now, seat, 0, move, events);
      case ExpansionDecision.PickUpLate _ -> Abilities.pickUpLate(now, seat, move, events);
      case ExpansionDecision.SellAtEnd _ -> {} // nothing is sold
      case ExpansionDecision.TradeQuickly _ ->
          Market.trade(now, new TzolkinDecision.Trade(seat, 0, 0), move, events);
      case ExpansionDecision.PayStep step -> Prices.answer(now, step, move, events);
      case ExpansionDecision.PayGold gold -> Prices.answer(now, gold, move, events);
      case ExpansionDecision.PaySkull skull -> Prices.answer(now, skull, move, events);
      case ExpansionDecision.PayFreeAdvance advance -> Prices.answer(now, advance, move, events);
      case ExpansionDecision.PayCrowded(int _, var building, boolean architecture) -> {
        Payments.pay(now, seat, (TzolkinMove.Pay) move, events);
        Construction.build(now, seat, building, architecture, events);
      }
      case ExpansionDecision.ChooseBonus _ ->
          Technologies.bonus(now, seat, ((ExpansionMove.TakeBonus) move).technology(), events);
      case ExpansionDecision.RenovateForBuilding renovate ->
          Renovations.answer(now, renovate, move, events);
      case ExpansionDecision.RenovateForMonument renovate ->
          Renovations.answer(now, renovate, move, events);
      case ExpansionDecision.LowerTechnology _ ->
          NewBuildings.lower(now, seat, ((ExpansionMove.Lower) move).technology(), events);
      case ExpansionDecision.AdvanceOthers others ->
          NewBuildings.advance(now, others, ((TzolkinMove.Advance) move).technology(), events);
    }
  }

  static void outcomes(TzolkinPosition now, ExpansionChance step, Outcomes<TzolkinMove> out) {
    switch (step) {
      case ExpansionChance.LayQuickAction(int age) -> ExpansionSetup.quickActions(now, age, out);
      case ExpansionChance.RevealProphecy _ -> ExpansionSetup.prophecies(now, out);
      case ExpansionChance.DealTribe _ ->
          now.tribes.pile().forEach(tribe -> out.add(new ExpansionMove.DrawTribe(tribe), 1));
      case ExpansionChance.RevealTribes _ ->
          out.add(new ExpansionMove.ShowTribes(ExpansionSetup.chosen(now)), 1);
    }
  }

  static void happen(TzolkinPosition now, ExpansionChance step, TzolkinMove move, Events events) {
    switch (step) {
      case ExpansionChance.LayQuickAction _ -> {
        QuickAction tile = ((ExpansionMove.DrawQuickAction) move).tile();
        ExpansionSetup.lay(now, tile, events);
      }
      case ExpansionChance.RevealProphecy _ ->
          ExpansionSetup.reveal(now, ((ExpansionMove.DrawProphecy) move).prophecy(), events);
      case ExpansionChance.DealTribe(int seat) ->
          ExpansionSetup.deal(now, seat, ((ExpansionMove.DrawTribe) move).tribe(), events);
      case ExpansionChance.RevealTribes _ -> ExpansionSetup.show(now, events);
    }
  }

  static void run(TzolkinPosition now, ExpansionTask task, Events events) {
    switch (task) {
      case ExpansionTask.EndTurn(int seat) -> Abilities.endTurn(now, seat);
      case ExpansionTask.PerformQuickAction(int seat) -> QuickActions.perform(now, seat, events);
      case ExpansionTask.OfferSale(int seat) -> QuickActions.offerSale(now, seat);
      case ExpansionTask.RefillDisplay _ -> Construction.refill(now);
      case ExpansionTask.BuildingRewards(int seat) -> NewBuildings.giveRewards(now, seat, events);
      case ExpansionTask.ScoreProphecy _ -> Prophecies.score(now, events);
    }
  }
}
