package dev.boardwright.tzolkin;

import static dev.boardwright.tzolkin.Scenario.A;
import static dev.boardwright.tzolkin.Scenario.B;
import static dev.boardwright.tzolkin.Scenario.C;
import static dev.boardwright.tzolkin.piece.Gear.PALENQUE;
import static dev.boardwright.tzolkin.piece.Gear.TIKAL;
import static org.assertj.core.api.Assertions.assertThat;

import dev.boardwright.engine.ChanceStep;
import dev.boardwright.engine.Events;
import dev.boardwright.engine.Seat;
import dev.boardwright.engine.Seed;
import dev.boardwright.engine.Setup;
import dev.boardwright.engine.Viewer;
import dev.boardwright.tzolkin.TzolkinOptions.FinalPoints;
import dev.boardwright.tzolkin.piece.Building;
import dev.boardwright.tzolkin.piece.Monument;
import dev.boardwright.tzolkin.piece.Technology;
import dev.boardwright.tzolkin.piece.Wealth;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Random;
import java.util.Set;
import org.junit.jupiter.api.Test;

/** The end of the game, information and chance: T132 to T137. */
class TzolkinEndRulesTest {

  @Test
  void t132_theRoundOfTheFourthFoodDayIsTheLast() {
    Scenario game = Scenario.of(2).day(26, 3).corn(A, 6).corn(B, 6).on(A, PALENQUE, 7).round();
    game.play("pick_up palenque 7", "decline", "end_turn");
    game.on(B, TIKAL, 7).play("place_worker tikal", "end_turn");
    assertThat(game.now.over()).isTrue();
    assertThat(game.board().phase()).isEqualTo(TzolkinBoard.Phase.OVER);
    assertThat(game.now.calendar.day()).isEqualTo(27);
    assertThat(game.spaces(B, TIKAL)).as("the last advance is carried out").containsExactly(1);
    assertThat(game.now.result().reason()).isEqualTo("calendar_completed");
  }

  @Test
  void t133_goodsAndSkulls() {
    Scenario game = Scenario.of(2).corn(A, 3).resources(A, 2, 1, 3).skulls(A, 2);
    assertThat(game.part(A, "goods")).isEqualTo((3 + 4 + 3 + 12) / 4.0);
    assertThat(game.part(A, "skulls")).isEqualTo(6);
    Scenario floor = Scenario.of(2, TzolkinOptions.FINAL_POINTS, FinalPoints.FLOOR_TOTAL_CORN);
    assertThat(floor.corn(A, 3).resources(A, 2, 1, 3).part(A, "goods")).isEqualTo(5);
  }

  private static double points(Scenario game, Monument monument) {
    game.owns(A, monument);
    return game.part(A, monument.name().toLowerCase(java.util.Locale.ROOT));
  }

  @Test
  void t134_temples() {
    assertThat(points(Scenario.of(2).steps(A, 3, 2, 6), Monument.MONUMENT_HIGHEST_TEMPLE))
        .isEqualTo(18);
    assertThat(points(Scenario.of(2).steps(A, -1, -1, -1), Monument.MONUMENT_HIGHEST_TEMPLE))
        .isZero();
    assertThat(points(Scenario.of(2).steps(A, 3, -1, 6), Monument.MONUMENT_TEMPLE_POINTS))
        .isEqualTo(6 - 2 + 10);
    assertThat(points(Scenario.of(2).steps(A, -1, -1, -1), Monument.MONUMENT_TEMPLE_POINTS))
        .isEqualTo(-6);
  }

  @Test
  void t134_colours() {
    Scenario game = Scenario.of(2);
    game.owns(A, Building.AGE1_SHRINE_ARCHITECTURE, Building.AGE2_SHRINE_CHAAC);
    game.owns(A, Building.AGE1_CIVIC_AGRICULTURE, Building.AGE1_TOMB_CHAAC_KUKULKAN);
    game.owns(A, Building.AGE1_FARM_ONE_WORKER, Building.AGE1_FARM_ONE_WORKER);
    assertThat(points(game, Monument.MONUMENT_BLUE)).isEqualTo(12);
    assertThat(points(game, Monument.MONUMENT_GREEN)).isEqualTo(8);
    assertThat(points(game, Monument.MONUMENT_BROWN)).isEqualTo(8);
    assertThat(points(game, Monument.MONUMENT_CONSTRUCTIONS)).isEqualTo(2 * (6 + 4));
  }

  @Test
  void t134_skullsWorkersTilesTechnologies() {
    assertThat(points(Scenario.of(2).filled(1, 4, 9), Monument.MONUMENT_SKULLS)).isEqualTo(9);
    for (int workers = 3; workers <= 6; workers++) {
      assertThat(points(Scenario.of(2).workers(A, workers), Monument.MONUMENT_WORKERS))
          .isEqualTo(6 * (workers - 3));
    }
    Scenario tiles = Scenario.of(2);
    for (int i = 0; i < 3; i++) {
      tiles.now.players.addCornTile(A);
    }
    tiles.now.players.addWoodTile(A);
    assertThat(points(tiles, Monument.MONUMENT_CORN_TILES)).isEqualTo(12);
    assertThat(points(tiles, Monument.MONUMENT_WOOD_TILES)).isEqualTo(4);
    Scenario technologies = Scenario.of(2);
    List<Double> mastered = new ArrayList<>();
    for (Technology technology : Technology.ALL) {
      mastered.add(points(technologies, Monument.MONUMENT_MAX_TECHNOLOGIES));
      technologies.level(A, technology, 3);
    }
    mastered.add(points(technologies, Monument.MONUMENT_MAX_TECHNOLOGIES));
    assertThat(mastered).containsExactly(0.0, 9.0, 20.0, 33.0, 33.0);
    technologies.level(A, Technology.THEOLOGY, 1);
    assertThat(points(technologies, Monument.MONUMENT_TECHNOLOGY_LEVELS)).isEqualTo(30);
  }

  @Test
  void t134_allMonuments() {
    for (int seats = 2; seats <= 4; seats++) {
      Scenario game = Scenario.of(seats).owns(B, Monument.MONUMENT_BLUE);
      assertThat(points(game, Monument.MONUMENT_ALL_MONUMENTS)).isEqualTo(2 * (8 - seats));
    }
  }

  @Test
  void t135_highestScoreThenWorkersOnGearsThenTogether() {
    Scenario points = Scenario.of(3).corn(B, 1).on(A, TIKAL, 1);
    assertThat(points.now.result().ranking()).containsExactly(List.of(B), List.of(A), List.of(C));
    Scenario tie = Scenario.of(3).on(A, TIKAL, 1).on(C, TIKAL, 2, 3);
    assertThat(tie.now.result().ranking()).containsExactly(List.of(C), List.of(A), List.of(B));
    Scenario shared = Scenario.of(3).on(A, TIKAL, 1).on(C, PALENQUE, 2);
    assertThat(shared.now.result().ranking()).containsExactly(List.of(A, C), List.of(B));
  }

  @Test
  void t136_onlyDealtTilesAndThePilesAreHidden() {
    TzolkinPosition game = new TzolkinPosition(Setup.standard(Scenario.RULES, 3)).begun();
    Random rng = new Random(4);
    while (game.chanceToAct()) {
      game.play(Seat.CHANCE, game.randomMove(Seat.CHANCE, rng), Events.NONE);
    }
    Set<List<Wealth>> others = new LinkedHashSet<>();
    for (int i = 0; i < 50; i++) {
      TzolkinPosition world = game.determinize(A, rng);
      assertThat(world.view(Viewer.of(A))).isEqualTo(game.view(Viewer.of(A)));
      assertThat(world.census()).isEqualTo(game.census());
      TzolkinBoard seen = (TzolkinBoard) world.view(Viewer.of(B));
      assertThat(seen.seats().get(B).dealt())
          .doesNotContainAnyElementsOf(Wealth.list(game.wealth.dealt(A)));
      others.add(seen.seats().get(B).dealt());
    }
    assertThat(others).hasSizeGreaterThan(20);
    game.play(B, game.legalMoves(B).getFirst(), Events.NONE);
    TzolkinBoard own = (TzolkinBoard) game.view(Viewer.of(B));
    assertThat(own.seats().get(B).chosen()).hasSize(2);
    assertThat(((TzolkinBoard) game.view(Viewer.of(A))).seats().get(B).chosen()).isEmpty();
    assertThat(((TzolkinBoard) game.view(Viewer.SPECTATOR)).seats().get(B).dealt()).isEmpty();
    TzolkinPosition world = game.determinize(A, rng);
    assertThat(Integer.bitCount(world.wealth.chosen(B))).isEqualTo(2);
    assertThat(world.wealth.chosen(B) & ~world.wealth.dealt(B)).isZero();
  }

  /** Everything that CHANCE brings in a game of random moves. */
  private static List<String> luck(Seed seed, long moves) {
    TzolkinPosition game = new TzolkinPosition(Setup.standard(Scenario.RULES, 3)).begun();
    Random rng = new Random(moves);
    List<String> luck = new ArrayList<>();
    while (!game.over()) {
      if (game.chanceToAct()) {
        ChanceStep step = game.chanceStep();
        TzolkinMove move = game.draw(seed);
        luck.add(step.source() + " " + Scenario.RULES.moves().text(move));
        game.play(Seat.CHANCE, move, Events.NONE);
      } else {
        int seat = game.toAct().first();
        game.play(seat, game.randomMove(seat, rng), Events.NONE);
      }
    }
    return luck;
  }

  @Test
  void t137_chanceIsSetupAndPilesAndFollowsFromTheSeed() {
    List<String> one = luck(Seed.of("one"), 1);
    assertThat(luck(Seed.of("one"), 1)).isEqualTo(one);
    assertThat(luck(Seed.of("two"), 1)).isNotEqualTo(one);
    int setup = 1 + 6 + 5 + 3 * 4;
    assertThat(luck(Seed.of("one"), 2).subList(0, setup)).isEqualTo(one.subList(0, setup));
    assertThat(one.subList(setup, one.size()))
        .allMatch(
            line -> line.startsWith("AGE") || line.startsWith("DUMMY") || line.startsWith("KEPT"));
  }
}
