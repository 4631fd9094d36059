package dev.boardwright.tikal;

import java.util.ArrayList;
import java.util.List;

/** Counts all pieces, wherever they are. */
final class Census {

  private Census() {}

  /** Tiles; members, camps and guards of each seat; temple tokens by number; treasures. */
  static List<Integer> of(TikalPosition now) {
    List<Integer> out = new ArrayList<>();
    out.add(tiles(now));
    for (int seat = 0; seat < now.seats(); seat++) {
      out.add(members(now.pieces, seat));
      out.add(now.pieces.campsLeft(seat) + camps(now, seat));
      out.add(now.pieces.guardsLeft(seat) + guards(now, seat));
    }
    for (int number = TempleTokens.LOWEST; number <= TempleTokens.HIGHEST; number++) {
      out.add(now.temples.supply(number) + laid(now, number));
    }
    out.add(now.treasures.count());
    return List.copyOf(out);
  }

  private static int tiles(TikalPosition now) {
    int tiles = Long.bitCount(now.stack.tiles()) + Long.bitCount(now.auction.display());
    tiles += now.inHand == null ? 0 : 1;
    for (int space = 0; space < Space.COUNT; space++) {
      tiles += now.terrain.hex(space) instanceof Tile ? 1 : 0;
    }
    return tiles;
  }

  private static int members(Pieces pieces, int seat) {
    int members = Integer.bitCount(pieces.supply(seat)) + Integer.bitCount(pieces.removed(seat));
    for (int space = 0; space < Space.COUNT; space++) {
      members += Integer.bitCount(pieces.on(seat, space));
    }
    return members + Long.bitCount(pieces.guards(seat));
  }

  /** Camps that stand where one may stand. */
  private static int camps(TikalPosition now, int seat) {
    long others = now.pieces.allCamps() & ~now.pieces.camps(seat);
    long jungle = now.terrain.jungle() | Actions.exhausted(now);
    return Long.bitCount(now.pieces.camps(seat) & jungle & ~others);
  }

  private static int guards(TikalPosition now, int seat) {
    return Long.bitCount(now.pieces.guards(seat) & now.terrain.temples());
  }

  /** How many temples carry the token of this number. */
  private static int laid(TikalPosition now, int number) {
    int laid = 0;
    for (int space = 0; space < Space.COUNT; space++) {
      Hex hex = now.terrain.hex(space);
      if (hex != null && hex.kind() == HexKind.TEMPLE) {
        laid += hex.number() < number && number <= now.temples.value(space) ? 1 : 0;
      }
    }
    return laid;
  }
}
