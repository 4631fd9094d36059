package dev.boardwright.seasons;

import dev.boardwright.engine.Result;
import dev.boardwright.seasons.cards.Card;
import dev.boardwright.seasons.cards.Played;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;

/** What everything is worth at the end (section 9 of the rules). */
final class Scores {

  /** What points are for. */
  static final List<String> CATEGORIES =
      List.of("crystals", "cards", "special_cards", "hand", "bonuses");

  /** Why the game has ended (S95). */
  static final String REASON = "year_3_ended";

  private static final int CARD_IN_HAND = 5; // S97

  private Scores() {}

  /** The points as they would be if the game ended now. */
  static Result result(SeasonsPosition now) {
    List<Result.Score> scores = new ArrayList<>();
    for (int seat = 0; seat < now.seats(); seat++) {
      scores.add(Result.Score.of(seat, CATEGORIES, parts(now, seat)));
    }
    Comparator<Result.Score> order =
        Comparator.comparingDouble(Result.Score::points)
            .thenComparingInt(score -> now.inPlay.count(score.seat())) // S98
            .reversed();
    return Result.ranked(REASON, scores, order);
  }

  static int points(SeasonsPosition now, int seat) {
    int points = 0;
    for (int part : parts(now, seat)) {
      points += part;
    }
    return points;
  }

  /** By category (S97). */
  private static int[] parts(SeasonsPosition now, int seat) {
    return new int[] {
      now.crystals[seat],
      cards(now, seat),
      specialCards(now, seat),
      -hand(now, seat),
      -Bonus.penalty(now.bonuses[seat])
    };
  }

  private static int cards(SeasonsPosition now, int seat) {
    int points = 0;
    for (int copy = 1; copy <= 2; copy++) {
      for (long rest = now.inPlay.cards(seat, copy); rest != 0; rest &= rest - 1) {
        points += Card.of(Long.numberOfTrailingZeros(rest)).points();
      }
    }
    return points;
  }

  /** What cards bring at the end of the game (S96). */
  private static int specialCards(SeasonsPosition now, int seat) {
    int points = 0;
    for (int copy = 1; copy <= 2; copy++) {
      long cards = now.inPlay.cards(seat, copy) & now.cards.atTheEnd();
      for (; cards != 0; cards &= cards - 1) {
        Card card = Card.of(Long.numberOfTrailingZeros(cards));
        points += now.cards.crystalsAtTheEnd(now.silent, new Played(seat, card, copy));
      }
    }
    return points;
  }

  private static int hand(SeasonsPosition now, int seat) {
    return CARD_IN_HAND * now.piles.size(Pile.HAND, seat);
  }
}
