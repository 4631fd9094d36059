package dev.boardwright.tikal;

import dev.boardwright.engine.Events;
import dev.boardwright.engine.Step;
import dev.boardwright.tikal.TikalChance.DrawTreasureKind;
import dev.boardwright.tikal.TikalDecision.Act;
import dev.boardwright.tikal.TikalDecision.Give;
import dev.boardwright.tikal.TikalDecision.Walk;
import java.util.List;

/** The actions of an action phase (K28 to K65): which are legal, and what they do. */
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

  // ---- carrying out

  /** Carries out an action; what is to happen next is returned. */
  static Step take(TikalPosition now, Act act, TikalMove move, Events events) {
    int seat = act.seat();
    return switch (move) {
      case TikalMove.Dispatch(Member member, Space camp) -> {
        now.pieces.dispatch(seat, member, camp.ordinal());
        events.add(new TikalEvent.MemberDispatched(seat, member, camp));
        yield again(act, Costs.DISPATCH);
      }
      case TikalMove.Transfer(Member member, Space camp) -> {
        int from = now.pieces.spaceOf(seat, member);
        now.pieces.move(seat, member, from, camp.ordinal());
        events.add(new TikalEvent.MemberTransferred(seat, member, Space.ALL[from], camp));
        yield again(act, Costs.TRANSFER);
      }
      case TikalMove.MoveMember(Member member) -> new Walk(seat, member, act.actionPoints());
      case TikalMove.Excavate(Member member) -> {
        excavate(now, seat, member, events);
        yield again(act, Costs.EXCAVATE);
      }
      case TikalMove.Recover(Member member) -> {
        int space = now.pieces.spaceOf(seat, member);
        now.pieces.use(member, space);
        int left = act.actionPoints() - Costs.RECOVER;
        yield new DrawTreasureKind(seat, Space.ALL[space], left); // K47
      }
      case TikalMove.Exchange(int opponent, Treasure kind) ->
          new Give(seat, opponent, kind, act.actionPoints());
      case TikalMove.BuildCamp(Space space) -> {
        now.pieces.build(seat, space.ordinal());
        events.add(new TikalEvent.CampBuilt(seat, space));
        yield again(act, Costs.CAMP);
      }
      case TikalMove.Guard(Member member) -> {
        guard(now, seat, member, events);
        yield again(act, Costs.GUARD);
      }
      default -> throw new IllegalArgumentException(move + " is no action");
    };
  }

  private static Step again(Act act, int cost) {
    return new Act(act.seat(), act.actionPoints() - cost);
  }

  private static void excavate(TikalPosition now, int seat, Member member, Events events) {
    int temple = now.pieces.spaceOf(seat, member);
    now.temples.grow(temple);
    now.pieces.use(member, temple);
    int value = now.temples.value(temple);
    events.add(new TikalEvent.LevelExcavated(seat, member, Space.ALL[temple], value));
  }

  private static void guard(TikalPosition now, int seat, Member member, Events events) {
    int temple = now.pieces.spaceOf(seat, member);
    int leaving = now.pieces.placeGuard(seat, member, temple);
    events.add(new TikalEvent.GuardPlaced(seat, member, Space.ALL[temple], Member.list(leaving)));
  }

  /** The spaces that a walk may lead to. */
  static long targets(TikalPosition now, Walk walk) {
    int from = now.pieces.spaceOf(walk.seat(), walk.member());
    return Paths.reachable(now.terrain, from, walk.actionPoints());
  }

  /** Walks; what is to happen next is returned. */
  static Step walk(TikalPosition now, Walk walk, TikalMove.WalkTo move, Events events) {
    int seat = walk.seat();
    int from = now.pieces.spaceOf(seat, walk.member());
    int to = move.space().ordinal();
    int cost = Paths.cost(now.terrain, from, to, walk.actionPoints()); // K35
    now.pieces.move(seat, walk.member(), from, to);
    events.add(
        new TikalEvent.MemberMoved(seat, walk.member(), Space.ALL[from], move.space(), cost));
    return new Act(seat, walk.actionPoints() - cost);
  }

  /** Exchanges two treasures; what is to happen next is returned. */
  static Step give(TikalPosition now, Give asked, TikalMove.Give move, Events events) {
    int seat = asked.seat();
    int opponent = asked.opponent();
    now.treasures.exchange(seat, move.kind().ordinal(), opponent, asked.kind().ordinal());
    events.add(new TikalEvent.TreasuresExchanged(seat, opponent, move.kind(), asked.kind()));
    return new Act(seat, asked.actionPoints() - Costs.EXCHANGE);
  }
}
