package dev.boardwright.seasons;

import dev.boardwright.engine.Deck;
import dev.boardwright.engine.Option;
import dev.boardwright.engine.Seat;
import dev.boardwright.engine.SeatSet;
import dev.boardwright.engine.Setup;
import dev.boardwright.engine.Step;
import dev.boardwright.engine.Viewer;
import dev.boardwright.engine.conformance.Script;
import dev.boardwright.seasons.cards.Card;
import dev.boardwright.seasons.cards.Trigger;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;

/**
 * A position set up for a worked case, and what can be done in it, in the text form of moves. Seats
 * are A, B, C, D; energies are written like {@code W4 A2 F1}. Everything is empty but for what is
 * said: no cards, no crystals, gauge 0, the first space of year 1.
 */
final class Scenario extends Script<SeasonsMove, SeasonsPosition, Scenario> {

  static final Seasons RULES = new Seasons();
  static final int A = 0;
  static final int B = 1;
  static final int C = 2;
  static final int D = 3;

  private static final String TYPES = "AEFW";

  private Scenario(Setup setup) {
    super(RULES, new SeasonsPosition(setup));
    now.drafted = Seasons.STARTING_CARDS;
    pile();
  }

  static Scenario of(int seats) {
    return new Scenario(Setup.standard(RULES, seats));
  }

  static <T> Scenario of(int seats, Option<T> option, T value) {
    return new Scenario(Setup.standard(RULES, seats).with(option, value));
  }

  // ---- setting up

  /** The season token stands here. */
  Scenario at(int year, int space) {
    now.time = (year - 1) * Calendar.SPACES + space - 1;
    now.opened = Math.max(1, year);
    return this;
  }

  Scenario crystals(int seat, int crystals) {
    now.crystals[seat] = crystals;
    return this;
  }

  Scenario gauge(int seat, int gauge) {
    now.gauge[seat] = gauge;
    return this;
  }

  Scenario bonuses(int seat, int used) {
    now.bonuses[seat] = used;
    return this;
  }

  Scenario reserve(int seat, String energies) {
    now.reserve[seat] = bag(energies);
    return this;
  }

  Scenario hand(int seat, Card... cards) {
    return put(Pile.HAND, seat, cards);
  }

  Scenario put(Pile pile, int seat, Card... cards) {
    for (Card card : cards) {
      now.piles.add(pile, seat, card.ordinal());
    }
    return this;
  }

  /** Cards in play; the gauge is raised as far as they need it. */
  Scenario play(int seat, Card... cards) {
    for (Card card : cards) {
      now.inPlay.enter(seat, card.ordinal());
    }
    now.gauge[seat] = Math.max(now.gauge[seat], now.inPlay.count(seat));
    return this;
  }

  /** One more card at least can come into play. */
  Scenario slot(int seat) {
    now.gauge[seat] = Math.max(now.gauge[seat], now.inPlay.count(seat) + 1);
    return this;
  }

  /** Tokens on a card, its first copy. */
  Scenario tokens(Card card, String energies) {
    now.inPlay.addTokens(card.ordinal(), 1, bag(energies));
    return this;
  }

  /** The draw pile holds exactly these cards, the first on top; nobody knows them. */
  Scenario pile(Card... cards) {
    now.deck = new Deck(new int[Card.COUNT]);
    for (int i = cards.length - 1; i >= 0; i--) {
      now.deck.putOnTop(cards[i].ordinal(), SeatSet.NONE);
    }
    return this;
  }

  Scenario discarded(Card... cards) {
    return put(Pile.DISCARD, A, cards);
  }

  /** Dice of this round, written like {@code winter_a 2}; the first seats have taken the first. */
  Scenario dice(String... dice) {
    for (int i = 0; i < dice.length; i++) {
      SeasonsMove.Roll roll = (SeasonsMove.Roll) move("roll " + dice[i]);
      now.dice.roll(roll.die(), roll.face());
      if (i < now.seats()) {
        now.dice.take(i, roll.die());
      }
    }
    return this;
  }

  /** What the turn that goes on still has of its die. */
  Scenario turn(Turn turn) {
    now.turn = turn;
    return this;
  }

  // ---- beginning

  Scenario proceed(Step... steps) {
    now.proceed(steps);
    return this;
  }

  /** Actions of a turn; nothing is left of the die. */
  Scenario act(int seat) {
    return act(Turn.of(seat));
  }

  /** Actions of a turn, with the card symbol of the die. */
  Scenario actWithDraw(int seat) {
    return act(new Turn(seat, true, false, false, false, 0));
  }

  /** Actions of a turn, with permission to transmute. */
  Scenario actTransmuting(int seat) {
    return act(Turn.of(seat).transmuting());
  }

  /** Actions of a turn, with a card in hand and a slot for it. */
  Scenario toSummon(int seat, Card card) {
    return slot(seat).hand(seat, card).act(seat);
  }

  /** Actions of a turn, of which the first is that a card is summoned. */
  Scenario summon(int seat, Card card) {
    return toSummon(seat, card).play("summon " + card.name().toLowerCase(Locale.ROOT));
  }

  private Scenario act(Turn turn) {
    now.turn = turn;
    return proceed(new SeasonsTask.NextAction(turn.seat()));
  }

  /** A whole turn, from its start. */
  Scenario turn(int seat) {
    return proceed(new SeasonsTask.Turn(seat));
  }

  /** The effects of the end of the round, from seat A on. */
  Scenario endOfRound() {
    return effects(Trigger.END_OF_ROUND);
  }

  Scenario effects(Trigger trigger) {
    Step[] steps = new Step[now.seats()];
    for (int i = 0; i < steps.length; i++) {
      steps[i] = new SeasonsTask.SeatEffects((now.startSeat + i) % steps.length, trigger);
    }
    return proceed(steps);
  }

  /** The season token moves by the die that was left over, and the next round begins. */
  Scenario moveToken() {
    return proceed(new SeasonsTask.MoveToken(), new SeasonsTask.EndRound());
  }

  /** From the end of a turn to the next round: other turns, effects, the token. */
  Scenario restOfRound(int... seats) {
    List<Step> steps = new ArrayList<>();
    steps.add(new SeasonsTask.NextAction(now.turn.seat()));
    for (int seat : seats) {
      steps.add(new SeasonsTask.Turn(seat));
    }
    for (int i = 0; i < now.seats(); i++) {
      steps.add(
          new SeasonsTask.SeatEffects((now.startSeat + i) % now.seats(), Trigger.END_OF_ROUND));
    }
    steps.add(new SeasonsTask.MoveToken());
    steps.add(new SeasonsTask.EndRound());
    return proceed(steps.toArray(Step[]::new));
  }

  // ---- going on

  /** Plays moves that must be legal for whoever is to act; CHANCE plays what can only be. */
  @Override
  public Scenario play(String... texts) {
    return super.play(texts).luck();
  }

  @Override
  protected void before(String text) {
    luck();
  }

  /** Plays what CHANCE brings. */
  Scenario chance(String... texts) {
    for (String text : texts) {
      play(Seat.CHANCE, move(text));
    }
    return this;
  }

  /** CHANCE acts as long as there is only one outcome. */
  Scenario luck() {
    while (now.chanceToAct() && moves().size() == 1) {
      play(Seat.CHANCE, now.legalMoves(Seat.CHANCE).getFirst());
    }
    return this;
  }

  /** The kind of decision that is asked. */
  Class<?> question() {
    return now.decision(seat()).getClass();
  }

  int crystals(int seat) {
    return now.crystals[seat];
  }

  int gauge(int seat) {
    return now.gauge[seat];
  }

  /** A reserve, written like {@code W4 A2}, in the order in which types are asked for. */
  String reserve(int seat) {
    return text(now.reserve[seat]);
  }

  String tokens(Card card) {
    return text(now.inPlay.tokens(card.ordinal(), 1));
  }

  List<Card> hand(int seat) {
    return now.piles.list(Pile.HAND, seat);
  }

  /** The cards that a seat has in play, in the order of their numbers. */
  List<Card> inPlay(int seat) {
    return board().seats().get(seat).inPlay().stream().map(SeasonsBoard.CardInPlay::card).toList();
  }

  boolean isTurned(Card card, int copy) {
    return now.inPlay.isTurned(card.ordinal(), copy);
  }

  int drawPile() {
    return now.deck.size();
  }

  int discardPile() {
    return now.piles.size(Pile.DISCARD, A);
  }

  SeasonsBoard board() {
    return board(Viewer.SPECTATOR);
  }

  SeasonsBoard board(Viewer viewer) {
    return now.view(viewer);
  }

  // ---- texts

  static int bag(String energies) {
    int bag = Bag.EMPTY;
    for (String part : energies.isEmpty() ? new String[0] : energies.split(" ")) {
      bag += Bag.of(TYPES.indexOf(part.charAt(0)), Integer.parseInt(part.substring(1)));
    }
    return bag;
  }

  private static String text(int bag) {
    List<String> parts = new ArrayList<>();
    for (int type : new int[] {3, 0, 2, 1}) {
      if (Bag.count(bag, type) > 0) {
        parts.add(TYPES.charAt(type) + "" + Bag.count(bag, type));
      }
    }
    return String.join(" ", parts);
  }
}
