package dev.boardwright.market;

import dev.boardwright.engine.Grammar;
import dev.boardwright.engine.Option;
import dev.boardwright.engine.Options;
import dev.boardwright.engine.Ruleset;
import dev.boardwright.engine.Setup;
import dev.boardwright.engine.Text;
import java.util.List;
import java.util.Optional;

/**
 * Merchants draft goods, offer some of them face down, and buy from each other with coins and goods
 * in any mix. A collection of n equal goods is worth 1 + 2 + … + n points, a coin or a good in the
 * hand a quarter.
 */
public final class Market implements Ruleset<MarketMove> {

  static final int MOST_ROUNDS = 4;

  /** Rain makes everything dearer. */
  public enum Weather {
    DRY,
    RAIN
  }

  /** The pieces. */
  public record MarketComponents(List<Good> goods, int cardsEach, int coins) {}

  static final Option<Integer> ROUNDS = new Option.Whole("rounds", 1, MOST_ROUNDS, 2);
  static final Option<Weather> WEATHER = new Option.Choice<>("weather", Weather.class, Weather.DRY);
  static final Option<Boolean> LOOKOUT = new Option.Flag("lookout", true);

  private static final Grammar<MarketMove> MOVES = Grammar.of(MarketMove.class);
  private static final Grammar<MarketDecision> DECISIONS = Grammar.of(MarketDecision.class);
  private static final Grammar<MarketEvent> EVENTS = Grammar.of(MarketEvent.class);

  @Override
  public String id() {
    return "night_market";
  }

  @Override
  public int version() {
    return 1;
  }

  @Override
  public int minSeats() {
    return 2;
  }

  @Override
  public int maxSeats() {
    return 4;
  }

  @Override
  public List<Option<?>> options() {
    return List.of(ROUNDS, WEATHER, LOOKOUT);
  }

  @Override
  public Optional<Text> refuses(int seats, Options options) {
    return seats == 4 && options.get(ROUNDS) == 4
        ? Optional.of(Text.of(Market.class, "refusal.four_rounds"))
        : Optional.empty();
  }

  @Override
  public MarketPosition start(Setup setup) {
    return new MarketPosition(setup);
  }

  @Override
  public Grammar<MarketMove> moves() {
    return MOVES;
  }

  @Override
  public Grammar<MarketDecision> decisions() {
    return DECISIONS;
  }

  @Override
  public Grammar<MarketEvent> events() {
    return EVENTS;
  }

  @Override
  public List<MarketChance.Source> sources() {
    return List.of(MarketChance.Source.values());
  }

  @Override
  public List<String> reasons() {
    return List.of("market_closed");
  }

  @Override
  public List<String> categories() {
    return List.of("collection", "coins", "hand");
  }

  @Override
  public Class<MarketBoard> boardType() {
    return MarketBoard.class;
  }

  @Override
  public Record components() {
    return new MarketComponents(List.of(Good.ALL), Good.CARDS, MarketPosition.COINS);
  }

  @Override
  public Limits limits() {
    return new Limits(170, 3);
  }
}
