package dev.boardwright.tikal;

import java.util.List;
import java.util.stream.Stream;

/** The members of an expedition (K4, K13): a leader and 18 workers. */
public enum Member {
  LEADER,
  W1,
  W2,
  W3,
  W4,
  W5,
  W6,
  W7,
  W8,
  W9,
  W10,
  W11,
  W12,
  W13,
  W14,
  W15,
  W16,
  W17,
  W18;

  static final Member[] ALL = values();
  static final int COUNT = ALL.length;

  /** Sets of members are bits; the leader is the lowest. */
  static final int LEADER_BIT = 1;

  static final int EVERYBODY = (1 << COUNT) - 1;
  static final int WORKERS = EVERYBODY & ~LEADER_BIT;

  int bit() {
    return 1 << ordinal();
  }

  /** A set in the order of the members. */
  static List<Member> list(int members) {
    return Stream.of(ALL).filter(member -> (members & member.bit()) != 0).toList();
  }
}
