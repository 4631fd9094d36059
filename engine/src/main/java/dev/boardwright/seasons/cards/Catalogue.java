package dev.boardwright.seasons.cards;

import dev.boardwright.seasons.Seasons;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;

/**
 * The cards of an edition for a number of players, as tables for quick play: sets of cards are bits
 * by ordinal.
 */
public final class Catalogue {

  /**
   * One way in which a card is activated.
   *
   * @param way its name; empty if it is the only one
   */
  public record Activation(Optional<Way> way, Cost cost, List<Effect> effects) {}

  private static final Effect[] NONE = {};
  private static final Catalogue[][] ALL = all();

  private final int[] energies = new int[Card.COUNT];
  private final int[] crystals = new int[Card.COUNT];
  private final Effect[][] effects = new Effect[Trigger.COUNT * Card.COUNT][];
  private final long[] triggered = new long[Trigger.COUNT];
  private final Activation[][] activations = new Activation[Card.COUNT][];
  private final int[] amounts = new int[Always.COUNT * Card.COUNT];
  private final long[] permanent = new long[Always.COUNT];
  private final FinalPoints[] atTheEnd = new FinalPoints[Card.COUNT];
  private long ending;
  private long activated;
  private long items;
  private long familiars;

  private Catalogue(Edition edition, int seats) {
    Arrays.fill(effects, NONE);
    for (Card card : Card.values()) {
      int at = card.ordinal();
      energies[at] = card.price(edition).energies(seats);
      crystals[at] = card.price(edition).crystals(seats);
      items |= card.kind() == Kind.MAGIC_ITEM ? 1L << at : 0;
      familiars |= card.kind() == Kind.FAMILIAR ? 1L << at : 0;
      activations[at] = activations(card.powers(edition));
      activated |= activations[at].length > 0 ? 1L << at : 0;
      card.powers(edition).forEach(power -> add(at, power));
    }
  }

  private void add(int card, Power power) {
    switch (power) {
      case Power.Triggered(Trigger trigger, List<Effect> all) -> {
        effects[trigger.ordinal() * Card.COUNT + card] = all.toArray(NONE);
        triggered[trigger.ordinal()] |= 1L << card;
      }
      case Power.Permanent(Always what, int amount) -> {
        amounts[what.ordinal() * Card.COUNT + card] = amount;
        permanent[what.ordinal()] |= 1L << card;
      }
      case Power.AtTheEnd(FinalPoints points) -> {
        atTheEnd[card] = points;
        ending |= 1L << card;
      }
      case Power.Activation _, Power.FirstEdition _ -> {}
    }
  }

  private static Activation[] activations(List<Power> powers) {
    return powers.stream()
        .filter(power -> power instanceof Power.Activation)
        .map(power -> (Power.Activation) power)
        .map(way -> new Activation(way.way(), way.cost(), way.effects()))
        .toArray(Activation[]::new);
  }

  private static Catalogue[][] all() {
    Catalogue[][] all = new Catalogue[Edition.values().length][Seasons.MOST_SEATS + 1];
    for (Edition edition : Edition.values()) {
      for (int seats = Seasons.FEWEST_SEATS; seats <= Seasons.MOST_SEATS; seats++) {
        all[edition.ordinal()][seats] = new Catalogue(edition, seats);
      }
    }
    return all;
  }

  /** The cards of an edition for 2 to 4 players; made once. */
  public static Catalogue of(Edition edition, int seats) {
    return ALL[edition.ordinal()][seats];
  }

  /** The tokens that a card costs, a bag; empty for a card whose types are named. */
  public int energies(int card) {
    return energies[card];
  }

  /** The crystals that a card costs. */
  public int crystals(int card) {
    return crystals[card];
  }

  /** What a trigger sets off on a card, in order; not to be changed. */
  public Effect[] effects(Trigger trigger, int card) {
    return effects[trigger.ordinal() * Card.COUNT + card];
  }

  /** The cards with effects of a trigger. */
  public long triggered(Trigger trigger) {
    return triggered[trigger.ordinal()];
  }

  /** The ways in which a card is activated. */
  public Activation[] activations(int card) {
    return activations[card];
  }

  /** The cards that are activated after the die has been applied. */
  public long activated() {
    return activated;
  }

  /** How much a card that is always in force adds, 0 if nothing. */
  public int amount(Always what, int card) {
    return amounts[what.ordinal() * Card.COUNT + card];
  }

  /** The cards that are always in force for something. */
  public long permanent(Always what) {
    return permanent[what.ordinal()];
  }

  /** The cards that bring something at the end of the game. */
  public long atTheEnd() {
    return ending;
  }

  /** The crystals that a card of {@link #atTheEnd()} brings at the end of the game (S96). */
  public int crystalsAtTheEnd(Table table, Played card) {
    return atTheEnd[card.card().ordinal()].crystals(table, card);
  }

  /** All cards of a kind. */
  public long of(Kind kind) {
    return kind == Kind.MAGIC_ITEM ? items : familiars;
  }
}
