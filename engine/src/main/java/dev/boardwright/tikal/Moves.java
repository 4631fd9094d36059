package dev.boardwright.tikal;

import java.util.Arrays;
import java.util.function.Function;
import java.util.function.IntFunction;

/** All moves of few arguments, made once. */
final class Moves {

  static final TikalMove END_TURN = new TikalMove.EndTurn();
  static final TikalMove PASS = new TikalMove.Pass();

  private static final TikalMove[] PLACE =
      table(
          Space.COUNT * Edges.COUNT,
          i -> new TikalMove.Place(Space.ALL[i / Edges.COUNT], i % Edges.COUNT));
  private static final TikalMove[] DISPATCH =
      table(
          Member.COUNT * Space.COUNT,
          i -> new TikalMove.Dispatch(Member.ALL[i / Space.COUNT], Space.ALL[i % Space.COUNT]));
  private static final TikalMove[] TRANSFER =
      table(
          Member.COUNT * Space.COUNT,
          i -> new TikalMove.Transfer(Member.ALL[i / Space.COUNT], Space.ALL[i % Space.COUNT]));
  private static final TikalMove[] MOVE_MEMBER = table(Member.ALL, TikalMove.MoveMember::new);
  private static final TikalMove[] WALK_TO = table(Space.ALL, TikalMove.WalkTo::new);
  private static final TikalMove[] EXCAVATE = table(Member.ALL, TikalMove.Excavate::new);
  private static final TikalMove[] RECOVER = table(Member.ALL, TikalMove.Recover::new);
  private static final TikalMove[] EXCHANGE =
      table(
          4 * Treasure.COUNT,
          i -> new TikalMove.Exchange(i / Treasure.COUNT, Treasure.ALL[i % Treasure.COUNT]));
  private static final TikalMove[] GIVE = table(Treasure.ALL, TikalMove.Give::new);
  private static final TikalMove[] BUILD_CAMP = table(Space.ALL, TikalMove.BuildCamp::new);
  private static final TikalMove[] GUARD = table(Member.ALL, TikalMove.Guard::new);
  private static final TikalMove[] BID = table(Auction.HIGHEST_BID, i -> new TikalMove.Bid(i + 1));
  private static final TikalMove[] CHOOSE_TILE = table(Tile.ALL, TikalMove.ChooseTile::new);

  private static final TikalMove[] DRAW_TILE = table(Tile.ALL, TikalMove.DrawTile::new);
  private static final TikalMove[] DRAW_TREASURE = table(Treasure.ALL, TikalMove.DrawTreasure::new);

  private Moves() {}

  static TikalMove place(int space, int rotation) {
    return PLACE[space * Edges.COUNT + rotation];
  }

  static TikalMove dispatch(int member, int camp) {
    return DISPATCH[member * Space.COUNT + camp];
  }

  static TikalMove transfer(int member, int camp) {
    return TRANSFER[member * Space.COUNT + camp];
  }

  static TikalMove moveMember(int member) {
    return MOVE_MEMBER[member];
  }

  static TikalMove walkTo(int space) {
    return WALK_TO[space];
  }

  static TikalMove excavate(int member) {
    return EXCAVATE[member];
  }

  static TikalMove recover(int member) {
    return RECOVER[member];
  }

  static TikalMove exchange(int opponent, int kind) {
    return EXCHANGE[opponent * Treasure.COUNT + kind];
  }

  static TikalMove give(int kind) {
    return GIVE[kind];
  }

  static TikalMove buildCamp(int space) {
    return BUILD_CAMP[space];
  }

  static TikalMove guard(int member) {
    return GUARD[member];
  }

  static TikalMove bid(int points) {
    return BID[points - 1];
  }

  static TikalMove chooseTile(int tile) {
    return CHOOSE_TILE[tile];
  }

  static TikalMove drawTile(int tile) {
    return DRAW_TILE[tile];
  }

  static TikalMove drawTreasure(int kind) {
    return DRAW_TREASURE[kind];
  }

  private static TikalMove[] table(int size, IntFunction<TikalMove> maker) {
    TikalMove[] table = new TikalMove[size];
    Arrays.setAll(table, maker);
    return table;
  }

  private static <E> TikalMove[] table(E[] values, Function<E, TikalMove> maker) {
    return table(values.length, i -> maker.apply(values[i]));
  }
}
