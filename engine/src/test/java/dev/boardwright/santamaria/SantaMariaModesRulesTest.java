package dev.boardwright.santamaria;

import static dev.boardwright.santamaria.Scenario.A;
import static dev.boardwright.santamaria.Scenario.B;
import static dev.boardwright.santamaria.Scenario.RULES;
import static org.assertj.core.api.Assertions.assertThat;

import dev.boardwright.engine.Setup;
import dev.boardwright.santamaria.tables.Colony;
import dev.boardwright.santamaria.tables.RetirementPosition;
import dev.boardwright.santamaria.tables.Scholar;
import dev.boardwright.santamaria.tables.Title;
import java.util.List;
import java.util.Locale;
import org.junit.jupiter.api.Test;

/** The advanced setup and solo play: section 22. */
class SantaMariaModesRulesTest {

  private static Scenario advanced() {
    Setup setup = Setup.standard(RULES, 3).with(SantaMariaOptions.ADVANCED_SETUP, true);
    return Scenario.fresh(setup).play("start_seat 1").chance();
  }

  @Test
  void m120_advancedSetup() {
    Scenario game = advanced();
    assertThat(game.seat()).as("reverse turn order: seat 0 is last").isEqualTo(A);
    assertThat(game.moves())
        .containsExactly(
            "choose_scholar foreman",
            "choose_scholar quartermaster",
            "choose_scholar merchant",
            "choose_scholar trader",
            "choose_scholar navigator",
            "choose_scholar explorer",
            "choose_scholar theologian");
    game.play("choose_scholar quartermaster");
    assertThat(game.moves()).hasSize(4);
    game.play("choose_town_hall town_hall_tile_2");
    assertThat(game.moves()).hasSize(26).doesNotContain("place_town_hall r1c4");
    game.play("place_town_hall r1c1");
    assertThat(game.own(A).board()).contains(Colony.B);
    assertThat(game.own(A).personalScholar()).contains(Scholar.QUARTERMASTER);
    assertThat(game.own(A).storageLimit()).isEqualTo(5);
    assertThat(game.own(A).monksLeft()).as("no monk").isEqualTo(6);
    assertThat(game.part(A, "scholars")).isEqualTo(3);
    assertThat(game.part(A, "buildings")).isEqualTo(2);

    assertThat(game.seat()).isEqualTo(2);
    assertThat(game.moves()).hasSize(6).doesNotContain("choose_scholar quartermaster");
    game.play("choose_scholar foreman");
    assertThat(game.moves()).hasSize(3).doesNotContain("choose_town_hall town_hall_tile_2");
    game.play("choose_town_hall town_hall_tile_1", "place_town_hall r1c1");
    assertThat(game.seat()).isEqualTo(B);
    game.play("choose_scholar trader", "choose_town_hall town_hall_tile_4", "place_town_hall r6c1");
    assertThat(game.asked()).isEqualTo("choose_action 1");
    assertThat(game.own(2).storageLimit()).as("it is not shared").isEqualTo(3);
  }

  @Test
  void m121_oneSixDiceAndThreeCoins() {
    Scenario game = Scenario.started(1);
    assertThat(game.board(A).whiteDice()).hasSize(6);
    assertThat(game.has(A)).isEqualTo("W2 C3");
    assertThat(game.board(A).doubles()).hasSize(5);
    assertThat(game.board(A).monkPositions()).hasSize(10);
  }

  @Test
  void m122_anotherWhiteDieLeavesThePool() {
    Scenario game = Scenario.of(1).white(2, 2, 2, 5).turn(A);
    game.play("use_die white 5", "activate_line 5", "skip", "skip", "end_turn");
    assertThat(game.moves()).containsExactly("remove_die 2");
    assertThat(game.now.outcomes().total()).isEqualTo(3);
    game.play("remove_die 2");
    assertThat(game.board(A).whiteDice()).containsExactly(2, 2);
    assertThat(game.board(A).whiteDiceLost()).isEqualTo(1);
    game.has(A, "C1").play("activate r1c1", "skip", "end_turn");
    assertThat(game.board(A).whiteDice()).as("only after a white die").hasSize(2);
    game.endYear();
    assertThat(game.board(A).whiteDice()).as("until the end of the year").hasSize(6);

    Scenario last = Scenario.of(1).white(5).turn(A);
    last.play("use_die white 5", "activate_line 5", "skip", "skip", "end_turn");
    assertThat(last.asked()).as("no die is left").isEqualTo("choose_action 0");
    Scenario two = Scenario.of(2).white(2, 5).turn(A);
    two.play("use_die white 5", "activate_line 5", "skip", "skip", "end_turn");
    assertThat(two.asked()).as("not with two players").isEqualTo("choose_action 1");
  }

  @Test
  void m123_oneRetirementPositionIsBlocked() {
    List<RetirementPosition> blocked =
        List.of(
            RetirementPosition.COINS, RetirementPosition.RELIGION, RetirementPosition.CONQUISTADOR);
    for (int year = 1; year <= 3; year++) {
      Scenario game = Scenario.of(1).year(year).act(A);
      RetirementPosition position = blocked.get(year - 1);
      assertThat(game.board(A).blocked()).contains(position);
      assertThat(game.moves("retire"))
          .hasSize(4)
          .doesNotContain("retire " + position.name().toLowerCase(Locale.ROOT));
    }
  }

  @Test
  void m124_theConquistadorScoresFromASpaceOn() {
    int[] spaces = {4, 6, 8};
    int[] points = {3, 5, 7};
    for (int year = 1; year <= 3; year++) {
      int space = spaces[year - 1];
      Scenario reached = Scenario.of(1).year(year).conquistador(A, space).endYear();
      assertThat(reached.now.stores.happiness(A)).isEqualTo(points[year - 1]);
      Scenario missed = Scenario.of(1).year(year).conquistador(A, space - 1).endYear();
      assertThat(missed.now.stores.happiness(A)).isZero();
    }
  }

  @Test
  void m125_nobodyElseMatters() {
    Scenario game = Scenario.fresh(Setup.standard(RULES, 1));
    assertThat(game.moves()).as("no start player is drawn").contains("reveal_tile double_01");
    Scenario turns = Scenario.of(1).has(A, "C9").turn(A);
    turns.play("activate r1c1", "skip", "end_turn");
    assertThat(turns.asked()).isEqualTo("choose_action 0");
    assertThat(turns.result().ranking()).isEqualTo(List.of(List.of(A)));
  }

  @Test
  void m126_theTotalGivesATitle() {
    int[] totals = {0, 49, 50, 64, 65, 79, 80, 94, 95, 200};
    Title[] titles = {
      Title.SETTLER,
      Title.SETTLER,
      Title.MAYOR,
      Title.MAYOR,
      Title.ALCALDE,
      Title.ALCALDE,
      Title.GOVERNOR,
      Title.GOVERNOR,
      Title.VICEROY,
      Title.VICEROY
    };
    for (int i = 0; i < totals.length; i++) {
      Scenario game = Scenario.of(1).year(3).has(A, "P" + totals[i]).endYear();
      assertThat(game.board(A).title()).as("%d points", totals[i]).contains(titles[i]);
    }
    assertThat(Scenario.of(1).year(3).has(A, "P99").act(A).board(A).title()).isEmpty();
    assertThat(Scenario.of(2).year(3).has(A, "P99").endYear().board(A).title()).isEmpty();
  }
}
