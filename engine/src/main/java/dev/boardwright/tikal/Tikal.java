package dev.boardwright.tikal;

import dev.boardwright.engine.Board;
import dev.boardwright.engine.Decision;
import dev.boardwright.engine.Event;
import dev.boardwright.engine.Grammar;
import dev.boardwright.engine.Option;
import dev.boardwright.engine.Options;
import dev.boardwright.engine.Position;
import dev.boardwright.engine.Ruleset;
import dev.boardwright.engine.Setup;
import dev.boardwright.engine.Text;
import java.util.List;
import java.util.Optional;

/** The rules of Tikal by Wolfgang Kramer and Michael Kiesling, with the auction variant. */
public final class Tikal implements Ruleset<TikalMove> {

  static final int FEWEST_SEATS = 2; // K1
  static final int MOST_SEATS = 4; // K1

  private static final int TURNS = Tile.ALL.length;
  private static final int SCORING_ROUNDS = 4; // K73, K75

  /** An entry to say who moves and one to say where, for each action point; and the end. */
  private static final int ANSWERS_A_PHASE = 2 * Costs.ACTION_POINTS + 1;

  private static final Grammar<TikalMove> MOVES = Grammar.of(TikalMove.class);
  private static final Grammar<TikalDecision> DECISIONS = Grammar.of(TikalDecision.class);
  private static final Grammar<TikalEvent> EVENTS = Grammar.of(TikalEvent.class);

  @Override
  public String id() {
    return "tikal";
  }

  @Override
  public int version() {
    return 1;
  }

  @Override
  public int minSeats() {
    return FEWEST_SEATS;
  }

  @Override
  public int maxSeats() {
    return MOST_SEATS;
  }

  @Override
  public List<Option<?>> options() {
    return TikalOptions.ALL;
  }

  @Override
  public Optional<Text> refuses(int seats, Options options) {
    return TikalOptions.refuses(seats, options);
  }

  @Override
  public Position<TikalMove> start(Setup setup) {
    return new TikalPosition(setup).begun();
  }

  @Override
  public Grammar<TikalMove> moves() {
    return MOVES;
  }

  @Override
  public Grammar<? extends Decision> decisions() {
    return DECISIONS;
  }

  @Override
  public Grammar<? extends Event> events() {
    return EVENTS;
  }

  @Override
  public List<? extends Enum<?>> sources() {
    return List.of(TikalSource.values());
  }

  @Override
  public List<String> reasons() {
    return List.of(Scores.REASON);
  }

  @Override
  public List<String> categories() {
    return Scores.CATEGORIES;
  }

  @Override
  public Class<? extends Board> boardType() {
    return TikalBoard.class;
  }

  @Override
  public Record components() {
    return TikalComponents.ALL;
  }

  /**
   * A tile is drawn, perhaps chosen, and placed in each turn. In an auction every answer raises the
   * bid or is a pass. Nobody acts longer than who places a tile, acts, and then acts again in a
   * scoring turn of the own.
   */
  @Override
  public Limits limits() {
    int phases = TURNS + SCORING_ROUNDS * MOST_SEATS;
    int auctions = TURNS - TURNS / MOST_SEATS; // the last tile of a round is free
    int bids = Auction.HIGHEST_BID + MOST_SEATS;
    return new Limits(
        1 + 3 * TURNS + phases * ANSWERS_A_PHASE + auctions * bids, 1 + 2 * ANSWERS_A_PHASE);
  }
}
