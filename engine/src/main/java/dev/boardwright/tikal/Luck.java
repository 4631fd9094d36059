package dev.boardwright.tikal;

import dev.boardwright.engine.Outcomes;
import dev.boardwright.tikal.TikalChance.DrawDisplayTile;
import dev.boardwright.tikal.TikalChance.DrawStartSeat;
import dev.boardwright.tikal.TikalChance.DrawTreasureKind;
import dev.boardwright.tikal.TikalChance.DrawTurnTile;

/** What CHANCE may bring. */
final class Luck {

  private Luck() {}

  /** Adds every outcome with its weight: one for each tile or token that it may be. */
  static void outcomes(TikalPosition now, TikalChance step, Outcomes<TikalMove> out) {
    switch (step) {
      case DrawStartSeat _ -> {
        for (int seat = 0; seat < now.seats(); seat++) {
          out.add(new TikalMove.StartSeat(seat), 1);
        }
      }
      case DrawTurnTile _, DrawDisplayTile _ -> {
        for (long rest = now.stack.top(); rest != 0; rest &= rest - 1) { // K10
          out.add(Moves.drawTile(Long.numberOfTrailingZeros(rest)), 1);
        }
      }
      case DrawTreasureKind _ -> {
        for (int kind = 0; kind < Treasure.COUNT; kind++) {
          if (now.treasures.unseen(kind) > 0) {
            out.add(Moves.drawTreasure(kind), now.treasures.unseen(kind));
          }
        }
      }
    }
  }
}
