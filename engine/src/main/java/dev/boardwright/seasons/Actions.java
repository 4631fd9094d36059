package dev.boardwright.seasons;

import dev.boardwright.seasons.SeasonsTask.ActivationPart;
import dev.boardwright.seasons.SeasonsTask.EnterPlay;
import dev.boardwright.seasons.cards.Always;
import dev.boardwright.seasons.cards.Card;
import dev.boardwright.seasons.cards.Catalogue;
import dev.boardwright.seasons.cards.Effect;
import dev.boardwright.seasons.cards.Played;
import dev.boardwright.seasons.cards.Trigger;
import java.util.List;

/** What can be done in a turn (section 4 of the rules). */
final class Actions {

  private static final int ELEMENTAL_AMULET = Card.ELEMENTAL_AMULET.ordinal();
  private static final int ALL_TYPES = (1 << Energy.COUNT) - 1;

  private Actions() {}

  // ---- what is possible

  static void list(SeasonsPosition now, int seat, List<SeasonsMove> out) {
    boolean mayDraw = now.turn.draw() && !now.deck.isEmpty();
    boolean mustDraw =
        mayDraw
            && now.options.drawFromDie()
                == SeasonsOptions.DrawFromDie.MANDATORY_BEFORE_SUMMON_ACTIVATE_AND_END;
    if (mayDraw) {
      out.add(Moves.DRAW);
    }
    if (now.turn.star() && now.gauge[seat] < Seasons.MOST_GAUGE) {
      out.add(Moves.RAISE_GAUGE);
    }
    if (now.turn.canTransmute()) {
      transmutations(now, seat, out);
    }
    if (!mustDraw) {
      summonings(now, seat, out);
      activations(now, seat, out);
    }
    if (now.bonuses[seat] < Bonus.MOST) {
      bonuses(now, seat, mayDraw, out);
    }
    if (!mustDraw) {
      out.add(Moves.END_TURN);
    }
  }

  private static void transmutations(SeasonsPosition now, int seat, List<SeasonsMove> out) {
    for (Place place : Place.ALL) {
      int bag = now.at(seat, place);
      for (int type = 0; bag != Bag.EMPTY && type < Energy.COUNT; type++) {
        for (int count = 1; count <= Bag.count(bag, type); count++) {
          out.add(Moves.transmute(place, type, count));
        }
      }
    }
  }

  private static void summonings(SeasonsPosition now, int seat, List<SeasonsMove> out) {
    if (!now.hasSlot(seat)) {
      return; // S47
    }
    int crystals = now.crystals[seat] - now.totalOfOpponents(Always.SUMMONING_TAX, seat);
    if (crystals < 0) {
      return; // S49
    }
    for (long rest = now.piles.cards(Pile.HAND, seat); rest != 0; rest &= rest - 1) {
      int card = Long.numberOfTrailingZeros(rest);
      if (now.cards.crystals(card) <= crystals && canPay(now, seat, card)) {
        out.add(Moves.SUMMON[card]);
      }
    }
  }

  private static boolean canPay(SeasonsPosition now, int seat, int card) {
    return card == ELEMENTAL_AMULET
        ? now.spendable(seat) != Bag.EMPTY // S51
        : Payments.canPay(now, seat, now.cards.energies(card));
  }

  private static void activations(SeasonsPosition now, int seat, List<SeasonsMove> out) {
    for (int copy = 1; copy <= 2; copy++) {
      long cards = now.inPlay.straight(seat, copy) & now.cards.activated();
      for (; cards != 0; cards &= cards - 1) {
        int card = Long.numberOfTrailingZeros(cards);
        boolean again = copy == 2 && now.inPlay.areAlike(seat, card);
        if (!again && ways(now, new Played(seat, Card.of(card), copy)) != 0) {
          out.add(Moves.activate(card, copy));
        }
      }
    }
  }

  /** The ways in which a card can be activated, as bits (S59). */
  static int ways(SeasonsPosition now, Played me) {
    int crystals = now.crystals[me.seat()];
    if (now.options.fairiesTiming() == SeasonsOptions.FairiesTiming.BEFORE_COST) {
      int toll = now.totalOfOpponents(Always.ACTIVATION_TOLL, me.seat());
      crystals = Math.max(0, crystals - toll);
    }
    Catalogue.Activation[] activations = now.cards.activations(me.card().ordinal());
    int ways = 0;
    for (int way = 0; way < activations.length; way++) {
      ways |= activations[way].cost().payable(now.silent, me, crystals) ? 1 << way : 0;
    }
    return ways;
  }

  private static void bonuses(
      SeasonsPosition now, int seat, boolean mayDraw, List<SeasonsMove> out) {
    if (Bag.size(now.spendable(seat)) >= 2) { // S68
      out.add(Moves.use(Bonus.EXCHANGE_TWO));
      if (now.options.exchangeBonusTokens() == SeasonsOptions.ExchangeBonusTokens.ONE_OR_TWO) {
        out.add(Moves.use(Bonus.EXCHANGE_ONE));
      }
    }
    out.add(Moves.use(Bonus.TRANSMUTE));
    if (now.gauge[seat] < Seasons.MOST_GAUGE) {
      out.add(Moves.use(Bonus.GAUGE)); // S70
    }
    if (mayDraw) {
      out.add(Moves.use(Bonus.DRAW_TWO)); // S71
    }
  }

  // ---- what is done

  static void act(Play play, int seat, SeasonsMove move) {
    SeasonsPosition now = play.now();
    if (move instanceof SeasonsMove.EndTurn) {
      now.turn = Turn.NONE; // S25
      return;
    }
    now.ask(new SeasonsTask.NextAction(seat));
    switch (move) {
      case SeasonsMove.Draw _ -> draw(play, seat, 1, SeasonsTask.Choice.DIE);
      case SeasonsMove.RaiseGauge _ -> {
        now.turn = now.turn.starUsed();
        play.changeGauge(seat, 1);
      }
      case SeasonsMove.Transmute(Place place, Energy energy, int count) -> {
        Payments.take(play, seat, place, Bag.of(energy, count));
        play.transmute(seat, count, Calendar.season(now.time).crystals(energy)); // S43
      }
      case SeasonsMove.Summon(Card card) -> summon(play, seat, card);
      case SeasonsMove.Activate(Card card, int copy) ->
          activate(play, new Played(seat, card, copy));
      case SeasonsMove.UseBonus(Bonus bonus) -> use(play, seat, bonus);
      default -> throw new IllegalArgumentException(move + " is no action");
    }
  }

  private static void draw(Play play, int seat, int cards, SeasonsTask.Choice choice) {
    play.now().turn = play.now().turn.drawn();
    Drawing.drawAndChoose(play, seat, cards, choice);
  }

  private static void use(Play play, int seat, Bonus bonus) {
    SeasonsPosition now = play.now();
    now.bonuses[seat]++; // S67
    play.events().add(new SeasonsEvent.BonusUsed(seat, bonus));
    switch (bonus) {
      case EXCHANGE_TWO -> exchange(play, seat, 2);
      case EXCHANGE_ONE -> exchange(play, seat, 1);
      case TRANSMUTE -> now.turn = now.turn.transmutingForMore(); // S69
      case GAUGE -> play.changeGauge(seat, 1);
      case DRAW_TWO -> draw(play, seat, 2, SeasonsTask.Choice.KEEP_ONE); // S39
    }
  }

  private static void exchange(Play play, int seat, int tokens) {
    play.askEnergy(seat, tokens);
    Payments.owe(play, seat, Bag.EMPTY, tokens);
  }

  // ---- summoning: 4.6

  private static void summon(Play play, int seat, Card card) {
    SeasonsPosition now = play.now();
    Drawing.leaveHand(now, seat, card.ordinal());
    now.summoned = card.ordinal();
    play.events().add(new SeasonsEvent.CardSummoned(seat, card));
    now.ask(new EnterPlay(seat, card, false));
    tax(play, seat);
    play.loseCrystals(seat, now.cards.crystals(card.ordinal())); // S48
    if (card == Card.ELEMENTAL_AMULET) {
      now.ask(new SeasonsDecision.NameEnergies(seat));
    } else {
      Payments.price(play, seat, now.cards.energies(card.ordinal()));
    }
  }

  /** Clockwise from the left, each opponent gets a crystal for each Arcano Leech (S49, S101). */
  private static void tax(Play play, int seat) {
    for (int i = 1; i < play.seats(); i++) {
      int opponent = (seat + i) % play.seats();
      play.giveCrystals(seat, opponent, play.now().total(Always.SUMMONING_TAX, opponent));
    }
  }

  /** A card comes into play, and what comes of it (S52 to S54, S56). */
  static void enter(Play play, EnterPlay task) {
    SeasonsPosition now = play.now();
    int seat = task.seat();
    Card card = task.card();
    now.summoned = SeasonsPosition.NOTHING;
    long observers = now.cards.triggered(Trigger.SUMMONING);
    long first = now.inPlay.cards(seat, 1) & observers;
    long second = now.inPlay.cards(seat, 2) & observers;
    int copy = now.inPlay.enter(seat, card.ordinal());
    play.events().add(new SeasonsEvent.CardEntered(seat, card, copy));
    parts(play, new Played(seat, card, copy), Trigger.ENTERING);
    if (task.free()) {
      now.named = ALL_TYPES;
      return;
    }
    for (long rest = first | second; rest != 0; ) { // the last card's first: it ends up below
      int other = Long.SIZE - 1 - Long.numberOfLeadingZeros(rest);
      rest &= ~(1L << other);
      observe(play, seat, other, 2, second);
      observe(play, seat, other, 1, first);
    }
  }

  private static void observe(Play play, int seat, int card, int copy, long there) {
    if (((there >>> card) & 1) != 0) {
      parts(play, new Played(seat, Card.of(card), copy), Trigger.SUMMONING);
    }
  }

  /** Puts the effects of a card on the stack, the first one on top. */
  static void parts(Play play, Played me, Trigger trigger) {
    int effects = play.now().cards.effects(trigger, me.card().ordinal()).length;
    for (int part = effects - 1; part >= 0; part--) {
      play.now().ask(new SeasonsTask.Part(me.seat(), me.card(), me.copy(), trigger, part));
    }
  }

  // ---- activating: 4.7

  private static void activate(Play play, Played me) {
    SeasonsPosition now = play.now();
    now.inPlay.turn(me.card().ordinal(), me.copy()); // S58
    play.events().add(new SeasonsEvent.CardActivated(me.seat(), me.card(), me.copy()));
    int ways = ways(now, me);
    if (Integer.bitCount(ways) == 1) {
      activate(play, me, Integer.numberOfTrailingZeros(ways));
    } else {
      now.ask(new SeasonsDecision.ChooseWay(me.seat(), me.card(), me.copy()));
    }
  }

  /** Cost, Fairies, effect (S100). */
  static void activate(Play play, Played me, int way) {
    SeasonsPosition now = play.now();
    Catalogue.Activation activation = now.cards.activations(me.card().ordinal())[way];
    for (int part = activation.effects().size() - 1; part >= 0; part--) {
      now.ask(new ActivationPart(me.seat(), me.card(), me.copy(), way, part));
    }
    if (now.options.fairiesTiming() == SeasonsOptions.FairiesTiming.BEFORE_COST) {
      toll(play, me.seat());
    } else if (now.totalOfOpponents(Always.ACTIVATION_TOLL, me.seat()) > 0) {
      now.ask(new SeasonsTask.Toll(me.seat()));
    }
    activation.cost().pay(play, me);
  }

  static void activationPart(Play play, ActivationPart task) {
    Effect effect =
        play.now().cards.activations(task.card().ordinal())[task.way()].effects().get(task.part());
    effect.happen(play, new Played(task.seat(), task.card(), task.copy()));
  }

  /** Clockwise from the left, each opponent's Thieving Fairies (S61, S101). */
  static void toll(Play play, int seat) {
    for (int i = 1; i < play.seats(); i++) {
      int opponent = (seat + i) % play.seats();
      int fairies = play.now().total(Always.ACTIVATION_TOLL, opponent);
      play.giveCrystals(seat, opponent, fairies);
      play.gainCrystals(opponent, fairies);
    }
  }

  /** Die of Malice is activated (S20). */
  static void reroll(Play play, Played me) {
    SeasonsPosition now = play.now();
    now.inPlay.turn(me.card().ordinal(), me.copy());
    play.events().add(new SeasonsEvent.CardActivated(me.seat(), me.card(), me.copy()));
    now.ask(new SeasonsTask.RerollWindow(me.seat()));
    parts(play, me, Trigger.BEFORE_DIE);
    toll(play, me.seat());
  }
}
