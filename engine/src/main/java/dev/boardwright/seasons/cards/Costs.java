package dev.boardwright.seasons.cards;

import dev.boardwright.seasons.Energy;
import java.util.List;

/** The words in which activation costs are declared. */
final class Costs {

  private Costs() {}

  /** A cost of which can be said when it is payable, and how it is paid. */
  private record Simple(Payable when, Effect payment) implements Cost {
    @Override
    public boolean payable(Table table, Played me, int crystals) {
      return when.test(table, me, crystals);
    }

    @Override
    public void pay(Table table, Played me) {
      payment.happen(table, me);
    }
  }

  @FunctionalInterface
  private interface Payable {
    boolean test(Table table, Played me, int crystals);
  }

  /** Several costs; those that ask stand last. */
  private record All(List<Cost> costs) implements Cost {
    @Override
    public boolean payable(Table table, Played me, int crystals) {
      for (Cost cost : costs) {
        if (!cost.payable(table, me, crystals)) {
          return false;
        }
      }
      return true;
    }

    @Override
    public void pay(Table table, Played me) {
      for (Cost cost : costs) {
        cost.pay(table, me);
      }
    }
  }

  static Cost all(Cost... costs) {
    return new All(List.of(costs));
  }

  static Cost nothing() {
    return new Simple((_, _, _) -> true, (_, _) -> {});
  }

  static Cost crystals(int amount) {
    return new Simple(
        (_, _, crystals) -> crystals >= amount,
        (table, me) -> table.loseCrystals(me.seat(), amount));
  }

  /** Tokens of any types. */
  static Cost anyEnergy(int amount) {
    return new Simple(
        (table, me, _) -> table.spendable(me.seat()) >= amount,
        (table, me) -> table.askPayment(me.seat(), amount));
  }

  static Cost energy(Energy type, int amount) {
    return new Simple(
        (table, me, _) -> table.spendable(me.seat(), type) >= amount,
        (table, me) -> table.pay(me.seat(), type, amount));
  }

  /** Tokens of one type. */
  static Cost identicalEnergy(int amount) {
    return new Simple(
        (table, me, _) -> {
          for (Energy type : Energy.ALL) {
            if (table.spendable(me.seat(), type) >= amount) {
              return true;
            }
          }
          return false;
        },
        (table, me) -> table.askPaymentOfOneType(me.seat(), amount));
  }

  /** One token, put on the card. */
  static Cost tokenOntoThis() {
    return new Simple((table, me, _) -> table.spendable(me.seat()) >= 1, Table::askTokenOnto);
  }

  /** A crystal for each token that is to change. */
  static Cost crystalsForTokens() {
    return new Simple(
        (table, me, crystals) -> crystals >= 1 && table.spendable(me.seat()) >= 1,
        (table, me) -> table.askTokensToChange(me.seat()));
  }

  static Cost sacrificeThis() {
    return new Simple((_, _, _) -> true, Table::sacrifice);
  }

  static Cost sacrifice(int cards) {
    return new Simple(
        (table, me, _) -> table.cardsInPlay(me.seat()) >= cards,
        (table, me) -> {
          for (int i = 0; i < cards; i++) {
            table.askSacrifice(me.seat());
          }
        });
  }

  /** A familiar discarded from the hand, or sacrificed. */
  static Cost familiar() {
    return new Simple(
        (table, me, _) ->
            table.inPlay(me.seat(), Kind.FAMILIAR) > 0 || table.holds(me.seat(), Kind.FAMILIAR),
        (table, me) -> table.askFamiliar(me.seat()));
  }

  /** All tokens of the reserve; there may be none. */
  static Cost reserve() {
    return new Simple((_, _, _) -> true, (table, me) -> table.discardReserve(me.seat()));
  }

  /** Not paid, but needed: a card in the hand, and a slot for it once this card has gone. */
  static Cost needsCardAndSlot() {
    return new Simple(
        (table, me, _) ->
            !table.handIsEmpty(me.seat())
                && table.cardsInPlay(me.seat()) - 1 < table.gauge(me.seat()),
        (_, _) -> {});
  }

  /** Not paid, but needed: a card in the draw pile. */
  static Cost needsDrawPile() {
    return new Simple((table, _, _) -> !table.drawPileIsEmpty(), (_, _) -> {});
  }
}
