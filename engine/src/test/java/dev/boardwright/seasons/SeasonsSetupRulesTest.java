package dev.boardwright.seasons;

import static dev.boardwright.seasons.Scenario.A;
import static dev.boardwright.seasons.Scenario.B;
import static dev.boardwright.seasons.Scenario.C;
import static dev.boardwright.seasons.Scenario.RULES;
import static dev.boardwright.seasons.cards.Card.PURSE_OF_IO;
import static dev.boardwright.seasons.cards.Card.RUNIC_CUBE_OF_EOLIS;
import static dev.boardwright.seasons.cards.Card.TEMPORAL_BOOTS;
import static dev.boardwright.seasons.cards.Card.VAMPIRIC_CROWN;
import static org.assertj.core.api.Assertions.assertThat;

import dev.boardwright.engine.Events;
import dev.boardwright.engine.Match;
import dev.boardwright.engine.Options;
import dev.boardwright.engine.Seat;
import dev.boardwright.engine.Seed;
import dev.boardwright.engine.Setup;
import dev.boardwright.engine.Viewer;
import dev.boardwright.seasons.SeasonsDecision.Draft;
import dev.boardwright.seasons.SeasonsDecision.Shelve;
import dev.boardwright.seasons.SeasonsDecision.TakeDie;
import dev.boardwright.seasons.cards.Card;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.SplittableRandom;
import java.util.function.Predicate;
import org.junit.jupiter.api.Test;

/** Setup, draft, libraries and dice: rules S1 to S18. */
class SeasonsSetupRulesTest {

  private static Setup setup(int seats, Level level) {
    return Setup.standard(RULES, seats).with(SeasonsOptions.LEVEL, level);
  }

  private static SeasonsPosition start(int seats, Level level) {
    return (SeasonsPosition) RULES.start(setup(seats, level));
  }

  /** Plays at random until something holds. */
  private static SeasonsPosition until(SeasonsPosition position, Predicate<SeasonsPosition> goal) {
    var rng = new SplittableRandom(5);
    while (!goal.test(position)) {
      int seat = position.chanceToAct() ? Seat.CHANCE : position.toAct().first();
      position.playLegal(seat, position.randomMove(seat, rng), Events.NONE);
    }
    return position;
  }

  private static boolean asks(SeasonsPosition position, Class<?> decision) {
    return !position.chanceToAct()
        && decision.isInstance(position.decision(position.toAct().first()));
  }

  private static SeasonsPosition asking(int seats, Level level, Class<?> decision) {
    return until(start(seats, level), position -> asks(position, decision));
  }

  private static SeasonsBoard board(SeasonsPosition position, int seat) {
    return position.view(Viewer.of(seat));
  }

  @Test
  void s1_twoToFourPlayersBeginInYear1() {
    assertThat(RULES.minSeats()).isEqualTo(2);
    assertThat(RULES.maxSeats()).isEqualTo(4);
    SeasonsBoard board = board(start(3, Level.ARCHMAGE), A);
    assertThat(board.year()).isEqualTo(1);
    assertThat(board.space()).isEqualTo(1);
    assertThat(board.season()).isEqualTo(Season.WINTER);
  }

  @Test
  void s2_ofEachSeasonsDicePlayersPlusOneAreKept() {
    for (int seats = 2; seats <= 4; seats++) {
      List<Die> dice = board(asking(seats, Level.ARCHMAGE, Draft.class), A).diceInUse();
      for (Season season : Season.values()) {
        assertThat(dice.stream().filter(die -> die.season() == season)).hasSize(seats + 1);
      }
    }
    assertThat(start(4, Level.ARCHMAGE).chanceStep()).isInstanceOf(SeasonsChance.DealTo.class);
  }

  @Test
  void s3_everybodyBeginsWithNothing() {
    SeasonsBoard board = board(start(4, Level.MAGICIAN), A);
    assertThat(board.seats()).hasSize(4);
    for (SeasonsBoard.Player player : board.seats()) {
      assertThat(player.crystals()).isZero();
      assertThat(player.gauge()).isZero();
      assertThat(player.bonusesUsed()).isZero();
      assertThat(player.reserve()).isEmpty();
      assertThat(player.inPlay()).isEmpty();
    }
  }

  @Test
  void s4_theLevelSaysWhichCardsAreUsed() {
    for (Level level : Level.values()) {
      List<Integer> census = start(2, level).census();
      for (Card card : Card.values()) {
        boolean used = level == Level.ARCHMAGE || card.number() <= 30;
        assertThat(census.get(card.ordinal())).isEqualTo(used ? 2 : 0);
      }
    }
  }

  @Test
  void s5_nineCardsAreDealtAndTheRestIsTheDrawPile() {
    SeasonsPosition position = asking(3, Level.MAGICIAN, Draft.class);
    assertThat(board(position, B).seats().get(B).pack().cards().orElseThrow()).hasSize(9);
    assertThat(board(position, B).seats().get(A).pack().cards()).isEmpty();
    assertThat(board(position, B).drawPile()).isEqualTo(60 - 27);
    assertThat(board(asking(4, Level.ARCHMAGE, Draft.class), A).drawPile()).isEqualTo(100 - 36);
  }

  @Test
  void s6_apprenticesGetAPreconstructedDeck() {
    SeasonsPosition position = start(3, Level.APPRENTICE);
    until(position, now -> now.chanceToAct() && now.chanceStep() instanceof SeasonsChance.DeckFor);
    assertThat(position.legalMoves(Seat.CHANCE).stream().map(RULES.moves()::text))
        .containsExactly(
            "assign_deck deck_1", "assign_deck deck_2", "assign_deck deck_3", "assign_deck deck_4");
    until(position, now -> asks(now, Shelve.class));
    assertThat(board(position, A).drawPile()).isEqualTo(60 - 27);
    for (int seat = 0; seat < 3; seat++) {
      List<Card> own = board(position, seat).seats().get(seat).drafted().cards().orElseThrow();
      assertThat(own).isEqualTo(StartingDeck.ALL[position.startingDecks[seat]].cards());
    }
    assertThat(position.startingDecks).doesNotHaveDuplicates();
  }

  @Test
  void s7_theStartingPlayerIsAnOption() {
    assertThat(board(start(2, Level.ARCHMAGE), A).startSeat()).isZero();
    Setup second = setup(3, Level.MAGICIAN).with(SeasonsOptions.START_SEAT, 2);
    assertThat(board((SeasonsPosition) RULES.start(second), A).startSeat()).isEqualTo(2);
    Options options = Options.standard(RULES.options()).with(SeasonsOptions.START_SEAT, 2);
    assertThat(RULES.refuses(2, options))
        .hasValueSatisfying(why -> assertThat(why).asString().contains("no seat 2", "give 0 to 1"));
    assertThat(RULES.refuses(3, options)).isEmpty();
  }

  @Test
  void s8_theStockpileNeverRunsOut() {
    Scenario game =
        Scenario.of(2)
            .reserve(B, "F16")
            .reserve(A, "A1 W1")
            .hand(A, RUNIC_CUBE_OF_EOLIS)
            .pile(PURSE_OF_IO)
            .summon(A, VAMPIRIC_CROWN)
            .play("discard_card runic_cube_of_eolis");
    for (int i = 0; i < 6; i++) {
      game.play("gain fire,fire,fire,fire,fire");
    }
    assertThat(game.reserve(A)).isEqualTo("F30");
  }

  @Test
  void s9_theSameSeedBringsTheSameGame() {
    var setup = setup(4, Level.ARCHMAGE);
    var first = Match.start(RULES, setup, Seed.of("one"));
    assertThat(Match.start(RULES, setup, Seed.of("one")).appends()).isEqualTo(first.appends());
    assertThat(Match.start(RULES, setup, Seed.of("two")).appends()).isNotEqualTo(first.appends());
  }

  private static void answerFirst(SeasonsPosition position, int seat) {
    position.play(seat, position.legalMoves(seat).getFirst(), Events.NONE);
  }

  @Test
  void s10_packsGoToTheLeft() {
    SeasonsPosition position = asking(3, Level.ARCHMAGE, Draft.class);
    List<List<Card>> rest = new ArrayList<>();
    for (int seat = 0; seat < 3; seat++) {
      answerFirst(position, seat);
      rest.add(position.piles.list(Pile.PACK, seat));
    }
    position.play(Seat.CHANCE, position.legalMoves(Seat.CHANCE).getFirst(), Events.NONE);
    assertThat(position.piles.list(Pile.PACK, B)).isEqualTo(rest.get(A));
    assertThat(position.piles.list(Pile.PACK, C)).isEqualTo(rest.get(B));
    assertThat(position.piles.list(Pile.PACK, A)).isEqualTo(rest.get(C));
  }

  @Test
  void s11_packsMoveOnlyWhenEveryoneHasChosenAndNobodySeesHow() {
    SeasonsPosition position = asking(3, Level.ARCHMAGE, Draft.class);
    List<Card> waiting = position.piles.list(Pile.PACK, C);
    SeasonsBoard before = board(position, C);
    answerFirst(position, A);
    assertThat(board(position, C)).isEqualTo(before);
    answerFirst(position, B);
    assertThat(board(position, C)).isEqualTo(before);
    assertThat(position.piles.list(Pile.PACK, C)).isEqualTo(waiting);
    assertThat(position.toAct().seats()).containsExactly(C);
    answerFirst(position, C);
    assertThat(position.chanceToAct()).isTrue();
  }

  @Test
  void s12_theLastCardIsTakenWithoutAsking() {
    SeasonsPosition position = start(2, Level.ARCHMAGE);
    var rng = new SplittableRandom(3);
    int asked = 0;
    while (!asks(position, Shelve.class)) {
      int seat = position.chanceToAct() ? Seat.CHANCE : position.toAct().first();
      asked += seat == A ? 1 : 0;
      position.playLegal(seat, position.randomMove(seat, rng), Events.NONE);
    }
    assertThat(asked).isEqualTo(8);
    assertThat(position.piles.size(Pile.DRAFTED, A)).isEqualTo(9);
  }

  @Test
  void s13_nineCardsAreSplitIntoThreeGroupsOfThree() {
    SeasonsPosition position = asking(2, Level.MAGICIAN, Shelve.class);
    assertThat(position.toAct().seats()).containsExactly(A, B);
    assertThat(position.decision(B)).isEqualTo(new Shelve(B, 2));
    until(position, now -> asks(now, TakeDie.class));
    for (int seat = 0; seat < 2; seat++) {
      assertThat(position.piles.size(Pile.HAND, seat)).isEqualTo(3);
      assertThat(position.piles.size(Pile.LIBRARY_2, seat)).isEqualTo(3);
      assertThat(position.piles.size(Pile.LIBRARY_3, seat)).isEqualTo(3);
    }
  }

  @Test
  void s14_onlyTheOwnerSeesTheLibraries() {
    SeasonsPosition position = asking(2, Level.MAGICIAN, TakeDie.class);
    SeasonsBoard.Player own = board(position, A).seats().get(A);
    assertThat(own.library2().cards().orElseThrow()).hasSize(3);
    assertThat(own.library3().cards().orElseThrow()).hasSize(3);
    SeasonsBoard.Player other = board(position, A).seats().get(B);
    assertThat(other.library2()).isEqualTo(new SeasonsBoard.Cards(3, Optional.empty()));
    assertThat(other.hand().cards()).isEmpty();
  }

  @Test
  void s15_theDiceOfTheSeasonAreRolled() {
    SeasonsPosition position = start(2, Level.MAGICIAN);
    until(position, now -> now.chanceToAct() && now.chanceStep() instanceof SeasonsChance.RollDie);
    assertThat(position.legalMoves(Seat.CHANCE)).hasSize(6);
    until(position, now -> asks(now, TakeDie.class));
    assertThat(board(position, A).dice()).hasSize(3);
    assertThat(board(position, A).dice()).allMatch(die -> die.die().season() == Season.WINTER);
  }

  private static Scenario taking(int start) {
    Scenario game = Scenario.of(3);
    game.now.startSeat = start;
    game.proceed(new SeasonsTask.Round());
    for (int i = 0; i < 4 + 1; i++) {
      if (game.now.chanceToAct()) {
        game.chance(game.moves().getFirst());
      }
    }
    return game;
  }

  @Test
  void s16_eachTakesADieClockwiseAndOneIsLeft() {
    Scenario game = taking(B);
    assertThat(game.seat()).isEqualTo(B);
    assertThat(game.moves()).allMatch(move -> move.startsWith("take_die ")).hasSize(5);
    game.play("take_die winter_b");
    assertThat(game.seat()).isEqualTo(C);
    assertThat(game.legal("take_die winter_b")).isFalse();
    game.play("take_die winter_a");
    assertThat(game.seat()).isEqualTo(A);
    game.play("take_die winter_c");
    assertThat(game.board().dice().stream().filter(die -> die.takenBy().isEmpty())).hasSize(2);
    assertThat(game.board().seats().get(B).die()).contains(Die.WINTER_B);
  }

  @Test
  void s17_turnsGoClockwiseFromTheStartingPlayer() {
    Scenario game = taking(B).play("take_die winter_a", "take_die winter_b", "take_die winter_c");
    List<Integer> order = new ArrayList<>();
    while (!game.now.chanceToAct()) {
      order.add(game.seat());
      game.play("end_turn");
    }
    assertThat(order).containsExactly(B, C, A);
  }

  @Test
  void s18_theDiceTakenStayAsTheyAre() {
    Scenario game =
        Scenario.of(2)
            .at(1, 3)
            .slot(A)
            .hand(A, TEMPORAL_BOOTS)
            .dice("winter_a 6", "winter_b 2", "winter_c 6")
            .turn(Turn.of(A))
            .restOfRound(B)
            .play("summon temporal_boots", "move_season 1", "end_turn");
    assertThat(game.seat()).isEqualTo(B);
    assertThat(game.board().season()).isEqualTo(Season.SPRING);
    assertThat(game.reserve(B)).isEqualTo("W2"); // its winter die
    assertThat(game.crystals(B)).isEqualTo(1);
  }

  @Test
  void theViewSaysWhatIsGoingOn() {
    for (Level level : Level.values()) {
      List<SeasonsBoard.Phase> phases = new ArrayList<>();
      until(
          start(3, level),
          position -> {
            SeasonsBoard.Phase phase = board(position, A).phase();
            if (phases.isEmpty() || phases.getLast() != phase) {
              phases.add(phase);
            }
            return phase == SeasonsBoard.Phase.TURNS;
          });
      List<SeasonsBoard.Phase> expected = new ArrayList<>(List.of(SeasonsBoard.Phase.values()));
      expected.remove(SeasonsBoard.Phase.OVER);
      expected.remove(SeasonsBoard.Phase.END_OF_ROUND);
      if (level == Level.APPRENTICE) {
        expected.remove(SeasonsBoard.Phase.DRAFT);
      }
      assertThat(phases).isEqualTo(expected);
    }
  }
}
