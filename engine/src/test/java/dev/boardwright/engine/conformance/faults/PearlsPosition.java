package dev.boardwright.engine.conformance.faults;

import dev.boardwright.engine.Board;
import dev.boardwright.engine.ChanceStep;
import dev.boardwright.engine.Decision;
import dev.boardwright.engine.Deck;
import dev.boardwright.engine.Digest;
import dev.boardwright.engine.Events;
import dev.boardwright.engine.Outcomes;
import dev.boardwright.engine.Position;
import dev.boardwright.engine.Result;
import dev.boardwright.engine.SeatSet;
import dev.boardwright.engine.Setup;
import dev.boardwright.engine.Task;
import dev.boardwright.engine.Viewer;
import dev.boardwright.engine.conformance.faults.Pearls.Colour;
import dev.boardwright.engine.conformance.faults.Pearls.DrawPearl;
import dev.boardwright.engine.conformance.faults.Pearls.Elsewhere;
import dev.boardwright.engine.conformance.faults.Pearls.OpenGuesses;
import dev.boardwright.engine.conformance.faults.Pearls.PearlsDecision.GuessNext;
import dev.boardwright.engine.conformance.faults.Pearls.PearlsDecision.PlaceBet;
import dev.boardwright.engine.conformance.faults.Pearls.PearlsDecision.ShowPearl;
import dev.boardwright.engine.conformance.faults.Pearls.PearlsEvent;
import dev.boardwright.engine.conformance.faults.Pearls.PearlsMove;
import dev.boardwright.engine.conformance.faults.Pearls.PearlsMove.Bet;
import dev.boardwright.engine.conformance.faults.Pearls.PearlsMove.Draw;
import dev.boardwright.engine.conformance.faults.Pearls.PearlsMove.Guess;
import dev.boardwright.engine.conformance.faults.Pearls.PearlsMove.Odd;
import dev.boardwright.engine.conformance.faults.Pearls.PearlsMove.Open;
import dev.boardwright.engine.conformance.faults.Pearls.PearlsMove.Show;
import dev.boardwright.engine.conformance.faults.Pearls.PearlsMove.ShowAny;
import dev.boardwright.engine.conformance.faults.Pearls.PearlsMove.Wait;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.random.RandomGenerator;

/** A game of Pearls, with the faults of its ruleset. */
final class PearlsPosition extends Position<PearlsMove> {

  private static final int NONE = -1;
  static final AtomicInteger STARTED = new AtomicInteger();
  private static final int[] SHARED_COINS = {5, 5, 5};

  private final Pearls pearls;
  private final int serial;
  private final int[] coins;
  private final int[] points;
  private final int[] pearl; // in the hand of each seat
  private final int[] guess;
  private final List<Integer> history;
  private final boolean again;
  private final boolean copied;
  private Deck deck = new Deck(6, 4);
  private int pot;
  private int round;
  private int marks;

  /** A step of this kind runs the next round. */
  private record NextRound() implements Task {}

  PearlsPosition(Setup setup, Pearls pearls) {
    super(setup, Pearls.Source.values().length);
    this.pearls = pearls;
    serial = STARTED.getAndIncrement();
    coins = has(Fault.GAMES_SHARE) ? SHARED_COINS : new int[seats()];
    Arrays.fill(coins, 5);
    points = new int[seats()];
    pearl = new int[seats()];
    guess = new int[seats()];
    Arrays.fill(pearl, NONE);
    Arrays.fill(guess, NONE);
    history = new ArrayList<>();
    again =
        (has(Fault.FORCED_BY_UNDO) && within("undo"))
            || (has(Fault.REPLAYED_BY_LUCK) && within("replay"))
            || (has(Fault.WEIGHTS_BY_LUCK) && within("faults"));
    marks = has(Fault.START_BY_LUCK) ? serial : has(Fault.REPLAYED_BY_LUCK) && again ? 1 : 0;
    copied = false;
    if (has(Fault.START_THROWS)) {
      throw new IllegalStateException("no start");
    }
    push(new NextRound());
    if (!has(Fault.FORGOTTEN_BEGIN)) {
      begin();
    }
  }

  /** Whether the core is just doing this. */
  private static boolean within(String method) {
    return StackWalker.getInstance()
        .walk(
            frames ->
                frames.anyMatch(
                    frame ->
                        frame.getClassName().matches("dev\\.boardwright\\.engine\\.\\w+")
                            && frame.getMethodName().equals(method)));
  }

  private PearlsPosition(PearlsPosition other) {
    super(other);
    pearls = other.pearls;
    serial = other.serial;
    coins = has(Fault.COPY_SHARES) ? other.coins : other.coins.clone();
    points = other.points.clone();
    pearl = other.pearl.clone();
    guess = other.guess.clone();
    history = has(Fault.COPY_SHARES_COLLECTION) ? other.history : new ArrayList<>(other.history);
    deck = other.deck.copy();
    pot = other.pot;
    round = has(Fault.COPY_FORGETS) ? 0 : other.round;
    marks = other.marks;
    again = other.again;
    copied = true;
  }

  private boolean has(Fault fault) {
    return pearls.has(fault);
  }

  @Override
  public PearlsPosition copy() {
    return new PearlsPosition(this);
  }

  @Override
  protected void run(Task task, Events events) {
    if (round < setup().option(Pearls.ROUNDS)) {
      round++;
      push(new NextRound());
      for (int seat = seats() - 1; seat >= 0; seat--) {
        boolean unasked = has(Fault.FORCED_BY_SECRET) || has(Fault.FORCED_ANSWER_REVEALS);
        boolean next = has(Fault.FORCED_BY_UNDO) || has(Fault.FORCED_ANSWER_REVEALS);
        push(new ShowPearl(next ? (seat + 1) % seats() : seat, !unasked));
        push(has(Fault.UNDECLARED_DECISION) ? new Pearls.Undeclared(seat) : new PlaceBet(seat));
      }
      push(new OpenGuesses(has(Fault.FOREIGN_SOURCE) ? Elsewhere.YES : Elsewhere.NO));
      pushTogether(seat -> new GuessNext(seat, true, !has(Fault.SECRET_NOT_ASKED)));
      for (int seat = seats() - 1; seat >= 0; seat--) {
        push(new DrawPearl(seat));
      }
    }
  }

  @Override
  protected void outcomes(ChanceStep step, Outcomes<PearlsMove> out) {
    if (has(Fault.NO_OUTCOME)) {
      return;
    }
    marks += has(Fault.OUTCOMES_LEAVE_A_MARK) ? 1 : 0;
    boolean lucky = has(Fault.WEIGHTS_BY_LUCK) && again;
    switch (step) {
      case DrawPearl _ ->
          deck.outcomes(
              (kind, weight) ->
                  out.add(
                      new Draw(Colour.ALL[kind]), has(Fault.NO_WEIGHT) ? 0 : lucky ? 1 : weight));
      default -> out.add(has(Fault.SEAT_MOVE_FOR_CHANCE) ? new Bet(0) : new Open(), 1);
    }
  }

  @Override
  protected void happen(ChanceStep step, PearlsMove move, Events events) {
    if (step instanceof DrawPearl(int seat)) {
      Colour colour = ((Draw) move).colour();
      deck.take(colour.ordinal());
      pearl[seat] = colour.ordinal();
      if (has(Fault.PIECE_LOST_BY_CHANCE) && colour == Colour.BLACK) {
        pot++;
      }
      var drawn = new PearlsEvent.Drawn(seat, colour);
      events.add(
          SeatSet.of(seat),
          drawn,
          has(Fault.DRAW_TOLD) ? drawn : new PearlsEvent.DrawnUnseen(seat));
    } else {
      pearls.opened++;
      for (int seat = 0; seat < seats(); seat++) {
        int next = (seat + 1) % seats();
        points[seat] += guess[seat] == pearl[next] ? 2 : 0;
        guess[seat] = NONE;
      }
    }
  }

  @Override
  protected void list(Decision asked, List<PearlsMove> out) {
    if (has(Fault.LISTING_LEAVES_A_MARK)) {
      marks++;
    }
    switch (asked) {
      case GuessNext g -> listGuess(g.seat(), out);
      case ShowPearl s -> {
        Colour held = Colour.ALL[pearl[s.seat()]];
        out.add(has(Fault.EQUAL_TO_OTHERS) ? new ShowAny(held) : new Show(held));
        if (has(Fault.FORCED_BY_SECRET) && pearl[s.seat()] == 1) {
          out.add(new Wait());
        }
      }
      default -> listBet(asked.seat(), out);
    }
    if (has(Fault.ORDER_BY_LUCK) && serial % 2 == 0) {
      Collections.reverse(out);
    }
  }

  private void listGuess(int seat, List<PearlsMove> out) {
    out.add(new Guess(Colour.WHITE));
    int next = (seat + 1) % seats();
    boolean black =
        (!has(Fault.LIST_PEEKS) || pearl[next] == 1)
            && (!has(Fault.TAKES_FROM_OTHERS) || guess[next] == NONE);
    if (black) {
      out.add(new Guess(Colour.BLACK));
    }
  }

  private void listBet(int seat, List<PearlsMove> out) {
    if (has(Fault.LIST_THROWS)) {
      throw new IllegalStateException("no list");
    }
    if (has(Fault.NO_MOVE)) {
      return;
    }
    int most =
        has(Fault.TOO_WIDE)
            ? 200
            : has(Fault.FORCED_BY_UNDO) && again ? 0 : Math.min(2, coins[seat]);
    for (int n = 0; n <= most; n++) {
      out.add(has(Fault.UNLIKE_ITSELF) ? new Odd(0) : new Bet(n));
    }
    pearls.addFaulty(out);
  }

  @Override
  protected void answer(Decision asked, PearlsMove move, Events events) {
    int seat = asked.seat();
    switch (move) {
      case Guess(Colour colour) -> guess(seat, colour, events);
      case Bet(int stake) -> bet(seat, stake, events);
      case Show _, ShowAny _ -> show(seat, events);
      case Wait _ when asked instanceof ShowPearl -> show(seat, events);
      case Wait _ -> push(asked);
      default -> throw new IllegalStateException("not a seat's move: " + move);
    }
  }

  private void show(int seat, Events events) {
    boolean lucky = has(Fault.EVENT_BY_LUCK) && serial % 2 == 0;
    events.add(new PearlsEvent.Shown(seat, Colour.ALL[lucky ? 0 : pearl[seat]]));
    deck.add(pearl[seat]);
    pearl[seat] = NONE;
  }

  private void guess(int seat, Colour colour, Events events) {
    guess[seat] = colour.ordinal();
    history.add(seat);
    if (has(Fault.SECRET_TOLD)) {
      events.add(new PearlsEvent.Guessed(seat, colour));
    }
    if (has(Fault.FIRST_COME_FIRST_SERVED)) {
      points[seat] += (int) Arrays.stream(guess).filter(g -> g == NONE).count();
    }
  }

  private void bet(int seat, int stake, Events events) {
    if (has(Fault.LISTED_BUT_REFUSED) && stake == 2) {
      throw new IllegalStateException("too much");
    }
    coins[seat] -= Math.min(stake, coins[seat]);
    pot += has(Fault.PIECE_LOST) && stake == 2 ? 1 : stake;
    if (has(Fault.MOVE_REVEALS)) {
      marks = pearl[(seat + 1) % seats()] + 1;
    }
    if (has(Fault.UNDECLARED_EVENT)) {
      events.add(new Pearls.UndeclaredEvent(seat));
    }
  }

  @Override
  protected PearlsMove random(Decision asked, RandomGenerator rng) {
    List<PearlsMove> legal = legalMoves(asked.seat());
    return has(Fault.RANDOM_UNLISTED)
        ? new Bet(77)
        : has(Fault.RANDOM_BY_LUCK)
            ? legal.get(STARTED.getAndIncrement() % legal.size())
            : super.random(asked, rng);
  }

  @Override
  public PearlsMove fallback(int seat) {
    return has(Fault.FALLBACK_UNLISTED) ? new Bet(77) : super.fallback(seat);
  }

  @Override
  public Board view(Viewer viewer) {
    if (has(Fault.LOOKING_LEAVES_A_MARK)) {
      marks++;
    }
    pot += has(Fault.LOOKING_CHANGES_THE_DIGEST) ? 1 : 0;
    List<Pearls.SeatBoard> boards = new ArrayList<>();
    for (int seat = 0; seat < seats(); seat++) {
      boards.add(board(seat, viewer.sees(seat)));
    }
    var board = new Pearls.PearlsBoard(deck.size(), marks + strange(viewer), boards);
    return has(Fault.OTHER_BOARD) ? new Pearls.OtherBoard(board) : board;
  }

  /** Marks that are none of this position's. */
  private int strange(Viewer viewer) {
    if (has(Fault.LOOKS_BY_LUCK) && viewer.equals(Viewer.SPECTATOR)) {
      return STARTED.getAndIncrement();
    }
    return has(Fault.STATE_IN_THE_RULESET)
        ? pearls.opened
        : has(Fault.COPY_LOOKS_DIFFERENT) && copied ? 1 : 0;
  }

  private Pearls.SeatBoard board(int seat, boolean own) {
    return new Pearls.SeatBoard(
        coins[seat],
        points[seat],
        colour(pearl[seat], own || has(Fault.DRAW_SHOWN)),
        colour(guess[seat], own || has(Fault.SECRET_SHOWN)),
        has(Fault.NULL_IN_VIEW) ? null : has(Fault.ARRAY_IN_VIEW) ? coins : Optional.empty());
  }

  private static Optional<Colour> colour(int kind, boolean seen) {
    return kind == NONE || !seen ? Optional.empty() : Optional.of(Colour.ALL[kind]);
  }

  @Override
  public PearlsPosition determinize(int seat, RandomGenerator rng) {
    PearlsPosition sample = has(Fault.DETERMINIZE_SHARES) ? this : copy();
    intrude(seat, sample);
    if (has(Fault.NOTHING_REDRAWN) || has(Fault.DETERMINIZE_SHARES)) {
      return sample;
    }
    List<Integer> pool = new ArrayList<>();
    int[] unknown = new int[2];
    deck.addUnknown(seat, unknown);
    for (int kind = 0; kind < unknown.length; kind++) {
      pool.addAll(Collections.nCopies(unknown[kind], kind));
    }
    for (int other = 0; other < seats(); other++) {
      if (redrawn(seat, other)) {
        pool.add(pearl[other]);
      }
    }
    for (int other = 0; other < seats(); other++) {
      if (redrawn(seat, other)) {
        sample.pearl[other] = any(pool, rng);
      }
      if (other != seat && guess[other] != NONE) {
        sample.guess[other] = rng.nextInt(2);
      }
    }
    sample.deck = deck.redrawn(seat, () -> any(pool, rng));
    return sample;
  }

  private static int any(List<Integer> pool, RandomGenerator rng) {
    Collections.swap(pool, rng.nextInt(pool.size()), pool.size() - 1);
    return pool.removeLast();
  }

  /** Makes a world impossible. */
  private void intrude(int seat, PearlsPosition sample) {
    boolean one = toAct().size() == 1;
    boolean asked = toAct().contains(seat);
    sample.pot += has(Fault.DETERMINIZE_MAKES_PIECES) ? 1 : 0;
    if (has(Fault.OTHERS_ASKED_ELSEWHERE) && one && asked) {
      sample.push(new PlaceBet((seat + 1) % seats()));
    }
    if ((has(Fault.CHANCE_ELSEWHERE) && chanceToAct())
        || (has(Fault.ASKED_ELSEWHERE) && one && !asked)) {
      sample.push(new PlaceBet(seat));
    }
  }

  private boolean redrawn(int seat, int other) {
    return pearl[other] != NONE && (other != seat || has(Fault.OWN_HAND_REDRAWN));
  }

  @Override
  public Result result() {
    return PearlsResult.of(pearls, points, coins, serial);
  }

  @Override
  public List<Integer> census() {
    int[] all = {deck.count(0), deck.count(1)};
    for (int held : pearl) {
      if (held != NONE) {
        all[held]++;
      }
    }
    return List.of(all[0], all[1], pot + Arrays.stream(coins).sum());
  }

  @Override
  protected void digest(Digest out) {
    deck.digest(out);
    out.add(points).add(guess).add(pearl).add(round).add(marks);
    if (!has(Fault.DIGEST_BLIND)) {
      out.add(pot).add(coins);
    }
    if (has(Fault.DIGEST_BY_LUCK)) {
      out.add(serial);
    }
    if (has(Fault.ORDER_IN_DIGEST)) {
      history.forEach(out::add);
    }
  }
}
