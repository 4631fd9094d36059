package dev.boardwright.tikal;

import static org.assertj.core.api.Assertions.assertThat;

import dev.boardwright.engine.Append;
import dev.boardwright.engine.Match;
import dev.boardwright.engine.Option;
import dev.boardwright.engine.Options;
import dev.boardwright.engine.Parsed;
import dev.boardwright.engine.Seat;
import dev.boardwright.engine.Seed;
import dev.boardwright.engine.Setup;
import dev.boardwright.engine.Verification;
import dev.boardwright.engine.Viewer;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Random;
import org.junit.jupiter.api.RepeatedTest;
import org.junit.jupiter.api.RepetitionInfo;

/** Whole games of random moves, with random numbers of seats and options. */
class TikalPlayoutsTest {

  private static final Tikal RULES = new Tikal();

  static Setup randomSetup(Random rng) {
    int seats = 2 + rng.nextInt(3);
    Map<String, Object> sent = new HashMap<>();
    for (Option<?> option : RULES.options()) {
      switch (option) {
        case Option.Flag flag -> sent.put(flag.key(), rng.nextBoolean());
        case Option.Choice<?> choice -> {
          int values = choice.key().equals("start_seat") ? 1 + seats : choice.words().size();
          sent.put(choice.key(), choice.words().get(rng.nextInt(values)));
        }
        case Option.Whole whole -> sent.put(whole.key(), whole.standard());
      }
    }
    var read = (Parsed.Ok<Options>) Options.read(RULES.options(), sent);
    return new Setup(RULES.version(), seats, read.value(), rng.nextBoolean());
  }

  @RepeatedTest(200)
  void aRandomGameKeepsItsPiecesAndItsBoundsAndEnds(RepetitionInfo repetition) {
    Random rng = new Random(repetition.getCurrentRepetition());
    Setup setup = randomSetup(rng);
    TikalPosition position = (TikalPosition) RULES.start(setup);
    List<Integer> census = position.census();
    int entries = 0;
    int row = 0;
    int last = Seat.CHANCE;
    while (!position.over()) {
      int seat = position.chanceToAct() ? Seat.CHANCE : position.toAct().first();
      row = seat == last ? row + 1 : 1;
      last = seat;
      assertThat(seat == Seat.CHANCE ? 1 : row).isLessThanOrEqualTo(RULES.limits().answersATurn());
      List<TikalMove> legal = position.legalMoves(seat);
      assertThat(legal).isNotEmpty().doesNotHaveDuplicates().hasSizeLessThanOrEqualTo(150);
      TikalMove move = legal.get(rng.nextInt(legal.size()));
      position.play(seat, move, dev.boardwright.engine.Events.NONE);
      entries++;
      assertThat(position.census()).isEqualTo(census);
    }
    assertThat(entries).isLessThanOrEqualTo(RULES.limits().entries());
    assertThat(position.stack.isEmpty()).isTrue();
    assertThat(position.result().scores()).hasSize(setup.seats());
  }

  @RepeatedTest(30)
  void aMatchReplaysAndVerifies(RepetitionInfo repetition) throws Exception {
    Random rng = new Random(1000 + repetition.getCurrentRepetition());
    Setup setup = randomSetup(rng);
    Seed seed = Seed.of("game " + repetition.getCurrentRepetition());
    Match<TikalMove> match = Match.start(RULES, setup, seed);
    while (!match.over()) {
      int seat = match.toAct().first();
      var asked = match.asked(seat).orElseThrow();
      TikalMove move = asked.moves().get(rng.nextInt(asked.moves().size()));
      var outcome = match.submit(seat, asked.id(), List.of(RULES.moves().text(move)));
      match = ((Match.Outcome.Accepted<TikalMove>) outcome).match();
    }
    List<Append> appends = match.appends();
    Match<TikalMove> again = Match.replay(RULES, setup, seed, appends);
    assertThat(again.view(Viewer.SPECTATOR)).isEqualTo(match.view(Viewer.SPECTATOR));
    assertThat(again.result()).isEqualTo(match.result());
    assertThat(Verification.problems(RULES, setup, seed, appends)).isEmpty();
  }
}
