package dev.boardwright.seasons;

import static org.assertj.core.api.Assertions.assertThat;

import dev.boardwright.engine.EnumWords;
import dev.boardwright.engine.Messages;
import dev.boardwright.seasons.SeasonsComponents.CardInfo;
import dev.boardwright.seasons.SeasonsComponents.PriceInfo;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;

/** The table of cards on the page of rules says what the tables say. */
class SeasonsCardTableTest {

  private static final Messages TEXTS = Messages.of(Seasons.class, Locale.ENGLISH);
  private static String page = "";

  @BeforeAll
  static void read() throws IOException {
    page = Files.readString(Path.of("..", "docs", "rules", "seasons.md"));
  }

  @Test
  void everyCardStandsThereAsItIs() {
    for (CardInfo card : SeasonsComponents.ALL.cards()) {
      String row =
          "| %d | `%s` | %s | %s | %d | %s | %s |"
              .formatted(
                  card.number(),
                  EnumWords.word(card.card()),
                  TEXTS.name(EnumWords.word(card.card())),
                  EnumWords.word(card.kind()).replace('_', ' '),
                  card.points(),
                  price(card),
                  TEXTS.find("text." + EnumWords.word(card.card())).orElseThrow());
      assertThat(page).contains(row);
    }
  }

  private static String price(CardInfo card) {
    if (card.namesEnergies()) {
      return "1 to 4 types";
    }
    List<String> prices =
        card.prices().stream().map(SeasonsCardTableTest::price).distinct().toList();
    return String.join(" / ", prices);
  }

  private static String price(PriceInfo price) {
    List<String> parts = new ArrayList<>();
    for (Energy type : Energy.values()) {
      long count = price.energies().stream().filter(token -> token == type).count();
      if (count > 0) {
        parts.add(count + " " + EnumWords.word(type));
      }
    }
    if (price.crystals() > 0 || parts.isEmpty()) {
      parts.add(price.crystals() + " crystals");
    }
    return String.join(" ", parts);
  }
}
