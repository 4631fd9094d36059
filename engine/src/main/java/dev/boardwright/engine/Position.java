package dev.boardwright.engine;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.function.IntFunction;
import java.util.random.RandomGenerator;
import org.jspecify.annotations.Nullable;

/**
 * A game at one moment: what lies where, and what is still to be decided, drawn or done. Mutable,
 * made of small arrays, cheap to {@link #copy()}; not for use by several threads at once.
 *
 * <p>Somebody who plays uses the public methods: ask {@link #toAct()}, choose from {@link
 * #legalMoves}, and {@link #play}; when {@link #chanceToAct()}, play a move of {@link Seat#CHANCE}.
 *
 * <p>Somebody who writes a game implements the protected ones. What is still to happen is a stack
 * of {@link Step}s; {@link #push} puts another one on top. A step is taken off the stack before it
 * is answered, so an answer that changes nothing of it pushes it again. The game guarantees:
 *
 * <ul>
 *   <li>every decision has at least one legal move, and whatever a move starts can be finished with
 *       what is held;
 *   <li>a move is checked by {@link #list} alone: {@link #answer} may trust it;
 *   <li>only CHANCE reveals: a seat's own move tells that seat nothing it could not see before;
 *   <li>everything is a function of setup and moves: no clock, no randomness of its own, no order
 *       of a hash table.
 * </ul>
 *
 * @param <M> the sealed interface of the ruleset's moves
 */
public abstract class Position<M extends Move> {

  private static final int NOT_LISTED = -2;

  private final Setup setup;
  private final @Nullable Steps[] own;
  private final int[] drawn;
  private @Nullable Steps main;
  private int answering = Seat.NOBODY;
  private boolean choosing;
  private int choices;
  private List<M> listed = List.of();
  private @Nullable Outcomes<M> outcomes;
  private int listedFor = NOT_LISTED;

  /**
   * A position without steps. The game pushes its first ones and then calls {@link #begin}.
   *
   * @param sources how many chance sources the ruleset has
   */
  protected Position(Setup setup, int sources) {
    this.setup = setup;
    this.own = new Steps[setup.seats()];
    this.drawn = new int[sources];
  }

  /**
   * A copy; for the game's {@link #copy()}. What was listed is not copied: it may depend on what
   * {@link #determinize} draws anew.
   */
  protected Position(Position<M> other) {
    this.setup = other.setup;
    this.own = other.own.clone();
    this.drawn = other.drawn.clone();
    this.main = other.main;
    this.choosing = other.choosing;
    this.choices = other.choices;
  }

  // ---- for those who play

  /** What the game began with. */
  public final Setup setup() {
    return setup;
  }

  /** How many seats there are. */
  public final int seats() {
    return setup.seats();
  }

  /** Whether the game has ended by its rules. */
  public final boolean over() {
    return main == null;
  }

  /** Whether the next move is one of CHANCE. */
  public final boolean chanceToAct() {
    return main != null && main.top() instanceof ChanceStep;
  }

  /** Whether several seats choose at the same time. */
  public final boolean together() {
    return main != null && main.top() instanceof Together;
  }

  /** The seats that are asked now; empty if CHANCE is to act or the game is over. */
  public final SeatSet toAct() {
    if (main == null) {
      return SeatSet.NONE;
    }
    return switch (main.top()) {
      case Decision decision -> SeatSet.of(decision.seat());
      case Together _ -> open();
      case ChanceStep _, Task _ -> SeatSet.NONE;
    };
  }

  /**
   * The question this seat is asked.
   *
   * @throws IllegalStateException if the seat is not asked
   */
  public final Decision decision(int seat) {
    if (main != null) {
      Step top = main.top();
      if (top instanceof Decision decision && decision.seat() == seat) {
        return decision;
      }
      if (top instanceof Together && seat >= 0 && seat < own.length) {
        Steps mine = own[seat];
        if (mine != null) {
          return (Decision) mine.top();
        }
      }
    }
    throw new IllegalStateException("seat " + seat + " has nothing to decide");
  }

  /**
   * The step of CHANCE that is due.
   *
   * @throws IllegalStateException if CHANCE is not to act
   */
  public final ChanceStep chanceStep() {
    if (main != null && main.top() instanceof ChanceStep step) {
      return step;
    }
    throw new IllegalStateException("CHANCE is not to act");
  }

  /**
   * All legal moves of a seat that is asked, or all outcomes when it is CHANCE, in a fixed order,
   * without duplicates. The list cannot be changed and stays as it is when the position moves on.
   */
  public final List<M> legalMoves(int seat) {
    if (listedFor != seat) {
      if (seat == Seat.CHANCE) {
        listed = outcomes().moves();
      } else {
        List<M> moves = new ArrayList<>();
        list(decision(seat), moves);
        listed = Collections.unmodifiableList(moves);
      }
      listedFor = seat;
    }
    return listed;
  }

  /** Whether this seat is asked something that has only one answer. */
  public final boolean forced(int seat) {
    return legalMoves(seat).size() == 1;
  }

  /**
   * Whether this seat's decision is answered without asking: it has one legal move and need not be
   * asked for. {@link #play} never does that by itself.
   */
  public final boolean unasked(int seat) {
    return !decision(seat).alwaysAsked()
        && forced(seat)
        && !(setup.confirmTurns() && legalMoves(seat).getFirst().endsTurn());
  }

  /** What CHANCE may bring now. */
  public final Outcomes<M> outcomes() {
    Outcomes<M> known = outcomes;
    if (known == null) {
      known = new Outcomes<>();
      outcomes(chanceStep(), known);
      outcomes = known;
    }
    return known;
  }

  /** The weight of an outcome of CHANCE; 0 if it cannot happen now. */
  public final long weight(M chanceMove) {
    return outcomes().weight(chanceMove);
  }

  /** The outcome that a seed brings now. */
  public final M draw(Seed seed) {
    Enum<?> source = chanceStep().source();
    Outcomes<M> possible = outcomes();
    return possible.at(seed.pick(source, drawn[source.ordinal()], possible.total()));
  }

  /**
   * Plays one move of a seat that is asked, or of CHANCE; never two.
   *
   * @throws IllegalArgumentException if the move is not legal now; nothing is changed then
   */
  public final void play(int seat, M move, Events events) {
    if (!legalMoves(seat).contains(move)) {
      throw new IllegalArgumentException(move + " is not a legal move of seat " + seat);
    }
    playLegal(seat, move, events);
  }

  /** Plays a move known to be legal, without looking it up: for search and random play. */
  public final void playLegal(int seat, M move, Events events) {
    if (seat == Seat.CHANCE) {
      ChanceStep step = chanceStep();
      pop();
      drawn[step.source().ordinal()]++;
      happen(step, move, events);
    } else if (together()) {
      Decision decision = decision(seat);
      Steps mine = own[seat];
      own[seat] = mine == null ? null : mine.below();
      forget();
      answering = seat;
      answer(decision, move, events);
      answering = Seat.NOBODY;
    } else {
      Decision decision = decision(seat);
      pop();
      answer(decision, move, events);
    }
    settle(events);
  }

  /**
   * A random move of a seat that is asked, or of CHANCE. A game with wide decisions overrides
   * {@link #random} to choose without listing.
   */
  public final M randomMove(int seat, RandomGenerator rng) {
    if (seat == Seat.CHANCE) {
      return randomOutcome(chanceStep(), rng);
    }
    return listedFor == seat ? any(listed, rng) : random(decision(seat), rng);
  }

  /** A position that shares nothing mutable with this one. */
  public abstract Position<M> copy();

  /** What this viewer may see. */
  public abstract Board view(Viewer viewer);

  /**
   * A copy in which everything that this seat cannot know is drawn anew, evenly over what is
   * possible; the view and the legal moves of the seat are the same in both.
   */
  public abstract Position<M> determinize(int seat, RandomGenerator rng);

  /**
   * The points as they stand, in full and by category; final when the game is over. May be asked at
   * any time.
   */
  public abstract Result result();

  /**
   * How many pieces of each kind there are, over all places they can be, in a fixed order. The same
   * at every position of a game: nothing is lost and nothing is made.
   */
  public abstract List<Integer> census();

  /**
   * The move of a seat whose player has left and that nobody plays on: a legal one, which declines
   * where that is possible.
   */
  public M fallback(int seat) {
    return legalMoves(seat).getFirst();
  }

  /**
   * How good the position looks for a seat; higher is better, the scale is the game's own. What a
   * one-ply player maximises. By default the points as they stand.
   */
  public double estimate(int seat) {
    return result().score(seat);
  }

  /** What a player in this seat may know and do: all a bot ever gets. */
  public final Observation<M> observe(int seat) {
    return new Observation<>(this, seat);
  }

  /** A digest of everything that matters for what can still happen. */
  public final long digest() {
    Digest digest = new Digest();
    digest.add(drawn);
    digestSteps(digest, main);
    for (Steps steps : own) {
      digestSteps(digest, steps);
    }
    digest(digest);
    return digest.value();
  }

  // ---- for those who write a game

  /**
   * Adds every legal answer to a decision, each once, in a fixed order; at least one, and rarely
   * more than 64.
   */
  protected abstract void list(Decision asked, List<M> out);

  /** Carries out a legal answer. The decision is already off the stack. */
  protected abstract void answer(Decision asked, M move, Events events);

  /** Adds everything CHANCE may bring at a step, in a fixed order; at least one. */
  protected abstract void outcomes(ChanceStep step, Outcomes<M> out);

  /** Carries out what CHANCE brought. The step is already off the stack. */
  protected abstract void happen(ChanceStep step, M move, Events events);

  /** Does a task. It is already off the stack. */
  protected abstract void run(Task task, Events events);

  /** Adds the game's own state to a digest. */
  protected abstract void digest(Digest out);

  /** A random legal answer, every one possible; by default evenly from the list. */
  protected M random(Decision asked, RandomGenerator rng) {
    return any(legalMoves(asked.seat()), rng);
  }

  /** A random outcome by its weight. */
  protected M randomOutcome(ChanceStep step, RandomGenerator rng) {
    Outcomes<M> possible = outcomes();
    return possible.at(rng.nextLong(possible.total()));
  }

  /**
   * Puts a step on top. While a seat answers inside {@link Together} it goes on that seat's own
   * stack, and must be a decision of that seat.
   */
  protected final void push(Step step) {
    if (answering == Seat.NOBODY) {
      main = new Steps(step, main);
    } else if (step instanceof Decision decision && decision.seat() == answering) {
      own[answering] = new Steps(step, own[answering]);
    } else {
      throw new IllegalStateException(
          step + " pushed while seat " + answering + " chooses in secret");
    }
  }

  /**
   * Asks every seat at the same time; what lies below waits for all of them. One such choice ends
   * before the next is pushed.
   *
   * @param first the first decision of each seat
   */
  protected final void pushTogether(IntFunction<? extends Decision> first) {
    if (!open().isEmpty()) {
      throw new IllegalStateException("seats already choose together");
    }
    push(new Together());
    for (int seat = 0; seat < own.length; seat++) {
      Decision decision = first.apply(seat);
      if (decision.seat() != seat) {
        throw new IllegalStateException(decision + " is not a decision of seat " + seat);
      }
      own[seat] = new Steps(decision, null);
    }
  }

  /**
   * Pushes these steps, the first one uppermost, and runs the tasks on top until somebody is asked;
   * called once, at the end of the setup.
   */
  protected final void begin(Step... first) {
    for (int i = first.length - 1; i >= 0; i--) {
      push(first[i]);
    }
    settle(Events.NONE);
  }

  /** How many results a source has given so far. */
  protected final int drawn(Enum<?> source) {
    return drawn[source.ordinal()];
  }

  // ---- the machine

  private void settle(Events events) {
    while (main != null) {
      switch (main.top()) {
        case Task task -> {
          pop();
          run(task, events);
        }
        case Together _ -> {
          if (!open().isEmpty()) {
            choices += choosing ? 0 : 1;
            choosing = true;
            return;
          }
          choosing = false;
          pop();
        }
        case Decision _, ChanceStep _ -> {
          return;
        }
      }
    }
  }

  private void pop() {
    Steps top = main;
    main = top == null ? null : top.below();
    forget();
  }

  private void forget() {
    listedFor = NOT_LISTED;
    outcomes = null;
  }

  /** How many choices of several seats together have begun so far. */
  final int choices() {
    return choices;
  }

  private SeatSet open() {
    int bits = 0;
    for (int seat = 0; seat < own.length; seat++) {
      if (own[seat] != null) {
        bits |= 1 << seat;
      }
    }
    return SeatSet.ofBits(bits);
  }

  private static <M> M any(List<M> moves, RandomGenerator rng) {
    return moves.get(rng.nextInt(moves.size()));
  }

  private static void digestSteps(Digest digest, @Nullable Steps steps) {
    for (Steps rest = steps; rest != null; rest = rest.below()) {
      Shape.of(rest.top().getClass()).digest(rest.top(), digest);
    }
    digest.add(-1);
  }
}
