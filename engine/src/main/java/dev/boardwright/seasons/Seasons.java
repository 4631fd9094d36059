package dev.boardwright.seasons;

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

/** The rules of Seasons by Régis Bonnessée: the base game with all 50 power cards. */
public final class Seasons implements Ruleset<SeasonsMove> {

  public static final int FEWEST_SEATS = 2; // S1
  public static final int MOST_SEATS = 4; // S1

  static final int STARTING_CARDS = 9;
  static final int LIBRARY_CARDS = 3;
  static final int MOST_GAUGE = 15; // S36

  /** All power cards: two of each. */
  static final int CARDS = 100;

  /** More tokens of one type than anybody can spend at once: 10 in the reserve, 8 on amulets. */
  static final int MOST_TOKENS = 18;

  /** The most energies of choice that one effect brings: the points of the Runic Cube. */
  static final int MOST_GAINED = 30;

  /** More crystals than anybody gains at once. */
  static final int MANY = 999;

  /** Far more than a game has: random ones have some 700 at most. */
  private static final int MOST_ENTRIES = 6_000;

  /** A turn with a full hand, full amulets and fifteen free slots, token by token. */
  private static final int ANSWERS_IN_A_ROW = 400;

  private static final Grammar<SeasonsMove> MOVES = Grammar.of(SeasonsMove.class);
  private static final Grammar<SeasonsDecision> DECISIONS = Grammar.of(SeasonsDecision.class);
  private static final Grammar<SeasonsEvent> EVENTS = Grammar.of(SeasonsEvent.class);

  @Override
  public String id() {
    return "seasons";
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
    return SeasonsOptions.ALL;
  }

  @Override
  public Optional<Text> refuses(int seats, Options options) {
    return SeasonsOptions.refuses(seats, options);
  }

  @Override
  public Position<SeasonsMove> start(Setup setup) {
    return new SeasonsPosition(setup).begun();
  }

  @Override
  public Grammar<SeasonsMove> moves() {
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
    return List.of(SeasonsSource.values());
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
    return SeasonsBoard.class;
  }

  @Override
  public Record components() {
    return SeasonsComponents.ALL;
  }

  @Override
  public Limits limits() {
    return new Limits(MOST_ENTRIES, ANSWERS_IN_A_ROW);
  }
}
