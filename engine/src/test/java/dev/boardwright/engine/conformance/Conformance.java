package dev.boardwright.engine.conformance;

import dev.boardwright.engine.Events;
import dev.boardwright.engine.Move;
import dev.boardwright.engine.Options;
import dev.boardwright.engine.Position;
import dev.boardwright.engine.Ruleset;
import dev.boardwright.engine.Seat;
import dev.boardwright.engine.Setup;
import dev.boardwright.engine.Text;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.Set;
import java.util.stream.IntStream;

/**
 * Checks that a ruleset keeps what the core asks of a game: one call in a test.
 *
 * <pre>{@code
 * Conformance.check(new Nim());
 * }</pre>
 *
 * <p>Random games are played for every number of seats and every worthwhile set of options. Games
 * of at most 100 entries are checked at every position. In longer ones the costly checks run at a
 * random sample of positions, each at one in 2 to 24, unless {@link #throughout()} is asked for.
 *
 * <p>The games are the same each time; {@code -Dconformance.seed=…}, {@code -Dconformance.games=…}
 * and {@code -Dconformance.throughout} play others, more of them, or the one that a failure names.
 *
 * @param <M> the moves of the ruleset
 */
public final class Conformance<M extends Move> {

  private static final int GAMES = 10;
  private static final int LONG_GAMES = 5; // one for each policy
  private static final int LONG = 300; // entries
  private static final int SHORT = 100; // entries
  private static final int MATCHES = 2;

  private final Ruleset<M> ruleset;
  private final Set<Class<?>> harmless = new LinkedHashSet<>();
  private List<Integer> seats;
  private List<Options> options;
  private int games;
  private long seed = 1;
  private boolean throughout;

  private Conformance(Ruleset<M> ruleset) {
    this.ruleset = ruleset;
    this.seats = IntStream.rangeClosed(ruleset.minSeats(), ruleset.maxSeats()).boxed().toList();
    this.options = OptionSets.worthwhile(ruleset);
    this.games = ruleset.limits().entries() > LONG ? LONG_GAMES : GAMES;
    this.throughout =
        ruleset.limits().entries() <= SHORT || Boolean.getBoolean("conformance.throughout");
  }

  /**
   * Runs all checks with default settings.
   *
   * @throws NonConformance if the ruleset breaks one
   */
  public static Report check(Ruleset<?> ruleset) {
    return of(ruleset).check();
  }

  /** The same with other settings; end with {@link #check()}. */
  public static <M extends Move> Conformance<M> of(Ruleset<M> ruleset) {
    return new Conformance<>(ruleset);
  }

  /** How many games are played for each number of seats and set of options. */
  public Conformance<M> games(int many) {
    games = many;
    return this;
  }

  /**
   * The seed of the first game. The next ones count on from it, over all numbers of seats and sets
   * of options: so a few games of each set are of all kinds between them.
   */
  public Conformance<M> seed(long first) {
    seed = first;
    return this;
  }

  /** Every check runs at every position, however long the games are. */
  public Conformance<M> throughout() {
    throughout = true;
    return this;
  }

  /** Only these numbers of seats. */
  public Conformance<M> seats(Integer... only) {
    seats = List.of(only);
    return this;
  }

  /** Only these sets of options. */
  public Conformance<M> options(Options... only) {
    options = List.of(only);
    return this;
  }

  /** Types that hold arrays or collections but never change; copies may share them. */
  public Conformance<M> sharing(Class<?>... types) {
    harmless.addAll(List.of(types));
    return this;
  }

  /**
   * Runs all checks.
   *
   * @throws NonConformance if the ruleset breaks one
   */
  public Report check() {
    Declaration.check(ruleset);
    var notes = new Notes();
    Optional<Game<M>> last = Optional.empty();
    int many = Integer.getInteger("conformance.games", games);
    for (Setup setup : setups()) {
      long first = Long.getLong("conformance.seed", seed + (long) notes.setups * many);
      notes.setups++;
      for (int i = 0; i < many; i++) {
        last = Optional.of(play(setup, first + i, i < MATCHES, notes));
      }
    }
    last.ifPresent(this::requireSecretsVaried);
    return notes.report();
  }

  private void requireSecretsVaried(Game<M> last) {
    if (last.notes.games >= GAMES) {
      last.run(Check.DETERMINIZE_VARIES, () -> Secrets.varied(last));
    }
  }

  private List<Setup> setups() {
    List<Setup> setups = new ArrayList<>();
    for (int count : seats) {
      for (Options set : options) {
        Optional<Text> refused = ruleset.refuses(count, set);
        if (refused.isEmpty()) {
          setups.add(new Setup(ruleset.version(), count, set, false));
        } else if (refused.get().in(Locale.ENGLISH).isBlank()) {
          throw new NonConformance(
              Check.RULESET, ruleset.id() + " refuses " + set + " without saying why");
        }
      }
    }
    return setups;
  }

  private Game<M> play(Setup setup, long gameSeed, boolean match, Notes notes) {
    boolean confirm = gameSeed % 2 == 0;
    var confirmed = new Setup(setup.version(), setup.seats(), setup.options(), confirm);
    Game<M> game = begin(confirmed, gameSeed, notes);
    Walk.over(game);
    if (match) {
      game.run(Check.REPLAY, () -> Matches.check(game));
      game.run(Check.FALLBACK, () -> declineAll(game));
    }
    notes.games++;
    return game;
  }

  private Game<M> begin(Setup setup, long gameSeed, Notes notes) {
    try {
      return new Game<>(ruleset, setup, gameSeed, notes, harmless, throughout);
    } catch (RuntimeException | StackOverflowError e) {
      throw new NonConformance(
          Check.SOMEBODY_CAN_ACT,
          "%s does not start %d seats with options %s: %s"
              .formatted(ruleset.id(), setup.seats(), setup.options(), e),
          e);
    }
  }

  /** A game in which every seat is vacant ends all the same. */
  private static <M extends Move> void declineAll(Game<M> game) {
    Position<M> position = game.ruleset.start(game.setup);
    int most = game.ruleset.limits().entries();
    for (int i = 0; !position.over(); i++) {
      int entries = i;
      game.require(entries <= most, () -> "a game of fallbacks has not ended after " + entries);
      if (position.chanceToAct()) {
        position.playLegal(Seat.CHANCE, position.randomMove(Seat.CHANCE, game.rng), Events.NONE);
      } else {
        int seat = position.toAct().first();
        position.play(seat, position.fallback(seat), Events.NONE);
      }
    }
  }
}
