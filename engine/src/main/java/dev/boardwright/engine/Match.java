package dev.boardwright.engine;

import java.util.List;
import java.util.Optional;

/**
 * A game in progress: a position kept in step with its log. Immutable: what is submitted makes a
 * new match and the {@link Append} that leads to it, so a caller stores the append first and then
 * goes on with the new match, or drops both.
 *
 * <p>After every answer the match goes on by itself as far as it can: it draws for CHANCE, answers
 * what has only one answer (unless the decision is {@link Decision#alwaysAsked()}, or the answer
 * ends the turn and turns are confirmed), and answers for seats that have left and are played by
 * nobody. All of that is logged.
 *
 * @param <M> the sealed interface of the ruleset's moves
 */
public final class Match<M extends Move> {

  /** The most moves that are submitted at once. */
  public static final int LONGEST_BATCH = 200;

  /** Why a game ends before its rules say so: but for one, all players have left. */
  public static final String PLAYERS_LEFT = "players_left";

  /** Why a game is over that was to end when a player leaves. */
  public static final String ABANDONED = "abandoned";

  /** All words of why a game ends that its rules do not know. */
  public static final List<String> REASONS = List.of(PLAYERS_LEFT, ABANDONED);

  private final Ruleset<M> ruleset;
  private final Setup setup;
  private final Seed seed;
  private final Growing<Append> appends;
  private final Growing<SeatSet> asked; // after each append
  private final Tape<M> tape; // never changed once it is here

  private Match(
      Ruleset<M> ruleset,
      Setup setup,
      Seed seed,
      Growing<Append> appends,
      Growing<SeatSet> asked,
      Tape<M> tape) {
    this.ruleset = ruleset;
    this.setup = setup;
    this.seed = seed;
    this.appends = appends;
    this.asked = asked;
    this.tape = tape;
  }

  /** A match to look at: without the units in which its log grew. */
  private Match(Ruleset<M> ruleset, Setup setup, Seed seed, Tape<M> tape) {
    this(ruleset, setup, seed, Growing.empty(), Growing.empty(), tape);
  }

  // ---- making one

  /**
   * Begins a game: what CHANCE does first is drawn, and is its first append; there is none if
   * nothing is drawn.
   */
  public static <M extends Move> Match<M> start(Ruleset<M> ruleset, Setup setup, Seed seed) {
    return begin(ruleset, setup, seed, new Tape<>(ruleset, setup));
  }

  /**
   * Begins a game with entries of another one: from there on luck is that of this seed. All of it
   * is the first append.
   *
   * @param given from the beginning of the other game, without gaps
   */
  public static <M extends Move> Match<M> fork(
      Ruleset<M> ruleset, Setup setup, Seed seed, List<Entry> given) throws ReplayFailed {
    Tape<M> tape = new Tape<>(ruleset, setup);
    for (Entry entry : given) {
      tape.repeat(entry);
    }
    return begin(ruleset, setup, seed, tape);
  }

  private static <M extends Move> Match<M> begin(
      Ruleset<M> ruleset, Setup setup, Seed seed, Tape<M> tape) {
    new Driver<>(tape, seed).advance();
    var append = append(0, Seat.CHANCE, 0, List.of(), tape);
    Match<M> empty = new Match<>(ruleset, setup, seed, tape);
    return append.entries().isEmpty() ? empty : empty.with(append, tape);
  }

  /**
   * Rebuilds a game from its log. Every entry is checked for legality, every append's digest is
   * compared.
   *
   * @param appends from the beginning of the game, without gaps
   */
  public static <M extends Move> Match<M> replay(
      Ruleset<M> ruleset, Setup setup, Seed seed, List<Append> appends) throws ReplayFailed {
    Match<M> empty = new Match<>(ruleset, setup, seed, new Tape<>(ruleset, setup));
    return empty.follow(appends);
  }

  /**
   * Goes on with appends that somebody else has stored.
   *
   * @throws ReplayFailed if they do not follow on this match, or hold what is not legal
   */
  public Match<M> follow(List<Append> more) throws ReplayFailed {
    Tape<M> next = tape.copy();
    Growing<SeatSet> allAsked = asked;
    for (Append append : more) {
      if (append.first() != next.version()) {
        throw new ReplayFailed(next.version(), Message.of("record.gap", "first", append.first()));
      }
      for (Entry entry : append.entries()) {
        next.repeat(entry);
      }
      if (next.digest() != append.digest()) {
        throw new ReplayFailed(next.version(), Message.of("record.digest"));
      }
      allAsked = allAsked.with(next.toAct());
    }
    return new Match<>(ruleset, setup, seed, appends.withAll(more), allAsked, next);
  }

  // ---- looking

  /** What is played. */
  public Ruleset<M> ruleset() {
    return ruleset;
  }

  /** What the game began with. */
  public Setup setup() {
    return setup;
  }

  /** The log length. */
  public int version() {
    return tape.version();
  }

  /** The log in the units in which it grew; what {@link #replay} takes. */
  public List<Append> appends() {
    return appends;
  }

  /**
   * The seats that were asked when the log had grown by an append.
   *
   * @param append its place in {@link #appends()}
   */
  public SeatSet askedAfter(int append) {
    return asked.get(append);
  }

  /** The log with events, in order; {@code log().get(v - 1)} has version {@code v}. */
  public List<Logged> log() {
    return tape.log();
  }

  /**
   * The typed form of the move of an entry of this match's log; empty for the kinds without one.
   */
  public Optional<Typed> typed(Logged logged) {
    return ruleset.moves().parse(logged.entry().code()) instanceof Parsed.Ok<M>(M move)
        ? Optional.of(ruleset.moves().typed(move))
        : Optional.empty();
  }

  /** Whether the game has ended, by its rules or because players have left. */
  public boolean over() {
    return tape.over();
  }

  /** The seats that are asked now; empty when the game is over. */
  public SeatSet toAct() {
    return tape.toAct();
  }

  /** The seats whose players have left. */
  public SeatSet left() {
    return tape.left();
  }

  /** Those of them that bots play on. */
  public SeatSet standIns() {
    return tape.standIns();
  }

  /**
   * A decision that waits for a seat.
   *
   * @param moves all legal moves
   */
  public record Asked<M>(DecisionId id, Decision decision, List<M> moves) {}

  /** What a seat is asked now; empty if nothing. */
  public Optional<Asked<M>> asked(int seat) {
    if (!tape.isAsked(seat)) {
      return Optional.empty();
    }
    Position<M> position = position();
    var id = new DecisionId(tape.asked(seat), seat);
    return Optional.of(new Asked<>(id, position.decision(seat), position.legalMoves(seat)));
  }

  /** What this viewer may see. */
  public Board view(Viewer viewer) {
    return tape.position().view(viewer);
  }

  /**
   * A copy of the position, to search on or to look at; what is done to it changes nothing here.
   */
  public Position<M> position() {
    return tape.position().copy();
  }

  /** The points and the ranking; empty while the game runs. */
  public Optional<Result> result() {
    if (!over()) {
      return Optional.empty();
    }
    Result result = tape.position().result();
    if (left().isEmpty()) {
      return Optional.of(result);
    }
    return Optional.of(result.withLast(left(), tape.position().over() ? result.reason() : early()));
  }

  /** Why the game is over before its rules say so. */
  private String early() {
    return tape.abandoned() ? ABANDONED : PLAYERS_LEFT;
  }

  /**
   * The match as it was when its log had this length; it may stand where CHANCE or an automatic
   * answer was about to come.
   *
   * @param version 0 to {@link #version()}
   */
  public Match<M> at(int version) {
    if (version == version()) {
      return this;
    }
    Tape<M> past = new Tape<>(ruleset, setup);
    try {
      for (Logged logged : tape.log().subList(0, version)) {
        past.repeat(logged.entry());
      }
    } catch (ReplayFailed e) {
      throw new IllegalStateException("the log of a running match does not replay", e);
    }
    return new Match<>(ruleset, setup, seed, past);
  }

  // ---- acting

  /** What became of something submitted. */
  public sealed interface Outcome<M extends Move> {

    /** It is legal; the caller stores the append and goes on with the match. */
    record Accepted<M extends Move>(Match<M> match, Append append) implements Outcome<M> {}

    /** The very same was submitted and accepted before. */
    record Replayed<M extends Move>(Append append) implements Outcome<M> {}

    /** It was refused; nothing is changed. */
    record Refused<M extends Move>(Refusal refusal) implements Outcome<M> {}
  }

  /**
   * Answers a decision, and the ones that the same seat is asked next, with several moves: all are
   * accepted or none. CHANCE and other seats may act only after the last one.
   *
   * @param texts 1 to {@link #LONGEST_BATCH} text forms
   */
  public Outcome<M> submit(int seat, DecisionId decision, List<String> texts) {
    Optional<Outcome<M>> early = beforeRules(seat, decision, texts);
    if (early.isPresent()) {
      return early.get();
    }
    Driver<M> driver = new Driver<>(tape.copy(), seed);
    Optional<Refusal> refusal = driver.playAll(seat, texts);
    if (refusal.isPresent()) {
      return new Outcome.Refused<>(refusal.get());
    }
    driver.advance();
    return accepted(driver.tape(), seat, decision.asked(), texts);
  }

  /** Everything that is settled by looking at seat and decision alone. */
  private Optional<Outcome<M>> beforeRules(int seat, DecisionId decision, List<String> texts) {
    if (texts.isEmpty() || texts.size() > LONGEST_BATCH) {
      throw new IllegalArgumentException("1 to " + LONGEST_BATCH + " moves, not " + texts.size());
    }
    if (decision.asked() > version()) {
      return refuse(
          Refusal.Reason.VERSION_AHEAD,
          Message.of("decision.ahead", "decision", decision, "version", version()));
    }
    if (decision.seat() != seat) {
      return refuse(
          Refusal.Reason.NOT_YOUR_DECISION,
          Message.of("decision.other_seat", "decision", decision, "seat", seat));
    }
    if (tape.isAsked(seat) && tape.asked(seat) == decision.asked()) {
      return Optional.empty();
    }
    return Optional.of(answered(decision, texts));
  }

  private Outcome<M> answered(DecisionId decision, List<String> texts) {
    return Repeats.isAnswered(tape, decision)
        ? repeated(Repeats.ofAnswer(appends, decision, texts))
            .orElseGet(
                () ->
                    refused(
                        Refusal.Reason.DECISION_ANSWERED,
                        Message.of("decision.answered", "decision", decision)))
        : new Outcome.Refused<>(Repeats.closed(tape, decision));
  }

  /** Withdraws the moves of a seat since one of its decisions, as far as that is allowed. */
  public Outcome<M> undo(int seat, DecisionId to) {
    if (to.seat() != seat) {
      return refused(
          Refusal.Reason.NOT_YOUR_DECISION,
          Message.of("decision.other_seat", "decision", to, "seat", seat));
    }
    Optional<Outcome<M>> repeated = repeated(Repeats.ofUndo(appends, to));
    if (repeated.isPresent()) {
      return repeated.get();
    }
    Optional<Refusal> refusal = Undo.refused(tape, seat, to.asked());
    if (refusal.isPresent()) {
      return new Outcome.Refused<>(refusal.get());
    }
    Driver<M> driver = new Driver<>(tape.copy(), seed);
    driver.tape().undo(seat, to.asked());
    driver.advance();
    return accepted(driver.tape(), seat, to.asked(), List.of());
  }

  /**
   * Empties a seat whose player leaves for good. When only one is left, the game is over. A seat
   * that has left in the same way before gets that append again.
   *
   * @param kind {@link Entry.Kind#RESIGN} or {@link Entry.Kind#TIMEOUT}
   * @param leaving what becomes of the game if more than one stay
   */
  public Outcome<M> vacate(int seat, Entry.Kind kind, Leaving leaving) {
    if (seat < 0 || seat >= setup.seats()) {
      throw new IllegalArgumentException("there is no seat " + seat);
    }
    return vacate(SeatSet.of(seat), kind, leaving);
  }

  /**
   * Empties several seats at the same moment, so that none of them has outlasted another.
   *
   * @param seats at least one
   * @param kind {@link Entry.Kind#RESIGN} or {@link Entry.Kind#TIMEOUT}
   * @param leaving what becomes of the game if more than one stay
   */
  public Outcome<M> vacate(SeatSet seats, Entry.Kind kind, Leaving leaving) {
    if (!kind.leaves()) {
      throw new IllegalArgumentException("nobody leaves by " + kind);
    }
    Optional<Outcome<M>> repeated = repeated(Repeats.ofLeaving(appends, seats, kind));
    if (repeated.isPresent()) {
      return repeated.get();
    }
    if (over()) {
      return new Outcome.Refused<>(Refusal.gameOver());
    }
    SeatSet gone = SeatSet.ofBits(left().bits() & seats.bits());
    if (!gone.isEmpty()) {
      return refused(
          Refusal.Reason.GAME_NOT_RUNNING, Message.of("seat.left", "seat", gone.first()));
    }
    Driver<M> driver = new Driver<>(tape.copy(), seed);
    int leftThen = Integer.bitCount(left().bits() | seats.bits());
    Leaving then = leftThen >= setup.seats() - 1 ? Leaving.VACANT : leaving;
    seats.seats().forEach(seat -> driver.tape().vacate(seat, kind, then));
    driver.advance();
    return accepted(driver.tape(), seats.first(), version(), List.of());
  }

  /** The entry by which the player of a seat has left in this way; empty if that did not happen. */
  public Optional<Logged> left(int seat, Entry.Kind kind) {
    return tape.log().stream()
        .filter(logged -> logged.entry().kind() == kind && logged.entry().seat() == seat)
        .findFirst();
  }

  /**
   * Tries moves of a seat out, without playing them: only answers to consecutive decisions of that
   * seat. It stops where CHANCE or another seat comes, so it tells the seat nothing that the seat
   * does not know.
   *
   * @param texts at least one text form
   */
  public Explored<M> explore(int seat, List<String> texts) {
    var tried = Exploration.of(tape.copy(), seed, seat, texts);
    if (tried.refusal().isPresent()) {
      return new Explored.Refused<>(tried.refusal().get());
    }
    var there = new Match<>(ruleset, setup, seed, tried.tape());
    return new Explored.Reached<>(there, tried.played(), tried.stopped(seat));
  }

  private Outcome<M> accepted(Tape<M> next, int seat, int asked, List<String> submitted) {
    Append append = append(version(), seat, asked, submitted, next);
    return new Outcome.Accepted<>(with(append, next), append);
  }

  private Match<M> with(Append append, Tape<M> next) {
    return new Match<>(ruleset, setup, seed, appends.with(append), asked.with(next.toAct()), next);
  }

  private static Append append(
      int first, int seat, int asked, List<String> submitted, Tape<?> after) {
    List<Entry> entries =
        after.log().subList(first, after.version()).stream().map(Logged::entry).toList();
    return new Append(first, seat, asked, List.copyOf(submitted), entries, after.digest());
  }

  private Optional<Outcome<M>> repeated(Optional<Append> before) {
    return before.map(Outcome.Replayed::new);
  }

  private Optional<Outcome<M>> refuse(Refusal.Reason reason, Text detail) {
    return Optional.of(refused(reason, detail));
  }

  private Outcome<M> refused(Refusal.Reason reason, Text detail) {
    return new Outcome.Refused<>(Refusal.of(reason, detail));
  }
}
