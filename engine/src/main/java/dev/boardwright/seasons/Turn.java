package dev.boardwright.seasons;

import dev.boardwright.engine.Digest;

/**
 * What matters of a turn until its end. Immutable.
 *
 * @param seat whose turn it is; -1 outside turns
 * @param draw whether the card symbol of the die is unused
 * @param star whether the star of the die is unused
 * @param mayTransmute whether there is permission to transmute (S42)
 * @param locked whether nothing more may be transmuted in this turn, whatever is permitted
 * @param extra what each transmuted token yields more, thanks to bonuses (S44)
 */
record Turn(int seat, boolean draw, boolean star, boolean mayTransmute, boolean locked, int extra) {

  static final Turn NONE = new Turn(-1, false, false, false, false, 0);

  static Turn of(int seat) {
    return new Turn(seat, false, false, false, false, 0);
  }

  Turn with(Face face) {
    return new Turn(seat, face.draw(), face.star(), face.transmute(), locked, extra);
  }

  Turn drawn() {
    return new Turn(seat, false, star, mayTransmute, locked, extra);
  }

  Turn starUsed() {
    return new Turn(seat, draw, false, mayTransmute, locked, extra);
  }

  Turn transmuting() {
    return new Turn(seat, draw, star, true, locked, extra);
  }

  Turn transmutingForMore() {
    return new Turn(seat, draw, star, true, locked, extra + 1);
  }

  Turn notTransmuting() {
    return new Turn(seat, draw, star, mayTransmute, true, extra);
  }

  boolean canTransmute() {
    return mayTransmute && !locked;
  }

  void digest(Digest out) {
    out.add(seat).add(draw).add(star).add(mayTransmute).add(locked).add(extra);
  }
}
