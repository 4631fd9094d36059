package dev.boardwright.engine;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;

class GrammarTest {

  enum Gear {
    PALENQUE,
    CHICHEN_ITZA
  }

  sealed interface Play extends Move {
    record EndTurn() implements Play {}

    record PlaceWorker(Gear gear, @Range(min = -3, max = 12) int space, boolean free)
        implements Play {}

    record Give(int seat, List<Gear> gears, @Range(max = 9) List<Integer> counts, List<Boolean> on)
        implements Play {}

    /** Refuses some values by itself. */
    record Pair(@Range(max = 9) int low, @Range(max = 9) int high) implements Play {
      public Pair {
        if (low > high) {
          throw new IllegalArgumentException("internal words");
        }
      }
    }

    sealed interface Luck extends Play, ChanceMove {
      record RollDie(@Range(min = 1, max = 6) int pips) implements Luck {}
    }
  }

  private static final Grammar<Play> PLAYS = Grammar.of(Play.class);

  static List<Play> values() {
    return List.of(
        new Play.EndTurn(),
        new Play.PlaceWorker(Gear.CHICHEN_ITZA, 0, true),
        new Play.PlaceWorker(Gear.PALENQUE, -3, false),
        new Play.Give(7, List.of(), List.of(), List.of()),
        new Play.Give(0, List.of(Gear.PALENQUE, Gear.PALENQUE), List.of(0, 9), List.of(true)),
        new Play.Pair(2, 2),
        new Play.Luck.RollDie(6));
  }

  @ParameterizedTest
  @MethodSource("values")
  void whatIsWrittenIsReadBack(Play value) {
    assertThat(PLAYS.parse(PLAYS.text(value))).isEqualTo(new Parsed.Ok<>(value));
    assertThat(PLAYS.parse(PLAYS.typed(value))).isEqualTo(new Parsed.Ok<>(value));
  }

  @Test
  void textAndTypedFormAreAsDocumented() {
    var give =
        new Play.Give(1, List.of(Gear.PALENQUE, Gear.CHICHEN_ITZA), List.of(), List.of(true));
    assertThat(PLAYS.text(give)).isEqualTo("give 1 palenque,chichen_itza - true");
    assertThat(PLAYS.typed(give))
        .isEqualTo(
            new Typed(
                "give",
                Map.of(
                    "seat", 1,
                    "gears", List.of("palenque", "chichen_itza"),
                    "counts", List.of(),
                    "on", List.of("true"))));
    assertThat(PLAYS.text(new Play.PlaceWorker(Gear.PALENQUE, 3, false)))
        .isEqualTo("place_worker palenque 3 false");
  }

  @Test
  void wordsAreInTheOrderOfTheirDeclarationAndKnowTheirArguments() {
    assertThat(PLAYS.words().stream().map(Word::name))
        .containsExactly("end_turn", "place_worker", "give", "pair", "roll_die");
    assertThat(PLAYS.words().stream().filter(Word::chance).map(Word::name))
        .containsExactly("roll_die");
    assertThat(PLAYS.words().get(1).args())
        .containsExactly(
            new Arg("gear", Arg.Kind.ENUM, false, List.of("palenque", "chichen_itza"), 0, 0),
            new Arg("space", Arg.Kind.INTEGER, false, List.of(), -3, 12),
            new Arg("free", Arg.Kind.BOOLEAN, false, List.of(), 0, 0));
    assertThat(PLAYS.words().get(2).args().getFirst())
        .isEqualTo(new Arg("seat", Arg.Kind.INTEGER, false, List.of(), 0, 7));
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "'' | There is no word ``. There are: end_turn, give, pair, place_worker, roll_die.",
        "End_turn | There is no word `End_turn`",
        "end_turn now | `end_turn` takes no arguments; it came with: 1.",
        "'end_turn ' | `end_turn` takes no arguments; it came with: 1.",
        "place_worker palenque 3 | takes these arguments: gear, space, free. It came with: 2.",
        "place_worker  palenque 3 | `` is no gear",
        "place_worker tikal 3 true | `tikal` is no gear: give one of palenque, chichen_itza",
        "place_worker PALENQUE 3 true | is no gear",
        "place_worker palenque 13 true | `13` is no space: give a whole number from -3 to 12",
        "place_worker palenque 03 true | `03` is no space",
        "place_worker palenque +3 true | `+3` is no space",
        "place_worker palenque -0 true | `-0` is no space",
        "place_worker palenque 1e1 true | `1e1` is no space",
        "place_worker palenque 99999999999999999999 true | is no space",
        "place_worker palenque ٣ true | is no space",
        "place_worker palenque 3 yes | `yes` is no free: give true or false",
        "place_worker palenque,palenque 3 true | is no gear",
        "give 8 - - - | `8` is no seat: give a whole number from 0 to 7",
        "give 0 palenque, - - | `` is no gears: give a comma-separated list (- if empty), each one"
            + " of",
        "give 0 '' - - | `''` is no gears",
        "give 0 -,- - - | `-` is no gears",
        "give 0 - 1,10 - | `10` is no counts",
        "pair 3 2 | `pair` does not take these values together",
        "roll_die 0 | `0` is no pips: give a whole number from 1 to 6",
      })
  void nonsenseGetsAReason(String text, String reason) {
    assertThat(PLAYS.parse(text)).isInstanceOf(Parsed.Bad.class);
    assertThat(((Parsed.Bad<Play>) PLAYS.parse(text)).reason())
        .asString()
        .contains(reason)
        .doesNotContain("Exception", "internal words");
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "\u0000",
        "a\nb",
        "give\t0 - - -",
        "💥",
        "\ud83d",
        "end_turn\u0000",
        "%s %d",
        "null",
        "give 0 \ud83d - -"
      })
  void whateverIsSentTheReasonCanBeShown(String text) {
    String reason = ((Parsed.Bad<Play>) PLAYS.parse(text)).reason().toString();
    assertThat(reason).isNotBlank().doesNotContainPattern("[\\p{Cntrl}\\p{Cs}]");
  }

  @Test
  void aCharacterIsNeverCutInTwo() {
    for (int length = 35; length < 45; length++) {
      String reason =
          ((Parsed.Bad<Play>) PLAYS.parse("x".repeat(length) + "💥".repeat(9))).reason().toString();
      assertThat(reason).doesNotContainPattern("\\p{Cs}");
    }
  }

  @Test
  void longTextsAreNotLookedAt() {
    assertThat(PLAYS.parse("x".repeat(Grammar.LONGEST_TEXT + 1)))
        .isEqualTo(new Parsed.Bad<>(Message.of("grammar.too_long", "most", 1_000)));
    String reason = ((Parsed.Bad<Play>) PLAYS.parse("x".repeat(900))).reason().toString();
    assertThat(reason).hasSizeLessThan(200);
  }

  static List<Typed> nonsense() {
    Map<String, Object> withNull = new LinkedHashMap<>(Map.of("space", 1, "free", true));
    withNull.put("gear", null);
    return List.of(
        new Typed("nothing", Map.of()),
        new Typed("end_turn", Map.of("gear", "palenque")),
        new Typed("place_worker", Map.of("gear", "palenque", "space", 1)),
        new Typed("place_worker", Map.of("gear", "palenque", "space", 1, "fre", true)),
        new Typed("place_worker", Map.of("gear", "palenque", "space", "1", "free", true)),
        new Typed("place_worker", Map.of("gear", "palenque", "space", 1.5, "free", true)),
        new Typed("place_worker", Map.of("gear", "palenque", "space", 1L, "free", true)),
        new Typed("place_worker", Map.of("gear", 0, "space", 1, "free", true)),
        new Typed("place_worker", Map.of("gear", "palenque", "space", 1, "free", "true")),
        new Typed("place_worker", Map.of("gear", List.of("palenque"), "space", 1, "free", true)),
        new Typed("place_worker", withNull),
        new Typed(
            "give", Map.of("seat", 0, "gears", "palenque", "counts", List.of(), "on", List.of())),
        new Typed(
            "give",
            Map.of(
                "seat",
                0,
                "gears",
                Arrays.asList("palenque", null),
                "counts",
                List.of(),
                "on",
                List.of())),
        new Typed(
            "give",
            Map.of("seat", 0, "gears", List.of(List.of()), "counts", List.of(), "on", List.of())),
        new Typed("pair", Map.of("low", 3, "high", 2)));
  }

  @ParameterizedTest
  @MethodSource("nonsense")
  void typedNonsenseGetsAReason(Typed typed) {
    assertThat(PLAYS.parse(typed)).isInstanceOf(Parsed.Bad.class);
    assertThat(((Parsed.Bad<Play>) PLAYS.parse(typed)).reason())
        .asString()
        .isNotBlank()
        .doesNotContain("Exception", "internal words");
  }

  @Test
  void typedListsMayHoldNumbersAndBooleansAsSuch() {
    var typed =
        new Typed(
            "give",
            Map.of(
                "seat", 0,
                "gears", List.of("palenque"),
                "counts", List.of(3, "4"),
                "on", List.of(true, "false")));
    assertThat(PLAYS.parse(typed))
        .isEqualTo(
            new Parsed.Ok<>(
                new Play.Give(0, List.of(Gear.PALENQUE), List.of(3, 4), List.of(true, false))));
  }

  // ---- what cannot be written is refused when the grammar is made

  sealed interface NoRange {
    record Take(int stones) implements NoRange {}
  }

  sealed interface Fraction {
    record Take(double stones) implements Fraction {}
  }

  sealed interface RawList {
    @SuppressWarnings("rawtypes")
    record Take(List stones) implements RawList {}
  }

  sealed interface ListOfLists {
    record Take(List<List<Gear>> gears) implements ListOfLists {}
  }

  sealed interface AnyList {
    record Take(List<?> gears) implements AnyList {}
  }

  sealed interface NoRecord {
    final class Take implements NoRecord {}
  }

  sealed interface DownRange {
    record Take(@Range(min = 3, max = 1) int stones) implements DownRange {}
  }

  sealed interface TooFar {
    record Take(@Range(max = 1_000_000_000) int stones) implements TooFar {}
  }

  sealed interface SameWord {
    record Take() implements SameWord {}

    sealed interface Other extends SameWord {
      record Take() implements Other {}
    }
  }

  @SuppressWarnings("JavaCase")
  enum Twins {
    A,
    a
  }

  sealed interface SameConstant {
    record Take(Twins twin) implements SameConstant {}
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "NoRange | Take.stones: an int needs a @Range",
        "Fraction | Take.stones: use an enum, an int with a @Range, a boolean, or a List of these",
        "RawList | Take.stones: use an enum",
        "ListOfLists | Take.gears: use an enum",
        "AnyList | Take.gears: use an enum",
        "NoRecord | Take is not a record",
        "DownRange | Take.stones: a @Range goes up",
        "TooFar | at most 9 digits",
        "SameWord | two types are written 'take'",
        "SameConstant | has two constants a",
      })
  void whatCannotBeWrittenIsNoGrammar(String name, String reason) throws ClassNotFoundException {
    Class<?> type = Class.forName(GrammarTest.class.getName() + "$" + name);
    assertThatThrownBy(() -> Grammar.of(type))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessageContaining(reason);
  }

  @ParameterizedTest
  @CsvSource({
    "MoveMember, move_member",
    "EndTurn, end_turn",
    "Take2Stones, take2_stones",
    "A, a",
    "UFO, ufo"
  })
  void wordsAreWrittenInLowerSnake(String camel, String snake) {
    assertThat(Shape.snake(camel)).isEqualTo(snake);
  }
}
