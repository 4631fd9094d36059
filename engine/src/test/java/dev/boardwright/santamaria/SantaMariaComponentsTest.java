package dev.boardwright.santamaria;

import static dev.boardwright.engine.conformance.Facts.row;
import static org.assertj.core.api.Assertions.assertThat;

import dev.boardwright.engine.EnumWords;
import dev.boardwright.engine.Option;
import dev.boardwright.engine.conformance.Facts;
import dev.boardwright.santamaria.SantaMariaComponents.Amount;
import dev.boardwright.santamaria.tables.Bundle;
import dev.boardwright.santamaria.tables.HarbourIcon;
import dev.boardwright.santamaria.tables.Scholar;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/** Compares the tables of the code with a copy of the facts that was entered apart from them. */
class SantaMariaComponentsTest {

  private static final SantaMariaComponents TABLES =
      (SantaMariaComponents) new SantaMaria().components();
  private static final Facts FACTS = Facts.beside(SantaMariaComponentsTest.class, "components.tsv");

  private static String text(Amount amount) {
    List<String> parts = new ArrayList<>();
    amount.resources().forEach((resource, many) -> parts.add(many + EnumWords.word(resource)));
    if (amount.coins() > 0) {
      parts.add(amount.coins() + "coins");
    }
    if (amount.happiness() > 0) {
      parts.add(amount.happiness() + "happiness");
    }
    return parts.isEmpty() ? "-" : String.join("+", parts);
  }

  private static String alternatives(List<Amount> amounts) {
    return amounts.isEmpty()
        ? "-"
        : amounts.stream().map(SantaMariaComponentsTest::text).collect(Collectors.joining("/"));
  }

  @Test
  void resources() {
    assertThat(TABLES.resources())
        .extracting(
            it -> row(it.resource(), it.price(), it.canBeBought() ? TABLES.prices().buy() : "-"))
        .isEqualTo(FACTS.of("resource"));
  }

  @Test
  void buildings() {
    assertThat(TABLES.buildings())
        .extracting(
            it ->
                row(
                    it.building(),
                    it.category(),
                    alternatives(it.pay()),
                    alternatives(it.gain()),
                    it.endHappiness()))
        .hasSize(31)
        .isEqualTo(FACTS.of("building"));
  }

  /** What a trade asks for is either resources or coins: that is how it can be paid. */
  @Test
  void tradesArePaidInResourcesOrInCoins() {
    assertThat(TABLES.buildings())
        .flatExtracting(SantaMariaComponents.BuildingInfo::pay)
        .allMatch(pay -> pay.happiness() == 0 && pay.resources().isEmpty() == (pay.coins() > 0));
  }

  @Test
  void boards() {
    assertThat(TABLES.boards())
        .flatExtracting(
            board ->
                board.squares().stream()
                    .map(it -> row(board.board(), it.square(), it.building(), it.colonists()))
                    .toList())
        .hasSize(50)
        .isEqualTo(FACTS.of("square"));
  }

  @Test
  void tiles() {
    assertThat(TABLES.tiles())
        .flatExtracting(
            tile ->
                tile.parts().stream()
                    .map(
                        it ->
                            row(tile.tile(), it.row(), it.column(), it.building(), it.colonists()))
                    .toList())
        .hasSize(15 * 2 + 15 * 3)
        .isEqualTo(FACTS.of("tile"));
    var roads = TABLES.roadTiles();
    assertThat(FACTS.of("road")).containsExactly(row(roads.count(), roads.colonists()));
    assertThat(TABLES.townHalls())
        .extracting(it -> row(it.tile(), it.building()))
        .isEqualTo(FACTS.of("town_hall"));
  }

  @Test
  void ships() {
    assertThat(TABLES.ships())
        .extracting(it -> row(it.ship(), it.starting(), text(it.cost()), it.happiness()))
        .hasSize(34)
        .isEqualTo(FACTS.of("ship"));
    assertThat(TABLES.harbour())
        .extracting(it -> row(it.icon(), text(it.income())))
        .isEqualTo(FACTS.of("harbour"));
    assertThat(HarbourIcon.RELIGION.income()).isEqualTo(Bundle.NOTHING);
  }

  @Test
  void monkPositions() {
    assertThat(TABLES.scholars())
        .extracting(it -> row(it.scholar(), it.position(), it.endHappiness()))
        .isEqualTo(FACTS.of("scholar"));
    assertThat(TABLES.bishops())
        .extracting(it -> row(it.bishop(), it.position(), it.base(), it.points(), it.per()))
        .isEqualTo(FACTS.of("bishop"));
    assertThat(TABLES.missions())
        .extracting(it -> row(it.mission(), text(it.reward())))
        .isEqualTo(FACTS.of("mission"));
    assertThat(TABLES.missions()).allMatch(it -> it.position().mission() == it.mission());
  }

  @Test
  void abilities() {
    assertThat(FACTS.of("param"))
        .containsExactly(
            row(Scholar.ARCHITECT, Scholar.ARCHITECT_WOOD),
            row(Scholar.OVERSEER, Scholar.OVERSEER_COINS),
            row(Scholar.FOREMAN, Scholar.FOREMAN_COINS),
            row(Scholar.QUARTERMASTER, Scholar.QUARTERMASTER_LIMIT),
            row(Scholar.MERCHANT, Scholar.MERCHANT_COINS),
            row(Scholar.TRADER, Scholar.TRADER_COINS),
            row(Scholar.EXPLORER, Scholar.EXPLORER_COINS),
            row(Scholar.THEOLOGIAN, Scholar.THEOLOGIAN_COINS));
  }

  @Test
  void tracks() {
    var tracks = TABLES.tracks();
    assertThat(FACTS.of("monk_icons")).containsExactly(row(tracks.monkIcons()));
    assertThat(FACTS.of("die_icons")).containsExactly(row(tracks.dieIcons()));
    assertThat(FACTS.of("gold_icons")).containsExactly(row(tracks.goldIcons()));
    assertThat(FACTS.of("solo_spaces")).containsExactly(row(tracks.soloSpaces()));
    assertThat(FACTS.of("retirement")).containsExactly(row(TABLES.retirementPositions()));
    List<List<String>> points = new ArrayList<>();
    for (int players = 1; players <= 4; players++) {
      for (int year = 1; year <= 3; year++) {
        points.add(row(players, year, TABLES.conquistadorPoints().get(players - 1).get(year - 1)));
      }
    }
    assertThat(points).isEqualTo(FACTS.of("points"));
    assertThat(TABLES.titles())
        .extracting(it -> row(it.title(), it.from()))
        .isEqualTo(FACTS.of("title"));
  }

  @Test
  void numbers() {
    Map<String, Integer> numbers =
        FACTS.of("number").stream()
            .collect(Collectors.toMap(List::getFirst, it -> Integer.valueOf(it.get(1))));
    var pieces = TABLES.pieces();
    var prices = TABLES.prices();
    Map<String, Integer> tables =
        Map.ofEntries(
            Map.entry("religion_end", TABLES.tracks().religionEnd()),
            Map.entry("conquistador_end", TABLES.tracks().conquistadorEnd()),
            Map.entry("years", pieces.years()),
            Map.entry("storage", pieces.storage()),
            Map.entry("display_double", pieces.display()),
            Map.entry("display_triple", pieces.display()),
            Map.entry("white_dice_per_player", pieces.whiteDice()),
            Map.entry("white_dice_limit", pieces.whiteDice()),
            Map.entry("white_dice_solo", pieces.soloWhiteDice()),
            Map.entry("blue_dice", pieces.blueDice()),
            Map.entry("monks", pieces.monks()),
            Map.entry("scholars_in_play", pieces.scholarsInPlay()),
            Map.entry("bishops_in_play", pieces.bishopsInPlay()),
            Map.entry("start_wood", pieces.startWood()),
            Map.entry("die_point", prices.point()),
            Map.entry("monk_fee", prices.monkFee()),
            Map.entry("coins_a_point", prices.coinsAPoint()),
            Map.entry("min_players", Scenario.RULES.minSeats()),
            Map.entry("max_players", Scenario.RULES.maxSeats()));
    assertThat(numbers).isEqualTo(tables);
    assertThat(FACTS.of("start_coins")).containsExactly(row(pieces.startCoins()));
    assertThat(FACTS.of("price"))
        .containsExactly(
            row("double", text(prices.doubleTile())),
            row("triple", text(prices.tripleTile())),
            row("extra_step", text(prices.extraStep())));
  }

  @Test
  void options() {
    assertThat(Scenario.RULES.options().stream().map(SantaMariaComponentsTest::standard).toList())
        .isEqualTo(FACTS.of("option"));
    assertThat(Stream.of(SantaMariaOptions.HappinessVisibility.values()).map(EnumWords::word))
        .containsExactly("hidden", "open");
  }

  private static <T> List<String> standard(Option<T> option) {
    return row(option.key(), option.sent(option.standard()));
  }
}
