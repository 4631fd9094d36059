package dev.boardwright.engine;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.boardwright.engine.Result.Part;
import dev.boardwright.engine.Result.Score;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** The small values of the core: seats, viewers, ids, options, results, outcomes. */
class ValuesTest {

  private enum Start {
    RANDOM,
    SEAT_ZERO
  }

  private static final Option.Flag AUCTION = new Option.Flag("auction", false);
  private static final Option.Whole ROUNDS = new Option.Whole("rounds", 1, 4, 2);
  private static final Option.Choice<Start> START =
      new Option.Choice<>("start", Start.class, Start.RANDOM);
  private static final List<Option<?>> OPTIONS = List.of(AUCTION, ROUNDS, START);

  @Test
  void optionsAreReadAsTheyAreSent() {
    var read = read(Map.of("start", "seat_zero", "rounds", 4));
    Options options = ((Parsed.Ok<Options>) read).value();
    assertThat(options.get(START)).isEqualTo(Start.SEAT_ZERO);
    assertThat(options.get(ROUNDS)).isEqualTo(4);
    assertThat(options.get(AUCTION)).isFalse();
    assertThat(options.sent())
        .containsExactly(
            Map.entry("auction", false), Map.entry("rounds", 4), Map.entry("start", "seat_zero"));
    assertThat(read(options.sent())).isEqualTo(read);
  }

  @Test
  void wrongOptionsGetAReason() {
    assertThat(reason(Map.of("rounds", 5)))
        .isEqualTo("The option `rounds` takes a whole number from 1 to 4.");
    assertThat(reason(Map.of("rounds", "2"))).contains("takes a whole number");
    assertThat(reason(Map.of("rounds", 2.0))).contains("takes a whole number");
    assertThat(reason(Map.of("auction", "true")))
        .isEqualTo("The option `auction` takes true or false.");
    assertThat(reason(Map.of("start", "SEAT_ZERO")))
        .isEqualTo("The option `start` takes one of random, seat_zero.");
    assertThat(reason(Map.of("speed", 1)))
        .isEqualTo("There is no option `speed`. There are: auction, rounds, start.");
    Map<String, Object> withNull = new HashMap<>();
    withNull.put("auction", null);
    assertThat(reason(withNull)).contains("takes true or false");
  }

  @Test
  void oneOptionCanBeChanged() {
    Options standard = Options.standard(OPTIONS);
    Options changed = standard.with(ROUNDS, 3);
    assertThat(changed.get(ROUNDS)).isEqualTo(3);
    assertThat(standard.get(ROUNDS)).isEqualTo(2);
    assertThat(changed.with(ROUNDS, 2)).isEqualTo(standard).hasSameHashCodeAs(standard);
    var unknown = new Option.Flag("unknown", true);
    assertThatThrownBy(() -> standard.get(unknown)).hasMessage("no option unknown");
  }

  private static Parsed<Options> read(Map<String, ?> sent) {
    return Options.read(OPTIONS, sent);
  }

  private static String reason(Map<String, ?> sent) {
    return ((Parsed.Bad<Options>) read(sent)).reason().toString();
  }

  @Test
  void seatSets() {
    SeatSet some = SeatSet.of(1).with(6).with(1);
    assertThat(some.seats()).containsExactly(1, 6);
    assertThat(some.size()).isEqualTo(2);
    assertThat(some.first()).isEqualTo(1);
    assertThat(some.without(1)).isEqualTo(SeatSet.of(6));
    assertThat(some.without(1).without(6)).isEqualTo(SeatSet.NONE);
    assertThat(SeatSet.NONE.isEmpty()).isTrue();
    assertThat(SeatSet.NONE.first()).isEqualTo(-1);
    assertThat(SeatSet.ALL.contains(7)).isTrue();
    assertThat(SeatSet.ALL.with(3)).isEqualTo(SeatSet.ALL);
    assertThat(SeatSet.ALL.without(3).contains(3)).isFalse();
    assertThat(SeatSet.ALL.without(3).contains(4)).isTrue();
  }

  @Test
  void viewersSeeWhatIsTheirs() {
    Viewer seat = Viewer.of(1);
    assertThat(seat.sees(1)).isTrue();
    assertThat(seat.sees(0)).isFalse();
    assertThat(seat.sees(SeatSet.of(0).with(1))).isTrue();
    assertThat(seat.sees(SeatSet.of(0))).isFalse();
    assertThat(seat.sees(SeatSet.NONE)).isFalse();
    assertThat(Viewer.SPECTATOR.sees(SeatSet.ALL)).isTrue();
    assertThat(Viewer.SPECTATOR.sees(SeatSet.of(0))).isFalse();
    assertThat(Viewer.SPECTATOR.sees(Seat.CHANCE)).isFalse();
    assertThat(Viewer.OMNISCIENT.sees(3)).isTrue();
    assertThat(Viewer.OMNISCIENT.sees(SeatSet.NONE)).isTrue();
  }

  @Test
  void decisionIds() {
    assertThat(DecisionId.parse("57.1")).contains(new DecisionId(57, 1));
    assertThat(new DecisionId(0, 7)).hasToString("0.7");
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "",
        ".",
        "57",
        "57.",
        ".1",
        "57.8",
        "057.1",
        "-1.1",
        "57.1 ",
        "9999999999.1",
        "٥.1"
      })
  void whatIsNoDecisionId(String text) {
    assertThat(DecisionId.parse(text)).isEmpty();
  }

  @Test
  void resultsAddUpAndRank() {
    List<Score> scores = List.of(score(0, 3.25), score(1, 7), score(2, 3.25), score(3, -1));
    Result result = Result.byPoints("done", scores);
    assertThat(result.ranking()).containsExactly(List.of(1), List.of(0, 2), List.of(3));
    assertThat(result.winners()).containsExactly(1);
    assertThat(result.score(2)).isEqualTo(3.25);
    Result left = result.withLast(SeatSet.of(1), "players_left");
    assertThat(left.ranking()).containsExactly(List.of(0, 2), List.of(3), List.of(1));
    assertThat(left.reason()).isEqualTo("players_left");
    assertThat(left.scores()).isEqualTo(scores);
  }

  private static Score score(int seat, double points) {
    return Score.of(seat, List.of(new Part("a", points - 1), new Part("b", 1)));
  }

  @Test
  void outcomesHaveWeights() {
    var outcomes = new Outcomes<Move>();
    record Roll(int pips) implements ChanceMove {}
    for (int pips = 1; pips <= 20; pips++) {
      outcomes.add(new Roll(pips), pips);
    }
    assertThat(outcomes.total()).isEqualTo(210);
    assertThat(outcomes.at(0)).isEqualTo(new Roll(1));
    assertThat(outcomes.at(2)).isEqualTo(new Roll(2));
    assertThat(outcomes.at(3)).isEqualTo(new Roll(3));
    assertThat(outcomes.at(209)).isEqualTo(new Roll(20));
    assertThat(outcomes.weight(new Roll(7))).isEqualTo(7);
    assertThat(outcomes.weight(new Roll(21))).isZero();
    assertThatThrownBy(() -> outcomes.at(210)).hasMessage("210 is not below 210");
    assertThatThrownBy(() -> outcomes.add(new Roll(0), 0)).hasMessageContaining("is 0");
  }

  @Test
  void eventsHaveTwoFaces() {
    record Told(String text) implements Event {}
    var kept = new Events.Kept();
    kept.add(new Told("open"));
    kept.add(SeatSet.of(1), new Told("secret"), new Told("shadow"));
    List<Events.Told> told = kept.told();
    assertThat(told.getFirst().shadow()).isEqualTo(Optional.empty());
    assertThat(told.stream().map(t -> t.to(Viewer.of(1))))
        .containsExactly(new Told("open"), new Told("secret"));
    assertThat(told.stream().map(t -> t.to(Viewer.SPECTATOR)))
        .containsExactly(new Told("open"), new Told("shadow"));
  }

  @Test
  void digestsTellWhatComesFrom() {
    assertThat(digest(new Digest().add(1).add(2))).isNotEqualTo(digest(new Digest().add(2).add(1)));
    assertThat(digest(new Digest().add("ab").add("c")))
        .isNotEqualTo(digest(new Digest().add("a").add("bc")));
    assertThat(digest(new Digest().add(new int[] {1}).add(new int[0])))
        .isNotEqualTo(digest(new Digest().add(new int[0]).add(new int[] {1})));
    // A constant counts by its name, not by its place.
    assertThat(digest(new Digest().add(Start.RANDOM)))
        .isEqualTo(digest(new Digest().add(digest(new Digest().add("RANDOM")))));
    // The same on every machine and in every run.
    assertThat(digest(new Digest().add(7).add("tikal").add(true))).isEqualTo(-5628986508596770671L);
  }

  private static long digest(Digest digest) {
    return digest.value();
  }

  @Test
  void theNearestTextsComeFirst() {
    List<String> legal = List.of("end_turn", "work", "buy 0", "buy 2", "pay 2 -");
    assertThat(Nearest.to("buy 1", legal)).startsWith("buy 0", "buy 2");
    assertThat(Nearest.to("bux 2", legal)).startsWith("buy 2");
    assertThat(Nearest.to("x".repeat(100_000), legal)).hasSize(5);
  }
}
