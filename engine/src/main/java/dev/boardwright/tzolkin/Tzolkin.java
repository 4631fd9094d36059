package dev.boardwright.tzolkin;

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
import dev.boardwright.tzolkin.piece.Building;
import dev.boardwright.tzolkin.piece.Monument;
import java.util.List;
import java.util.Optional;

/** The rules of Tzolk'in: The Mayan Calendar by Daniele Tascini and Simone Luciani. */
public final class Tzolkin implements Ruleset<TzolkinMove> {

  private static final int FEWEST_SEATS = 2; // T13
  private static final int MOST_SEATS = 5; // X2
  private static final int MOST_SEATS_WITHOUT_QUICK_ACTIONS = 4; // T13

  /** More than any other action asks: selling and buying each resource, even in several answers. */
  private static final int MARKET_ANSWERS = 12;

  private static final Grammar<TzolkinMove> MOVES = Grammar.of(TzolkinMove.class);
  private static final Grammar<TzolkinDecision> DECISIONS = Grammar.of(TzolkinDecision.class);
  private static final Grammar<TzolkinEvent> EVENTS = Grammar.of(TzolkinEvent.class);

  @Override
  public String id() {
    return "tzolkin";
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
    return TzolkinOptions.ALL;
  }

  @Override
  public Optional<Text> refuses(int seats, Options options) {
    return seats > MOST_SEATS_WITHOUT_QUICK_ACTIONS && !options.get(TzolkinOptions.QUICK_ACTIONS)
        ? Optional.of(Text.of(Tzolkin.class, "refusal.five_seats"))
        : Optional.empty();
  }

  @Override
  public Position<TzolkinMove> start(Setup setup) {
    return new TzolkinPosition(setup).begun();
  }

  @Override
  public Grammar<TzolkinMove> moves() {
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
    return List.of(TzolkinSource.values());
  }

  @Override
  public List<String> reasons() {
    return List.of(FinalScoring.REASON);
  }

  @Override
  public List<String> categories() {
    return FinalScoring.categories();
  }

  @Override
  public Class<? extends Board> boardType() {
    return TzolkinBoard.class;
  }

  @Override
  public Record components() {
    return TzolkinComponents.ALL;
  }

  /**
   * A turn answers most often when nothing is declined: one beg, and for each worker where it is
   * picked up, its action, one elsewhere and what these ask; more for everything constructed
   * meanwhile. A seat that ends a round may advance the calendar and begin the next round.
   */
  @Override
  public Limits limits() {
    int perWorker = 6 + MARKET_ANSWERS;
    int perConstruction = 14 + MARKET_ANSWERS;
    int constructions = Building.SPACES + Monument.displayed(MOST_SEATS);
    int turn = 10 + Players.WORKERS * perWorker + constructions * perConstruction;
    int setup = 200; // draws, and the tiles chosen
    int draws = 2 * Building.COUNT;
    return new Limits(setup + draws + Calendar.ROUNDS * (MOST_SEATS * turn + 1), 2 * turn + 1);
  }
}
