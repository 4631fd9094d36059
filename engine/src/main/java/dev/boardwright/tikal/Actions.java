package dev.boardwright.tikal;

import java.util.List;

/** What can be done in an action phase (section 5 of the rules). */
final class Actions {

  private Actions() {}

  /** Adds every action that can be paid, and the end of the phase (K17). */
  static void list(TikalPosition now, int seat, int points, List<TikalMove> out) {
    if (points >= Costs.DISPATCH) {
      dispatches(now, seat, out);
      transfers(now, seat, out);
      moves(now, seat, points, out);
    }
    if (points >= Costs.EXCAVATE) {
      excavations(now, seat, out);
    }
    if (points >= Costs.RECOVER) {
      recoveries(now, seat, out);
      exchanges(now, seat, out);
    }
    if (points >= Costs.CAMP) {
      camps(now, seat, out);
      guards(now, seat, out);
    }
    out.add(Moves.END_TURN);
  }

  /** The base camp and the own camps (K28, K29). */
  private static long gates(TikalPosition now, int seat) {
    return now.pieces.camps(seat) | Space.bit(Terrain.BASE_CAMP);
  }

  private static void dispatches(TikalPosition now, int seat, List<TikalMove> out) {
    int members = now.pieces.distinct(now.pieces.supply(seat));
    for (int rest = members; rest != 0; rest &= rest - 1) {
      int member = Integer.numberOfTrailingZeros(rest);
      for (long camps = gates(now, seat); camps != 0; camps &= camps - 1) {
        out.add(Moves.dispatch(member, Long.numberOfTrailingZeros(camps)));
      }
    }
  }

  private static void transfers(TikalPosition now, int seat, List<TikalMove> out) {
    if (now.pieces.camps(seat) == 0) {
      return;
    }
    long gates = gates(now, seat);
    for (long from = gates & now.pieces.present(seat); from != 0; from &= from - 1) {
      int space = Long.numberOfTrailingZeros(from);
      long targets = gates & connected(now, seat, space) & ~Space.bit(space);
      int members = now.pieces.distinct(now.pieces.on(seat, space));
      for (int rest = members; rest != 0; rest &= rest - 1) {
        for (long to = targets; to != 0; to &= to - 1) {
          out.add(
              Moves.transfer(Integer.numberOfTrailingZeros(rest), Long.numberOfTrailingZeros(to)));
        }
      }
    }
  }

  /** Where a transfer may lead (K31, K32). */
  private static long connected(TikalPosition now, int seat, int space) {
    if (now.options.campTransfer() == TikalOptions.CampTransfer.SECRET_PATH) {
      return -1;
    }
    long others = now.pieces.allCamps() & ~now.pieces.camps(seat);
    return Paths.connected(now.terrain, space, others);
  }

  /** A member is listed if it can take one step; where to is asked next (K35). */
  private static void moves(TikalPosition now, int seat, int points, List<TikalMove> out) {
    for (long rest = now.pieces.present(seat); rest != 0; rest &= rest - 1) {
      int space = Long.numberOfTrailingZeros(rest);
      int stones = now.terrain.cheapestStep(space);
      if (stones > 0 && stones * Costs.PER_STONE <= points) {
        int members = now.pieces.distinct(now.pieces.on(seat, space));
        for (; members != 0; members &= members - 1) {
          out.add(Moves.moveMember(Integer.numberOfTrailingZeros(members)));
        }
      }
    }
  }

  private static void excavations(TikalPosition now, int seat, List<TikalMove> out) {
    long temples = now.terrain.temples() & ~now.pieces.allGuards(); // K45
    for (long rest = temples & now.pieces.present(seat); rest != 0; rest &= rest - 1) {
      int space = Long.numberOfTrailingZeros(rest);
      if (now.temples.canGrow(space)) { // K44
        int members = now.pieces.distinct(now.pieces.fit(seat, space)); // K42, K43
        for (; members != 0; members &= members - 1) {
          out.add(Moves.excavate(Integer.numberOfTrailingZeros(members)));
        }
      }
    }
  }

  private static void recoveries(TikalPosition now, int seat, List<TikalMove> out) {
    long hexes = now.terrain.treasures() & now.pieces.present(seat);
    for (long rest = hexes; rest != 0; rest &= rest - 1) {
      int space = Long.numberOfTrailingZeros(rest);
      if (now.treasures.there(space) > 0) { // K46
        int members = now.pieces.distinct(now.pieces.fit(seat, space)); // K48, K49
        for (; members != 0; members &= members - 1) {
          out.add(Moves.recover(Integer.numberOfTrailingZeros(members)));
        }
      }
    }
  }

  private static void exchanges(TikalPosition now, int seat, List<TikalMove> out) {
    if (!canGive(now, seat)) {
      return; // K52
    }
    for (int opponent = 0; opponent < now.seats(); opponent++) {
      for (int kind = 0; opponent != seat && kind < Treasure.COUNT; kind++) {
        if (now.treasures.held(opponent, kind) == 1) { // K53
          out.add(Moves.exchange(opponent, kind));
        }
      }
    }
  }

  private static boolean canGive(TikalPosition now, int seat) {
    for (int kind = 0; kind < Treasure.COUNT; kind++) {
      if (mayGive(now, seat, kind)) {
        return true;
      }
    }
    return false;
  }

  private static boolean mayGive(TikalPosition now, int seat, int kind) {
    int held = now.treasures.held(seat, kind);
    return now.options.exchangeGive() == TikalOptions.ExchangeGive.ANY // K54
        ? held > 0
        : held == 1;
  }

  /** The treasures that may be given in an exchange (K54). */
  static void gifts(TikalPosition now, int seat, List<TikalMove> out) {
    for (int kind = 0; kind < Treasure.COUNT; kind++) {
      if (mayGive(now, seat, kind)) {
        out.add(Moves.give(kind));
      }
    }
  }

  private static void camps(TikalPosition now, int seat, List<TikalMove> out) {
    if (now.pieces.campsLeft(seat) == 0) {
      return; // K59
    }
    long jungle = now.terrain.jungle() | exhausted(now); // K56, K58
    for (long rest = jungle & ~now.pieces.allCamps(); rest != 0; rest &= rest - 1) {
      out.add(Moves.buildCamp(Long.numberOfTrailingZeros(rest)));
    }
  }

  /** The treasure hexes without treasures: they are jungle (K7, K50). */
  static long exhausted(TikalPosition now) {
    long exhausted = 0;
    for (long rest = now.terrain.treasures(); rest != 0; rest &= rest - 1) {
      int space = Long.numberOfTrailingZeros(rest);
      exhausted |= now.treasures.there(space) == 0 ? Space.bit(space) : 0;
    }
    return exhausted;
  }

  private static void guards(TikalPosition now, int seat, List<TikalMove> out) {
    if (now.pieces.guardsLeft(seat) == 0) {
      return; // K63
    }
    long temples = now.terrain.temples() & ~now.pieces.allGuards(); // K63
    for (long rest = temples & now.pieces.present(seat); rest != 0; rest &= rest - 1) {
      int space = Long.numberOfTrailingZeros(rest);
      if (now.pieces.leads(seat, space)) { // K62
        int there = now.pieces.on(seat, space);
        int members =
            (there & Member.LEADER_BIT) | Integer.lowestOneBit(there & Member.WORKERS); // K60
        for (; members != 0; members &= members - 1) {
          out.add(Moves.guard(Integer.numberOfTrailingZeros(members)));
        }
      }
    }
  }
}
