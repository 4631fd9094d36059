package dev.boardwright.seasons;

import static dev.boardwright.seasons.Scenario.A;
import static dev.boardwright.seasons.Scenario.B;
import static dev.boardwright.seasons.Scenario.C;
import static dev.boardwright.seasons.Scenario.RULES;
import static dev.boardwright.seasons.cards.Card.AMSUG_LONGNECK;
import static dev.boardwright.seasons.cards.Card.AMULET_OF_AIR;
import static dev.boardwright.seasons.cards.Card.AMULET_OF_FIRE;
import static dev.boardwright.seasons.cards.Card.CRYSTAL_ORB;
import static dev.boardwright.seasons.cards.Card.DEMON_OF_ARGOS;
import static dev.boardwright.seasons.cards.Card.DRAGON_SKULL;
import static dev.boardwright.seasons.cards.Card.GLUTTON_CAULDRON;
import static dev.boardwright.seasons.cards.Card.KAIRN_THE_DESTROYER;
import static dev.boardwright.seasons.cards.Card.NARIA_THE_PROPHETESS;
import static dev.boardwright.seasons.cards.Card.NECROTIC_KRISS;
import static dev.boardwright.seasons.cards.Card.POTION_OF_LIFE;
import static dev.boardwright.seasons.cards.Card.PURSE_OF_IO;
import static dev.boardwright.seasons.cards.Card.SID_NIGHTSHADE;
import static dev.boardwright.seasons.cards.Card.SYLLAS_THE_FAITHFUL;
import static dev.boardwright.seasons.cards.Card.TITUS_DEEPGAZE;
import static dev.boardwright.seasons.cards.Card.TREE_OF_LIGHT;
import static dev.boardwright.seasons.cards.Card.VAMPIRIC_CROWN;
import static org.assertj.core.api.Assertions.assertThat;

import dev.boardwright.engine.DecisionId;
import dev.boardwright.engine.Deck;
import dev.boardwright.engine.Events;
import dev.boardwright.engine.Match;
import dev.boardwright.engine.Seat;
import dev.boardwright.engine.SeatSet;
import dev.boardwright.engine.Seed;
import dev.boardwright.engine.Setup;
import dev.boardwright.engine.Viewer;
import dev.boardwright.seasons.cards.Card;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.SplittableRandom;
import org.junit.jupiter.api.Test;

/** Who may see what: rules S105 to S111; and what a seat's possible worlds have in common. */
class SeasonsSecretsTest {

  private static final int SAMPLES = 300;

  @Test
  void s105_whatEverybodySees() {
    Scenario game =
        Scenario.of(2)
            .at(2, 5)
            .crystals(A, 7)
            .gauge(A, 3)
            .bonuses(A, 1)
            .reserve(A, "W2 F1")
            .play(A, GLUTTON_CAULDRON)
            .tokens(GLUTTON_CAULDRON, "E2")
            .hand(A, PURSE_OF_IO, TREE_OF_LIGHT)
            .put(Pile.LIBRARY_3, A, DRAGON_SKULL)
            .pile(AMULET_OF_AIR, AMULET_OF_FIRE)
            .discarded(CRYSTAL_ORB)
            .dice("spring_a 1", "spring_b 2", "spring_c 3");
    SeasonsBoard board = game.board(Viewer.SPECTATOR);
    assertThat(board.year()).isEqualTo(2);
    assertThat(board.space()).isEqualTo(5);
    assertThat(board.season()).isEqualTo(Season.SPRING);
    assertThat(board.drawPile()).isEqualTo(2);
    assertThat(board.discardPile()).isEqualTo(1);
    assertThat(board.dice()).hasSize(3);
    SeasonsBoard.Player player = board.seats().get(A);
    assertThat(player.crystals()).isEqualTo(7);
    assertThat(player.gauge()).isEqualTo(3);
    assertThat(player.bonusesUsed()).isEqualTo(1);
    assertThat(player.reserve()).containsEntry(Energy.WATER, 2).containsEntry(Energy.FIRE, 1);
    assertThat(player.inPlay().getFirst().tokens()).containsEntry(Energy.EARTH, 2);
    assertThat(player.hand()).isEqualTo(new SeasonsBoard.Cards(2, Optional.empty()));
    assertThat(player.library3()).isEqualTo(new SeasonsBoard.Cards(1, Optional.empty()));
    assertThat(player.die()).contains(Die.SPRING_A);
  }

  @Test
  void s106_whatOnlyTheOwnerSees() {
    Scenario game =
        Scenario.of(2)
            .hand(A, PURSE_OF_IO)
            .put(Pile.LIBRARY_2, A, TREE_OF_LIGHT)
            .put(Pile.LIBRARY_3, A, DRAGON_SKULL)
            .put(Pile.PACK, A, AMULET_OF_AIR)
            .put(Pile.DRAFTED, A, AMULET_OF_FIRE)
            .act(B);
    String own = game.board(Viewer.of(A)).toString();
    String other = game.board(Viewer.of(B)).toString();
    String spectator = game.board(Viewer.SPECTATOR).toString();
    for (String secret :
        List.of("PURSE_OF_IO", "TREE_OF", "DRAGON_SKULL", "AMULET_OF_AIR", "AMULET_OF_FIRE")) {
      assertThat(own).contains(secret);
      assertThat(other).doesNotContain(secret);
      assertThat(spectator).doesNotContain(secret);
    }
  }

  @Test
  void s107_whatNobodySees() {
    Scenario game = Scenario.of(2).pile(PURSE_OF_IO).discarded(DRAGON_SKULL).act(A);
    for (int seat = 0; seat < 2; seat++) {
      assertThat(game.board(Viewer.of(seat)).toString()).doesNotContain("PURSE", "SKULL");
    }
  }

  @Test
  void s108_whatOnlyTheActivePlayerSees() {
    Scenario game =
        Scenario.of(2)
            .play(A, CRYSTAL_ORB)
            .slot(A)
            .reserve(A, "F2")
            .hand(A, AMULET_OF_FIRE)
            .pile(
                DEMON_OF_ARGOS,
                PURSE_OF_IO,
                DRAGON_SKULL,
                TREE_OF_LIGHT,
                SID_NIGHTSHADE,
                TITUS_DEEPGAZE)
            .actWithDraw(A)
            .play("activate crystal_orb 1", "choose put_back", "draw", "choose discard")
            .play("summon amulet_of_fire", "keep purse_of_io");
    assertThat(game.told(Viewer.of(A)).toString())
        .contains("DEMON_OF_ARGOS", "PURSE_OF_IO", "DRAGON_SKULL", "SID_NIGHTSHADE");
    assertThat(game.told(Viewer.of(B)).toString())
        .doesNotContain("DEMON_OF_ARGOS", "PURSE_OF_IO", "DRAGON_SKULL", "SID_NIGHTSHADE");
    assertThat(game.board(Viewer.of(B)).toString()).doesNotContain("PURSE_OF_IO", "DRAGON_SKULL");
  }

  @Test
  void s109_whatIsShownToAll() {
    Scenario game =
        Scenario.of(2)
            .play(A, NECROTIC_KRISS)
            .reserve(A, "A1 W1")
            .hand(A, KAIRN_THE_DESTROYER)
            .pile(POTION_OF_LIFE, PURSE_OF_IO)
            .summon(A, VAMPIRIC_CROWN)
            .play("choose draw", "activate necrotic_kriss 1")
            .play("discard_card kairn_the_destroyer", "gain air,air,air,air");
    assertThat(game.told(Viewer.SPECTATOR))
        .contains(
            new SeasonsEvent.CardEntered(A, VAMPIRIC_CROWN, 1),
            new SeasonsEvent.CardDrawn(A, POTION_OF_LIFE),
            new SeasonsEvent.CardDiscarded(A, KAIRN_THE_DESTROYER));
  }

  // ---- possible worlds

  private static List<SeasonsPosition> worlds(Scenario game, int seat) {
    var rng = new SplittableRandom(17);
    List<SeasonsPosition> worlds = new ArrayList<>();
    for (int i = 0; i < SAMPLES; i++) {
      worlds.add(game.now.determinize(seat, rng));
    }
    return worlds;
  }

  private static Scenario naria() {
    return Scenario.of(3)
        .crystals(A, 3)
        .pile(PURSE_OF_IO, DRAGON_SKULL, TREE_OF_LIGHT, CRYSTAL_ORB, SID_NIGHTSHADE)
        .summon(A, NARIA_THE_PROPHETESS)
        .play("keep dragon_skull", "give purse_of_io")
        .play("give tree_of_light")
        .luck();
  }

  @Test
  void s110_giverAndReceiverKnowNariasCards() {
    for (SeasonsPosition world : worlds(naria(), A)) {
      assertThat(world.piles.list(Pile.HAND, B)).containsExactly(PURSE_OF_IO);
      assertThat(world.piles.list(Pile.HAND, C)).containsExactly(TREE_OF_LIGHT);
    }
    assertThat(worlds(naria(), C).stream().map(world -> world.piles.list(Pile.HAND, B)).distinct())
        .hasSizeGreaterThan(2);
    for (SeasonsPosition world : worlds(naria(), B)) {
      assertThat(world.piles.list(Pile.HAND, B)).containsExactly(PURSE_OF_IO);
    }
  }

  @Test
  void s110_cardsTakenBackAreKnownUntilTheyAreSeenAgain() {
    Scenario game =
        Scenario.of(2)
            .reserve(A, "A1 W1")
            .play(B, GLUTTON_CAULDRON)
            .hand(B, PURSE_OF_IO)
            .pile(DRAGON_SKULL, TREE_OF_LIGHT)
            .summon(A, AMSUG_LONGNECK)
            .play("take_back glutton_cauldron 1");
    int cauldron = GLUTTON_CAULDRON.ordinal();
    assertThat(worlds(game, A)).allMatch(world -> world.piles.count(Pile.HAND, B, cauldron) == 1);
    game.play("end_turn").act(B).play("summon glutton_cauldron");
    game.now.reserve[B] = Scenario.bag("W1");
    assertThat(game.now.piles.isEmpty(Pile.knownHand(B), A)).isTrue();
  }

  @Test
  void s111_handsStayWithTheirOwnersAtTheEnd() {
    SeasonsPosition position = (SeasonsPosition) RULES.start(Setup.standard(RULES, 2));
    var rng = new SplittableRandom(2);
    while (!position.over()) {
      int seat = position.chanceToAct() ? Seat.CHANCE : position.toAct().first();
      position.playLegal(seat, position.randomMove(seat, rng), Events.NONE);
    }
    SeasonsBoard board = position.view(Viewer.of(A));
    assertThat(board.seats().get(B).hand().cards()).isEmpty();
    SeasonsBoard all = position.view(Viewer.OMNISCIENT);
    assertThat(all.seats().get(B).hand().cards()).isPresent();
  }

  @Test
  void aCardPutBackIsKnownToWhoSawItAlone() {
    Scenario game =
        Scenario.of(2)
            .play(A, CRYSTAL_ORB)
            .hand(B, SID_NIGHTSHADE)
            .pile(DEMON_OF_ARGOS, PURSE_OF_IO, DRAGON_SKULL)
            .act(A)
            .play("activate crystal_orb 1", "choose put_back");
    int demon = DEMON_OF_ARGOS.ordinal();
    assertThat(worlds(game, A)).allMatch(world -> world.deck.known(A, 0) == demon);
    assertThat(worlds(game, B).stream().map(world -> world.deck.known(A, 0)).distinct())
        .hasSizeGreaterThan(2);
    // B draws it, and A knows that.
    game.play("end_turn").actWithDraw(B).play("draw");
    assertThat(worlds(game, A)).allMatch(world -> world.piles.count(Pile.LOOKED, B, demon) == 1);
    game.play("choose keep");
    assertThat(worlds(game, A)).allMatch(world -> world.piles.count(Pile.HAND, B, demon) == 1);
  }

  @Test
  void aSecondLookAddsToWhatTheFirstToldAnother() {
    Scenario game = Scenario.of(2).pile(DEMON_OF_ARGOS, PURSE_OF_IO).act(A);
    game.now.deck.look(DEMON_OF_ARGOS.ordinal(), SeatSet.of(A));
    game.now.deck.look(DEMON_OF_ARGOS.ordinal(), SeatSet.of(B));
    assertThat(game.now.deck.knownTo()).isEqualTo(SeatSet.of(A).with(B));
    assertThat(game.drawPile()).isEqualTo(2);
  }

  @Test
  void whatWasDiscardedOpenlyStaysInTheDiscardPile() {
    Scenario game =
        Scenario.of(2)
            .play(B, PURSE_OF_IO)
            .reserve(A, "F3")
            .hand(B, SID_NIGHTSHADE)
            .discarded(TREE_OF_LIGHT)
            .pile(DRAGON_SKULL, CRYSTAL_ORB)
            .summon(A, SYLLAS_THE_FAITHFUL)
            .play("sacrifice purse_of_io 1");
    int purse = PURSE_OF_IO.ordinal();
    assertThat(worlds(game, A)).allMatch(world -> world.piles.count(Pile.DISCARD, 0, purse) == 1);
    assertThat(worlds(game, A).stream().map(world -> world.piles.list(Pile.DISCARD, 0)).distinct())
        .hasSizeGreaterThan(2);
  }

  @Test
  void whatIsUnknownIsDrawnEvenly() {
    Scenario game = Scenario.of(2).hand(B, PURSE_OF_IO).act(A);
    int[] cards = new int[Card.COUNT];
    cards[DRAGON_SKULL.ordinal()] = 2;
    game.now.deck = new Deck(cards);
    long purse =
        worlds(game, A).stream()
            .filter(world -> world.piles.list(Pile.HAND, B).contains(PURSE_OF_IO))
            .count();
    // One in three of 300, with a deviation of about 8.
    assertThat(purse).isBetween(70L, 130L);
  }

  @Test
  void apprenticesMayHaveAnyOtherDeck() {
    Setup setup = Setup.standard(RULES, 3).with(SeasonsOptions.LEVEL, Level.APPRENTICE);
    SeasonsPosition position = (SeasonsPosition) RULES.start(setup);
    var rng = new SplittableRandom(4);
    while (position.piles.isEmpty(Pile.DRAFTED, C)) {
      position.playLegal(Seat.CHANCE, position.randomMove(Seat.CHANCE, rng), Events.NONE);
    }
    int own = position.startingDecks[A];
    for (int i = 0; i < SAMPLES; i++) {
      SeasonsPosition world = position.determinize(A, rng);
      assertThat(world.startingDecks).doesNotHaveDuplicates();
      assertThat(world.startingDecks[A]).isEqualTo(own);
      assertThat(world.census()).isEqualTo(position.census());
    }
    assertThat(position.toAct().seats()).containsExactly(0, 1, 2);
    assertThat(position.decision(A)).isEqualTo(new SeasonsDecision.Shelve(A, 2));
  }

  @Test
  void aPossibleWorldHasPossibleWorldsOfItsOwn() {
    var rng = new SplittableRandom(8);
    for (int game = 0; game < 6; game++) {
      SeasonsPosition position = (SeasonsPosition) RULES.start(Setup.standard(RULES, 3));
      while (!position.over()) {
        int seat = position.chanceToAct() ? Seat.CHANCE : position.toAct().first();
        if (seat >= 0) {
          SeasonsPosition world = position.determinize(seat, rng);
          SeasonsPosition other = world.determinize((seat + 1) % 3, rng);
          assertThat(other.census()).isEqualTo(position.census());
          assertThat(other.view(Viewer.of((seat + 1) % 3)))
              .isEqualTo(world.view(Viewer.of((seat + 1) % 3)));
        }
        position.playLegal(seat, position.randomMove(seat, rng), Events.NONE);
      }
    }
  }

  @Test
  void aChoiceIsNeverStaleBecauseOthersChoseAndTellsThemNothing() {
    Match<SeasonsMove> match = Match.start(RULES, Setup.standard(RULES, 4), Seed.of("draft"));
    List<DecisionId> asked = new ArrayList<>();
    for (int seat = 0; seat < 4; seat++) {
      asked.add(match.asked(seat).orElseThrow().id());
    }
    for (int seat : new int[] {2, 0, 3}) {
      int version = match.version();
      String code = RULES.moves().text(match.asked(seat).orElseThrow().moves().getLast());
      var accepted =
          (Match.Outcome.Accepted<SeasonsMove>) match.submit(seat, asked.get(seat), List.of(code));
      match = accepted.match();
      assertThat(match.version()).isEqualTo(version + 1);
      assertThat(match.log().getLast().audience()).isEqualTo(SeatSet.of(seat));
      assertThat(match.toAct().contains(seat)).isFalse();
      assertThat(match.asked(1).orElseThrow().id()).isEqualTo(asked.get(1));
    }
    String last = RULES.moves().text(match.asked(1).orElseThrow().moves().getFirst());
    assertThat(match.submit(1, asked.get(1), List.of(last)))
        .isInstanceOfSatisfying(
            Match.Outcome.Accepted.class,
            accepted ->
                assertThat(accepted.append().entries().get(1).code()).isEqualTo("pass_packs"));
  }
}
