package dev.boardwright.api.game;

import dev.boardwright.api.wire.Answers;
import dev.boardwright.api.wire.Code;
import dev.boardwright.api.wire.GameRecord;
import dev.boardwright.api.wire.GameRecord.RecordAppend;
import dev.boardwright.api.wire.GameRecord.RecordEntry;
import dev.boardwright.api.wire.HouseBot;
import dev.boardwright.api.wire.Plain;
import dev.boardwright.api.wire.Problem;
import dev.boardwright.api.wire.Status;
import dev.boardwright.engine.Append;
import dev.boardwright.engine.DecisionId;
import dev.boardwright.engine.Entry;
import dev.boardwright.engine.Match;
import dev.boardwright.engine.Options;
import dev.boardwright.engine.ReplayFailed;
import dev.boardwright.engine.Seat;
import dev.boardwright.engine.Seed;
import dev.boardwright.engine.Setup;
import java.time.Instant;
import java.util.ArrayList;
import java.util.HexFormat;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.Semaphore;
import java.util.function.Supplier;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** Finished games in clear, and whether a record is what it claims to be. */
public final class Records {

  /** A game with undos may have more entries than its rules bound, but not endlessly many. */
  private static final int TIMES_THE_LIMIT = 4;

  private static final Pattern AT_VERSION =
      Pattern.compile("version (\\d{1,9}): (.*)", Pattern.DOTALL);

  private final Games games;
  private final Semaphore places;

  /**
   * @param parallel how many verifications run at the same time
   */
  public Records(Games games, int parallel) {
    this.games = games;
    this.places = new Semaphore(parallel);
  }

  // ---- giving

  /** The record of a game that is over. */
  public GameRecord record(String id, Optional<String> token) {
    Game game = games.fresh(id);
    Caller.of(game.header(), token);
    if (game.status() != Status.FINISHED) {
      throw Problem.of(Code.RECORD_CLOSED, "The record opens when the game is over.")
          .with("version", game.version());
    }
    GameHeader header = game.header();
    List<Append> appends = game.requireMatch().appends();
    List<RecordAppend> units = new ArrayList<>(appends.size());
    for (int i = 0; i < appends.size(); i++) {
      units.add(unit(appends.get(i), game.times().get(i)));
    }
    return new GameRecord(
        header.ruleset(),
        header.version(),
        header.options(),
        header.seats().stream().map(Records::seat).toList(),
        header.seed(),
        header.seedValue().hash(),
        header.practice(),
        header.confirmTurns(),
        header.forkedAt(),
        header.clock(),
        units,
        header.result());
  }

  private static RecordAppend unit(Append append, Instant at) {
    List<RecordEntry> entries = new ArrayList<>();
    for (int i = 0; i < append.entries().size(); i++) {
      entries.add(line(append.first() + i + 1, append.entries().get(i)));
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

  private static RecordEntry line(int version, Entry entry) {
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

  private static GameRecord.RecordSeat seat(GameHeader.Holder holder) {
    Optional<HouseBot> bot = holder.standIn() ? Optional.empty() : holder.bot();
    return new GameRecord.RecordSeat(holder.kind(), holder.name(), bot);
  }

  private static Optional<Integer> seat(int seat) {
    return seat == Seat.CHANCE ? Optional.empty() : Optional.of(seat);
  }

  private static String id(int asked, int seat) {
    return new DecisionId(asked, seat).toString();
  }

  // ---- verifying

  /** Replays a record and says what is wrong with it. */
  public Answers.Verification verify(GameRecord record) {
    Rules<?> rules = rules(record);
    Setup setup = setup(rules, record);
    return atWork(
        () -> {
          List<Answers.RecordProblem> problems = problems(rules, setup, record);
          return new Answers.Verification(problems.isEmpty(), problems);
        });
  }

  /** Replays something from outside, unless too many do so already. */
  private <T> T atWork(Supplier<T> work) {
    if (!places.tryAcquire()) {
      throw Problem.of(
          Code.RATE_LIMITED, "Enough records are being replayed already. Try again in a moment.");
    }
    try {
      return work.get();
    } finally {
      places.release();
    }
  }

  /**
   * A game that goes on from a version of a record, with luck of its own.
   *
   * @throws Problem {@code invalid_options} if it cannot
   */
  Match<?> fork(GameRecord record, int version, Seed seed) {
    Rules<?> rules = rules(record);
    Setup setup = setup(rules, record);
    List<Answers.RecordProblem> problems = new ArrayList<>();
    List<Entry> entries = new ArrayList<>();
    if (tooLong(rules, record, problems)) {
      throw Problem.invalid("/record/appends", problems.getFirst().text());
    }
    for (RecordAppend unit : record.appends()) {
      entries.addAll(entries(unit, entries.size(), problems));
    }
    if (!problems.isEmpty()) {
      throw Problem.invalid("/record/appends", problems.getFirst().text());
    }
    if (version > entries.size()) {
      throw Problem.invalid(
          "/version", "The record has %d entries, fewer than that.".formatted(entries.size()));
    }
    return atWork(
        () -> {
          try {
            return rules.fork(setup, seed, entries.subList(0, version));
          } catch (ReplayFailed e) {
            throw Problem.invalid(
                "/record/appends", "The record cannot be replayed %s.".formatted(e.getMessage()));
          }
        });
  }

  private static List<Answers.RecordProblem> problems(
      Rules<?> rules, Setup setup, GameRecord record) {
    Seed seed = Seed.of(record.seed());
    List<Answers.RecordProblem> problems = new ArrayList<>();
    if (!seed.hash().equals(record.seedHash())) {
      problems.add(problem("the seed does not have this hash"));
    }
    if (!record.practice() && !record.seed().matches("[0-9a-f]{64}")) {
      problems.add(problem("the seed was chosen, so this was a practice game"));
    }
    if (record.forkedAt().isPresent() && !record.practice()) {
      problems.add(problem("a fork is always a practice game"));
    }
    if (tooLong(rules, record, problems)) {
      return problems;
    }
    List<Append> appends = new ArrayList<>();
    int first = 0;
    for (RecordAppend unit : record.appends()) {
      for (int i = 0; i < unit.entries().size(); i++) {
        if (unit.entries().get(i).version() != first + i + 1) {
          problems.add(problem("the entry after version %d has another one".formatted(first + i)));
          return problems;
        }
      }
      Append append = append(unit, first, problems);
      appends.add(append);
      first = append.version();
    }
    if (problems.isEmpty()) {
      rules
          .problems(setup, seed, appends, record.forkedAt())
          .forEach(text -> problems.add(problem(text)));
    }
    if (problems.isEmpty() && record.result().isPresent()) {
      compareResult(rules, setup, seed, appends, record, problems);
    }
    return problems;
  }

  private static boolean tooLong(
      Rules<?> rules, GameRecord record, List<Answers.RecordProblem> problems) {
    int entries = record.appends().stream().mapToInt(append -> append.entries().size()).sum();
    int most = TIMES_THE_LIMIT * rules.ruleset().limits().entries();
    if (entries > most) {
      problems.add(problem("%d entries, but no game has more than %d".formatted(entries, most)));
    }
    return entries > most;
  }

  private static void compareResult(
      Rules<?> rules,
      Setup setup,
      Seed seed,
      List<Append> appends,
      GameRecord record,
      List<Answers.RecordProblem> problems) {
    try {
      Match<?> match = rules.replay(setup, seed, appends);
      if (!record.result().equals(match.result().map(Shown::result))) {
        problems.add(problem("the moves lead to another result"));
      }
    } catch (ReplayFailed e) {
      problems.add(problem(String.valueOf(e.getMessage())));
    }
  }

  private static List<Entry> entries(
      RecordAppend unit, int first, List<Answers.RecordProblem> problems) {
    List<Entry> entries = new ArrayList<>();
    for (int i = 0; i < unit.entries().size(); i++) {
      RecordEntry line = unit.entries().get(i);
      int seat = line.seat().orElse(Seat.CHANCE);
      int asked = asked(line.decision().or(line::to), seat, first + i, problems);
      entries.add(
          new Entry(line.kind(), seat, asked, line.code().orElse(""), line.auto().orElse(false)));
    }
    return entries;
  }

  private static Append append(RecordAppend unit, int first, List<Answers.RecordProblem> problems) {
    List<Entry> entries = entries(unit, first, problems);
    int seat = unit.seat().orElse(Seat.CHANCE);
    boolean undo = entries.getFirst().kind() == Entry.Kind.UNDO;
    int asked = undo ? entries.getFirst().asked() : asked(unit.decision(), seat, first, problems);
    long digest = HexFormat.fromHexDigitsToLong(unit.digest());
    return new Append(first, seat, asked, unit.submitted(), entries, digest);
  }

  private static int asked(
      Optional<String> decision, int seat, int otherwise, List<Answers.RecordProblem> problems) {
    if (decision.isEmpty()) {
      return otherwise;
    }
    Optional<DecisionId> id = DecisionId.parse(decision.get());
    if (id.isEmpty()) {
      problems.add(problem("`%s` names no decision".formatted(Plain.quoted(decision.get()))));
    } else if (id.get().seat() != seat) {
      problems.add(problem("`%s` is a decision of another seat".formatted(id.get())));
    }
    return id.map(DecisionId::asked).orElse(otherwise);
  }

  private static Answers.RecordProblem problem(String text) {
    Matcher matcher = AT_VERSION.matcher(text);
    return matcher.matches()
        ? new Answers.RecordProblem(
            Optional.of(Math.max(1, Integer.parseInt(matcher.group(1)))), matcher.group(2))
        : new Answers.RecordProblem(Optional.empty(), text);
  }

  private Rules<?> rules(GameRecord record) {
    Rules<?> rules = games.catalog().requested(record.ruleset());
    List<Integer> versions = rules.ruleset().versions();
    if (!versions.contains(record.rulesetVersion())) {
      throw Problem.invalid(
          "/rulesetVersion",
          "This server has %s version %s.".formatted(record.ruleset(), versions));
    }
    return rules;
  }

  private static Setup setup(Rules<?> rules, GameRecord record) {
    int seats = record.seats().size();
    Options options = rules.options(seats, record.options());
    return new Setup(record.rulesetVersion(), seats, options, record.confirmTurns());
  }
}
