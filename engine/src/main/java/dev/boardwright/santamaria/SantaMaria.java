package dev.boardwright.santamaria;

import dev.boardwright.engine.Board;
import dev.boardwright.engine.Decision;
import dev.boardwright.engine.Event;
import dev.boardwright.engine.Grammar;
import dev.boardwright.engine.Option;
import dev.boardwright.engine.Position;
import dev.boardwright.engine.Ruleset;
import dev.boardwright.engine.Setup;
import dev.boardwright.santamaria.tables.Prices;
import java.util.List;

/** The rules of Santa Maria by Kristian Amundsen Østby and Eilif Svensson. */
public final class SantaMaria implements Ruleset<SantaMariaMove> {

  static final int FEWEST_SEATS = 1; // M1
  static final int MOST_SEATS = 4; // M1

  private static final Grammar<SantaMariaMove> MOVES = Grammar.of(SantaMariaMove.class);
  private static final Grammar<SantaMariaDecision> DECISIONS = Grammar.of(SantaMariaDecision.class);
  private static final Grammar<SantaMariaEvent> EVENTS = Grammar.of(SantaMariaEvent.class);

  @Override
  public String id() {
    return "santa_maria";
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
    return SantaMariaOptions.ALL;
  }

  @Override
  public Position<SantaMariaMove> start(Setup setup) {
    return new SantaMariaPosition(setup).begun();
  }

  @Override
  public Grammar<SantaMariaMove> moves() {
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
    return List.of(SantaMariaSource.values());
  }

  @Override
  public List<String> reasons() {
    return List.of(Scoring.REASON);
  }

  @Override
  public List<String> categories() {
    return Scoring.CATEGORIES;
  }

  @Override
  public Class<? extends Board> boardType() {
    return SantaMariaBoard.class;
  }

  @Override
  public Record components() {
    return SantaMariaComponents.ALL;
  }

  /**
   * In a year a seat uses no building more often than it has dice, and each once with coins: below
   * 62 effects. With the harbour and 43 turns that is less than 600 answers that are no free
   * actions. Buying and selling loses 2 coins each time; all effects of a game bring fewer than
   * 1,800 coins and coins' worth of goods. So there are fewer than 900 purchases and 1,400 sales.
   */
  @Override
  public Limits limits() {
    int freeActions = 900 + 1_400;
    int answersAYear = 600;
    int luck = 300;
    return new Limits(
        luck + MOST_SEATS * (Prices.YEARS * answersAYear + freeActions),
        answersAYear + freeActions);
  }
}
