package dev.boardwright.santamaria;

import dev.boardwright.engine.Digest;
import dev.boardwright.santamaria.tables.HarbourIcon;
import dev.boardwright.santamaria.tables.Ship;
import java.util.Arrays;

/** The shipping tiles: in the stack, at the docks, and in the harbours in order of arrival. */
final class Docks {

  static final int EMPTY = -1;

  private static final int ICONS = HarbourIcon.COUNT;

  private final byte[] docks = new byte[ICONS];
  private final byte[] arrived = new byte[Ship.COUNT];

  /** Where those that arrived lie: the seat times four and the icon. */
  private final byte[] harbours = new byte[Ship.COUNT];

  private final byte[] counts;
  private long stack = Ship.STARTING_BITS | Ship.STANDARD_BITS;
  private int arrivals;

  Docks(int seats) {
    Arrays.fill(docks, (byte) EMPTY);
    counts = new byte[seats * ICONS];
  }

  Docks(Docks other) {
    System.arraycopy(other.docks, 0, docks, 0, ICONS);
    System.arraycopy(other.arrived, 0, arrived, 0, other.arrivals);
    System.arraycopy(other.harbours, 0, harbours, 0, other.arrivals);
    counts = other.counts.clone();
    stack = other.stack;
    arrivals = other.arrivals;
  }

  /** The ordinal of the tile at a dock, or {@link #EMPTY}. */
  int at(int dock) {
    return docks[dock];
  }

  /** The tiles that may still be drawn. */
  long stack(boolean starting) {
    return stack & (starting ? Ship.STARTING_BITS : Ship.STANDARD_BITS);
  }

  void fill(int dock, int ship) {
    stack &= ~(1L << ship);
    docks[dock] = (byte) ship;
  }

  /** The tile at a dock goes to the icon of that dock (M60). */
  void ship(int seat, int dock) {
    arrived[arrivals] = docks[dock];
    harbours[arrivals] = (byte) (seat * ICONS + dock);
    arrivals++;
    counts[seat * ICONS + dock]++;
    docks[dock] = EMPTY;
  }

  int count(int seat, int icon) {
    return counts[seat * ICONS + icon];
  }

  int count(int seat) {
    int all = 0;
    for (int icon = 0; icon < ICONS; icon++) {
      all += count(seat, icon);
    }
    return all;
  }

  /** How many tiles have arrived in all harbours. */
  int arrivals() {
    return arrivals;
  }

  /** The tile that arrived at a place of the order. */
  Ship arrived(int place) {
    return Ship.ALL[arrived[place]];
  }

  int seatOf(int place) {
    return harbours[place] / ICONS;
  }

  HarbourIcon iconOf(int place) {
    return HarbourIcon.ALL[harbours[place] % ICONS];
  }

  /** What the front sides of the tiles in a harbour show (M107). */
  int happiness(int seat) {
    int happiness = 0;
    for (int i = 0; i < arrivals; i++) {
      happiness += seatOf(i) == seat ? arrived(i).happiness() : 0;
    }
    return happiness;
  }

  void digest(Digest out) {
    out.add(docks).add(stack).add(arrivals);
    for (int i = 0; i < arrivals; i++) {
      out.add(arrived[i]).add(harbours[i]);
    }
  }
}
