package dev.boardwright.seasons.cards;

import dev.boardwright.seasons.Energy;
import java.util.function.ObjIntConsumer;

/** The words in which effects are declared. */
final class Effects {

  private Effects() {}

  // ---- the owner alone

  static Effect crystals(int amount) {
    return (table, me) -> table.gainCrystals(me.seat(), amount);
  }

  static Effect loseCrystals(int amount) {
    return (table, me) -> table.loseCrystals(me.seat(), amount);
  }

  static Effect crystalsPerOther(Kind kind, int each) {
    return (table, me) -> table.gainCrystals(me.seat(), each * others(table, me, kind));
  }

  static Effect crystalsPer(Kind kind, int each) {
    return (table, me) -> table.gainCrystals(me.seat(), each * table.inPlay(me.seat(), kind));
  }

  static Effect gauge(int by) {
    return (table, me) -> table.changeGauge(me.seat(), by);
  }

  /** Energies of the owner's choice. */
  static Effect energy(int amount) {
    return (table, me) -> table.askEnergy(me.seat(), amount);
  }

  static Effect energy(Energy type, int amount) {
    return (table, me) -> table.gainEnergy(me.seat(), type, amount);
  }

  static Effect energyPerOther(Kind kind) {
    return (table, me) -> table.askEnergy(me.seat(), others(table, me, kind));
  }

  /** Energies of the owner's choice, put on the card. */
  static Effect energyOnThis(int amount) {
    return (table, me) -> table.askEnergyOnto(me, amount);
  }

  static Effect discardReserve() {
    return (table, me) -> table.discardReserve(me.seat());
  }

  /** So many tokens that were paid are transmuted at a fixed rate (S46). */
  static Effect transmute(int tokens, int crystalsEach) {
    return (table, me) -> table.transmute(me.seat(), tokens, crystalsEach);
  }

  /** The same, but bonuses add nothing. */
  static Effect transmuteWithoutBonus(int tokens, int crystalsEach) {
    return (table, me) ->
        table.gainCrystals(
            me.seat(), tokens * (crystalsEach + table.transmuteExtraByCards(me.seat())));
  }

  /** The whole reserve is transmuted at a fixed rate (S46). */
  static Effect transmuteReserve(int crystalsEach) {
    return (table, me) -> {
      int tokens = table.reserve(me.seat());
      table.discardReserve(me.seat());
      table.transmute(me.seat(), tokens, crystalsEach);
    };
  }

  static Effect allowTransmuting() {
    return (table, _) -> table.allowTransmuting();
  }

  static Effect forbidTransmuting() {
    return (table, _) -> table.forbidTransmuting();
  }

  // ---- cards

  static Effect drawToHand(int cards) {
    return (table, me) -> table.draw(me.seat(), cards);
  }

  static Effect drawAndKeepOne(int cards) {
    return (table, me) -> table.drawAndKeepOne(me.seat(), cards);
  }

  static Effect drawAndPlayOne(int cards) {
    return (table, me) -> table.drawAndPlayOne(me.seat(), cards);
  }

  static Effect playFromHand() {
    return (table, me) -> table.askCardFromHand(me.seat());
  }

  // ---- conditions

  static Effect ifReserveAtLeast(int tokens, Effect effect) {
    return (table, me) -> {
      if (table.reserve(me.seat()) >= tokens) {
        effect.happen(table, me);
      }
    };
  }

  static Effect ifReserveAtMost(int tokens, Effect effect) {
    return (table, me) -> {
      if (table.reserve(me.seat()) <= tokens) {
        effect.happen(table, me);
      }
    };
  }

  /** If the owner has more crystals than every opponent (S78). */
  static Effect ifMostCrystals(Effect effect) {
    return (table, me) -> {
      boolean most = true;
      for (int i = 1; i < table.seats(); i++) {
        most &= table.crystals(me.seat()) > table.crystals((me.seat() + i) % table.seats());
      }
      if (most) {
        effect.happen(table, me);
      }
    };
  }

  /** If this type was named when the card was paid for (S51). */
  static Effect ifNamed(Energy type, Effect effect) {
    return (table, me) -> {
      if (table.wasNamed(type)) {
        effect.happen(table, me);
      }
    };
  }

  // ---- opponents, clockwise from the left

  static Effect takeFromEachOpponent(int crystals) {
    return eachOpponent((table, me, opponent) -> table.giveCrystals(opponent, me.seat(), crystals));
  }

  static Effect eachOpponentLoses(int crystals) {
    return eachOpponent((table, _, opponent) -> table.loseCrystals(opponent, crystals));
  }

  static Effect opponentReservesBecome(Energy type) {
    return eachOpponent((table, _, opponent) -> table.turnReserve(opponent, type));
  }

  static Effect opponentsGauge(int by) {
    return eachOpponent((table, _, opponent) -> table.changeGauge(opponent, by));
  }

  static Effect eachOpponentDraws(int cards) {
    return eachOpponentInTurn((table, opponent) -> table.draw(opponent, cards));
  }

  static Effect eachOpponentSacrifices() {
    return eachOpponentInTurn(
        (table, opponent) -> {
          if (table.cardsInPlay(opponent) > 0) { // S73
            table.askSacrifice(opponent);
          }
        });
  }

  /** Each opponent, and then the owner, takes back a card of a kind (S72). */
  static Effect everybodyTakesBack(Kind kind) {
    return (table, me) -> {
      for (int i = table.seats(); i > 0; i--) {
        int seat = (me.seat() + i) % table.seats();
        if (table.inPlay(seat, kind) > 0) { // S73
          table.askTakingBack(seat, kind);
        }
      }
    };
  }

  private interface ToOpponent {
    void happen(Table table, Played me, int opponent);
  }

  private static Effect eachOpponent(ToOpponent effect) {
    return (table, me) -> {
      for (int i = 1; i < table.seats(); i++) {
        effect.happen(table, me, (me.seat() + i) % table.seats());
      }
    };
  }

  /**
   * Puts something that has to be asked or drawn on the stack, that of the left neighbour on top.
   */
  private static Effect eachOpponentInTurn(ObjIntConsumer<Table> question) {
    return (table, me) -> {
      for (int i = table.seats() - 1; i > 0; i--) {
        question.accept(table, (me.seat() + i) % table.seats());
      }
    };
  }

  private static int others(Table table, Played me, Kind kind) {
    return table.inPlay(me.seat(), kind) - (me.card().kind() == kind ? 1 : 0);
  }

  // ---- the end of the game

  static FinalPoints perReserveToken(int crystals) {
    return (table, me) -> crystals * table.reserve(me.seat());
  }

  static FinalPoints ifNone(Kind kind, int crystals) {
    return (table, me) -> table.inPlay(me.seat(), kind) == 0 ? crystals : 0;
  }

  /** If the owner has more cards in play than every opponent (S78). */
  static FinalPoints ifMostCardsInPlay(int crystals) {
    return (table, me) -> {
      int most = 0;
      for (int i = 1; i < table.seats(); i++) {
        most = Math.max(most, table.cardsInPlay((me.seat() + i) % table.seats()));
      }
      return table.cardsInPlay(me.seat()) > most ? crystals : 0;
    };
  }
}
