package dev.boardwright.seasons;

import dev.boardwright.seasons.cards.Always;
import dev.boardwright.seasons.cards.Card;
import dev.boardwright.seasons.cards.Trigger;

/**
 * How good a position looks, for players that look one answer ahead: the points as they stand, and
 * what tokens, slots, cards and a die may still become, which is less and less as time runs out.
 */
final class Estimate {

  private static final int ROUNDS = 18; // of an average game
  private static final double FADING = 0.12; // of the game: what is still useful until then
  private static final double TOKEN = 1.7;
  private static final double SLOT = 4;
  private static final double GAUGE = 0.5;
  private static final double ENGINE = 7; // a card that does something again and again
  private static final double SOUL = 3; // crystals a round
  private static final double UNPLAYED = 0.3; // of a card's worth
  private static final double READY = 0.5; // more, of that
  private static final double LATER = 0.8; // a year
  private static final double EFFECT = 6; // what a card brings when it enters
  private static final double NEXT_CARD = 3;
  private static final double IN_HAND = 5; // what a card in hand costs at the end

  private Estimate() {}

  static double of(SeasonsPosition now, int seat) {
    double left = Math.clamp(1 - now.time / (double) (Calendar.YEARS * Calendar.SPACES), 0, 1);
    double useful = Math.min(1, left / FADING);
    return Scores.points(now, seat)
        + tokens(now, seat) * TOKEN * useful
        + gauge(now, seat, left, useful)
        + engines(now, seat, left)
        + cards(now, seat, useful)
        + die(now, seat, useful)
        + pending(now, seat, useful);
  }

  private static int tokens(SeasonsPosition now, int seat) {
    int reserve = Math.min(Bag.size(now.reserve[seat]), now.limit(seat));
    int cauldron = Card.GLUTTON_CAULDRON.ordinal();
    int stored = Bag.size(now.inPlay.amulets(seat));
    for (int copy = 1; copy <= 2; copy++) {
      if (now.inPlay.has(seat, cauldron, copy)) {
        stored += Bag.size(now.inPlay.tokens(cauldron, copy));
      }
    }
    return reserve + stored;
  }

  /** Slots count as far as there are cards for them, now and soon. */
  private static double gauge(SeasonsPosition now, int seat, double left, double useful) {
    int cards = now.inPlay.count(seat) + now.piles.size(Pile.HAND, seat) + 1;
    return Math.min(now.gauge[seat], cards) * SLOT * useful + now.gauge[seat] * GAUGE * left;
  }

  /** What cards in play will still bring. */
  private static double engines(SeasonsPosition now, int seat, double left) {
    long lasting =
        now.cards.activated()
            | now.cards.permanent(Always.TRANSMUTED_TOKEN)
            | now.cards.permanent(Always.CHEAPER_SUMMONING)
            | now.cards.permanent(Always.SUMMONING_TAX)
            | now.cards.permanent(Always.ACTIVATION_TOLL)
            | now.cards.permanent(Always.RESERVE_LIMIT)
            | now.cards.triggered(Trigger.SUMMONING)
            | now.cards.triggered(Trigger.BEFORE_DIE)
            | now.cards.triggered(Trigger.END_OF_ROUND)
            | now.cards.triggered(Trigger.SEASON_CHANGE);
    long soul = 1L << Card.DAMNED_SOUL_OF_ONYS.ordinal();
    return left
        * (now.inPlay.count(seat, lasting & ~soul) * ENGINE
            - now.inPlay.count(seat, soul) * SOUL * ROUNDS);
  }

  /** What cards that are not in play are worth, less what those in the hand cost at the end. */
  private static double cards(SeasonsPosition now, int seat, double useful) {
    double worth =
        hand(now, seat)
            + LATER * worth(now, Pile.LIBRARY_2, seat)
            + LATER * LATER * worth(now, Pile.LIBRARY_3, seat)
            + worth(now, Pile.DRAFTED, seat);
    double saved = IN_HAND * now.piles.size(Pile.HAND, seat); // counted in the points
    return useful * (UNPLAYED * worth + saved);
  }

  /** A card is worth more the more of its price is there. */
  private static double hand(SeasonsPosition now, int seat) {
    double worth = 0;
    int spendable = now.spendable(seat);
    for (long rest = now.piles.cards(Pile.HAND, seat); rest != 0; rest &= rest - 1) {
      int card = Long.numberOfTrailingZeros(rest);
      int price = now.cards.energies(card);
      double there = 1 - (double) Bag.missing(spendable, price) / Math.max(1, Bag.size(price));
      int crystals = now.cards.crystals(card);
      double ready = crystals > now.crystals[seat] ? 0 : there * there;
      worth += now.piles.count(Pile.HAND, seat, card) * worth(now, card) * (1 + READY * ready);
    }
    return worth;
  }

  private static double worth(SeasonsPosition now, Pile pile, int seat) {
    double worth = 0;
    for (long rest = now.piles.cards(pile, seat); rest != 0; rest &= rest - 1) {
      int card = Long.numberOfTrailingZeros(rest);
      worth += now.piles.count(pile, seat, card) * worth(now, card);
    }
    return worth;
  }

  private static double worth(SeasonsPosition now, int card) {
    double price = TOKEN * Bag.size(now.cards.energies(card)) + now.cards.crystals(card);
    return Math.max(0, Card.of(card).points() + EFFECT - price);
  }

  /** What a die will bring that was taken and not applied yet. */
  private static double die(SeasonsPosition now, int seat, double useful) {
    if (!now.dice.hasTaken(seat) || !isStillToCome(now, seat)) {
      return 0;
    }
    Face face = now.dice.faceOf(seat);
    int room = now.limit(seat) - Bag.size(now.reserve[seat]);
    double value = face.crystals() + TOKEN * useful * Math.min(room, Bag.size(face.energies()));
    value += face.star() ? SLOT * useful + GAUGE : 0;
    value += face.draw() ? NEXT_CARD * useful : 0;
    value += face.transmute() ? Bag.size(now.spendable(seat)) / 2.0 : 0;
    return value;
  }

  private static boolean isStillToCome(SeasonsPosition now, int seat) {
    if (now.toAct().isEmpty()) {
      return false;
    }
    return switch ((SeasonsDecision) now.decision(now.toAct().first())) {
      case SeasonsDecision.TakeDie _ -> true;
      case SeasonsDecision.Reroll reroll -> reroll.seat() == seat || isLater(now, seat);
      default -> now.turn.seat() >= 0 && isLater(now, seat);
    };
  }

  private static boolean isLater(SeasonsPosition now, int seat) {
    int place = Math.floorMod(seat - now.startSeat, now.seats());
    return place > Math.floorMod(now.turn.seat() - now.startSeat, now.seats());
  }

  /** What is under way: a card that is being paid for, cards and energies to be chosen. */
  private static double pending(SeasonsPosition now, int seat, double useful) {
    double value = 0;
    if (now.summoned >= 0 && now.turn.seat() == seat) {
      int owed = Bag.size(now.owed) + now.owedAny;
      value += Card.of(now.summoned).points() + EFFECT - owed * TOKEN * useful;
    }
    for (long rest = now.piles.cards(Pile.LOOKED, seat); rest != 0; rest &= rest - 1) {
      double worth = UNPLAYED * worth(now, Long.numberOfTrailingZeros(rest)) * useful;
      value = Math.max(value, worth);
    }
    if (now.toAct().contains(seat)
        && now.decision(seat) instanceof SeasonsDecision.GainEnergy gain) {
      int room = now.limit(seat) - Bag.size(now.reserve[seat]);
      value += TOKEN * useful * Math.clamp(room, 0, gain.count());
    }
    return value;
  }
}
