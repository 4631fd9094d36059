package dev.boardwright.tzolkin;

import dev.boardwright.engine.Events;
import dev.boardwright.tzolkin.ExpansionDecision.PayFreeAdvance;
import dev.boardwright.tzolkin.ExpansionDecision.PayGold;
import dev.boardwright.tzolkin.ExpansionDecision.PaySkull;
import dev.boardwright.tzolkin.ExpansionDecision.PayStep;
import dev.boardwright.tzolkin.piece.Effect;
import dev.boardwright.tzolkin.piece.Good;
import dev.boardwright.tzolkin.piece.Temple;
import java.util.ArrayList;
import java.util.List;

/**
 * What a prophecy puts a price on: each gain is paid or declined by itself (X70 to X76). It is
 * asked for when everything else that the same action gives is there, so that it can pay (X71).
 */
final class Prices {

  private Prices() {}

  // ---- what has a price

  /** Asks whether goods are taken that have a price. */
  static void ask(TzolkinPosition now, int seat, Good good, int amount) {
    now.next(
        now.affliction().goodCorn(good) > 0
            ? new PayGold(seat, amount)
            : new PaySkull(seat, amount));
  }

  /** Whether an effect is or may be asked for because of its price. */
  static boolean has(TzolkinPosition now, Effect effect) {
    return switch (effect) {
      case Effect.Gain(Good good, int _) -> now.affliction().prices(good);
      case Effect.Raise(Temple temple, int _) -> now.affliction().prices(temple);
      default -> false;
    };
  }

  /** The effects of a building; goods without a price come first, they may pay for others (X71). */
  static List<Effect> inOrder(TzolkinPosition now, List<Effect> effects) {
    if (!now.prophecies.isActive()) {
      return effects;
    }
    List<Effect> ordered = new ArrayList<>();
    effects.stream().filter(effect -> isFreeGain(now, effect)).forEach(ordered::add);
    effects.stream().filter(effect -> !isFreeGain(now, effect)).forEach(ordered::add);
    return ordered;
  }

  private static boolean isFreeGain(TzolkinPosition now, Effect effect) {
    return effect instanceof Effect.Gain && !has(now, effect);
  }

  /** Asks for temple rewards that have a price, in the order of turns (X160). */
  static void askForRewards(TzolkinPosition now, boolean skullsAreShort, Events events) {
    for (Good good : Good.ALL) {
      if (now.affliction().prices(good) && !(good == Good.SKULL && skullsAreShort)) { // X161
        for (int i = now.seats() - 1; i >= 0; i--) {
          int seat = (now.calendar.startSeat() + i) % now.seats();
          Gains.gain(now, seat, good, FoodDays.reward(now, seat, good), events);
        }
      }
    }
  }

  // ---- a step up

  static void list(TzolkinPosition now, PayStep asked, List<TzolkinMove> out) {
    int seat = asked.seat();
    int corn = now.affliction().stepCorn(asked.temple());
    if (Temples.canGoUp(now, seat, asked.temple())) { // X73
      if (corn == 0) {
        Payments.any(now, seat, now.affliction().stepResources(asked.temple()), out);
      } else if (corn <= now.players.corn(seat)) {
        out.add(ExpansionMoves.PAY_CORN);
      }
    }
    out.add(Moves.DECLINE);
  }

  static void answer(TzolkinPosition now, PayStep asked, TzolkinMove move, Events events) {
    int seat = asked.seat();
    switch (move) {
      case ExpansionMove.PayCorn _ -> {
        Payments.payCorn(now, seat, now.affliction().stepCorn(asked.temple()), events);
        Temples.climb(now, seat, asked.temple(), events);
      }
      case TzolkinMove.Pay pay -> {
        Payments.pay(now, seat, pay, events);
        Temples.climb(now, seat, asked.temple(), events);
      }
      default -> events.add(new ExpansionEvent.PriceDeclined(seat));
    }
  }

  // ---- gold

  static void list(TzolkinPosition now, PayGold asked, List<TzolkinMove> out) {
    int most = now.players.corn(asked.seat()) / now.affliction().goodCorn(Good.GOLD);
    for (int n = 1; n <= Math.min(most, asked.amount()); n++) { // X75
      out.add(ExpansionMoves.takeGold(n));
    }
    out.add(Moves.DECLINE);
  }

  static void answer(TzolkinPosition now, PayGold asked, TzolkinMove move, Events events) {
    if (move instanceof ExpansionMove.TakeGold(int amount)) {
      Payments.payCorn(now, asked.seat(), amount * now.affliction().goodCorn(Good.GOLD), events);
      Gains.receive(now, asked.seat(), Good.GOLD, amount, events);
    } else {
      events.add(new ExpansionEvent.PriceDeclined(asked.seat()));
    }
  }

  // ---- skulls

  static void list(TzolkinPosition now, PaySkull asked, List<TzolkinMove> out) {
    if (now.displays.skulls() > 0) { // X73
      stepsDown(now, asked.seat(), out);
    }
    out.add(Moves.DECLINE);
  }

  static void stepsDown(TzolkinPosition now, int seat, List<TzolkinMove> out) {
    for (int temple = 0; temple < Temple.COUNT; temple++) {
      if (Temples.canGoDown(now, seat, Temple.ALL[temple])) {
        out.add(ExpansionMoves.stepDown(temple));
      }
    }
  }

  static void answer(TzolkinPosition now, PaySkull asked, TzolkinMove move, Events events) {
    if (move instanceof ExpansionMove.StepDown(Temple temple)) {
      Temples.down(now, asked.seat(), temple, events);
      Gains.receive(now, asked.seat(), Good.SKULL, 1, events);
      if (asked.amount() > 1) {
        now.next(new PaySkull(asked.seat(), asked.amount() - 1));
      }
    } else {
      events.add(new ExpansionEvent.PriceDeclined(asked.seat()));
    }
  }

  // ---- an advance that costs nothing else

  static void list(TzolkinPosition now, PayFreeAdvance asked, List<TzolkinMove> out) {
    Payments.any(now, asked.seat(), now.affliction().advanceResources(), out);
    out.add(Moves.DECLINE);
  }

  static void answer(TzolkinPosition now, PayFreeAdvance asked, TzolkinMove move, Events events) {
    if (move instanceof TzolkinMove.Pay pay) {
      Payments.pay(now, asked.seat(), pay, events);
      Technologies.advance(now, asked.seat(), asked.technology(), events);
    } else {
      events.add(new ExpansionEvent.PriceDeclined(asked.seat()));
    }
  }
}
