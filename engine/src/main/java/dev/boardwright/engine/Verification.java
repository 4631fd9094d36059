package dev.boardwright.engine;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * Checks the record of a whole game: plays it again from what was submitted, and compares every
 * entry. So it finds any illegal move, any automatic answer that was none, and any result of chance
 * that does not follow from the seed.
 */
public final class Verification {

  private Verification() {}

  /**
   * Something that is wrong with a record.
   *
   * @param version the entry it is about, from 1; empty if it is about the record as a whole
   * @param text what is wrong, and what was expected
   */
  public record Fault(Optional<Integer> version, Text text) {}

  /**
   * @param appends the record, from the beginning of the game
   * @return empty if the record is sound; what follows a fault is not judged
   */
  public static <M extends Move> List<Fault> faults(
      Ruleset<M> ruleset, Setup setup, Seed seed, List<Append> appends) {
    return faults(appends, Match.start(ruleset, setup, seed));
  }

  /**
   * The same for a fork of another game.
   *
   * @param given how many of the first entries are those of the other game; what CHANCE did there
   *     is not compared with the seed
   */
  public static <M extends Move> List<Fault> faults(
      Ruleset<M> ruleset, Setup setup, Seed seed, List<Append> appends, int given) {
    if (appends.isEmpty() || appends.getFirst().entries().size() < given) {
      return List.of(whole(Message.of("record.no_fork", "given", given)));
    }
    List<Entry> entries = appends.getFirst().entries().subList(0, given);
    try {
      return faults(appends, Match.fork(ruleset, setup, seed, entries));
    } catch (ReplayFailed e) {
      return List.of(at(e.version() + 1, e.why()));
    }
  }

  private static Fault whole(Text text) {
    return new Fault(Optional.empty(), text);
  }

  private static Fault at(int version, Text text) {
    return new Fault(Optional.of(version), text);
  }

  private static <M extends Move> List<Fault> faults(List<Append> appends, Match<M> begun) {
    List<Fault> faults = new ArrayList<>();
    Match<M> match = begun;
    int first = match.appends().size(); // 1 if CHANCE begins the game, else 0
    if (appends.size() < first) {
      return List.of(whole(Message.of("record.no_beginning")));
    }
    if (first == 1) {
      compare(appends.getFirst(), match.appends().getFirst(), faults);
    }
    for (Append append : appends.subList(first, appends.size())) {
      if (!faults.isEmpty()) {
        return faults; // what follows a fault cannot be judged
      }
      switch (again(match, append)) {
        case Match.Outcome.Accepted<M>(Match<M> next, Append made) -> {
          compare(append, made, faults);
          match = next;
        }
        case Match.Outcome.Replayed<M> _ ->
            faults.add(at(append.first() + 1, Message.of("record.twice")));
        case Match.Outcome.Refused<M>(Refusal refusal) ->
            faults.add(at(append.first() + 1, refusal.detail()));
      }
    }
    return faults;
  }

  private static <M extends Move> Match.Outcome<M> again(Match<M> match, Append append) {
    int seat = append.seat();
    var decision = new DecisionId(append.asked(), seat);
    Entry.Kind kind =
        append.entries().isEmpty() ? Entry.Kind.MOVE : append.entries().getFirst().kind();
    if (seat < 0 || seat >= match.setup().seats()) {
      return refused(Message.of("record.no_seat", "seat", seat));
    }
    return switch (kind) {
      case UNDO -> match.undo(seat, decision);
      case RESIGN, TIMEOUT ->
          Leaving.of(append.entries().getFirst().code())
              .map(leaving -> match.vacate(append.leaving(), kind, leaving))
              .orElseGet(
                  () ->
                      refused(
                          Message.of(
                              "record.leaving", "code", append.entries().getFirst().code())));
      case MOVE, CHANCE -> {
        int moves = append.submitted().size();
        yield moves == 0 || moves > Match.LONGEST_BATCH
            ? refused(Message.of("record.batch", "most", Match.LONGEST_BATCH))
            : match.submit(seat, decision, append.submitted());
      }
    };
  }

  private static <M extends Move> Match.Outcome<M> refused(Text why) {
    return new Match.Outcome.Refused<>(Refusal.of(Refusal.Reason.ILLEGAL_MOVE, why));
  }

  private static void compare(Append recorded, Append made, List<Fault> faults) {
    if (recorded.first() != made.first()) {
      faults.add(at(made.first() + 1, Message.of("record.gap", "first", recorded.first())));
      return;
    }
    int common = Math.min(recorded.entries().size(), made.entries().size());
    for (int i = 0; i < common; i++) {
      Entry is = recorded.entries().get(i);
      Entry should = made.entries().get(i);
      if (!is.equals(should)) {
        faults.add(
            at(
                made.first() + i + 1,
                Message.of("record.entry", "recorded", told(is), "made", told(should))));
        return;
      }
    }
    if (recorded.entries().size() != made.entries().size()) {
      int many = recorded.entries().size();
      Text text = Message.of("record.entries", "recorded", many, "made", made.entries().size());
      faults.add(at(made.first() + 1, text));
    } else if (recorded.digest() != made.digest()) {
      faults.add(at(made.version(), Message.of("record.digest")));
    } else if (recorded.seat() != made.seat() || !recorded.submitted().equals(made.submitted())) {
      faults.add(
          at(
              made.version(),
              Message.of(
                  "record.submitted",
                  "recorded",
                  recorded.submitted().size(),
                  "recordedBy",
                  named(recorded.seat()),
                  "made",
                  made.submitted().size(),
                  "madeBy",
                  named(made.seat()))));
    }
  }

  private static Text told(Entry entry) {
    return Message.of(
        "record.line",
        "kind",
        EnumWords.word(entry.kind()),
        "actor",
        named(entry.seat()),
        "move",
        Grammar.shown(entry.code(), 60));
  }

  private static Text named(int seat) {
    return seat == Seat.CHANCE
        ? Message.of("record.chance")
        : Message.of("record.seat", "seat", seat);
  }
}
