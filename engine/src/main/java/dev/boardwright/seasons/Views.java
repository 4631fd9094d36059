package dev.boardwright.seasons;

import dev.boardwright.engine.Viewer;
import dev.boardwright.seasons.SeasonsBoard.CardInPlay;
import dev.boardwright.seasons.SeasonsBoard.Cards;
import dev.boardwright.seasons.SeasonsBoard.CurrentTurn;
import dev.boardwright.seasons.SeasonsBoard.Phase;
import dev.boardwright.seasons.SeasonsBoard.Player;
import dev.boardwright.seasons.SeasonsBoard.RolledDie;
import dev.boardwright.seasons.cards.Card;
import java.util.ArrayList;
import java.util.Collections;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/** Makes what a viewer sees (section 12 of the rules). */
final class Views {

  private Views() {}

  static SeasonsBoard of(SeasonsPosition now, Viewer viewer) {
    return new SeasonsBoard(
        phase(now),
        Math.clamp(Calendar.year(now.time), 0, Calendar.YEARS + 1),
        Calendar.space(now.time),
        Calendar.season(now.time),
        now.startSeat,
        turn(now),
        Stream.of(Die.ALL).filter(die -> now.dice.isKept(die.ordinal())).toList(),
        dice(now),
        now.deck.size(),
        now.piles.size(Pile.DISCARD, 0),
        knownTop(now, viewer),
        now.summoned < 0 ? Optional.empty() : Optional.of(Card.of(now.summoned)),
        Bag.list(now.owed),
        now.owedAny,
        IntStream.range(0, now.seats()).mapToObj(seat -> player(now, seat, viewer)).toList());
  }

  private static Phase phase(SeasonsPosition now) {
    if (now.over()) {
      return Phase.OVER;
    }
    if (now.turn.seat() >= 0) {
      return Phase.TURNS;
    }
    if (now.drafted < Seasons.STARTING_CARDS || now.together()) {
      return prelude(now);
    }
    boolean taking = IntStream.range(0, now.seats()).anyMatch(seat -> !now.dice.hasTaken(seat));
    return taking ? Phase.DICE : Phase.END_OF_ROUND;
  }

  private static Phase prelude(SeasonsPosition now) {
    boolean dealt = now.together() || now.drafted > 0;
    if (!dealt && !(now.chanceToAct() && now.chanceStep() instanceof SeasonsChance.PassOnPacks)) {
      return Phase.SETUP;
    }
    return now.drafted == Seasons.STARTING_CARDS ? Phase.LIBRARIES : Phase.DRAFT;
  }

  private static Optional<CurrentTurn> turn(SeasonsPosition now) {
    Turn turn = now.turn;
    return turn.seat() < 0
        ? Optional.empty()
        : Optional.of(
            new CurrentTurn(
                turn.seat(), turn.draw(), turn.star(), turn.canTransmute(), turn.extra()));
  }

  private static List<RolledDie> dice(SeasonsPosition now) {
    List<RolledDie> dice = new ArrayList<>();
    for (int rest = now.dice.rolled(); rest != 0; rest &= rest - 1) {
      Die die = Die.ALL[Integer.numberOfTrailingZeros(rest)];
      OptionalInt takenBy =
          IntStream.range(0, now.seats())
              .filter(seat -> now.dice.hasTaken(seat) && now.dice.of(seat) == die)
              .findFirst();
      dice.add(new RolledDie(die, now.dice.shown(die), takenBy));
    }
    return List.copyOf(dice);
  }

  private static List<Card> knownTop(SeasonsPosition now, Viewer viewer) {
    List<Card> top = new ArrayList<>();
    for (int card = now.deck.known(viewer, 0);
        card >= 0;
        card = now.deck.known(viewer, top.size())) {
      top.add(Card.of(card));
    }
    return List.copyOf(top);
  }

  // ---- seats

  private static Player player(SeasonsPosition now, int seat, Viewer viewer) {
    boolean own = viewer.sees(seat);
    boolean choosing = now.together() && !own; // nobody sees how far others are (S11)
    int drafted = choosing ? now.drafted : now.piles.size(Pile.DRAFTED, seat);
    int pack = choosing ? Seasons.STARTING_CARDS - now.drafted : now.piles.size(Pile.PACK, seat);
    return new Player(
        now.crystals[seat],
        now.gauge[seat],
        now.bonuses[seat],
        counts(now.reserve[seat]),
        now.limit(seat),
        inPlay(now, seat),
        cards(now, Pile.HAND, seat, own, choosing ? 0 : now.piles.size(Pile.HAND, seat)),
        cards(now, Pile.LIBRARY_2, seat, own, choosing ? 0 : now.piles.size(Pile.LIBRARY_2, seat)),
        cards(now, Pile.LIBRARY_3, seat, own, choosing ? 0 : now.piles.size(Pile.LIBRARY_3, seat)),
        cards(now, Pile.PACK, seat, own, pack),
        cards(now, Pile.DRAFTED, seat, own, drafted),
        cards(now, Pile.LOOKED, seat, own, now.piles.size(Pile.LOOKED, seat)),
        gift(now, seat, viewer),
        now.dice.hasTaken(seat) ? Optional.of(now.dice.of(seat)) : Optional.empty());
  }

  private static Cards cards(SeasonsPosition now, Pile pile, int seat, boolean own, int size) {
    return new Cards(size, own ? Optional.of(now.piles.list(pile, seat)) : Optional.empty());
  }

  /** Only the giver sees a gift before it arrives (S75). */
  private static Optional<Card> gift(SeasonsPosition now, int seat, Viewer viewer) {
    return viewer.sees(now.turn.seat())
        ? now.piles.list(Pile.GIFT, seat).stream().findFirst()
        : Optional.empty();
  }

  private static List<CardInPlay> inPlay(SeasonsPosition now, int seat) {
    List<CardInPlay> inPlay = new ArrayList<>();
    for (long rest = now.inPlay.cards(seat); rest != 0; rest &= rest - 1) {
      int card = Long.numberOfTrailingZeros(rest);
      for (int copy = 1; copy <= 2; copy++) {
        if (now.inPlay.has(seat, card, copy)) {
          inPlay.add(
              new CardInPlay(
                  Card.of(card),
                  copy,
                  now.inPlay.isTurned(card, copy),
                  counts(now.inPlay.tokens(card, copy))));
        }
      }
    }
    return List.copyOf(inPlay);
  }

  private static Map<Energy, Integer> counts(int bag) {
    Map<Energy, Integer> counts = new EnumMap<>(Energy.class);
    for (Energy type : Energy.ALL) {
      if (Bag.count(bag, type) > 0) {
        counts.put(type, Bag.count(bag, type));
      }
    }
    return Collections.unmodifiableMap(counts);
  }
}
