package dev.boardwright.seasons;

import dev.boardwright.engine.Events;
import dev.boardwright.engine.SeatSet;
import dev.boardwright.seasons.cards.Always;
import dev.boardwright.seasons.cards.Card;
import dev.boardwright.seasons.cards.Effect;
import dev.boardwright.seasons.cards.Kind;
import dev.boardwright.seasons.cards.Played;
import dev.boardwright.seasons.cards.Table;
import dev.boardwright.seasons.cards.Trigger;

/**
 * The verbs of the rules: what is done to a position, told as events.
 *
 * @param events who listens
 */
record Play(SeasonsPosition now, Events events) implements Table {

  // ---- looking

  @Override
  public int seats() {
    return now.seats();
  }

  @Override
  public int crystals(int seat) {
    return now.crystals[seat];
  }

  @Override
  public int reserve(int seat) {
    return Bag.size(now.reserve[seat]);
  }

  @Override
  public int spendable(int seat, Energy type) {
    return Bag.count(now.spendable(seat), type);
  }

  @Override
  public int spendable(int seat) {
    return Bag.size(now.spendable(seat));
  }

  @Override
  public int tokensOn(Played me) {
    return Bag.size(now.inPlay.tokens(me.card().ordinal(), me.copy()));
  }

  @Override
  public int cardsInPlay(int seat) {
    return now.inPlay.count(seat);
  }

  @Override
  public int inPlay(int seat, Kind kind) {
    return now.inPlay.count(seat, now.cards.of(kind));
  }

  @Override
  public boolean holds(int seat, Kind kind) {
    return (now.piles.cards(Pile.HAND, seat) & now.cards.of(kind)) != 0;
  }

  @Override
  public boolean handIsEmpty(int seat) {
    return now.piles.isEmpty(Pile.HAND, seat);
  }

  @Override
  public int gauge(int seat) {
    return now.gauge[seat];
  }

  @Override
  public boolean drawPileIsEmpty() {
    return now.deck.isEmpty();
  }

  @Override
  public boolean wasNamed(Energy type) {
    return ((now.named >> type.ordinal()) & 1) != 0;
  }

  @Override
  public int transmuteExtra(int seat) {
    return transmuteExtraByCards(seat) + now.turn.extra();
  }

  @Override
  public int transmuteExtraByCards(int seat) {
    return now.total(Always.TRANSMUTED_TOKEN, seat);
  }

  // ---- crystals and gauge

  @Override
  public void gainCrystals(int seat, int amount) {
    if (amount > 0) {
      now.crystals[seat] += amount;
      events.add(new SeasonsEvent.CrystalsGained(seat, amount));
    }
  }

  @Override
  public void loseCrystals(int seat, int amount) {
    int lost = Math.min(amount, now.crystals[seat]); // S34
    if (lost > 0) {
      now.crystals[seat] -= lost;
      events.add(new SeasonsEvent.CrystalsLost(seat, lost));
    }
  }

  @Override
  public int giveCrystals(int from, int to, int amount) {
    int given = Math.min(amount, now.crystals[from]); // S34
    if (given > 0) {
      now.crystals[from] -= given;
      now.crystals[to] += given; // S77
      events.add(new SeasonsEvent.CrystalsGiven(from, to, given));
    }
    return given;
  }

  @Override
  public void changeGauge(int seat, int by) {
    int changed = Math.clamp(now.gauge[seat] + by, 0, Seasons.MOST_GAUGE); // S36
    if (changed != now.gauge[seat]) {
      now.gauge[seat] = changed;
      events.add(new SeasonsEvent.GaugeChanged(seat, changed));
    }
  }

  // ---- energy

  @Override
  public void gainEnergy(int seat, Energy type, int amount) {
    gainEnergy(seat, Bag.of(type, amount));
  }

  void gainEnergy(int seat, int bag) {
    if (bag != Bag.EMPTY) {
      addEnergy(seat, bag);
      checkLimit(seat);
    }
  }

  /** Some of what is gained; the limit counts when all is there (S29). */
  void addEnergy(int seat, int bag) {
    now.reserve[seat] += bag;
    if (told()) {
      events.add(new SeasonsEvent.EnergyGained(seat, Bag.list(bag)));
    }
  }

  /** Asks what is discarded if a reserve holds too much (S28). */
  void checkLimit(int seat) {
    if (now.excess(seat) > 0) {
      now.ask(new SeasonsDecision.DiscardExcess(seat));
    }
  }

  @Override
  public void discardReserve(int seat) {
    discardEnergy(seat, now.reserve[seat]);
  }

  void discardEnergy(int seat, int bag) {
    if (bag != Bag.EMPTY) {
      now.reserve[seat] -= bag;
      if (told()) {
        events.add(new SeasonsEvent.EnergyDiscarded(seat, Bag.list(bag)));
      }
    }
  }

  @Override
  public void turnReserve(int seat, Energy type) {
    now.reserve[seat] = Bag.of(type, reserve(seat));
    events.add(new SeasonsEvent.ReserveTurned(seat, type));
  }

  @Override
  public void transmute(int seat, int tokens, int crystalsEach) {
    gainCrystals(seat, tokens * (crystalsEach + transmuteExtra(seat))); // S44, S46
  }

  @Override
  public void allowTransmuting() {
    now.turn = now.turn.transmuting();
  }

  @Override
  public void forbidTransmuting() {
    now.turn = now.turn.notTransmuting();
  }

  @Override
  public void breakOpen(Played me) {
    int tokens = now.inPlay.tokens(me.card().ordinal(), me.copy());
    sacrifice(me);
    gainEnergy(me.seat(), tokens); // S64
  }

  @Override
  public void askEnergy(int seat, int amount) {
    if (amount > 0) {
      now.ask(new SeasonsDecision.GainEnergy(seat, amount));
    }
  }

  @Override
  public void askEnergyOnto(Played me, int amount) {
    now.ask(new SeasonsDecision.ChargeAmulet(me.seat(), me.copy(), amount));
  }

  void store(int seat, Card card, int copy, int bag) {
    now.inPlay.addTokens(card.ordinal(), copy, bag);
    if (told()) {
      events.add(new SeasonsEvent.EnergyStored(seat, card, copy, Bag.list(bag)));
    }
  }

  @Override
  public void pay(int seat, Energy type, int amount) {
    Payments.owe(this, seat, Bag.of(type, amount), 0);
  }

  @Override
  public void askPayment(int seat, int tokensOfAnyType) {
    Payments.owe(this, seat, Bag.EMPTY, tokensOfAnyType);
  }

  @Override
  public void askPaymentOfOneType(int seat, int tokens) {
    now.ask(new SeasonsDecision.ChooseType(seat, tokens));
  }

  @Override
  public void askTokenOnto(Played me) {
    now.ask(new SeasonsDecision.FeedCauldron(me.seat(), me.copy()));
  }

  @Override
  public void askTokensToChange(int seat) {
    now.ask(new SeasonsDecision.ChangeTokens(seat));
  }

  @Override
  public void askChange(int seat) {
    now.ask(new SeasonsDecision.ChangeInto(seat));
  }

  @Override
  public void askReserveToCopy(int seat) {
    now.ask(new SeasonsDecision.CopyReserve(seat));
  }

  // ---- cards in play

  @Override
  public void sacrifice(Played me) {
    now.inPlay.leave(me.seat(), me.card().ordinal(), me.copy());
    events.add(new SeasonsEvent.CardSacrificed(me.seat(), me.card(), me.copy()));
    Drawing.discard(this, me.card().ordinal(), SeatSet.ALL);
    for (Effect effect : now.cards.effects(Trigger.SACRIFICED, me.card().ordinal())) {
      effect.happen(this, me); // S103
    }
    checkLimit(me.seat());
  }

  @Override
  public void askSacrifice(int seat) {
    now.ask(new SeasonsDecision.Sacrifice(seat));
  }

  @Override
  public void askFamiliar(int seat) {
    now.ask(new SeasonsDecision.GiveUpFamiliar(seat));
  }

  @Override
  public void askTakingBack(int seat, Kind kind) {
    now.ask(new SeasonsDecision.TakeBack(seat, kind));
  }

  @Override
  public void passLeft(Played me) {
    int left = now.left(me.seat());
    now.inPlay.pass(me.seat(), left, me.card().ordinal(), me.copy()); // S66
    events.add(new SeasonsEvent.CardPassed(me.seat(), me.card(), me.copy(), left));
  }

  // ---- cards drawn

  @Override
  public void draw(int seat, int cards) {
    now.ask(new SeasonsTask.DrawCards(seat, DrawTo.HAND, cards));
  }

  @Override
  public void drawAndKeepOne(int seat, int cards) {
    Drawing.drawAndChoose(this, seat, cards, SeasonsTask.Choice.KEEP_ONE);
  }

  @Override
  public void drawAndPlayOne(int seat, int cards) {
    Drawing.drawAndChoose(this, seat, cards, SeasonsTask.Choice.PLAY_ONE);
  }

  @Override
  public void drawAndShare(int seat) {
    Drawing.drawAndChoose(this, seat, seats(), SeasonsTask.Choice.SHARE);
  }

  @Override
  public void askCardForEnergy(int seat) {
    if (!handIsEmpty(seat) || !drawPileIsEmpty()) {
      now.ask(new SeasonsDecision.FeedCrown(seat));
    }
  }

  @Override
  public void askCardFromHand(int seat) {
    now.ask(new SeasonsDecision.PlayFromHand(seat));
  }

  @Override
  public void lookAtTop(int seat) {
    now.ask(new SeasonsDecision.UseOrb(seat));
    now.ask(new SeasonsChance.LookAtTop(seat));
  }

  @Override
  public void discardTop() {
    now.ask(new SeasonsChance.DiscardTop());
  }

  // ---- dice and time

  @Override
  public void rerollDie(int seat) {
    now.ask(new SeasonsChance.RerollDie(seat));
  }

  @Override
  public void askSeasonMove(int seat) {
    now.ask(new SeasonsDecision.MoveSeason(seat));
  }

  /** Whether anybody listens: lists of tokens are made for listeners only. */
  boolean told() {
    return !events.equals(Events.NONE);
  }
}
