package dev.boardwright.seasons.cards;

import dev.boardwright.seasons.Bag;
import dev.boardwright.seasons.Energy;
import dev.boardwright.seasons.Seasons;
import java.util.List;

/** What it costs to summon a card, by the number of players (S48). */
public final class Price {

  private final int[] energies;
  private final int[] crystals;
  private final boolean named;

  private Price(int[] energies, int[] crystals, boolean named) {
    this.energies = energies;
    this.crystals = crystals;
    this.named = named;
  }

  /** The same for any number of players. */
  static Price costs(Energy... tokens) {
    int bag = Bag.of(List.of(tokens));
    return new Price(new int[] {bag, bag, bag}, new int[3], false);
  }

  /** With as many crystals more. */
  Price and(int more) {
    return new Price(energies, new int[] {more, more, more}, named);
  }

  /** Crystals alone. */
  static Price costsCrystals(int any) {
    return costs().and(any);
  }

  /** Crystals with 2, 3, 4 players. */
  static Price costsCrystals(int two, int three, int four) {
    return new Price(new int[3], new int[] {two, three, four}, false);
  }

  /** Tokens of one type with 2, 3, 4 players. */
  static Price costs(Energy type, int two, int three, int four) {
    int[] bags = {Bag.of(type, two), Bag.of(type, three), Bag.of(type, four)};
    return new Price(bags, new int[3], false);
  }

  /** One token of each of 1 to 4 types that the summoner names (S51). */
  static Price named() {
    return new Price(new int[3], new int[3], true);
  }

  /** A {@link Bag}; empty if the types are named by the summoner. */
  public int energies(int seats) {
    return energies[seats - Seasons.FEWEST_SEATS];
  }

  public int crystals(int seats) {
    return crystals[seats - Seasons.FEWEST_SEATS];
  }

  /** Whether the summoner names the types of energy (S51). */
  public boolean isNamed() {
    return named;
  }
}
