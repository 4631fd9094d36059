package dev.boardwright.seasons;

import dev.boardwright.engine.ChanceStep;
import dev.boardwright.engine.Decision;
import dev.boardwright.engine.Deck;
import dev.boardwright.engine.Digest;
import dev.boardwright.engine.Events;
import dev.boardwright.engine.Outcomes;
import dev.boardwright.engine.Position;
import dev.boardwright.engine.Result;
import dev.boardwright.engine.Setup;
import dev.boardwright.engine.Step;
import dev.boardwright.engine.Task;
import dev.boardwright.engine.Viewer;
import dev.boardwright.seasons.cards.Always;
import dev.boardwright.seasons.cards.Card;
import dev.boardwright.seasons.cards.Catalogue;
import dev.boardwright.seasons.cards.Played;
import java.util.Arrays;
import java.util.List;
import java.util.function.IntFunction;
import java.util.random.RandomGenerator;

/** A game of Seasons at one moment, and what happens at each of its steps. */
public final class SeasonsPosition extends Position<SeasonsMove> {

  static final int NOTHING = -1;

  private static final int LIMIT = 7; // S27

  final SeasonsOptions options;
  final Catalogue cards;

  /** The draw pile. */
  Deck deck;

  final Piles piles;
  final InPlay inPlay;
  final Dice dice;

  // by seat
  final int[] crystals;
  final int[] gauge;
  final int[] bonuses;
  final int[] reserve; // bags

  /** Spaces since the start, see {@link Calendar}. */
  int time;

  /** The latest year that was entered (S87). */
  int opened = 1;

  int startSeat;
  Turn turn = Turn.NONE;

  /** How many cards everybody has drafted. */
  int drafted;

  /** The preconstructed deck of each seat, or {@link #NOTHING} (S6). */
  final int[] startingDecks;

  /** Whether the game is over as soon as what is going on is done. */
  boolean endsNow;

  // what is going on between a move and its end

  /** The card that is summoned and not in play yet, or {@link #NOTHING}. */
  int summoned = NOTHING;

  /** Tokens of given types that are still to be paid, a bag. */
  int owed;

  /** Tokens of any types that are still to be paid. */
  int owedAny;

  /** The types with which Elemental Amulet was paid, as bits (S51). */
  int named;

  /** What Mirror of the Seasons is to change: a type, and how many tokens. */
  int changing;

  int changes;

  /** The end-of-round or season-change effects of a seat that are still due, by copy. */
  final long[] due;

  /** For questions that effects and costs answer without doing anything. */
  final Play silent = new Play(this, Events.NONE);

  /** The position before anything is drawn. */
  SeasonsPosition(Setup setup) {
    super(setup, SeasonsSource.values().length);
    options = SeasonsOptions.of(setup);
    cards = Catalogue.of(options.cardEdition(), setup.seats());
    deck = Prelude.deck(options.level());
    piles = new Piles(setup.seats());
    inPlay = new InPlay(setup.seats());
    dice = new Dice(setup.seats());
    crystals = new int[setup.seats()];
    gauge = new int[setup.seats()];
    bonuses = new int[setup.seats()];
    reserve = new int[setup.seats()];
    due = new long[2];
    startingDecks = new int[setup.seats()];
    Arrays.fill(startingDecks, NOTHING);
    startSeat = options.startSeat(); // S7
  }

  /** Begins the game. */
  SeasonsPosition begun() {
    Prelude.prepare(this);
    begin();
    return this;
  }

  private SeasonsPosition(SeasonsPosition other) {
    super(other);
    options = other.options;
    cards = other.cards;
    deck = other.deck.copy();
    piles = other.piles.copy();
    inPlay = other.inPlay.copy();
    dice = other.dice.copy();
    crystals = other.crystals.clone();
    gauge = other.gauge.clone();
    bonuses = other.bonuses.clone();
    reserve = other.reserve.clone();
    due = other.due.clone();
    startingDecks = other.startingDecks.clone();
    time = other.time;
    opened = other.opened;
    startSeat = other.startSeat;
    turn = other.turn;
    drafted = other.drafted;
    endsNow = other.endsNow;
    summoned = other.summoned;
    owed = other.owed;
    owedAny = other.owedAny;
    named = other.named;
    changing = other.changing;
    changes = other.changes;
  }

  // ---- what can be looked up

  int left(int seat) {
    return (seat + 1) % seats();
  }

  /** What a seat can spend: the reserve, and what is on Amulets of Water (S30). */
  int spendable(int seat) {
    return reserve[seat] + inPlay.amulets(seat);
  }

  /** The bag at a place of a seat. */
  int at(int seat, Place place) {
    return place == Place.RESERVE ? reserve[seat] : inPlay.amulet(seat, place.copy());
  }

  /** How many tokens a reserve may hold (S27). */
  int limit(int seat) {
    long grimoires = cards.permanent(Always.RESERVE_LIMIT) & inPlay.cards(seat);
    return grimoires == 0
        ? LIMIT
        : cards.amount(Always.RESERVE_LIMIT, Long.numberOfTrailingZeros(grimoires));
  }

  int excess(int seat) {
    return Math.max(0, Bag.size(reserve[seat]) - limit(seat));
  }

  /** Whether one more card can come into play (S47). */
  boolean hasSlot(int seat) {
    return inPlay.count(seat) < gauge[seat];
  }

  /** What a seat's cards in play amount to together. */
  int total(Always what, int seat) {
    int total = 0;
    for (long rest = cards.permanent(what) & inPlay.cards(seat); rest != 0; rest &= rest - 1) {
      int card = Long.numberOfTrailingZeros(rest);
      total += cards.amount(what, card) * inPlay.count(seat, 1L << card);
    }
    return total;
  }

  int totalOfOpponents(Always what, int seat) {
    int total = 0;
    for (int other = 0; other < seats(); other++) {
      total += other == seat ? 0 : total(what, other);
    }
    return total;
  }

  /** Puts something that is to be asked, drawn or done on top of the stack. */
  void ask(Step step) {
    push(step);
  }

  void askTogether(IntFunction<? extends Decision> first) {
    pushTogether(first);
  }

  /** Goes on with these steps, the first one first. */
  void proceed(Step... steps) {
    begin(steps);
  }

  // ---- what is asked

  @Override
  protected void list(Decision asked, List<SeasonsMove> out) {
    Answers.list(this, (SeasonsDecision) asked, out);
  }

  @Override
  protected void answer(Decision asked, SeasonsMove move, Events events) {
    Answers.answer(new Play(this, events), (SeasonsDecision) asked, move);
  }

  @Override
  public SeasonsMove fallback(int seat) {
    List<SeasonsMove> legal = legalMoves(seat);
    return legal.contains(Moves.END_TURN) ? Moves.END_TURN : legal.getFirst();
  }

  @Override
  protected SeasonsMove random(Decision asked, RandomGenerator rng) {
    return switch (asked) {
      case SeasonsDecision.GainEnergy gain ->
          Moves.gain(any(Bag.ofSize(Math.min(gain.count(), Bag.HANDFUL)), rng));
      case SeasonsDecision.ChargeAmulet charge -> Moves.gain(any(Bag.ofSize(charge.count()), rng));
      default -> super.random(asked, rng);
    };
  }

  private static int any(int[] bags, RandomGenerator rng) {
    return bags[rng.nextInt(bags.length)];
  }

  // ---- luck

  @Override
  protected void outcomes(ChanceStep step, Outcomes<SeasonsMove> out) {
    Luck.outcomes(this, (SeasonsChance) step, out);
  }

  @Override
  protected SeasonsMove randomOutcome(ChanceStep step, RandomGenerator rng) {
    return Luck.random(this, (SeasonsChance) step, rng)
        .orElseGet(() -> super.randomOutcome(step, rng));
  }

  @Override
  protected void happen(ChanceStep step, SeasonsMove move, Events events) {
    Luck.happen(new Play(this, events), (SeasonsChance) step, move);
  }

  // ---- what happens by itself

  @Override
  protected void run(Task task, Events events) {
    Play play = new Play(this, events);
    switch ((SeasonsTask) task) {
      case SeasonsTask.DraftStep _ -> Prelude.draft(this);
      case SeasonsTask.BuildLibraries _ -> Prelude.buildLibraries(this);
      case SeasonsTask.Round _ -> Rounds.begin(play);
      case SeasonsTask.Turn(int seat) -> Rounds.turn(play, seat);
      case SeasonsTask.RerollWindow(int seat) -> Rounds.rerollWindow(this, seat);
      case SeasonsTask.ApplyDie(int seat) -> Rounds.applyDie(play, seat);
      case SeasonsTask.Star(int seat) -> Rounds.star(play, seat);
      case SeasonsTask.NextAction(int seat) -> Rounds.nextAction(this, seat);
      case SeasonsTask.SeatEffects(int seat, var trigger) ->
          Rounds.seatEffects(play, seat, trigger);
      case SeasonsTask.NextDue(int seat, var trigger) -> Rounds.nextDue(play, seat, trigger);
      case SeasonsTask.MoveToken _ -> Rounds.moveToken(play);
      case SeasonsTask.EndRound _ -> Rounds.end(play);
      case SeasonsTask.EnterPlay enter -> Actions.enter(play, enter);
      case SeasonsTask.Toll(int seat) -> Actions.toll(play, seat);
      case SeasonsTask.Part(int seat, Card card, int copy, var trigger, int part) ->
          cards.effects(trigger, card.ordinal())[part].happen(play, new Played(seat, card, copy));
      case SeasonsTask.ActivationPart part -> Actions.activationPart(play, part);
      case SeasonsTask.DrawCards draw -> Drawing.drawNext(play, draw);
      case SeasonsTask.ChooseDrawn choose -> Drawing.choose(play, choose);
      case SeasonsTask.GiveTo give -> Drawing.askGift(this, give);
      case SeasonsTask.PayFrom(int seat, Place place) -> Payments.payFrom(play, seat, place);
      case SeasonsTask.GainChanged(int seat, Energy energy, int count) ->
          play.gainEnergy(seat, energy, count);
    }
  }

  // ---- looking, counting, copying

  @Override
  public SeasonsPosition copy() {
    return new SeasonsPosition(this);
  }

  @Override
  public SeasonsBoard view(Viewer viewer) {
    return Views.of(this, viewer);
  }

  @Override
  public SeasonsPosition determinize(int seat, RandomGenerator rng) {
    return Sampling.sample(this, seat, rng);
  }

  @Override
  public Result result() {
    return Scores.result(this);
  }

  @Override
  public double estimate(int seat) {
    return Estimate.of(this, seat);
  }

  @Override
  public List<Integer> census() {
    return Census.of(this);
  }

  @Override
  protected void digest(Digest out) {
    deck.digest(out);
    piles.digest(out);
    inPlay.digest(out);
    dice.digest(out);
    out.add(crystals).add(gauge).add(bonuses).add(reserve).add(due).add(startingDecks);
    turn.digest(out);
    out.add(time).add(opened).add(startSeat).add(drafted).add(endsNow);
    out.add(summoned).add(owed).add(owedAny).add(named).add(changing).add(changes);
  }
}
