package dev.boardwright.engine.conformance;

import dev.boardwright.engine.Event;
import dev.boardwright.engine.Events;
import dev.boardwright.engine.Move;
import dev.boardwright.engine.Position;
import dev.boardwright.engine.Ruleset;
import dev.boardwright.engine.Seat;
import dev.boardwright.engine.Setup;
import dev.boardwright.engine.Viewer;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.SplittableRandom;
import java.util.function.Supplier;

/** One random game under watch, and what the checks need to know of it. */
final class Game<M extends Move> {

  private static final int TOLD = 12;

  final Ruleset<M> ruleset;
  final Setup setup;
  final long seed;
  final Notes notes;
  final Set<Class<?>> harmless;

  /** Whether every check runs at every position, and not at a sample. */
  final boolean throughout;

  final SplittableRandom rng;

  /** What was played so far, in text form, with the seats that played it. */
  final List<Played> played = new ArrayList<>();

  /** How the game stood now and then. */
  final List<Records.Mark> marks = new ArrayList<>();

  /** Copies that must stay as they are while the game goes on. */
  final List<Plays.Kept<M>> copies = new ArrayList<>();

  final Position<M> position;

  private final Policy policy;
  private final List<Integer> census;
  private Check checking = Check.SOMEBODY_CAN_ACT;
  private int turn;

  /**
   * A move that was played.
   *
   * @param seat or {@link Seat#CHANCE}
   */
  record Played(int seat, String text) {
    @Override
    public String toString() {
      return (seat == Seat.CHANCE ? "CHANCE" : seat) + " " + text;
    }
  }

  Game(
      Ruleset<M> ruleset,
      Setup setup,
      long seed,
      Notes notes,
      Set<Class<?>> harmless,
      boolean throughout) {
    this.ruleset = ruleset;
    this.setup = setup;
    this.seed = seed;
    this.notes = notes;
    this.harmless = harmless;
    this.throughout = throughout;
    this.rng = new SplittableRandom(seed);
    this.policy = Policy.of(seed);
    this.position = ruleset.start(setup);
    this.census = position.census();
  }

  /** Everybody who may look. */
  List<Viewer> viewers() {
    List<Viewer> viewers = new ArrayList<>(List.of(Viewer.SPECTATOR, Viewer.OMNISCIENT));
    for (int seat = 0; seat < setup.seats(); seat++) {
      viewers.add(Viewer.of(seat));
    }
    return viewers;
  }

  List<Integer> census() {
    return census;
  }

  /** Runs a check; what the game throws meanwhile is a fault of that kind. */
  void run(Check check, Runnable body) {
    Check before = checking;
    checking = check;
    try {
      body.run();
      checking = before;
    } catch (NonConformance e) {
      throw e;
    } catch (RuntimeException | StackOverflowError e) {
      throw new NonConformance(check, told("the game threw " + e), e);
    }
  }

  void require(boolean kept, Supplier<String> otherwise) {
    if (!kept) {
      throw new NonConformance(checking, told(otherwise.get()));
    }
  }

  /** What the core guarantees, whatever a game does: no fault of a ruleset can break it. */
  void coreKeeps(boolean kept, Supplier<String> otherwise) {
    if (!kept) {
      throw new IllegalStateException("the core is at fault: " + otherwise.get());
    }
  }

  void requireEqual(Object one, Object other, String what) {
    require(one.equals(other), () -> what + ":" + Difference.of(one.toString(), other.toString()));
  }

  private String told(String what) {
    List<Played> last = played.subList(Math.max(0, played.size() - TOLD), played.size());
    return """
    %s version %d breaks %s: %s
      in a game of %d seats, options %s, turns %sconfirmed, after %d moves; the last ones: %s
      Again: -Dconformance.seed=%d -Dconformance.games=1\
    """
        .formatted(
            ruleset.id(),
            ruleset.version(),
            checking,
            what,
            setup.seats(),
            setup.options(),
            setup.confirmTurns() ? "" : "not ",
            played.size(),
            last,
            seed);
  }

  /** Some of the elements, at random. */
  <T> List<T> some(List<T> all, int most) {
    if (all.size() <= most) {
      return all;
    }
    List<T> left = new ArrayList<>(all);
    List<T> chosen = new ArrayList<>();
    for (int i = 0; i < most; i++) {
      chosen.add(left.remove(rng.nextInt(left.size())));
    }
    return chosen;
  }

  /** Plays one more move. */
  void step() {
    int seat = Seat.CHANCE;
    if (!position.chanceToAct()) {
      int[] seats = position.toAct().seats().toArray();
      seat = seats[rng.nextInt(seats.length)];
    }
    M move = policy.choose(this, seat);
    String text = ruleset.moves().text(move);
    var events = new Events.Kept();
    position.playLegal(seat, move, events);
    turn = seat == Seat.CHANCE || played.isEmpty() || played.getLast().seat() != seat ? 0 : turn;
    turn += seat == Seat.CHANCE ? 0 : 1;
    played.add(new Played(seat, text));
    run(Check.LIMITS, this::withinLimits);
    run(Check.GRAMMAR, () -> events.told().forEach(this::readable));
  }

  private void withinLimits() {
    Ruleset.Limits limits = ruleset.limits();
    require(
        played.size() <= limits.entries(),
        () -> "more than the %d entries of limits()".formatted(limits.entries()));
    require(
        turn <= limits.answersATurn(),
        () -> "more than the %d answers a turn of limits()".formatted(limits.answersATurn()));
    notes.longestGame = Math.max(notes.longestGame, played.size());
    notes.longestTurn = Math.max(notes.longestTurn, turn);
  }

  private void readable(Events.Told told) {
    readable(told.event());
    told.shadow().ifPresent(this::readable);
  }

  private void readable(Event event) {
    Written.survives(this, ruleset.events(), event);
  }
}
