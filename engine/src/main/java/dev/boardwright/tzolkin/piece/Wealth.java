package dev.boardwright.tzolkin.piece;

import static dev.boardwright.tzolkin.piece.Effect.advance;
import static dev.boardwright.tzolkin.piece.Effect.corn;
import static dev.boardwright.tzolkin.piece.Effect.exempt;
import static dev.boardwright.tzolkin.piece.Effect.gold;
import static dev.boardwright.tzolkin.piece.Effect.skull;
import static dev.boardwright.tzolkin.piece.Effect.stone;
import static dev.boardwright.tzolkin.piece.Effect.up;
import static dev.boardwright.tzolkin.piece.Effect.wood;
import static dev.boardwright.tzolkin.piece.Effect.worker;
import static dev.boardwright.tzolkin.piece.Gear.CHICHEN_ITZA;
import static dev.boardwright.tzolkin.piece.Gear.PALENQUE;
import static dev.boardwright.tzolkin.piece.Gear.TIKAL;
import static dev.boardwright.tzolkin.piece.Gear.UXMAL;
import static dev.boardwright.tzolkin.piece.Gear.YAXCHILAN;
import static dev.boardwright.tzolkin.piece.Technology.AGRICULTURE;
import static dev.boardwright.tzolkin.piece.Technology.ARCHITECTURE;
import static dev.boardwright.tzolkin.piece.Technology.RESOURCE_EXTRACTION;
import static dev.boardwright.tzolkin.piece.Technology.THEOLOGY;
import static dev.boardwright.tzolkin.piece.Temple.CHAAC;
import static dev.boardwright.tzolkin.piece.Temple.KUKULKAN;
import static dev.boardwright.tzolkin.piece.Temple.QUETZALCOATL;

import java.util.Arrays;
import java.util.List;

/** The 21 starting wealth tiles: where a dummy worker stands (T22), and what is given (T25). */
public enum Wealth {
  WEALTH_PAL_1(PALENQUE, 1, corn(3), up(QUETZALCOATL), advance(AGRICULTURE)),
  WEALTH_PAL_3(PALENQUE, 3, corn(5), gold(1), up(QUETZALCOATL)),
  WEALTH_PAL_5(PALENQUE, 5, stone(1), gold(1), advance(AGRICULTURE)),
  WEALTH_PAL_7(PALENQUE, 7, corn(9), stone(1)),
  WEALTH_YAX_1(YAXCHILAN, 1, wood(1), up(KUKULKAN), advance(RESOURCE_EXTRACTION)),
  WEALTH_YAX_3(YAXCHILAN, 3, corn(2), wood(2), up(KUKULKAN)),
  WEALTH_YAX_5(YAXCHILAN, 5, corn(4), wood(1), advance(RESOURCE_EXTRACTION)),
  WEALTH_YAX_7(YAXCHILAN, 7, corn(3), wood(2), stone(1)),
  WEALTH_TIK_1(TIKAL, 1, corn(2), up(CHAAC), advance(ARCHITECTURE)),
  WEALTH_TIK_3(TIKAL, 3, corn(6), stone(2)),
  WEALTH_TIK_5(TIKAL, 5, corn(3), gold(1), advance(ARCHITECTURE)),
  WEALTH_TIK_7(TIKAL, 7, corn(6), wood(1), stone(1)),
  WEALTH_UXM_1(UXMAL, 1, corn(5), stone(1), up(CHAAC)),
  WEALTH_UXM_3(UXMAL, 3, corn(3), wood(1), exempt(1)),
  WEALTH_UXM_5(UXMAL, 5, worker()),
  WEALTH_UXM_7(UXMAL, 7, corn(8), gold(1)),
  WEALTH_CHI_0(CHICHEN_ITZA, 0, corn(4), wood(1), skull()),
  WEALTH_CHI_3(CHICHEN_ITZA, 3, corn(5), stone(1), advance(THEOLOGY)),
  WEALTH_CHI_5(CHICHEN_ITZA, 5, corn(4), wood(3)),
  WEALTH_CHI_7(CHICHEN_ITZA, 7, corn(2), wood(2), advance(THEOLOGY)),
  WEALTH_CHI_10(CHICHEN_ITZA, 10, corn(7), wood(2));

  public static final Wealth[] ALL = values();
  public static final int COUNT = ALL.length;

  /** All of them as bits. */
  public static final int EVERY = (1 << COUNT) - 1;

  /** How many are dealt to each seat (T20). */
  public static final int DEALT = 4;

  /** How many each seat keeps (T24). */
  public static final int KEPT = 2;

  private final Gear gear;
  private final int space;
  private final List<Effect> effects;
  private final int exempts;

  Wealth(Gear gear, int space, Effect... effects) {
    this.gear = gear;
    this.space = space;
    this.effects = List.of(effects);
    this.exempts = Effect.exempted(this.effects);
  }

  /** The gear on which its dummy worker stands. */
  public Gear gear() {
    return gear;
  }

  public int space() {
    return space;
  }

  public List<Effect> effects() {
    return effects;
  }

  /** How many workers need no food on food days (T118). */
  public int exempts() {
    return exempts;
  }

  public int bit() {
    return 1 << ordinal();
  }

  /** The tiles of a set of bits, in order. */
  public static List<Wealth> list(int bits) {
    return Arrays.stream(ALL).filter(tile -> (bits & tile.bit()) != 0).toList();
  }
}
