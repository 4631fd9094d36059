package dev.boardwright.tzolkin;

import dev.boardwright.engine.Events;
import dev.boardwright.tzolkin.piece.Building;
import dev.boardwright.tzolkin.piece.Effect;
import dev.boardwright.tzolkin.piece.Good;
import dev.boardwright.tzolkin.piece.Wealth;
import java.util.List;

/** Taking goods, points and workers, and the effects of tiles. */
final class Gains {

  private Gains() {}

  /** Of skulls, no more than the bank has (T11). */
  static void gain(TzolkinPosition now, int seat, Good good, int amount, Events events) {
    int gained = amount;
    if (good == Good.SKULL) {
      gained = Math.min(amount, now.displays.skulls());
    }
    if (gained > 0 && now.affliction().prices(good)) {
      Prices.ask(now, seat, good, gained); // X70
    } else if (gained > 0) {
      receive(now, seat, good, gained, events);
    }
  }

  /** Goods that are there and, if they have a price, are paid. */
  static void receive(TzolkinPosition now, int seat, Good good, int amount, Events events) {
    if (good == Good.SKULL) {
      now.displays.addSkulls(-amount);
    }
    now.players.add(seat, good, amount);
    events.add(new TzolkinEvent.GoodsGained(seat, good, amount));
  }

  static void points(TzolkinPosition now, int seat, int points, Events events) {
    now.players.score(seat, Players.Points.PLAY, points);
    events.add(new TzolkinEvent.PointsScored(seat, points));
  }

  /** A worker comes from the bank, if one is left there (T76). */
  static void hire(TzolkinPosition now, int seat, Events events) {
    if (now.players.bank(seat) > 0) {
      now.players.hire(seat);
      events.add(new TzolkinEvent.WorkerHired(seat));
    }
  }

  /** All effects of a building from one on; waits where something is asked (T93). */
  static void resolve(TzolkinPosition now, int seat, Building building, int from, Events events) {
    List<Effect> effects = Prices.inOrder(now, building.effects());
    for (int i = from; i < effects.size(); i++) {
      Effect effect = effects.get(i);
      if (asks(effect) || Prices.has(now, effect)) {
        if (i + 1 < effects.size()) {
          now.next(new TzolkinTask.ResolveEffects(seat, building, i + 1));
        }
        apply(now, seat, effect, events);
        return;
      }
      apply(now, seat, effect, events);
    }
  }

  /** All effects of a starting wealth tile (T25); none of them asks anything. */
  static void resolve(TzolkinPosition now, int seat, Wealth tile, Events events) {
    for (Effect effect : tile.effects()) {
      apply(now, seat, effect, events);
    }
  }

  /** Whether somebody may be asked before the next effect. */
  private static boolean asks(Effect effect) {
    return switch (effect) {
      case Effect.Gain _, Effect.Points _, Effect.Raise _, Effect.Worker _ -> false;
      case Effect.Exempt _, Effect.Cheaper _, Effect.FoodDayGain _ -> false;
      case Effect.RaiseAny _, Effect.Advance _, Effect.AdvanceAny _ -> true;
      case Effect.Market _, Effect.AnyAction _, Effect.ExtraBuilding _ -> true;
      case Effect.ExtraMonument _, Effect.ExchangeTechnologies _, Effect.Offering _ -> true;
    };
  }

  private static void apply(TzolkinPosition now, int seat, Effect effect, Events events) {
    switch (effect) {
      case Effect.Gain(Good good, int amount) -> gain(now, seat, good, amount, events);
      case Effect.Points(int amount) -> points(now, seat, amount, events);
      case Effect.Raise(var temple, int steps) -> {
        for (int i = 0; i < steps; i++) {
          Temples.up(now, seat, temple, events);
        }
      }
      case Effect.Worker _ -> hire(now, seat, events);
      case Effect.Exempt _, Effect.Cheaper _, Effect.FoodDayGain _ -> {} // on food days (T99)
      case Effect.RaiseAny _ -> now.next(new TzolkinDecision.RaiseTemple(seat));
      case Effect.Advance(var technology) ->
          Technologies.advanceFree(now, seat, technology, events);
      case Effect.AdvanceAny(int times) ->
          now.next(new TzolkinDecision.AdvanceTechnology(seat, false, times, false));
      case Effect.Market _ -> now.next(new TzolkinDecision.Trade(seat, 0, 0)); // T97
      case Effect.AnyAction _ -> { // T96
        if (Actions.canActAnywhere(now, seat)) {
          now.next(new TzolkinDecision.ChooseAnyAction(seat, true));
        }
      }
      case Effect.ExtraBuilding _ -> { // T95
        if (Construction.isPossible(now, seat, Manner.EXTRA, now.players.corn(seat))) {
          now.next(new TzolkinDecision.Construct(seat, Manner.EXTRA));
        }
      }
      case Effect.ExtraMonument _ -> { // X140
        if (Construction.affordableMonuments(now, seat) != 0) {
          now.next(new TzolkinDecision.Construct(seat, Manner.EXTRA_MONUMENT));
        }
      }
      case Effect.ExchangeTechnologies _ -> NewBuildings.exchange(now, seat);
      case Effect.Offering _ -> { // X142
        if (Actions.mayOffer(now, seat, 0)) {
          now.next(new TzolkinDecision.MakeOffering(seat));
        }
      }
    }
  }
}
