package dev.boardwright.seasons.cards;

import java.util.List;
import java.util.Optional;

/** A part of a card's declaration: what it can do, and when. */
sealed interface Power {

  record Triggered(Trigger trigger, List<Effect> effects) implements Power {}

  /**
   * One of the ways in which a card is activated.
   *
   * @param way its name; empty if it is the only one
   */
  record Activation(Optional<Way> way, Cost cost, List<Effect> effects) implements Power {}

  record Permanent(Always what, int amount) implements Power {}

  record AtTheEnd(FinalPoints points) implements Power {}

  /** What the first edition says instead of everything else. */
  record FirstEdition(Price price, List<Power> powers) implements Power {}

  static Power entering(Effect... effects) {
    return new Triggered(Trigger.ENTERING, List.of(effects));
  }

  static Power whenSummoning(Effect... effects) {
    return new Triggered(Trigger.SUMMONING, List.of(effects));
  }

  static Power beforeTheDie(Effect... effects) {
    return new Triggered(Trigger.BEFORE_DIE, List.of(effects));
  }

  static Power atEndOfRound(Effect... effects) {
    return new Triggered(Trigger.END_OF_ROUND, List.of(effects));
  }

  static Power atSeasonChange(Effect... effects) {
    return new Triggered(Trigger.SEASON_CHANGE, List.of(effects));
  }

  static Power whenSacrificed(Effect... effects) {
    return new Triggered(Trigger.SACRIFICED, List.of(effects));
  }

  /** The only way in which a card is activated. */
  static Power activating(Cost cost, Effect... effects) {
    return new Activation(Optional.empty(), cost, List.of(effects));
  }

  /** One of several ways in which a card is activated. */
  static Power either(Way way, Cost cost, Effect... effects) {
    return new Activation(Optional.of(way), cost, List.of(effects));
  }

  static Power always(Always what, int amount) {
    return new Permanent(what, amount);
  }

  static Power atTheEnd(FinalPoints points) {
    return new AtTheEnd(points);
  }

  static Power firstEdition(Price price, Power... powers) {
    return new FirstEdition(price, List.of(powers));
  }
}
