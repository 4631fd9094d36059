package dev.boardwright.tikal;

import dev.boardwright.engine.Digest;
import java.util.Arrays;

/**
 * Where everybody's members, camps and guards are, and which members have been used in this action
 * phase. Spaces and members are ordinals, sets of them are bits.
 */
final class Pieces {

  /** What a leader counts more than a worker (K5). */
  static final int LEADER_BONUS = 2;

  private static final byte NO_GUARD = -1;

  private final int seats;
  private final int[] on; // by seat and space: the members there
  private final long[] present; // by seat: the spaces with members
  private final int[] supply;
  private final int[] removed;
  private final long[] camps;
  private final long[] guards;
  private final byte[] guard = new byte[Space.COUNT]; // the member that guards, by space
  private final int[] used = new int[Space.COUNT]; // by space: the members used there (K8)
  private long usedSpaces;
  private int usedMembers;

  Pieces(int seats) {
    this.seats = seats;
    on = new int[seats * Space.COUNT];
    present = new long[seats];
    supply = new int[seats];
    Arrays.fill(supply, Member.EVERYBODY); // K13
    removed = new int[seats];
    camps = new long[seats];
    guards = new long[seats];
    Arrays.fill(guard, NO_GUARD);
  }

  Pieces(Pieces other) {
    seats = other.seats;
    on = other.on.clone();
    present = other.present.clone();
    supply = other.supply.clone();
    removed = other.removed.clone();
    camps = other.camps.clone();
    guards = other.guards.clone();
    System.arraycopy(other.guard, 0, guard, 0, Space.COUNT);
    System.arraycopy(other.used, 0, used, 0, Space.COUNT);
    usedSpaces = other.usedSpaces;
    usedMembers = other.usedMembers;
  }

  int seats() {
    return seats;
  }

  // ---- members

  /** The members of a seat on a space. */
  int on(int seat, int space) {
    return on[seat * Space.COUNT + space];
  }

  /** The spaces on which a seat has members. */
  long present(int seat) {
    return present[seat];
  }

  int supply(int seat) {
    return supply[seat];
  }

  /** The members that have left the game (K61). */
  int removed(int seat) {
    return removed[seat];
  }

  /** The space on which a member stands. */
  int spaceOf(int seat, Member member) {
    for (long rest = present[seat]; rest != 0; rest &= rest - 1) {
      int space = Long.numberOfTrailingZeros(rest);
      if ((on(seat, space) & member.bit()) != 0) {
        return space;
      }
    }
    throw new IllegalArgumentException(member + " of seat " + seat + " is not on the board");
  }

  void dispatch(int seat, Member member, int space) {
    supply[seat] &= ~member.bit();
    enter(seat, member, space);
  }

  void move(int seat, Member member, int from, int to) {
    int left = on[seat * Space.COUNT + from] &= ~member.bit();
    if (left == 0) {
      present[seat] &= ~Space.bit(from);
    }
    enter(seat, member, to);
  }

  private void enter(int seat, Member member, int space) {
    on[seat * Space.COUNT + space] |= member.bit();
    present[seat] |= Space.bit(space);
  }

  /** How much a seat counts on a space (K5). */
  int strength(int seat, int space) {
    int there = on(seat, space);
    return Integer.bitCount(there) + (there & Member.LEADER_BIT) * LEADER_BONUS;
  }

  /** Whether a seat is strictly stronger on a space than every other (K62, K70). */
  boolean leads(int seat, int space) {
    int strength = strength(seat, space);
    for (int other = 0; other < seats; other++) {
      if (other != seat && strength(other, space) >= strength) {
        return false;
      }
    }
    return strength > 0;
  }

  // ---- use in this action phase

  void use(Member member, int space) {
    used[space] |= member.bit();
    usedSpaces |= Space.bit(space);
    usedMembers |= member.bit();
  }

  /** The members that have excavated or recovered on a space (K42, K48). */
  int used(int space) {
    return used[space];
  }

  long usedSpaces() {
    return usedSpaces;
  }

  /** Members that can still be used on a space in this phase (K42, K43, K48, K49). */
  int fit(int seat, int space) {
    return Integer.bitCount(used[space]) < Costs.USES_OF_A_HEX ? on(seat, space) & ~used[space] : 0;
  }

  void forgetUse() {
    for (long rest = usedSpaces; rest != 0; rest &= rest - 1) {
      used[Long.numberOfTrailingZeros(rest)] = 0;
    }
    usedSpaces = 0;
    usedMembers = 0;
  }

  /**
   * Of members on one space, the lowest of those that are interchangeable: of one kind, and used on
   * the same spaces.
   */
  int distinct(int members) {
    int unused = members & Member.WORKERS & ~usedMembers;
    int distinct = (members & Member.LEADER_BIT) | Integer.lowestOneBit(unused);
    for (int rest = members & Member.WORKERS & usedMembers; rest != 0; rest &= rest - 1) {
      int member = Integer.lowestOneBit(rest);
      if (!isUsedLikeOneOf(member, distinct & Member.WORKERS & usedMembers)) {
        distinct |= member;
      }
    }
    return distinct;
  }

  private boolean isUsedLikeOneOf(int member, int others) {
    for (int rest = others; rest != 0; rest &= rest - 1) {
      if (isUsedLike(member, Integer.lowestOneBit(rest))) {
        return true;
      }
    }
    return false;
  }

  private boolean isUsedLike(int member, int other) {
    for (long rest = usedSpaces; rest != 0; rest &= rest - 1) {
      int there = used[Long.numberOfTrailingZeros(rest)];
      if ((there & member) == 0 != ((there & other) == 0)) {
        return false;
      }
    }
    return true;
  }

  // ---- camps

  long camps(int seat) {
    return camps[seat];
  }

  int campsLeft(int seat) {
    return Costs.CAMPS - Long.bitCount(camps[seat]);
  }

  long allCamps() {
    long all = 0;
    for (long own : camps) {
      all |= own;
    }
    return all;
  }

  void build(int seat, int space) {
    camps[seat] |= Space.bit(space);
  }

  // ---- guards

  long guards(int seat) {
    return guards[seat];
  }

  int guardsLeft(int seat) {
    return Costs.GUARDS - Long.bitCount(guards[seat]);
  }

  long allGuards() {
    long all = 0;
    for (long own : guards) {
      all |= own;
    }
    return all;
  }

  /** The member on guard on a space that has a guard. */
  Member guard(int space) {
    return Member.ALL[guard[space]];
  }

  /**
   * Puts a member on guard (K60); all other members of the seat there leave the game (K61).
   *
   * @return those that left
   */
  int placeGuard(int seat, Member member, int space) {
    int leaving = on(seat, space) & ~member.bit();
    on[seat * Space.COUNT + space] = 0;
    present[seat] &= ~Space.bit(space);
    removed[seat] |= leaving;
    guards[seat] |= Space.bit(space);
    guard[space] = (byte) member.ordinal();
    return leaving;
  }

  void digest(Digest out) {
    out.add(on).add(supply).add(removed).add(camps).add(guards).add(guard).add(used);
  }
}
