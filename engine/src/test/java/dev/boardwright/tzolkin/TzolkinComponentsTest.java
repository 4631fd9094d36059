package dev.boardwright.tzolkin;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;

import dev.boardwright.engine.EnumWords;
import dev.boardwright.engine.Option;
import dev.boardwright.tzolkin.TzolkinComponents.BuildingInfo;
import dev.boardwright.tzolkin.TzolkinComponents.EffectInfo;
import dev.boardwright.tzolkin.piece.Building;
import dev.boardwright.tzolkin.piece.Monument;
import dev.boardwright.tzolkin.piece.Wealth;
import java.io.IOException;
import java.io.InputStream;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/** Compares the tables of the code with a copy of the facts that was entered apart from them. */
class TzolkinComponentsTest {

  private static final TzolkinComponents TABLES = (TzolkinComponents) new Tzolkin().components();
  private static final List<List<String>> FACTS = facts();

  private static List<List<String>> facts() {
    try (InputStream in = TzolkinComponentsTest.class.getResourceAsStream("components.tsv")) {
      return new String(in.readAllBytes(), UTF_8)
          .lines()
          .filter(line -> !line.isBlank() && !line.startsWith("#"))
          .map(line -> List.of(line.split("\t")))
          .toList();
    } catch (IOException e) {
      throw new IllegalStateException(e);
    }
  }

  private static List<List<String>> facts(String kind) {
    return FACTS.stream()
        .filter(fact -> fact.getFirst().equals(kind))
        .map(fact -> fact.subList(1, fact.size()))
        .toList();
  }

  private static List<String> row(Object... fields) {
    List<String> row = new ArrayList<>();
    for (Object field : fields) {
      if (field instanceof List<?> list) {
        list.forEach(element -> row.add(text(element)));
      } else {
        row.add(text(field));
      }
    }
    return row;
  }

  private static String text(Object field) {
    return switch (field) {
      case Enum<?> constant -> EnumWords.word(constant);
      case Optional<?> optional -> optional.map(TzolkinComponentsTest::text).orElse("-");
      case EffectInfo effect -> text(effect);
      case Map.Entry<?, ?> entry -> text(entry.getValue()) + " " + text(entry.getKey());
      default -> field.toString();
    };
  }

  private static String text(EffectInfo effect) {
    return Stream.of(
            Stream.of(text(effect.kind()), text(effect.amount())),
            effect.good().stream().map(TzolkinComponentsTest::text),
            effect.temple().stream().map(TzolkinComponentsTest::text),
            effect.technology().stream().map(TzolkinComponentsTest::text))
        .flatMap(part -> part)
        .collect(Collectors.joining(" "));
  }

  @Test
  void theGears() {
    assertThat(TABLES.gears())
        .extracting(it -> row(it.gear(), it.teeth(), it.lastSpace()))
        .hasSize(5)
        .isEqualTo(facts("gear"));
  }

  @Test
  void theActionsOfPalenqueYaxchilanAndChichenItza() {
    assertThat(TABLES.fields())
        .extracting(it -> row(it.field(), it.space(), it.corn(), it.wood()))
        .hasSize(4)
        .isEqualTo(facts("field"));
    assertThat(TABLES.yaxchilan())
        .extracting(it -> row(it.space(), List.copyOf(it.goods().entrySet())))
        .hasSize(5)
        .isEqualTo(facts("yaxchilan"));
    assertThat(TABLES.skullSpaces())
        .extracting(it -> row(it.space(), it.points(), it.temple(), it.resources()))
        .hasSize(9)
        .isEqualTo(facts("chichen_itza"));
  }

  @Test
  void resourcesAndTechnologies() {
    assertThat(TABLES.resources())
        .extracting(it -> row(it.resource(), it.corn()))
        .isEqualTo(facts("resource"));
    assertThat(TABLES.technologies().technologies())
        .extracting(it -> row(it))
        .isEqualTo(facts("technology"));
    assertThat(row(TABLES.technologies().costs())).isEqualTo(facts("advance").getFirst());
  }

  @Test
  void theTemples() {
    assertThat(TABLES.temples())
        .extracting(it -> row(it.temple(), it.leaderBonus()))
        .isEqualTo(facts("temple"));
    assertThat(
            TABLES.temples().stream()
                .flatMap(
                    temple ->
                        temple.steps().stream()
                            .map(it -> row(temple.temple(), it.step(), it.points(), it.gives()))))
        .hasSize(7 + 9 + 8)
        .isEqualTo(facts("step"));
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
                    it.effects()))
        .isEqualTo(facts("building"));
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
        .isEqualTo(facts("monument"));
  }

  @Test
  void theStartingWealthTiles() {
    assertThat(TABLES.wealth())
        .extracting(it -> row(it.tile(), it.dummyGear(), it.dummySpace(), it.effects()))
        .isEqualTo(facts("wealth"));
  }

  @Test
  void theCalendar() {
    assertThat(row(TABLES.calendar().foodDays())).isEqualTo(facts("food_days").getFirst());
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
        facts("number").stream()
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
        .isEqualTo(facts("setup"));
  }

  @Test
  void theOptions() {
    assertThat(Scenario.RULES.options())
        .extracting(TzolkinComponentsTest::values)
        .startsWith(facts("option").toArray(List[]::new));
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
