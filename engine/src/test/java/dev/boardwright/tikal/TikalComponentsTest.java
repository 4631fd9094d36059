package dev.boardwright.tikal;

import static dev.boardwright.engine.conformance.Facts.row;
import static org.assertj.core.api.Assertions.assertThat;

import dev.boardwright.engine.EnumWords;
import dev.boardwright.engine.Option;
import dev.boardwright.engine.conformance.Facts;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/** Compares the tables of the code with a copy of the facts that was entered apart from them. */
class TikalComponentsTest {

  private static final TikalComponents TABLES = (TikalComponents) new Tikal().components();
  private static final Facts FACTS = Facts.beside(TikalComponentsTest.class, "components.tsv");

  @Test
  void theBoard() {
    assertThat(TABLES.spaces())
        .extracting(it -> row(it.space(), it.column(), it.row(), it.neighbours()))
        .hasSize(40)
        .isEqualTo(FACTS.of("space"));
    assertThat(TABLES.directions()).containsExactly("n", "ne", "se", "s", "sw", "nw");
  }

  @Test
  void theStartHexes() {
    assertThat(TABLES.startHexes())
        .extracting(it -> row(it.hex(), it.space(), it.kind(), it.value(), it.stones()))
        .containsExactlyInAnyOrderElementsOf(FACTS.of("start"))
        .hasSize(4);
  }

  @Test
  void theTiles() {
    assertThat(TABLES.tiles())
        .extracting(
            it -> row(it.tile(), it.letter(), it.kind(), it.value(), it.masks(), it.stones()))
        .hasSize(36)
        .isEqualTo(FACTS.of("tile"));
  }

  @Test
  void theSumsOfTheTilesByLetter() {
    assertThat(Stream.of(Letter.values()))
        .extracting(
            letter -> {
              var tiles = TABLES.tiles().stream().filter(it -> it.letter() == letter).toList();
              int values = tiles.stream().mapToInt(TikalComponents.TileInfo::value).sum();
              int masks = tiles.stream().mapToInt(TikalComponents.TileInfo::masks).sum();
              return row(letter, tiles.size(), values, masks);
            })
        .isEqualTo(FACTS.of("letter"));
    assertThat(TABLES.tiles())
        .as("three stones on every tile but volcanoes")
        .allSatisfy(
            it ->
                assertThat(it.stones().stream().mapToInt(Integer::intValue).sum())
                    .isEqualTo(it.kind() == HexKind.VOLCANO ? 0 : 3));
  }

  @Test
  void theTempleTokens() {
    assertThat(TABLES.templeTokens())
        .extracting(it -> row(it.number(), it.count()))
        .isEqualTo(FACTS.of("token"));
    assertThat(TABLES.templeTokens().stream().mapToInt(TikalComponents.TokenCount::count).sum())
        .isEqualTo(48);
  }

  @Test
  void theNumbers() {
    Map<String, Integer> numbers =
        FACTS.of("number").stream()
            .collect(Collectors.toMap(List::getFirst, it -> Integer.valueOf(it.get(1))));
    var costs = TABLES.costs();
    var limits = TABLES.limits();
    var scoring = TABLES.scoring();
    Map<String, Integer> tables =
        Map.ofEntries(
            Map.entry("treasure_kinds", TABLES.treasures().kinds().size()),
            Map.entry("treasures_per_kind", TABLES.treasures().perKind()),
            Map.entry("leaders", Collections.frequency(TABLES.pieces().members(), Member.LEADER)),
            Map.entry("workers", TABLES.pieces().members().size() - 1),
            Map.entry("camps", TABLES.pieces().camps()),
            Map.entry("leader_strength", scoring.leaderStrength()),
            Map.entry("worker_strength", scoring.workerStrength()),
            Map.entry("action_points", limits.actionPoints()),
            Map.entry("cost_dispatch_from_supply", costs.dispatch()),
            Map.entry("cost_transfer_between_camps", costs.transfer()),
            Map.entry("cost_move_per_stone", costs.movePerStone()),
            Map.entry("cost_excavate_temple_level", costs.excavate()),
            Map.entry("cost_recover_treasure", costs.recover()),
            Map.entry("cost_exchange_treasure", costs.exchange()),
            Map.entry("cost_build_camp", costs.buildCamp()),
            Map.entry("cost_place_guard", costs.guard()),
            Map.entry("limit_excavations_per_temple_hex_per_turn", limits.levelsPerTemple()),
            Map.entry("limit_treasures_per_treasure_hex_per_turn", limits.treasuresPerHex()),
            Map.entry("limit_guards_per_player_per_game", TABLES.pieces().guards()),
            Map.entry("limit_camps_per_player", TABLES.pieces().camps()),
            Map.entry("limit_max_temple_value", TempleTokens.HIGHEST),
            Map.entry("treasure_points_1", scoring.treasurePoints().get(0)),
            Map.entry("treasure_points_2", scoring.treasurePoints().get(1)),
            Map.entry("treasure_points_3", scoring.treasurePoints().get(2)),
            Map.entry("start_score_basic", Scenario.of(2).score(0)),
            Map.entry("start_score_auction", scoring.startScoreAuction()),
            Map.entry("minimum_bid", bidRange().getFirst()),
            Map.entry("min_players", Scenario.RULES.minSeats()),
            Map.entry("max_players", Scenario.RULES.maxSeats()));
    assertThat(numbers).isEqualTo(tables);
    assertThat(TABLES.pieces().colours()).isEqualTo(FACTS.of("colours").getFirst());
    assertThat(bidRange().getLast()).isEqualTo(limits.highestBid());
  }

  private static List<Integer> bidRange() {
    return Scenario.RULES.moves().words().stream()
        .filter(word -> word.name().equals("bid"))
        .flatMap(word -> Stream.of(word.args().getFirst().min(), word.args().getFirst().max()))
        .toList();
  }

  @Test
  void theOptions() {
    List<List<String>> choices = new ArrayList<>();
    for (Option<?> option : Scenario.RULES.options()) {
      if (option instanceof Option.Choice<?> choice && !choice.key().equals("start_seat")) {
        choices.add(row(choice.key(), EnumWords.word(choice.standard()), choice.words()));
      }
    }
    assertThat(choices).containsExactlyInAnyOrderElementsOf(FACTS.of("option"));
    assertThat(TikalOptions.AUCTION.standard()).isFalse();
    assertThat(TikalOptions.START_SEAT.words())
        .containsExactly("random", "seat_0", "seat_1", "seat_2", "seat_3");
  }
}
