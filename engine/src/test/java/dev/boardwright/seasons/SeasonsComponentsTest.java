package dev.boardwright.seasons;

import static org.assertj.core.api.Assertions.assertThat;

import dev.boardwright.engine.Messages;
import dev.boardwright.engine.conformance.Facts;
import dev.boardwright.seasons.SeasonsComponents.CardInfo;
import dev.boardwright.seasons.SeasonsComponents.DieInfo;
import dev.boardwright.seasons.SeasonsComponents.FaceInfo;
import dev.boardwright.seasons.SeasonsComponents.PriceInfo;
import dev.boardwright.seasons.cards.Card;
import dev.boardwright.seasons.cards.Kind;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import org.junit.jupiter.api.Test;

/** The tables against a copy of the facts that was made without looking at them. */
class SeasonsComponentsTest {

  private static final Messages TEXTS = Messages.of(Seasons.class, Locale.ENGLISH);

  private static final SeasonsComponents ALL = SeasonsComponents.ALL;

  private static Facts facts(String file) {
    return Facts.beside(SeasonsComponentsTest.class, file);
  }

  private static String lower(Enum<?> constant) {
    return constant.name().toLowerCase(Locale.ROOT);
  }

  @Test
  void cards() {
    List<List<String>> facts = facts("cards.tsv").all();
    assertThat(facts).hasSize(50);
    for (List<String> fact : facts) {
      CardInfo card = ALL.cards().get(Integer.parseInt(fact.get(0)) - 1);
      assertThat(card.number()).isEqualTo(Integer.parseInt(fact.get(0)));
      assertThat(lower(card.card())).isEqualTo(fact.get(1));
      String title = TEXTS.name(lower(card.card()));
      assertThat(title).isEqualTo(fact.get(2));
      assertThat(lower(card.kind())).isEqualTo(fact.get(3));
      assertThat(card.points()).as(title).isEqualTo(Integer.parseInt(fact.get(4)));
      List<String> prices = card.prices().stream().map(price -> text(card, price)).toList();
      assertThat(prices).as(title).containsExactly(fact.get(5), fact.get(6), fact.get(7));
      boolean basic = card.number() <= Card.BASIC;
      assertThat(basic ? "basic" : "advanced").isEqualTo(fact.get(8));
      assertThat(TEXTS.find("text." + lower(card.card()))).as(title).isPresent();
    }
    assertThat(ALL.cards().stream().filter(card -> card.kind() == Kind.FAMILIAR)).hasSize(13);
  }

  private static String text(CardInfo card, PriceInfo price) {
    if (card.namesEnergies()) {
      return "*";
    }
    List<String> parts = new ArrayList<>();
    for (Energy type : Energy.values()) {
      parts.add("" + price.energies().stream().filter(token -> token == type).count());
    }
    parts.add("" + price.crystals());
    return String.join(",", parts);
  }

  @Test
  void onlyBalanceOfIshtarHasAnotherPriceInTheFirstEdition() {
    assertThat(ALL.cards().stream().filter(card -> card.firstEditionPrices().isPresent()))
        .singleElement()
        .satisfies(
            card ->
                assertThat(card.firstEditionPrices().orElseThrow())
                    .allMatch(price -> price.crystals() == 6 && price.energies().isEmpty()));
  }

  @Test
  void dice() {
    List<List<String>> facts = facts("dice.tsv").all();
    assertThat(facts).hasSize(20 * 6);
    for (List<String> fact : facts) {
      DieInfo die =
          ALL.dice().stream()
              .filter(each -> lower(each.die()).equals(fact.get(0)))
              .findFirst()
              .get();
      assertThat(lower(die.season())).isEqualTo(fact.get(1));
      FaceInfo face = die.faces().get(Integer.parseInt(fact.get(2)) - 1);
      for (Energy type : Energy.values()) {
        assertThat(face.energies().stream().filter(token -> token == type).count())
            .as(fact.get(0) + " " + fact.get(2))
            .isEqualTo(Long.parseLong(fact.get(3 + type.ordinal())));
      }
      assertThat(face.crystals()).isEqualTo(Integer.parseInt(fact.get(7)));
      assertThat(face.star()).isEqualTo(Boolean.parseBoolean(fact.get(8)));
      assertThat(face.draw()).isEqualTo(Boolean.parseBoolean(fact.get(9)));
      assertThat(face.transmute()).isEqualTo(Boolean.parseBoolean(fact.get(10)));
      assertThat(face.dots()).isEqualTo(Integer.parseInt(fact.get(11)));
    }
  }

  @Test
  void everyDieMovesOnceTwiceAndThreeTimesOnTwoFaces() {
    for (DieInfo die : ALL.dice()) {
      for (int dots = 1; dots <= 3; dots++) {
        int wanted = dots;
        assertThat(die.faces().stream().filter(face -> face.dots() == wanted)).hasSize(2);
      }
    }
  }

  @Test
  void startingDecksHaveNineCardsOfWhichThereAreTwoEach() {
    List<Integer> numbers =
        ALL.startingDecks().stream()
            .flatMap(deck -> deck.cards().stream())
            .map(Card::number)
            .sorted()
            .toList();
    assertThat(numbers)
        .containsExactly(
            1, 1, 2, 2, 3, 3, 4, 5, 6, 7, 7, 9, 9, 11, 12, 13, 14, 15, 15, 16, 17, 18, 18, 20, 21,
            22, 23, 24, 25, 25, 26, 27, 28, 29, 30, 30);
  }

  @Test
  void bonusPenalties() {
    assertThat(ALL.bonusPenalties()).containsExactly(0, 5, 12, 20);
  }
}
