package dev.boardwright.market;

import dev.boardwright.engine.Digest;
import java.util.Collections;
import java.util.EnumMap;
import java.util.Map;
import java.util.function.Consumer;
import java.util.function.IntSupplier;

/** How many goods of each kind each seat has in one place. */
final class Goods {

  private final int[] counts; // seat * KINDS + kind

  Goods(int seats) {
    counts = new int[seats * Good.KINDS];
  }

  private Goods(Goods other) {
    counts = other.counts.clone();
  }

  Goods copy() {
    return new Goods(this);
  }

  int count(int seat, Good good) {
    return counts[seat * Good.KINDS + good.ordinal()];
  }

  int size(int seat) {
    int size = 0;
    for (int kind = 0; kind < Good.KINDS; kind++) {
      size += counts[seat * Good.KINDS + kind];
    }
    return size;
  }

  void add(int seat, Good good) {
    counts[seat * Good.KINDS + good.ordinal()]++;
  }

  void remove(int seat, Good good) {
    counts[seat * Good.KINDS + good.ordinal()]--;
  }

  void clear(int seat) {
    for (Good good : Good.ALL) {
      counts[seat * Good.KINDS + good.ordinal()] = 0;
    }
  }

  /** The kinds that are there, each once. */
  void each(int seat, Consumer<Good> taker) {
    for (Good good : Good.ALL) {
      if (count(seat, good) > 0) {
        taker.accept(good);
      }
    }
  }

  Map<Good, Integer> of(int seat) {
    Map<Good, Integer> goods = new EnumMap<>(Good.class);
    each(seat, good -> goods.put(good, count(seat, good)));
    return Collections.unmodifiableMap(goods);
  }

  void addTo(int[] pool, int seat) {
    for (Good good : Good.ALL) {
      pool[good.ordinal()] += count(seat, good);
    }
  }

  /** As many goods as before, of other kinds. */
  void redraw(int seat, IntSupplier supply) {
    int size = size(seat);
    clear(seat);
    for (int i = 0; i < size; i++) {
      add(seat, Good.ALL[supply.getAsInt()]);
    }
  }

  void digest(Digest out) {
    out.add(counts);
  }
}
