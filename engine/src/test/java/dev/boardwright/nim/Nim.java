package dev.boardwright.nim;

import dev.boardwright.engine.Board;
import dev.boardwright.engine.ChanceMove;
import dev.boardwright.engine.ChanceStep;
import dev.boardwright.engine.Decision;
import dev.boardwright.engine.Event;
import dev.boardwright.engine.Grammar;
import dev.boardwright.engine.Move;
import dev.boardwright.engine.Option;
import dev.boardwright.engine.Range;
import dev.boardwright.engine.Ruleset;
import dev.boardwright.engine.Setup;
import java.util.List;

/** Take one to three stones in turn; whoever takes the last one wins. */
public final class Nim implements Ruleset<Nim.NimMove> {

  static final Option<Integer> STONES = new Option.Whole("stones", 5, 40, 21);

  /** What can be played. */
  public sealed interface NimMove extends Move {
    /** {@code take 2} */
    record Take(@Range(min = 1, max = 3) int stones) implements NimMove {}

    /** {@code begin 0}: CHANCE says who begins. */
    record Begin(int seat) implements NimMove, ChanceMove {}
  }

  /** What is asked. */
  public sealed interface NimDecision extends Decision {
    /** How many stones do you take? */
    record TakeStones(int seat) implements NimDecision {}
  }

  /** What is drawn. */
  sealed interface NimChance extends ChanceStep {
    /** Who begins? */
    record DrawFirst() implements NimChance {
      @Override
      public Source source() {
        return Source.FIRST_SEAT;
      }
    }
  }

  /** What happens. */
  public sealed interface NimEvent extends Event {
    /** Stones were taken. */
    record Taken(int seat, @Range(min = 1, max = 3) int stones, @Range(max = 40) int left)
        implements NimEvent {}
  }

  enum Source {
    FIRST_SEAT
  }

  /**
   * What everybody sees.
   *
   * @param stones how many are left
   */
  public record NimBoard(int stones) implements Board {}

  /** The pieces. */
  public record NimComponents(int leastTaken, int mostTaken) {}

  @Override
  public String id() {
    return "nim";
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
    return List.of(STONES);
  }

  @Override
  public NimPosition start(Setup setup) {
    return new NimPosition(setup);
  }

  @Override
  public Grammar<NimMove> moves() {
    return MOVES;
  }

  @Override
  public Grammar<NimDecision> decisions() {
    return DECISIONS;
  }

  @Override
  public Grammar<NimEvent> events() {
    return EVENTS;
  }

  @Override
  public List<Source> sources() {
    return List.of(Source.values());
  }

  @Override
  public List<String> reasons() {
    return List.of("last_stone");
  }

  @Override
  public List<String> categories() {
    return List.of("last_stone");
  }

  @Override
  public Class<NimBoard> boardType() {
    return NimBoard.class;
  }

  @Override
  public Record components() {
    return new NimComponents(1, 3);
  }

  @Override
  public Limits limits() {
    return new Limits(41, 1);
  }

  private static final Grammar<NimMove> MOVES = Grammar.of(NimMove.class);
  private static final Grammar<NimDecision> DECISIONS = Grammar.of(NimDecision.class);
  private static final Grammar<NimEvent> EVENTS = Grammar.of(NimEvent.class);
}
