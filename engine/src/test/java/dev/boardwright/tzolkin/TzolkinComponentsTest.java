package dev.boardwright.tzolkin;

import static dev.boardwright.engine.conformance.Facts.row;
import static dev.boardwright.engine.conformance.Facts.text;
import static org.assertj.core.api.Assertions.assertThat;

import dev.boardwright.engine.Option;
import dev.boardwright.engine.conformance.Facts;
import dev.boardwright.tzolkin.TzolkinComponents.BuildingInfo;
import dev.boardwright.tzolkin.TzolkinComponents.EffectInfo;
import dev.boardwright.tzolkin.piece.Building;
import dev.boardwright.tzolkin.piece.Monument;
import dev.boardwright.tzolkin.piece.Wealth;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/** Compares the tables of the code with a copy of the facts that was entered apart from them. */
class TzolkinComponentsTest {

  private static final TzolkinComponents TABLES = (TzolkinComponents) new Tzolkin().components();
  private static final Facts FACTS = Facts.beside(TzolkinComponentsTest.class, "components.tsv");

  private static List<String> effects(List<EffectInfo> effects) {
    return effects.stream().map(TzolkinComponentsTest::effect).toList();
  }

  private static String effect(EffectInfo effect) {
    return Stream.of(
            Stream.of(text(effect.kind()), text(effect.amount())),
            effect.good().stream().map(Facts::text),
            effect.temple().stream().map(Facts::text),
            effect.technology().stream().map(Facts::text))
        .flatMap(part -> part)
        .collect(Collectors.joining(" "));
  }

  @Test
  void theGears() {
    assertThat(TABLES.gears())
        .extracting(it -> row(it.gear(), it.teeth(), it.lastSpace()))
        .hasSize(5)
        .isEqualTo(FACTS.of("gear"));
  }

  @Test
  void theActionsOfPalenqueYaxchilanAndChichenItza() {
    assertThat(TABLES.fields())
        .extracting(it -> row(it.field(), it.space(), it.corn(), it.wood()))
        .hasSize(4)
        .isEqualTo(FACTS.of("field"));
    assertThat(TABLES.yaxchilan())
        .extracting(it -> row(it.space(), List.copyOf(it.goods().entrySet())))
        .hasSize(5)
        .isEqualTo(FACTS.of("yaxchilan"));
    assertThat(TABLES.skullSpaces())
        .extracting(it -> row(it.space(), it.points(), it.temple(), it.resources()))
        .hasSize(9)
        .isEqualTo(FACTS.of("chichen_itza"));
  }

  @Test
  void resourcesAndTechnologies() {
    assertThat(TABLES.resources())
        .extracting(it -> row(it.resource(), it.corn()))
        .isEqualTo(FACTS.of("resource"));
    assertThat(TABLES.technologies().technologies())
        .extracting(it -> row(it))
        .isEqualTo(FACTS.of("technology"));
    assertThat(row(TABLES.technologies().costs())).isEqualTo(FACTS.of("advance").getFirst());
  }

  @Test
  void theTemples() {
    assertThat(TABLES.temples())
        .extracting(it -> row(it.temple(), it.leaderBonus()))
        .isEqualTo(FACTS.of("temple"));
    assertThat(
            TABLES.temples().stream()
                .flatMap(
                    temple ->
                        temple.steps().stream()
                            .map(it -> row(temple.temple(), it.step(), it.points(), it.gives()))))
        .hasSize(7 + 9 + 8)
        .isEqualTo(FACTS.of("step"));
  }

  @Test
  void theBuildings() {
    assertThat(buildings())
        .extracting(
            it ->
                row(
                    it.building(),
                    it.age(),
                    it.copies(),
                    it.colour(),
                    it.price().wood(),
                    it.price().stone(),
                    it.price().gold(),
                    effects(it.effects())))
        .isEqualTo(FACTS.of("building"));
    assertThat(buildings()).allMatch(it -> it.price().skulls() == 0);
  }

  @Test
  void everyTileOfABuildingHasItsOwnBit() {
    long all = 0;
    for (Building building : Building.ALL) {
      assertThat(all & building.tiles()).isZero();
      assertThat(Long.bitCount(building.tiles())).isEqualTo(building.copies());
      assertThat(Building.tiles(building.colour()) & building.tiles()).isEqualTo(building.tiles());
      all |= building.tiles();
    }
    assertThat(Long.bitCount(all)).isEqualTo(32 + 8);
  }

  @Test
  void theMonuments() {
    assertThat(TABLES.monuments())
        .extracting(
            it ->
                row(
                    it.monument(),
                    it.colour(),
                    it.price().wood(),
                    it.price().stone(),
                    it.price().gold(),
                    it.price().skulls()))
        .isEqualTo(FACTS.of("monument"));
  }

  @Test
  void theStartingWealthTiles() {
    assertThat(TABLES.wealth())
        .extracting(it -> row(it.tile(), it.dummyGear(), it.dummySpace(), effects(it.effects())))
        .isEqualTo(FACTS.of("wealth"));
  }

  @Test
  void theCalendar() {
    assertThat(row(TABLES.calendar().foodDays())).isEqualTo(FACTS.of("food_days").getFirst());
  }

  /** Those of the game without its expansion. */
  private static List<BuildingInfo> buildings() {
    return TABLES.buildings().stream().filter(it -> !it.building().isNew()).toList();
  }

  private static int tiles(int age) {
    return buildings().stream().filter(it -> it.age() == age).mapToInt(BuildingInfo::copies).sum();
  }

  @Test
  void theNumbers() {
    Map<String, Integer> numbers =
        FACTS.of("number").stream()
            .collect(Collectors.toMap(List::getFirst, it -> Integer.valueOf(it.get(1))));
    assertThat(numbers)
        .isEqualTo(
            Map.of(
                "teeth", TABLES.calendar().teeth(),
                "rounds", TABLES.calendar().rounds(),
                "workers", TABLES.workers(),
                "skulls", TABLES.skulls(),
                "buildings", tiles(1) + tiles(2),
                "age1", tiles(1),
                "age2", tiles(2),
                "monuments", TABLES.monuments().size(),
                "wealth", TABLES.wealth().size(),
                "display", Building.SPACES));
  }

  @Test
  void theSetup() {
    assertThat(IntStream.rangeClosed(2, 4).boxed())
        .extracting(
            seats ->
                row(
                    seats,
                    Monument.displayed(seats),
                    Setups.dummies(seats),
                    Scenario.of(seats).board().jungle().getFirst().cornTiles(),
                    Wealth.DEALT,
                    Wealth.KEPT))
        .isEqualTo(FACTS.of("setup"));
  }

  @Test
  void theOptions() {
    List<List<String>> options = FACTS.of("option");
    assertThat(Scenario.RULES.options().subList(0, options.size()))
        .extracting(TzolkinComponentsTest::values)
        .isEqualTo(options);
  }

  /** The key, the default and the other values. */
  private static List<String> values(Option<?> option) {
    List<String> values = new ArrayList<>(List.of(option.key()));
    switch (option) {
      case Option.Flag flag -> values.addAll(row(flag.standard(), !flag.standard()));
      case Option.Whole whole -> {
        assertThat(whole.standard()).isEqualTo(whole.max());
        values.addAll(row(whole.max(), whole.min()));
      }
      case Option.Choice<?> choice -> values.addAll(choice.words());
    }
    return values;
  }
}
