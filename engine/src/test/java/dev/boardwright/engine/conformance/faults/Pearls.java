package dev.boardwright.engine.conformance.faults;

import dev.boardwright.engine.Board;
import dev.boardwright.engine.ChanceMove;
import dev.boardwright.engine.ChanceStep;
import dev.boardwright.engine.Decision;
import dev.boardwright.engine.Event;
import dev.boardwright.engine.Grammar;
import dev.boardwright.engine.Move;
import dev.boardwright.engine.Option;
import dev.boardwright.engine.Options;
import dev.boardwright.engine.Range;
import dev.boardwright.engine.Ruleset;
import dev.boardwright.engine.SeatSet;
import dev.boardwright.engine.Setup;
import dev.boardwright.engine.Text;
import java.util.Collections;
import java.util.EnumSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/**
 * Everybody draws a pearl, guesses in secret what the next seat holds, bets, and shows the pearl.
 * With a fault it is no longer sound.
 */
final class Pearls implements Ruleset<Pearls.PearlsMove> {

  enum Colour {
    WHITE,
    BLACK;

    static final Colour[] ALL = values();
  }

  sealed interface PearlsMove extends Move {
    record Draw(Colour colour) implements PearlsMove, ChanceMove {}

    record Open() implements PearlsMove, ChanceMove {}

    record Guess(Colour colour) implements PearlsMove {}

    record Bet(@Range(max = 300) int coins) implements PearlsMove {}

    record Show(Colour colour) implements PearlsMove {}

    record Wait() implements PearlsMove {}

    record Chain(List<Colour> colours) implements PearlsMove {}

    /** Equal to all its like. */
    record ShowAny(Colour colour) implements PearlsMove {
      @Override
      public boolean equals(@Nullable Object other) {
        return other instanceof ShowAny;
      }

      @Override
      public int hashCode() {
        return 1;
      }
    }

    /** Not equal to itself. */
    record Odd(@Range(max = 300) int coins) implements PearlsMove {
      @Override
      @SuppressWarnings("EqualsHashCode")
      public boolean equals(@Nullable Object other) {
        return false;
      }
    }
  }

  sealed interface PearlsDecision extends Decision {
    record GuessNext(int seat, boolean secret, boolean alwaysAsked) implements PearlsDecision {}

    record PlaceBet(int seat) implements PearlsDecision {}

    record ShowPearl(int seat, boolean alwaysAsked) implements PearlsDecision {}
  }

  record Undeclared(int seat) implements Decision {}

  record ByChance(int seat) implements Decision, ChanceMove {}

  record DrawPearl(int seat) implements ChanceStep {
    @Override
    public Source source() {
      return Source.PEARLS;
    }

    @Override
    public SeatSet audience() {
      return SeatSet.of(seat);
    }
  }

  record OpenGuesses(Elsewhere elsewhere) implements ChanceStep {
    @Override
    public Enum<?> source() {
      return elsewhere == Elsewhere.NO ? Source.REVEALS : elsewhere;
    }
  }

  enum Source {
    PEARLS,
    REVEALS
  }

  enum Elsewhere {
    NO,
    YES
  }

  sealed interface PearlsEvent extends Event {
    record Drawn(int seat, Colour colour) implements PearlsEvent {}

    record DrawnUnseen(int seat) implements PearlsEvent {}

    record Guessed(int seat, Colour colour) implements PearlsEvent {}

    record Shown(int seat, Colour colour) implements PearlsEvent {}
  }

  record UndeclaredEvent(int seat) implements Event {}

  record PearlsBoard(int deck, int marks, List<SeatBoard> seats) implements Board {}

  record SeatBoard(
      int coins,
      int points,
      Optional<Colour> pearl,
      Optional<Colour> guess,
      @Nullable Object odd) {}

  record OtherBoard(PearlsBoard inner) implements Board {}

  @SuppressWarnings("ArrayRecordComponent") // a fault
  record Pieces(int[] counts) {}

  record SoundPieces(List<Colour> colours) {}

  static final Option<Integer> ROUNDS = new Option.Whole("rounds", 1, 3, 2);
  private static final Grammar<PearlsMove> MOVES = Grammar.of(PearlsMove.class);
  private static final Grammar<PearlsDecision> DECISIONS = Grammar.of(PearlsDecision.class);
  private static final Grammar<PearlsEvent> EVENTS = Grammar.of(PearlsEvent.class);

  private final Set<Fault> faults = EnumSet.noneOf(Fault.class);

  /** A ruleset has no state; this one counts how often guesses were opened. */
  int opened;

  static Pearls sound() {
    return new Pearls();
  }

  static Pearls with(Fault fault) {
    Pearls pearls = new Pearls();
    pearls.faults.add(fault);
    return pearls;
  }

  boolean has(Fault fault) {
    return faults.contains(fault);
  }

  @Override
  public String id() {
    return has(Fault.BAD_ID) ? "Pearls!" : "pearls";
  }

  @Override
  public int version() {
    return has(Fault.VERSION_ZERO) ? 0 : 1;
  }

  @Override
  public List<Integer> versions() {
    return has(Fault.LATER_VERSION) ? List.of(1, 2) : List.of(version());
  }

  @Override
  public int minSeats() {
    return has(Fault.SEATS_UPSIDE_DOWN) ? 4 : 2;
  }

  @Override
  public int maxSeats() {
    return 3;
  }

  @Override
  public List<Option<?>> options() {
    if (has(Fault.OPTION_TWICE)) {
      return List.of(ROUNDS, ROUNDS);
    }
    return List.of(
        has(Fault.BAD_DEFAULT)
            ? new Option.Whole("rounds", 1, 3, 7)
            : has(Fault.OPTION_WITHOUT_VALUES)
                ? new Option.Whole("rounds", 3, 1, 2)
                : has(Fault.OPTION_NO_WORD) ? new Option.Whole("Rounds", 1, 3, 2) : ROUNDS);
  }

  @Override
  public Optional<Text> refuses(int seats, Options options) {
    return has(Fault.NEVER_PLAYABLE) || (has(Fault.SILENT_REFUSAL) && options.get(ROUNDS) == 3)
        ? Optional.of(_ -> "")
        : Optional.empty();
  }

  @Override
  public PearlsPosition start(Setup setup) {
    return new PearlsPosition(setup, this);
  }

  @Override
  public Grammar<PearlsMove> moves() {
    return MOVES;
  }

  @Override
  public Grammar<? extends Decision> decisions() {
    return has(Fault.CHANCE_DECIDES) ? Grammar.of(ByChance.class) : DECISIONS;
  }

  @Override
  public Grammar<PearlsEvent> events() {
    return EVENTS;
  }

  @Override
  public List<Source> sources() {
    if (has(Fault.NO_SOURCES)) {
      return List.of();
    }
    return has(Fault.SOURCES_OUT_OF_ORDER)
        ? List.of(Source.REVEALS, Source.PEARLS)
        : List.of(Source.values());
  }

  @Override
  public List<String> reasons() {
    return has(Fault.NO_REASON)
        ? List.of()
        : List.of(has(Fault.UNDECLARED_REASON) ? "over" : "all_shown");
  }

  @Override
  public List<String> categories() {
    return has(Fault.UNDECLARED_CATEGORY)
        ? List.of("coins")
        : List.of("guesses", has(Fault.CATEGORY_NO_WORD) ? "Coins" : "coins");
  }

  @Override
  public Class<? extends Board> boardType() {
    return PearlsBoard.class;
  }

  @Override
  public Record components() {
    return has(Fault.ARRAY_IN_COMPONENTS)
        ? new Pieces(new int[] {6, 4})
        : new SoundPieces(List.of(Colour.ALL));
  }

  @Override
  public Limits limits() {
    if (has(Fault.NO_LIMITS)) {
      return new Limits(0, 0);
    }
    boolean loose = has(Fault.FALLBACK_FOR_EVER);
    return new Limits(
        has(Fault.GAME_TOO_LONG) ? 20 : has(Fault.TURN_WITHOUT_END) || loose ? 5_000 : 60,
        loose ? 5_000 : 4);
  }

  /** Adds to the list of bets what should not be there. */
  void addFaulty(List<PearlsMove> out) {
    if (has(Fault.LISTED_TWICE)) {
      out.add(new PearlsMove.Bet(0));
    }
    if (has(Fault.LISTED_ANOTHER_WAY) && PearlsPosition.STARTED.getAndIncrement() % 2 == 0) {
      Collections.reverse(out);
    }
    if (has(Fault.OUT_OF_RANGE)) {
      out.add(new PearlsMove.Bet(400));
    }
    if (has(Fault.TOO_LONG)) {
      out.add(new PearlsMove.Chain(Collections.nCopies(300, Colour.WHITE)));
    }
    if (has(Fault.CHANCE_MOVE_FOR_SEAT)) {
      out.add(new PearlsMove.Draw(Colour.WHITE));
    }
    if (has(Fault.TURN_WITHOUT_END)) {
      out.add(new PearlsMove.Wait());
    }
    if (has(Fault.FALLBACK_FOR_EVER)) {
      out.addFirst(new PearlsMove.Wait());
    }
  }
}
