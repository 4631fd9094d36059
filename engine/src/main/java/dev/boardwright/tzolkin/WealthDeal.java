package dev.boardwright.tzolkin;

import dev.boardwright.engine.Bits;
import dev.boardwright.engine.Digest;
import dev.boardwright.tzolkin.piece.Wealth;
import dev.boardwright.tzolkin.tribe.TribeDeal;
import java.util.Arrays;
import java.util.random.RandomGenerator;

/**
 * The starting wealth tiles while they are dealt and chosen (T20 to T24): the face-down pile, what
 * each seat was dealt and has chosen to keep, and what has left the game. Sets of tiles are bits.
 */
final class WealthDeal {

  private int pile = Wealth.EVERY;
  private int gone;
  private final int[] dealt;
  private final int[] chosen;

  WealthDeal(int seats) {
    dealt = new int[seats];
    chosen = new int[seats];
  }

  WealthDeal(WealthDeal other) {
    pile = other.pile;
    gone = other.gone;
    dealt = other.dealt.clone();
    chosen = other.chosen.clone();
  }

  int pile() {
    return pile;
  }

  /** Only its seat knows these. */
  int dealt(int seat) {
    return dealt[seat];
  }

  /** Only its seat knows these; 0 before it has chosen. */
  int chosen(int seat) {
    return chosen[seat];
  }

  /** The tiles drawn for dummy workers, and at last all that nobody keeps. */
  int gone() {
    return gone;
  }

  void deal(int seat, Wealth tile) {
    pile &= ~tile.bit();
    dealt[seat] |= tile.bit();
  }

  /** A tile is drawn for dummy workers (T22). */
  void draw(Wealth tile) {
    pile &= ~tile.bit();
    gone |= tile.bit();
  }

  void choose(int seat, int tiles) {
    chosen[seat] = tiles;
  }

  /** Everybody has chosen: all other tiles leave the game (T24). */
  void end() {
    gone = Wealth.EVERY;
    for (int kept : chosen) {
      gone &= ~kept;
    }
    pile = 0;
    Arrays.fill(dealt, 0);
    Arrays.fill(chosen, 0);
  }

  /** Draws anew what a seat does not know: the pile, and what others were dealt and chose. */
  void redraw(int seat, TribeDeal tribes, RandomGenerator rng) {
    for (int other = 0; other < dealt.length; other++) {
      if (other != seat) {
        pile |= dealt[other];
      }
    }
    for (int other = 0; other < dealt.length; other++) {
      if (other != seat) {
        dealt[other] = (int) Bits.pick(pile, Integer.bitCount(dealt[other]), rng);
        int kept = chosen[other] == 0 ? 0 : tribes.chosenAbility(other).keepsWealth();
        chosen[other] = (int) Bits.pick(dealt[other], kept, rng);
        pile &= ~dealt[other];
      }
    }
  }

  void digest(Digest out) {
    out.add(pile).add(gone).add(dealt).add(chosen);
  }
}
