package dev.boardwright.santamaria;

import static dev.boardwright.santamaria.Scenario.A;
import static dev.boardwright.santamaria.Scenario.B;
import static dev.boardwright.santamaria.Scenario.RULES;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.boardwright.engine.Event;
import dev.boardwright.engine.Events;
import dev.boardwright.engine.Match;
import dev.boardwright.engine.Seed;
import dev.boardwright.engine.Setup;
import dev.boardwright.engine.Viewer;
import dev.boardwright.santamaria.SantaMariaDecision.RecruitMonk;
import dev.boardwright.santamaria.SantaMariaOptions.HappinessVisibility;
import dev.boardwright.santamaria.tables.HarbourIcon;
import dev.boardwright.santamaria.tables.MonkPosition;
import dev.boardwright.santamaria.tables.Ship;
import dev.boardwright.santamaria.tables.Tile;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.SplittableRandom;
import org.junit.jupiter.api.Test;

/** Hidden and public information, and commands: sections 20 and 21. */
class SantaMariaInformationRulesTest {

  private static Event told(Scenario game, String move, Viewer viewer) {
    var kept = new Events.Kept();
    game.now.copy().play(game.seat(), game.move(move), kept);
    return kept.told().getLast().to(viewer);
  }

  @Test
  void m113_happinessIsShownToItsOwnerOnly() {
    Scenario hidden = Scenario.of(2).has(A, "P4").begin(new RecruitMonk(A));
    assertThat(hidden.board(A).seats().get(A).happiness()).contains(4);
    assertThat(hidden.board(B).seats().get(A).happiness()).isEmpty();
    assertThat(told(hidden, "place_monk mission_4", Viewer.of(A)))
        .isEqualTo(new SantaMariaEvent.HappinessTaken(A, 3));
    assertThat(told(hidden, "place_monk mission_4", Viewer.of(B)))
        .isEqualTo(new SantaMariaEvent.HappinessTakenFaceDown(A));

    Scenario open =
        Scenario.of(2, SantaMariaOptions.HAPPINESS_VISIBILITY, HappinessVisibility.OPEN);
    open.has(A, "P4").begin(new RecruitMonk(A));
    assertThat(open.board(B).seats().get(A).happiness()).contains(4);
    assertThat(told(open, "place_monk mission_4", Viewer.of(B)))
        .isEqualTo(new SantaMariaEvent.HappinessTaken(A, 3));
  }

  @Test
  void m114_decksAreHiddenTheirSizesAreNot() {
    Scenario game = Scenario.started(2);
    assertThat(game.board(B).doublesLeft()).isEqualTo(10);
    assertThat(game.board(B).triplesLeft()).isEqualTo(10);
    assertThat(game.board(B).shipsLeft()).isEqualTo(30);
    assertThat(game.board(B).toString()).doesNotContain(Tile.DOUBLE_06.name(), Ship.SHIP_01.name());
  }

  @Test
  void m115_shippingTilesLieFaceDown() {
    Scenario game = Scenario.of(2).harbour(B, HarbourIcon.RELIGION, Ship.SHIP_30).act(A);
    assertThat(game.board(A).seats().get(B).harbour()).containsEntry(HarbourIcon.RELIGION, 1);
    assertThat(game.board(A).seats().get(B).ships()).isEmpty();
    assertThat(game.board(B).seats().get(B).ships().orElseThrow()).hasSize(1);
    Scenario open =
        Scenario.of(2, SantaMariaOptions.HAPPINESS_VISIBILITY, HappinessVisibility.OPEN);
    open.harbour(B, HarbourIcon.RELIGION, Ship.SHIP_30).act(A);
    assertThat(open.board(A).seats().get(B).ships().orElseThrow()).hasSize(1);
  }

  @Test
  void m116_everythingElseIsPublic() {
    Scenario game = Scenario.started(2).has(A, "S1");
    SantaMariaBoard.Player own = game.own(A);
    SantaMariaBoard.Player seen = game.board(B).seats().get(A);
    assertThat(seen).usingRecursiveComparison().ignoringFields("happiness", "ships").isEqualTo(own);
    assertThat(game.board(A))
        .usingRecursiveComparison()
        .ignoringFields("seats")
        .isEqualTo(game.now.view(Viewer.SPECTATOR));
  }

  @Test
  void m117_luckComesFromTheSeedOnly() {
    Setup setup = Setup.standard(RULES, 4);
    Set<Object> dice = new HashSet<>();
    for (String seed : List.of("a", "b", "c")) {
      Match<SantaMariaMove> match = Match.start(RULES, setup, Seed.of(seed));
      assertThat(Match.start(RULES, setup, Seed.of(seed)).position().digest())
          .isEqualTo(match.position().digest());
      dice.add(((SantaMariaBoard) match.position().view(Viewer.SPECTATOR)).whiteDice());
    }
    assertThat(dice).as("other seeds, other dice").hasSizeGreaterThan(1);
  }

  @Test
  void m118_onlyThePendingDecisionAndFreeActions() {
    Scenario game = Scenario.of(2).has(A, "W1 C9").white(5, 5).act(A);
    game.play("use_die white 5", "activate_line 5");
    assertThat(game.moves()).containsExactly("use", "skip", "sell wood", "buy wood", "buy wheat");
    Scenario monk = Scenario.of(2).has(A, "W1").begin(new RecruitMonk(A));
    assertThat(monk.moves()).allMatch(text -> text.matches("place_monk .*|skip|sell wood"));
  }

  @Test
  void m119_anIllegalCommandChangesNothing() {
    Scenario game = Scenario.of(2).white(4).act(A);
    long before = game.now.digest();
    for (String text : List.of("use_die white 5", "sell wood", "expand double_01", "end_turn")) {
      assertThatThrownBy(() -> game.now.play(A, game.move(text), Events.NONE))
          .isInstanceOf(IllegalArgumentException.class)
          .hasMessageContaining("not a legal move");
    }
    assertThat(game.now.digest()).isEqualTo(before);
  }

  /** Who remembers every move knows all that lies face down: a sample changes nothing of it. */
  @Test
  void whatCouldBeFollowedIsKept() {
    Scenario game = Scenario.of(2).has(B, "P9").monk(B, MonkPosition.MISSION_4).act(A);
    var sampled = game.now.determinize(A, new SplittableRandom(1));
    assertThat(sampled.stores.happiness(B)).isEqualTo(9);
    assertThat(sampled.digest()).isEqualTo(game.now.digest());
  }
}
