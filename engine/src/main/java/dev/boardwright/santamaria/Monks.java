package dev.boardwright.santamaria;

import dev.boardwright.engine.Digest;
import dev.boardwright.santamaria.tables.MonkPosition;
import dev.boardwright.santamaria.tables.Prices;
import dev.boardwright.santamaria.tables.Scholar;

/** Which positions are in play, where monks stand, and the personal scholars (M120). */
final class Monks {

  private final int[] placed;
  private final int[] personal;
  private final int[] townHalls;
  private int open = MonkPosition.MISSIONS; // M10

  Monks(int seats) {
    placed = new int[seats];
    personal = new int[seats];
    townHalls = new int[seats];
  }

  Monks(Monks other) {
    placed = other.placed.clone();
    personal = other.personal.clone();
    townHalls = other.townHalls.clone();
    open = other.open;
  }

  /** The positions in play, as {@link MonkPosition#bit}. */
  int open() {
    return open;
  }

  void open(MonkPosition position) {
    open |= position.bit();
  }

  int placed(int seat) {
    return placed[seat];
  }

  void place(int seat, MonkPosition position) {
    placed[seat] |= position.bit();
  }

  int left(int seat) {
    return Prices.MONKS - Integer.bitCount(placed[seat]);
  }

  /** Who has a monk there, as bits of seats. */
  int seatsAt(int position) {
    int seats = 0;
    for (int seat = 0; seat < placed.length; seat++) {
      seats |= (placed[seat] >> position & 1) << seat;
    }
    return seats;
  }

  /** Scholars that work for a seat: positions and scholars have the same bits. */
  int scholars(int seat) {
    return (placed[seat] & MonkPosition.SCHOLARS) | personal[seat];
  }

  boolean has(int seat, Scholar scholar) {
    return (scholars(seat) >> scholar.ordinal() & 1) != 0;
  }

  int personal(int seat) {
    return personal[seat];
  }

  void take(int seat, Scholar scholar) {
    personal[seat] = scholar.bit();
  }

  /** Scholars that are neither in play nor somebody's own. */
  int scholarsLeft() {
    int left = MonkPosition.SCHOLARS & ~open;
    for (int taken : personal) {
      left &= ~taken;
    }
    return left;
  }

  int townHallsPlaced(int seat) {
    return Integer.bitCount(townHalls[seat]);
  }

  int townHallsTaken() {
    int taken = 0;
    for (int bits : townHalls) {
      taken |= bits;
    }
    return taken;
  }

  /**
   * @param tile its ordinal
   */
  void takeTownHall(int seat, int tile) {
    townHalls[seat] = 1 << tile;
  }

  void digest(Digest out) {
    out.add(placed).add(personal).add(townHalls).add(open);
  }
}
