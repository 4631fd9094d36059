package dev.boardwright.api.game;

import dev.boardwright.api.wire.GameRecord;
import dev.boardwright.api.wire.GameRecord.RecordAppend;
import dev.boardwright.api.wire.GameRecord.RecordEntry;
import dev.boardwright.api.wire.Plain;
import dev.boardwright.api.wire.Problem;
import dev.boardwright.engine.Append;
import dev.boardwright.engine.DecisionId;
import dev.boardwright.engine.Entry;
import dev.boardwright.engine.Seat;
import dev.boardwright.engine.Verification.Fault;
import java.time.Instant;
import java.util.ArrayList;
import java.util.HexFormat;
import java.util.List;
import java.util.Optional;

/** The log of a record: how it is written, and how it is read again. */
final class RecordLog {

  /** A game with undos may have more entries than its rules bound, but not endlessly many. */
  private static final int TIMES_THE_LIMIT = 4;

  private final List<Append> appends = new ArrayList<>();
  private final List<Fault> faults = new ArrayList<>();

  private RecordLog() {}

  // ---- writing

  /**
   * An append as it stands in a record.
   *
   * @param at when it was stored
   */
  static RecordAppend written(Append append, Instant at) {
    List<RecordEntry> entries = new ArrayList<>();
    for (int i = 0; i < append.entries().size(); i++) {
      entries.add(written(append.first() + i + 1, append.entries().get(i)));
    }
    boolean answers = !append.submitted().isEmpty();
    return new RecordAppend(
        seat(append.seat()),
        answers ? Optional.of(id(append.asked(), append.seat())) : Optional.empty(),
        append.submitted(),
        at,
        HexFormat.of().toHexDigits(append.digest()),
        entries);
  }

  private static RecordEntry written(int version, Entry entry) {
    String id = id(entry.asked(), Math.max(0, entry.seat()));
    return new RecordEntry(
        version,
        entry.kind(),
        seat(entry.seat()),
        entry.kind() == Entry.Kind.MOVE ? Optional.of(id) : Optional.empty(),
        entry.code().isEmpty() ? Optional.empty() : Optional.of(entry.code()),
        entry.auto() ? Optional.of(true) : Optional.empty(),
        entry.kind() == Entry.Kind.UNDO ? Optional.of(id) : Optional.empty());
  }

  private static Optional<Integer> seat(int seat) {
    return seat == Seat.CHANCE ? Optional.empty() : Optional.of(seat);
  }

  private static String id(int asked, int seat) {
    return new DecisionId(asked, seat).toString();
  }

  // ---- reading

  /** Reads the log of a record, up to the first fault that leaves no sense in going on. */
  static RecordLog of(Rules<?> rules, GameRecord record) {
    RecordLog log = new RecordLog();
    int entries = record.appends().stream().mapToInt(append -> append.entries().size()).sum();
    int most = TIMES_THE_LIMIT * rules.ruleset().limits().entries();
    if (entries > most) {
      log.fault("record.too_long", "entries", entries, "most", most);
      return log;
    }
    for (RecordAppend unit : record.appends()) {
      if (!log.numbered(unit)) {
        return log;
      }
      log.add(unit);
    }
    return log;
  }

  /** What was read, as far as it made sense. */
  List<Append> appends() {
    return appends;
  }

  /** What is wrong with the form of the log; empty if it can be replayed. */
  List<Fault> faults() {
    return faults;
  }

  /** The entries of all appends, in order. */
  List<Entry> entries() {
    return appends.stream().flatMap(append -> append.entries().stream()).toList();
  }

  private int version() {
    return appends.isEmpty() ? 0 : appends.getLast().version();
  }

  private void fault(String key, Object... args) {
    faults.add(new Fault(Optional.empty(), Problem.text(key, args)));
  }

  private boolean numbered(RecordAppend unit) {
    for (int i = 0; i < unit.entries().size(); i++) {
      if (unit.entries().get(i).version() != version() + i + 1) {
        fault("record.version", "version", version() + i);
        return false;
      }
    }
    return true;
  }

  private void add(RecordAppend unit) {
    int first = version();
    List<Entry> entries = new ArrayList<>();
    for (RecordEntry line : unit.entries()) {
      int seat = line.seat().orElse(Seat.CHANCE);
      int asked = asked(line.decision().or(line::to), seat, first + entries.size());
      entries.add(
          new Entry(line.kind(), seat, asked, line.code().orElse(""), line.auto().orElse(false)));
    }
    int seat = unit.seat().orElse(Seat.CHANCE);
    boolean undo = entries.getFirst().kind() == Entry.Kind.UNDO;
    int asked = undo ? entries.getFirst().asked() : asked(unit.decision(), seat, first);
    long digest = HexFormat.fromHexDigitsToLong(unit.digest());
    appends.add(new Append(first, seat, asked, unit.submitted(), entries, digest));
  }

  private int asked(Optional<String> decision, int seat, int otherwise) {
    if (decision.isEmpty()) {
      return otherwise;
    }
    Optional<DecisionId> id = DecisionId.parse(decision.get());
    if (id.isEmpty()) {
      fault("record.no_decision", "decision", Plain.quoted(decision.get()));
    } else if (id.get().seat() != seat) {
      fault("record.other_seat", "decision", id.get());
    }
    return id.map(DecisionId::asked).orElse(otherwise);
  }
}
