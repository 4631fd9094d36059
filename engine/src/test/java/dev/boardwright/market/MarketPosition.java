package dev.boardwright.market;

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
import dev.boardwright.market.MarketChance.DrawCard;
import dev.boardwright.market.MarketChance.HandOverPacks;
import dev.boardwright.market.MarketChance.RevealOffers;
import dev.boardwright.market.MarketDecision.FinishTurn;
import dev.boardwright.market.MarketDecision.KeepCard;
import dev.boardwright.market.MarketDecision.OfferCard;
import dev.boardwright.market.MarketDecision.Payment;
import dev.boardwright.market.MarketDecision.ReturnCard;
import dev.boardwright.market.MarketDecision.Visit;
import dev.boardwright.market.MarketMove.Buy;
import dev.boardwright.market.MarketMove.Draw;
import dev.boardwright.market.MarketMove.EndTurn;
import dev.boardwright.market.MarketMove.Keep;
import dev.boardwright.market.MarketMove.Offer;
import dev.boardwright.market.MarketMove.PassPacks;
import dev.boardwright.market.MarketMove.Pay;
import dev.boardwright.market.MarketMove.Peek;
import dev.boardwright.market.MarketMove.PutBack;
import dev.boardwright.market.MarketMove.ShowOffers;
import dev.boardwright.market.MarketMove.Work;
import dev.boardwright.market.MarketTask.BeginRound;
import dev.boardwright.market.MarketTask.ClearStalls;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.random.RandomGenerator;

/** Where the goods and coins are. */
final class MarketPosition extends Position<MarketMove> {

  /** All coins of the game, in the bank and with the merchants. */
  static final int COINS = 24;

  static final int NO_OFFER = -1;
  private static final int COINS_AT_START = 3;
  private static final int PACK = 3;
  private static final MarketMove WORK = new Work();
  private static final MarketMove PEEK = new Peek();
  private static final MarketMove END_TURN = new EndTurn();
  private static final MarketMove SHOW_OFFERS = new ShowOffers();
  private static final MarketMove PASS_PACKS = new PassPacks();

  Deck deck;
  final int[] coins;
  final Goods hands;
  final Goods packs;
  final Goods collections;
  final int[] offers;
  boolean offersShown;
  int round;

  MarketPosition(Setup setup) {
    super(setup, MarketChance.Source.values().length);
    int[] cards = new int[Good.KINDS];
    Arrays.fill(cards, Good.CARDS);
    deck = new Deck(cards);
    coins = new int[seats()];
    Arrays.fill(coins, COINS_AT_START);
    hands = new Goods(seats());
    packs = new Goods(seats());
    collections = new Goods(seats());
    offers = new int[seats()];
    Arrays.fill(offers, NO_OFFER);
    push(new BeginRound(1));
    begin();
  }

  private MarketPosition(MarketPosition other) {
    super(other);
    deck = other.deck.copy();
    coins = other.coins.clone();
    hands = other.hands.copy();
    packs = other.packs.copy();
    collections = other.collections.copy();
    offers = other.offers.clone();
    offersShown = other.offersShown;
    round = other.round;
  }

  @Override
  public MarketPosition copy() {
    return new MarketPosition(this);
  }

  // ---- the rules

  @Override
  protected void run(Task task, Events events) {
    switch ((MarketTask) task) {
      case BeginRound(int next) -> {
        if (next <= setup().option(Market.ROUNDS)) {
          round = next;
          beginRound();
          events.add(new MarketEvent.RoundBegan(next));
        }
      }
      case ClearStalls _ -> {
        for (int seat = 0; seat < seats(); seat++) {
          if (offers[seat] != NO_OFFER) {
            deck.add(offers[seat]);
            offers[seat] = NO_OFFER;
          }
        }
        offersShown = false;
      }
    }
  }

  private void beginRound() {
    push(new BeginRound(round + 1));
    push(new ClearStalls());
    for (int i = seats() - 1; i >= 0; i--) {
      push(new Visit((firstSeat() + i) % seats()));
    }
    push(new HandOverPacks());
    push(new RevealOffers());
    pushTogether(KeepCard::new);
    for (int i = 0; i < PACK * seats(); i++) {
      push(new DrawCard(i % seats()));
    }
  }

  @Override
  protected void outcomes(ChanceStep step, Outcomes<MarketMove> out) {
    switch ((MarketChance) step) {
      case DrawCard _ -> deck.outcomes((kind, weight) -> out.add(Good.ALL[kind].draw, weight));
      case RevealOffers _ -> out.add(SHOW_OFFERS, 1);
      case HandOverPacks _ -> out.add(PASS_PACKS, 1);
    }
  }

  @Override
  protected void happen(ChanceStep step, MarketMove move, Events events) {
    switch ((MarketChance) step) {
      case DrawCard(int seat) -> {
        Good good = ((Draw) move).good();
        deck.take(good.ordinal());
        packs.add(seat, good);
        events.add(
            SeatSet.of(seat),
            new MarketEvent.CardDrawn(seat, good),
            new MarketEvent.UnseenCardDrawn(seat));
      }
      case RevealOffers _ -> {
        offersShown = true;
        events.add(
            new MarketEvent.OffersShown(
                Arrays.stream(offers).mapToObj(offer -> Good.ALL[offer]).toList()));
      }
      case HandOverPacks _ -> {
        for (int seat = 0; seat < seats(); seat++) {
          handOver(seat, (seat + 1) % seats(), events);
        }
      }
    }
  }

  private void handOver(int from, int to, Events events) {
    for (Good good : Good.ALL) {
      if (packs.count(from, good) > 0) {
        packs.remove(from, good);
        hands.add(to, good);
        events.add(
            SeatSet.of(from).with(to),
            new MarketEvent.CardReceived(to, good),
            new MarketEvent.UnseenCardReceived(to));
        return;
      }
    }
  }

  @Override
  protected void list(Decision asked, List<MarketMove> out) {
    int seat = asked.seat();
    switch ((MarketDecision) asked) {
      case KeepCard _ -> packs.each(seat, good -> out.add(good.keep));
      case OfferCard _ -> packs.each(seat, good -> out.add(good.offer));
      case Visit _ -> listVisit(seat, out);
      case Payment _ -> Payments.list(price(), coins[seat], hands, seat, out);
      case ReturnCard _ -> packs.each(seat, good -> out.add(good.putBack));
      case FinishTurn _ -> out.add(END_TURN);
    }
  }

  private void listVisit(int seat, List<MarketMove> out) {
    out.add(WORK);
    if (setup().option(Market.LOOKOUT) && coins[seat] > 0 && deck.size() >= 2) {
      out.add(PEEK);
    }
    if (coins[seat] + hands.size(seat) >= price()) {
      for (int seller = 0; seller < seats(); seller++) {
        if (seller != seat && offers[seller] != NO_OFFER) {
          out.add(new Buy(seller));
        }
      }
    }
  }

  @Override
  protected void answer(Decision asked, MarketMove move, Events events) {
    int seat = asked.seat();
    switch (move) {
      case Keep(Good good) -> {
        packs.remove(seat, good);
        hands.add(seat, good);
        push(new OfferCard(seat));
      }
      case Offer(Good good) -> {
        packs.remove(seat, good);
        offers[seat] = good.ordinal();
      }
      case Work _ -> {
        coins[seat] += Math.min(1, bank());
        events.add(new MarketEvent.CoinEarned(seat));
        push(new FinishTurn(seat));
      }
      case Peek _ -> {
        coins[seat]--;
        push(new FinishTurn(seat));
        push(new ReturnCard(seat));
        push(new DrawCard(seat));
        push(new DrawCard(seat));
      }
      case Buy(int seller) -> {
        push(new FinishTurn(seat));
        push(new Payment(seat, seller));
      }
      case Pay pay -> pay((Payment) asked, pay, events);
      case PutBack(Good good) -> putBack(seat, good, events);
      case EndTurn _ -> {}
      case Draw _, ShowOffers _, PassPacks _ -> throw new IllegalStateException("CHANCE's " + move);
    }
  }

  private void pay(Payment payment, Pay pay, Events events) {
    int seat = payment.seat();
    int seller = payment.seller();
    coins[seat] -= pay.coins();
    coins[seller] += pay.coins();
    for (Good good : pay.goods()) {
      hands.remove(seat, good);
      deck.add(good.ordinal());
    }
    Good bought = Good.ALL[offers[seller]];
    offers[seller] = NO_OFFER;
    collections.add(seat, bought);
    events.add(new MarketEvent.Paid(seat, pay.coins(), pay.goods()));
    events.add(new MarketEvent.Bought(seat, bought));
  }

  private void putBack(int seat, Good back, Events events) {
    packs.remove(seat, back);
    deck.putOnTop(back.ordinal(), SeatSet.of(seat));
    packs.each(seat, kept -> hands.add(seat, kept));
    packs.clear(seat);
    events.add(
        SeatSet.of(seat),
        new MarketEvent.CardPutBack(seat, back),
        new MarketEvent.UnseenCardPutBack(seat));
  }

  private int price() {
    return setup().option(Market.WEATHER) == Market.Weather.RAIN ? 3 : 2;
  }

  int firstSeat() {
    return (round - 1) % seats();
  }

  int bank() {
    return COINS - Arrays.stream(coins).sum();
  }

  // ---- looking

  @Override
  public MarketBoard view(Viewer viewer) {
    return Views.of(this, viewer);
  }

  @Override
  public MarketPosition determinize(int seat, RandomGenerator rng) {
    return Sampling.sample(this, seat, rng);
  }

  /** What is being paid for counts as if it were bought. */
  @Override
  public double estimate(int seat) {
    double bought = 0;
    if (toAct().contains(seat) && decision(seat) instanceof Payment(int _, int seller)) {
      bought = 1 + collections.count(seat, Good.ALL[offers[seller]]);
    }
    return result().score(seat) + bought;
  }

  @Override
  public Result result() {
    List<Result.Score> scores = new ArrayList<>();
    for (int seat = 0; seat < seats(); seat++) {
      int collection = 0;
      for (Good good : Good.ALL) {
        int count = collections.count(seat, good);
        collection += count * (count + 1) / 2;
      }
      scores.add(
          Result.Score.of(
              seat,
              List.of(
                  new Result.Part("collection", collection),
                  new Result.Part("coins", coins[seat] * 0.25),
                  new Result.Part("hand", hands.size(seat) * 0.25))));
    }
    return Result.byPoints("market_closed", scores);
  }

  @Override
  public List<Integer> census() {
    List<Integer> census = new ArrayList<>();
    for (Good good : Good.ALL) {
      int all = deck.count(good.ordinal());
      for (int seat = 0; seat < seats(); seat++) {
        all += hands.count(seat, good) + packs.count(seat, good) + collections.count(seat, good);
        all += offers[seat] == good.ordinal() ? 1 : 0;
      }
      census.add(all);
    }
    census.add(bank() + Arrays.stream(coins).sum());
    return census;
  }

  @Override
  protected void digest(Digest out) {
    deck.digest(out);
    hands.digest(out);
    packs.digest(out);
    collections.digest(out);
    out.add(coins).add(offers).add(offersShown).add(round);
  }
}
