package dev.boardwright.tikal;

import dev.boardwright.engine.Tables;

/** All moves of few arguments, made once. */
final class Moves {

  private static final Tables<TikalMove> TABLES = new Tables<>(TikalMove[]::new);

  static final TikalMove END_TURN = new TikalMove.EndTurn();
  static final TikalMove PASS = new TikalMove.Pass();

  private static final TikalMove[] PLACE =
      TABLES.of(
          Space.COUNT * Edges.COUNT,
          i -> new TikalMove.Place(Space.ALL[i / Edges.COUNT], i % Edges.COUNT));
  private static final TikalMove[] DISPATCH =
      TABLES.of(
          Member.COUNT * Space.COUNT,
          i -> new TikalMove.Dispatch(Member.ALL[i / Space.COUNT], Space.ALL[i % Space.COUNT]));
  private static final TikalMove[] TRANSFER =
      TABLES.of(
          Member.COUNT * Space.COUNT,
          i -> new TikalMove.Transfer(Member.ALL[i / Space.COUNT], Space.ALL[i % Space.COUNT]));
  private static final TikalMove[] MOVE_MEMBER = TABLES.of(Member.ALL, TikalMove.MoveMember::new);
  private static final TikalMove[] WALK_TO = TABLES.of(Space.ALL, TikalMove.WalkTo::new);
  private static final TikalMove[] EXCAVATE = TABLES.of(Member.ALL, TikalMove.Excavate::new);
  private static final TikalMove[] RECOVER = TABLES.of(Member.ALL, TikalMove.Recover::new);
  private static final TikalMove[] EXCHANGE =
      TABLES.of(
          Tikal.MOST_SEATS * Treasure.COUNT,
          i -> new TikalMove.Exchange(i / Treasure.COUNT, Treasure.ALL[i % Treasure.COUNT]));
  private static final TikalMove[] GIVE = TABLES.of(Treasure.ALL, TikalMove.Give::new);
  private static final TikalMove[] BUILD_CAMP = TABLES.of(Space.ALL, TikalMove.BuildCamp::new);
  private static final TikalMove[] GUARD = TABLES.of(Member.ALL, TikalMove.Guard::new);
  private static final TikalMove[] BID =
      TABLES.of(Auction.HIGHEST_BID, i -> new TikalMove.Bid(i + 1));
  private static final TikalMove[] CHOOSE_TILE = TABLES.of(Tile.ALL, TikalMove.ChooseTile::new);

  private static final TikalMove[] DRAW_TILE = TABLES.of(Tile.ALL, TikalMove.DrawTile::new);
  private static final TikalMove[] DRAW_TREASURE =
      TABLES.of(Treasure.ALL, TikalMove.DrawTreasure::new);

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
}
