package dev.boardwright.seasons;

import dev.boardwright.seasons.cards.Card;
import dev.boardwright.seasons.cards.Edition;
import dev.boardwright.seasons.cards.Kind;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/**
 * Everything that is printed, counted or priced.
 *
 * @param cards the power cards in the order of their numbers, two copies each
 * @param dice the season dice
 * @param seasons what a transmuted token yields in each
 * @param startingDecks those of the apprentice level
 * @param levels which cards are used
 * @param bonusPenalties points lost by the number of bonuses used, from 0
 */
public record SeasonsComponents(
    List<CardInfo> cards,
    List<DieInfo> dice,
    List<SeasonInfo> seasons,
    List<DeckInfo> startingDecks,
    List<LevelInfo> levels,
    List<Integer> bonusPenalties) {

  /**
   * @param prices with 2, 3 and 4 players
   * @param firstEditionPrices if they are others in the first edition
   * @param namesEnergies whether the summoner names 1 to 4 types and pays one of each
   */
  public record CardInfo(
      Card card,
      int number,
      Kind kind,
      int points,
      List<PriceInfo> prices,
      Optional<List<PriceInfo>> firstEditionPrices,
      boolean namesEnergies) {}

  /** What a card costs with a number of players. */
  public record PriceInfo(int players, List<Energy> energies, int crystals) {}

  /** A die with its faces 1 to 6. */
  public record DieInfo(Die die, Season season, List<FaceInfo> faces) {}

  /**
   * @param dots how far it moves the season token if nobody takes the die
   */
  public record FaceInfo(
      List<Energy> energies,
      int crystals,
      boolean star,
      boolean draw,
      boolean transmute,
      int dots) {}

  /**
   * @param spaces of the season wheel
   */
  public record SeasonInfo(Season season, List<Integer> spaces, Map<Energy, Integer> crystals) {}

  /** A preconstructed deck. */
  public record DeckInfo(StartingDeck deck, List<Card> cards) {}

  /**
   * @param highestCard the highest number of a card that is used
   */
  public record LevelInfo(Level level, int highestCard) {}

  static final SeasonsComponents ALL =
      new SeasonsComponents(
          Stream.of(Card.values()).map(SeasonsComponents::card).toList(),
          Stream.of(Die.ALL).map(SeasonsComponents::die).toList(),
          Stream.of(Season.ALL).map(SeasonsComponents::season).toList(),
          Stream.of(StartingDeck.ALL).map(deck -> new DeckInfo(deck, deck.cards())).toList(),
          Stream.of(Level.values()).map(level -> new LevelInfo(level, level.cards())).toList(),
          IntStream.rangeClosed(0, Bonus.MOST).mapToObj(Bonus::penalty).toList());

  private static CardInfo card(Card card) {
    List<PriceInfo> prices = prices(card, Edition.SECOND);
    List<PriceInfo> first = prices(card, Edition.FIRST);
    return new CardInfo(
        card,
        card.number(),
        card.kind(),
        card.points(),
        prices,
        first.equals(prices) ? Optional.empty() : Optional.of(first),
        card.price(Edition.SECOND).isNamed());
  }

  private static List<PriceInfo> prices(Card card, Edition edition) {
    List<PriceInfo> prices = new ArrayList<>();
    for (int players = Seasons.FEWEST_SEATS; players <= Seasons.MOST_SEATS; players++) {
      prices.add(
          new PriceInfo(
              players,
              Bag.list(card.price(edition).energies(players)),
              card.price(edition).crystals(players)));
    }
    return List.copyOf(prices);
  }

  private static DieInfo die(Die die) {
    List<FaceInfo> faces =
        IntStream.rangeClosed(1, Die.FACES)
            .mapToObj(die::face)
            .map(SeasonsComponents::face)
            .toList();
    return new DieInfo(die, die.season(), faces);
  }

  private static FaceInfo face(Face face) {
    return new FaceInfo(
        Bag.list(face.energies()),
        face.crystals(),
        face.star(),
        face.draw(),
        face.transmute(),
        face.dots());
  }

  private static SeasonInfo season(Season season) {
    Map<Energy, Integer> crystals = new EnumMap<>(Energy.class);
    Arrays.stream(Energy.ALL).forEach(type -> crystals.put(type, season.crystals(type)));
    List<Integer> spaces =
        IntStream.range(0, Calendar.SPACES)
            .filter(time -> Calendar.season(time) == season)
            .mapToObj(Calendar::space)
            .toList();
    return new SeasonInfo(season, spaces, Collections.unmodifiableMap(crystals));
  }
}
