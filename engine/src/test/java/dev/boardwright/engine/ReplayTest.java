package dev.boardwright.engine;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.boardwright.market.Market;
import dev.boardwright.market.MarketMove;
import java.util.ArrayList;
import java.util.List;
import java.util.SplittableRandom;
import java.util.function.UnaryOperator;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

/** Matches from stored logs, and records that are checked. */
class ReplayTest {

  private static final Market MARKET = new Market();
  private static final Setup SETUP = Setup.standard(MARKET, 3);

  private final Table<MarketMove> table = new Table<>(MARKET, SETUP);
  private final List<Match<MarketMove>> history = new ArrayList<>();

  @BeforeEach
  void playAGame() {
    var rng = new SplittableRandom(4);
    history.add(table.match());
    while (!table.match().over()) {
      List<Integer> seats = table.match().toAct().seats().boxed().toList();
      table.playAny(seats.get(rng.nextInt(seats.size())), rng.nextInt(9));
      history.add(table.match());
    }
  }

  private Match<MarketMove> replay(List<Append> appends) throws ReplayFailed {
    return Match.replay(MARKET, SETUP, Table.SEED, appends);
  }

  @Test
  void anyMatchOfTheHistoryComesBack() throws ReplayFailed {
    table.requireReplayable();
    for (Match<MarketMove> past : history) {
      assertThat(table.match().at(past.version()).view(Viewer.of(1)))
          .isEqualTo(past.view(Viewer.of(1)));
      assertThat(table.match().at(past.version()).log()).isEqualTo(past.log());
    }
    assertThat(table.match().at(0).version()).isZero();
    assertThat(table.match().at(3).position().chanceToAct()).isTrue();
  }

  @Test
  void aMatchFollowsWhatOthersHaveStored() throws ReplayFailed {
    Match<MarketMove> other = history.get(5);
    List<Append> missing =
        table.match().appends().subList(other.appends().size(), table.match().appends().size());
    Match<MarketMove> followed = other.follow(missing);
    assertThat(followed.log()).isEqualTo(table.match().log());
    assertThat(followed.appends()).isEqualTo(table.match().appends());
    assertThat(followed.result()).isEqualTo(table.match().result());
    assertThat(other.version()).isEqualTo(history.get(5).version());
    assertThat(other.follow(List.of()).log()).isEqualTo(other.log());
  }

  @Test
  void aGapIsSeen() {
    List<Append> gap = new ArrayList<>(table.match().appends());
    Append missing = gap.remove(3);
    assertThatThrownBy(() -> replay(gap))
        .isInstanceOf(ReplayFailed.class)
        .hasMessage(
            "at version %d: The next append begins at %d."
                .formatted(missing.first(), missing.version()))
        .satisfies(e -> assertThat(((ReplayFailed) e).version()).isEqualTo(missing.first()));
  }

  @Test
  void aDigestThatDisagreesStopsTheReplay() {
    Append append = append(4);
    var other =
        new Append(
            append.first(),
            append.seat(),
            append.asked(),
            append.submitted(),
            append.entries(),
            append.digest() + 1);
    assertThatThrownBy(() -> replay(with(4, other)))
        .isInstanceOf(ReplayFailed.class)
        .hasMessageContaining("digest of the position disagrees");
    assertThat(problems(with(4, other)))
        .containsExactly("version " + append.version() + ": The digest of the position disagrees.");
  }

  @Test
  void whatIsNotLegalStopsTheReplay() {
    assertThatThrownBy(() -> replay(with(4, changed(4, e -> code(e, "buy 2")))))
        .hasMessageContaining("`buy 2` is not legal");
    assertThatThrownBy(() -> replay(with(4, changed(4, e -> code(e, "…")))))
        .hasMessageContaining("`…` is not legal");
    assertThatThrownBy(() -> replay(with(4, changed(4, e -> seat(e, 7)))))
        .hasMessageContaining("Seat 7 was not asked");
    assertThatThrownBy(() -> replay(with(4, changed(4, e -> kind(e, Entry.Kind.CHANCE)))))
        .hasMessageContaining("CHANCE is not to act");
    assertThatThrownBy(() -> replay(with(4, changed(4, e -> kind(e, Entry.Kind.UNDO)))))
        .hasMessageContaining("This undo is not allowed");
    assertThatThrownBy(() -> replay(with(4, changed(4, e -> seat(kind(e, Entry.Kind.RESIGN), 3)))))
        .hasMessageContaining("Seat 3 cannot leave");
  }

  @Test
  void aSoundRecordHasNoProblem() {
    assertThat(problems(table.match().appends())).isEmpty();
    assertThat(problems(history.get(3).appends())).isEmpty();
  }

  @Test
  void chanceThatDoesNotFollowFromTheSeedIsFound() {
    Append first = append(0);
    String drawn = first.entries().get(2).code();
    String other = drawn.equals("draw tea") ? "draw silk" : "draw tea";
    List<Entry> entries = new ArrayList<>(first.entries());
    entries.set(2, code(entries.get(2), other));
    assertThat(problems(with(0, entries(first, entries))))
        .containsExactly(
            "version 3: Recorded is: chance of CHANCE `%s`. But it follows: chance of CHANCE `%s`."
                .formatted(other, drawn));
    assertThat(Verification.faults(MARKET, SETUP, Seed.of("other"), table.match().appends()))
        .hasSize(1)
        .allMatch(fault -> fault.text().toString().contains("Recorded is: chance"));
  }

  @Test
  void aMoveThatWasNotSubmittedIsFound() {
    Append append = append(1);
    String other = append.submitted().equals(List.of("keep tea")) ? "keep jade" : "keep tea";
    assertThat(problems(with(1, changed(1, entry -> code(entry, other)))))
        .hasSize(1)
        .first()
        .asString()
        .contains("version 10: Recorded is: move of seat", other, "But it follows");
  }

  @Test
  void anAutomaticAnswerThatIsMissingIsFound() {
    int place = 0;
    while (append(place).entries().size() != 2 || !append(place).entries().get(1).auto()) {
      place++;
    }
    Append append = append(place);
    assertThat(problems(with(place, entries(append, append.entries().subList(0, 1)))))
        .containsExactly(
            "version " + (append.first() + 1) + ": 1 entries are recorded, but 2 follow.");
    assertThat(problems(with(place, changed(place, e -> auto(e, !e.auto()))))).hasSize(1);
  }

  @Test
  void whatCannotBeARecordIsFound() {
    assertThat(problems(List.of()))
        .containsExactly("The record does not hold the beginning of the game.");
    assertThat(problems(List.of(append(1)))).hasSize(1);
    Append append = append(4);
    var nobody = new Append(append.first(), 9, 0, List.of("work"), append.entries(), 0);
    assertThat(problems(with(4, nobody))).first().asString().contains("There is no seat 9");
    var nothing = new Append(append.first(), 0, 0, List.of(), append.entries(), 0);
    assertThat(problems(with(4, nothing))).first().asString().contains("1 to 200 submitted moves");
    var long_ = changed(4, e -> code(e, "x".repeat(5_000) + "\n"));
    assertThat(problems(with(4, long_)).getFirst()).hasSizeLessThan(300).doesNotContain("\n");
    List<Append> twice = new ArrayList<>(table.match().appends());
    twice.add(2, twice.get(1));
    assertThat(problems(twice)).first().asString().contains("submitted a second time");
  }

  private Append append(int place) {
    return table.match().appends().get(place);
  }

  private static List<String> problems(List<Append> appends) {
    return Verification.faults(MARKET, SETUP, Table.SEED, appends).stream()
        .map(
            fault ->
                fault.version().map(version -> "version " + version + ": ").orElse("")
                    + fault.text())
        .toList();
  }

  private List<Append> with(int place, Append other) {
    List<Append> appends = new ArrayList<>(table.match().appends());
    appends.set(place, other);
    return appends;
  }

  /** An append whose first entry is another. */
  private Append changed(int place, UnaryOperator<Entry> change) {
    List<Entry> entries = new ArrayList<>(append(place).entries());
    entries.set(0, change.apply(entries.getFirst()));
    return entries(append(place), entries);
  }

  private static Append entries(Append append, List<Entry> entries) {
    return new Append(
        append.first(),
        append.seat(),
        append.asked(),
        append.submitted(),
        entries,
        append.digest());
  }

  private static Entry code(Entry entry, String code) {
    return new Entry(entry.kind(), entry.seat(), entry.asked(), code, entry.auto());
  }

  private static Entry seat(Entry entry, int seat) {
    return new Entry(entry.kind(), seat, entry.asked(), entry.code(), entry.auto());
  }

  private static Entry kind(Entry entry, Entry.Kind kind) {
    return new Entry(kind, entry.seat(), entry.asked(), entry.code(), entry.auto());
  }

  private static Entry auto(Entry entry, boolean auto) {
    return new Entry(entry.kind(), entry.seat(), entry.asked(), entry.code(), auto);
  }
}
