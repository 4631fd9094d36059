package dev.boardwright.golden;

import dev.boardwright.engine.Append;
import dev.boardwright.engine.Entry;
import dev.boardwright.engine.EnumWords;
import dev.boardwright.engine.Event;
import dev.boardwright.engine.Events;
import dev.boardwright.engine.Grammar;
import dev.boardwright.engine.Logged;
import dev.boardwright.engine.Match;
import dev.boardwright.engine.Move;
import dev.boardwright.engine.Result;
import dev.boardwright.engine.Ruleset;
import dev.boardwright.engine.Seat;
import dev.boardwright.engine.SeatSet;
import dev.boardwright.engine.Seed;
import dev.boardwright.engine.Setup;
import java.util.ArrayList;
import java.util.HexFormat;
import java.util.List;
import java.util.stream.Collectors;

/**
 * Writes a game as text: what was done ({@code >}), every entry that followed with its events, the
 * digest, now and then the points.
 */
final class Recording<M extends Move> {

  private static final int SCORES_EVERY = 8;

  private final List<String> lines = new ArrayList<>();
  private Match<M> match;

  private Recording(Ruleset<M> ruleset, Setup setup, Seed seed) {
    match = Match.start(ruleset, setup, seed);
    lines.add("ruleset " + ruleset.id() + " " + setup.version());
    lines.add("seats " + setup.seats());
    setup.options().sent().forEach((key, value) -> lines.add("option " + key + " " + value));
    lines.add("confirm_turns " + setup.confirmTurns());
    lines.add("seed " + seed.text());
    match.appends().forEach(this::add);
  }

  static <M extends Move> Recording<M> start(Ruleset<M> ruleset, Setup setup, Seed seed) {
    return new Recording<>(ruleset, setup, seed);
  }

  Match<M> match() {
    return match;
  }

  void act(Act act) {
    match = act.on(match);
    lines.add("");
    lines.add("> " + act.text());
    add(match.appends().getLast());
  }

  /** The whole text; the result is at the end of a finished game. */
  List<String> lines() {
    List<String> all = new ArrayList<>(lines);
    match.result().ifPresent(result -> add(result, all));
    return all;
  }

  private void add(Append append) {
    for (Logged logged : match.log().subList(append.first(), append.version())) {
      lines.add("  " + logged.version() + " " + entry(logged));
      logged.events().forEach(told -> lines.add("      " + told(told)));
    }
    lines.add("  digest " + HexFormat.of().toHexDigits(append.digest()));
    if (match.appends().size() % SCORES_EVERY == 0) {
      lines.add("  points " + points(match.position().result()));
    }
  }

  private static String entry(Logged logged) {
    Entry entry = logged.entry();
    String who = entry.seat() == Seat.CHANCE ? "CHANCE" : "seat " + entry.seat();
    String what =
        switch (entry.kind()) {
          case MOVE, CHANCE -> entry.code();
          case UNDO -> "undo to " + entry.asked();
          case RESIGN, TIMEOUT -> EnumWords.word(entry.kind());
        };
    return who + ": " + what + (entry.auto() ? " (auto)" : "") + audience(logged.audience());
  }

  private static String audience(SeatSet seats) {
    return seats.equals(SeatSet.ALL)
        ? ""
        : " (seen by "
            + seats.seats().mapToObj(Integer::toString).collect(Collectors.joining(", "))
            + ")";
  }

  private String told(Events.Told told) {
    return text(told.event())
        + told.shadow()
            .map(shadow -> audience(told.audience()) + ", others see " + text(shadow))
            .orElse("");
  }

  @SuppressWarnings("unchecked") // the kit checks that events are those of the ruleset
  private String text(Event event) {
    return ((Grammar<Event>) match.ruleset().events()).text(event);
  }

  private static String points(Result result) {
    return result.scores().stream()
        .map(score -> Double.toString(score.points()))
        .collect(Collectors.joining(" "));
  }

  private static void add(Result result, List<String> lines) {
    lines.add("");
    lines.add("result " + result.reason());
    lines.add("ranking " + result.ranking());
    for (Result.Score score : result.scores()) {
      lines.add("seat " + score.seat() + ": " + score.points());
      score.breakdown().forEach(part -> lines.add("  " + part.category() + " " + part.points()));
    }
  }
}
