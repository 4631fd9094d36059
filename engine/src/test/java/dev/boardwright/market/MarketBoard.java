package dev.boardwright.market;

import dev.boardwright.engine.Board;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * What a viewer sees.
 *
 * @param deck how many cards are left
 * @param knownTop the cards on top of the deck that the viewer knows
 */
public record MarketBoard(
    int round, int firstSeat, int bank, int deck, List<Good> knownTop, List<Merchant> merchants)
    implements Board {

  /**
   * What a viewer sees of one seat.
   *
   * @param collection what the seat has bought
   * @param hand empty for those who may not see it
   * @param pack empty for those who may not see it
   * @param offers whether something lies on the stall
   * @param offer empty while the viewer may not see it
   */
  public record Merchant(
      int coins,
      Map<Good, Integer> collection,
      int handSize,
      Optional<Map<Good, Integer>> hand,
      int packSize,
      Optional<Map<Good, Integer>> pack,
      boolean offers,
      Optional<Good> offer) {}
}
