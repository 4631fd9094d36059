package dev.boardwright.tzolkin.tribe;

import dev.boardwright.engine.Bits;
import dev.boardwright.engine.Digest;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.random.RandomGenerator;

/**
 * The tribe tiles (X15, X16): those not dealt, what each seat was dealt and has chosen, what each
 * seat is. Sets of tiles are bits.
 */
public final class TribeDeal {

  private static final int NONE = -1;
  private static final int EVERY = (1 << Tribe.COUNT) - 1;

  private int pile = EVERY;
  private final int[] dealt;
  private final int[] chosen;
  private final int[] kept;

  /** Nothing is dealt. */
  public TribeDeal(int seats) {
    dealt = new int[seats];
    chosen = new int[seats];
    kept = new int[seats];
    Arrays.fill(chosen, NONE);
    Arrays.fill(kept, NONE);
  }

  /** A copy. */
  public TribeDeal(TribeDeal other) {
    pile = other.pile;
    dealt = other.dealt.clone();
    chosen = other.chosen.clone();
    kept = other.kept.clone();
  }

  /** What a seat may do, once everybody has chosen. */
  public Ability ability(int seat) {
    return abilityOf(kept[seat]);
  }

  /** What a seat will be able to do; only the seat knows. */
  public Ability chosenAbility(int seat) {
    return abilityOf(chosen[seat]);
  }

  private static Ability abilityOf(int tribe) {
    return tribe == NONE ? Ability.COMMON : Tribe.ALL[tribe].ability();
  }

  /** The tribe of a seat; empty before everybody has chosen, or without tribes. */
  public Optional<Tribe> of(int seat) {
    return kept[seat] == NONE ? Optional.empty() : Optional.of(Tribe.ALL[kept[seat]]);
  }

  /** What a seat has chosen while others choose; only the seat knows. */
  public Optional<Tribe> chosen(int seat) {
    return chosen[seat] == NONE ? Optional.empty() : Optional.of(Tribe.ALL[chosen[seat]]);
  }

  /** The tiles that nobody was dealt. */
  public List<Tribe> pile() {
    return list(pile);
  }

  /** What a seat may choose from; only the seat knows. */
  public List<Tribe> dealt(int seat) {
    return list(dealt[seat]);
  }

  /** A tile from the pile is dealt to a seat (X15). */
  public void deal(int seat, Tribe tribe) {
    pile &= ~(1 << tribe.ordinal());
    dealt[seat] |= 1 << tribe.ordinal();
  }

  /** A seat has chosen one of those that it was dealt (X16). */
  public void choose(int seat, Tribe tribe) {
    chosen[seat] = tribe.ordinal();
  }

  /** Everybody has chosen: a seat is its tribe, what else it was dealt leaves the game. */
  public void keep(int seat) {
    be(seat, Tribe.ALL[chosen[seat]]);
    dealt[seat] = 0;
    chosen[seat] = NONE;
  }

  /** A seat is a tribe; the tile leaves the pile. */
  public void be(int seat, Tribe tribe) {
    pile &= ~(1 << tribe.ordinal());
    kept[seat] = tribe.ordinal();
  }

  /** Draws anew what a seat does not know: what others were dealt and chose. */
  public void redraw(int seat, RandomGenerator rng) {
    int unknown = pile;
    for (int other = 0; other < dealt.length; other++) {
      unknown |= other == seat ? 0 : dealt[other];
    }
    for (int other = 0; other < dealt.length; other++) {
      if (other != seat && dealt[other] != 0) {
        dealt[other] = (int) Bits.pick(unknown, Integer.bitCount(dealt[other]), rng);
        unknown &= ~dealt[other];
        if (chosen[other] != NONE) {
          chosen[other] = Bits.random(dealt[other], rng);
        }
      }
    }
    pile = unknown;
  }

  private static List<Tribe> list(int bits) {
    List<Tribe> tribes = new ArrayList<>();
    for (Tribe tribe : Tribe.ALL) {
      if ((bits >> tribe.ordinal() & 1) != 0) {
        tribes.add(tribe);
      }
    }
    return List.copyOf(tribes);
  }

  /** Adds the tiles to a digest. */
  public void digest(Digest out) {
    out.add(pile).add(dealt).add(chosen).add(kept);
  }
}
