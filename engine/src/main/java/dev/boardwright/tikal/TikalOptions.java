package dev.boardwright.tikal;

import dev.boardwright.engine.EnumWords;
import dev.boardwright.engine.Option;
import dev.boardwright.engine.Options;
import dev.boardwright.engine.Setup;
import dev.boardwright.engine.Text;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/**
 * The options of one game, read once.
 *
 * @param startSeat the seat that begins; empty if it is drawn
 */
public record TikalOptions(
    boolean auction,
    Optional<Integer> startSeat,
    CampTransfer campTransfer,
    FinalRoundStart finalRoundStart,
    PlacementPath placementPath,
    ExchangeGive exchangeGive,
    AuctionScoringOrder auctionScoringOrder,
    FinalTieOrder finalTieOrder,
    BidCap bidCap) {

  /** Who begins (K15). */
  public enum StartSeat {
    RANDOM,
    SEAT_0,
    SEAT_1,
    SEAT_2,
    SEAT_3;

    Optional<Integer> seat() {
      return this == RANDOM ? Optional.empty() : Optional.of(ordinal() - 1);
    }
  }

  /** What a transfer between camps needs (K31). */
  public enum CampTransfer {
    CONNECTED,
    SECRET_PATH
  }

  /** Who begins the final round of the basic game (K76). */
  public enum FinalRoundStart {
    LAST_PLACER,
    NEXT_PLAYER
  }

  /** What a new tile needs (K21). */
  public enum PlacementPath {
    REQUIRED,
    EDGE_ONLY
  }

  /** What may be given in an exchange (K54). */
  public enum ExchangeGive {
    ANY,
    SINGLE_ONLY
  }

  /** The order of a scoring round in the auction game (K98). */
  public enum AuctionScoringOrder {
    CLOCKWISE,
    AUCTION_ORDER
  }

  /** Who goes first among equal scores in the final round of the auction game (K102). */
  public enum FinalTieOrder {
    PLACER_FIRST,
    PLACER_LAST
  }

  /** How high a bid may be (K89). */
  public enum BidCap {
    CURRENT_SCORE,
    NONE
  }

  /** The auction variant (K80 to K103). */
  public static final Option.Flag AUCTION = new Option.Flag("auction", false);

  /** Who begins (K15). */
  public static final Option.Choice<StartSeat> START_SEAT =
      Option.Choice.of("start_seat", StartSeat.RANDOM);

  /** What a transfer between camps needs (K31). */
  public static final Option.Choice<CampTransfer> CAMP_TRANSFER =
      Option.Choice.of("camp_transfer", CampTransfer.CONNECTED);

  /** Who begins the final round (K76). */
  public static final Option.Choice<FinalRoundStart> FINAL_ROUND_START =
      Option.Choice.of("final_round_start", FinalRoundStart.LAST_PLACER);

  /** What a new tile needs (K21). */
  public static final Option.Choice<PlacementPath> PLACEMENT_PATH =
      Option.Choice.of("placement_path", PlacementPath.REQUIRED);

  /** What may be given in an exchange (K54). */
  public static final Option.Choice<ExchangeGive> EXCHANGE_GIVE =
      Option.Choice.of("exchange_give", ExchangeGive.ANY);

  /** The order of a scoring round in the auction game (K98). */
  public static final Option.Choice<AuctionScoringOrder> AUCTION_SCORING_ORDER =
      Option.Choice.of("auction_scoring_order", AuctionScoringOrder.CLOCKWISE);

  /** Who goes first among equals in the final round (K102). */
  public static final Option.Choice<FinalTieOrder> FINAL_TIE_ORDER =
      Option.Choice.of("final_tie_order", FinalTieOrder.PLACER_FIRST);

  /** How high a bid may be (K89). */
  public static final Option.Choice<BidCap> BID_CAP =
      Option.Choice.of("bid_cap", BidCap.CURRENT_SCORE);

  static final List<Option<?>> ALL =
      List.of(
          AUCTION,
          START_SEAT,
          CAMP_TRANSFER,
          FINAL_ROUND_START,
          PLACEMENT_PATH,
          EXCHANGE_GIVE,
          AUCTION_SCORING_ORDER,
          FINAL_TIE_ORDER,
          BID_CAP);

  static TikalOptions of(Setup setup) {
    return new TikalOptions(
        setup.option(AUCTION),
        setup.option(START_SEAT).seat(),
        setup.option(CAMP_TRANSFER),
        setup.option(FINAL_ROUND_START),
        setup.option(PLACEMENT_PATH),
        setup.option(EXCHANGE_GIVE),
        setup.option(AUCTION_SCORING_ORDER),
        setup.option(FINAL_TIE_ORDER),
        setup.option(BID_CAP));
  }

  /** A seat that does not exist cannot begin. */
  static Optional<Text> refuses(int seats, Options options) {
    StartSeat start = options.get(START_SEAT);
    if (start.seat().orElse(0) < seats) {
      return Optional.empty();
    }
    List<String> accepted =
        Stream.of(StartSeat.values())
            .filter(value -> value.seat().orElse(0) < seats)
            .map(TikalOptions::quoted)
            .toList();
    return Optional.of(
        Text.of(
            TikalOptions.class,
            "refusal.start_seat",
            "value",
            quoted(start),
            "seats",
            seats,
            "accepted",
            accepted));
  }

  private static String quoted(StartSeat value) {
    return "`" + EnumWords.word(value) + "`";
  }
}
