package dev.boardwright.tzolkin;

/** The ways to construct something. */
public enum Manner {
  /** One building (T71). */
  TIKAL_2(true, false),
  /** The first of one or two buildings, or a monument (T72). */
  TIKAL_4(true, false),
  /** A second building; the first did not use architecture (T89). */
  TIKAL_4_SECOND(true, true),
  /** A second building; the first used architecture (T89). */
  TIKAL_4_SECOND_PLAIN(false, true),
  /** One building, paid in corn (T77). */
  UXMAL_4(true, false),
  /** The building that a building gives (T95). */
  EXTRA(true, true),
  /** The monument that a building gives (X140). */
  EXTRA_MONUMENT(false, true),
  /** One building by a quick action (X40). */
  QUICK(false, false);

  private final boolean architecture;
  private final boolean optional;

  Manner(boolean architecture, boolean optional) {
    this.architecture = architecture;
    this.optional = optional;
  }

  /** Whether the architecture technology may be used (T88, T89). */
  boolean architecture() {
    return architecture;
  }

  /** Whether it constructs buildings. */
  boolean buildings() {
    return this != EXTRA_MONUMENT;
  }

  /** Whether it constructs monuments (T72, T100). */
  boolean monuments() {
    return this == TIKAL_4 || this == EXTRA_MONUMENT;
  }

  /** Whether it may be declined. */
  boolean optional() {
    return optional;
  }
}
