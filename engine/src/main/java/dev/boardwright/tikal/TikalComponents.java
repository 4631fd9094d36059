package dev.boardwright.tikal;

import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/**
 * Everything that is printed, counted or priced.
 *
 * @param directions the order in which stones and neighbours are listed
 * @param spaces the board
 * @param startHexes what is printed on it
 * @param tiles the stack, from the top letter to the last
 * @param templeTokens by number
 * @param treasures the kinds
 * @param pieces what each player has
 * @param costs of actions, in action points
 * @param limits how often something may be done
 * @param scoring what is worth how much
 */
public record TikalComponents(
    List<String> directions,
    List<SpaceInfo> spaces,
    List<StartHexInfo> startHexes,
    List<TileInfo> tiles,
    List<TokenCount> templeTokens,
    TreasureInfo treasures,
    PieceInfo pieces,
    CostInfo costs,
    LimitInfo limits,
    ScoringInfo scoring) {

  /**
   * @param neighbours in the order of the directions; empty at the rim
   */
  public record SpaceInfo(Space space, int column, int row, List<Optional<Space>> neighbours) {}

  /**
   * @param value of a temple; 0 for others
   */
  public record StartHexInfo(
      StartHex hex, Space space, HexKind kind, int value, List<Integer> stones) {}

  /**
   * @param value of a temple; 0 for others
   * @param masks how many treasures are laid on it; 0 for others
   * @param stones on its edges when it is not turned
   */
  public record TileInfo(
      Tile tile, Letter letter, HexKind kind, int value, int masks, List<Integer> stones) {}

  /** How many temple tokens of a number there are. */
  public record TokenCount(int number, int count) {}

  /**
   * @param perKind tokens of each kind
   */
  public record TreasureInfo(List<Treasure> kinds, int perKind) {}

  /**
   * @param colours of the seats, in order
   */
  public record PieceInfo(List<String> colours, List<Member> members, int camps, int guards) {}

  /** In action points. */
  public record CostInfo(
      int dispatch,
      int transfer,
      int movePerStone,
      int excavate,
      int recover,
      int exchange,
      int buildCamp,
      int guard) {}

  /** Per action phase, but for the highest bid. */
  public record LimitInfo(
      int actionPoints, int levelsPerTemple, int treasuresPerHex, int highestBid) {}

  /**
   * @param treasurePoints what one, two and three tokens of one kind score
   * @param startScoreAuction the points everybody begins with in the auction game
   */
  public record ScoringInfo(
      int leaderStrength,
      int workerStrength,
      List<Integer> treasurePoints,
      int startScoreAuction) {}

  static final TikalComponents ALL =
      new TikalComponents(
          List.of("n", "ne", "se", "s", "sw", "nw"),
          Stream.of(Space.ALL).map(TikalComponents::info).toList(),
          Stream.of(StartHex.values()).map(TikalComponents::info).toList(),
          Stream.of(Tile.ALL).map(TikalComponents::info).toList(),
          IntStream.rangeClosed(TempleTokens.LOWEST, TempleTokens.HIGHEST)
              .mapToObj(number -> new TokenCount(number, TempleTokens.count(number)))
              .toList(),
          new TreasureInfo(List.of(Treasure.ALL), Treasure.TOKENS),
          new PieceInfo(
              List.of("red", "yellow", "brown", "black"),
              List.of(Member.ALL),
              Costs.CAMPS,
              Costs.GUARDS),
          new CostInfo(
              Costs.DISPATCH,
              Costs.TRANSFER,
              Costs.PER_STONE,
              Costs.EXCAVATE,
              Costs.RECOVER,
              Costs.EXCHANGE,
              Costs.CAMP,
              Costs.GUARD),
          new LimitInfo(
              Costs.ACTION_POINTS, Costs.USES_OF_A_HEX, Costs.USES_OF_A_HEX, Auction.HIGHEST_BID),
          new ScoringInfo(
              1 + Pieces.LEADER_BONUS,
              1,
              IntStream.rangeClosed(1, Treasure.TOKENS).mapToObj(Treasure::points).toList(),
              Scores.AUCTION_START));

  private static SpaceInfo info(Space space) {
    return new SpaceInfo(
        space,
        space.column(),
        space.row(),
        IntStream.range(0, Edges.COUNT).mapToObj(space::neighbour).toList());
  }

  private static StartHexInfo info(StartHex hex) {
    return new StartHexInfo(hex, hex.space(), hex.kind(), hex.number(), Edges.list(hex.edges(0)));
  }

  private static TileInfo info(Tile tile) {
    return new TileInfo(
        tile,
        tile.letter(),
        tile.kind(),
        tile.kind() == HexKind.TEMPLE ? tile.number() : 0,
        tile.kind() == HexKind.TREASURE ? tile.number() : 0,
        Edges.list(tile.edges(0)));
  }
}
