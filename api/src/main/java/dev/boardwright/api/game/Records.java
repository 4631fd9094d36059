package dev.boardwright.api.game;

import dev.boardwright.api.game.Codec.Timed;
import dev.boardwright.api.game.GameHeader.Luck;
import dev.boardwright.api.game.GameHeader.Origin;
import dev.boardwright.api.game.GameHeader.Played;
import dev.boardwright.api.game.GameHeader.Terms;
import dev.boardwright.api.store.GameStore;
import dev.boardwright.api.wire.Answers;
import dev.boardwright.api.wire.Code;
import dev.boardwright.api.wire.GameRecord;
import dev.boardwright.api.wire.GameRecord.RecordAppend;
import dev.boardwright.api.wire.Problem;
import dev.boardwright.api.wire.Requests;
import dev.boardwright.api.wire.Status;
import dev.boardwright.api.wire.Visibility;
import dev.boardwright.engine.Append;
import dev.boardwright.engine.Entry;
import dev.boardwright.engine.Match;
import dev.boardwright.engine.ReplayFailed;
import dev.boardwright.engine.Seed;
import dev.boardwright.engine.Setup;
import java.nio.charset.StandardCharsets;
import java.time.Instant;
import java.time.InstantSource;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.Semaphore;
import java.util.function.Supplier;

/** Finished games in clear: given away, verified, taken in again. */
public final class Records {

  private final Games games;
  private final Verifier verifier;
  private final Intents intents;
  private final InstantSource clock;
  private final Semaphore places;

  /**
   * @param parallel how many replays of records run at the same time
   */
  public Records(Games games, InstantSource clock, int parallel) {
    this.games = games;
    this.verifier = new Verifier(games.catalog());
    this.intents = new Intents(games.store());
    this.clock = clock;
    this.places = new Semaphore(parallel);
  }

  // ---- giving

  /** The record of a game that is over. */
  public GameRecord record(String id, Bearer token) {
    Game game = games.fresh(id);
    var _ = game.caller(token);
    if (game.status() != Status.FINISHED) {
      throw game.problem(Code.RECORD_CLOSED, "record.closed");
    }
    GameHeader header = game.header();
    if (SeedGroup.goesOnWith(header, games)) {
      throw game.problem(Code.RECORD_CLOSED, "record.closed_by_seed");
    }
    List<Append> appends = game.requireMatch().appends();
    List<RecordAppend> units = new ArrayList<>(appends.size());
    for (int i = 0; i < appends.size(); i++) {
      units.add(RecordLog.written(appends.get(i), game.times().get(i)));
    }
    return new GameRecord(
        Optional.of(GameRecord.FORMAT),
        header.played().ruleset(),
        header.played().version(),
        header.played().options(),
        header.seats().stream().map(Records::seat).toList(),
        header.luck().seed(),
        header.seedHash(),
        header.luck().practice(),
        header.luck().sharesSeed() ? Optional.of(true) : Optional.empty(),
        header.played().confirmTurns(),
        header.origin().forkedAt(),
        header.terms().clock(),
        units,
        header.result());
  }

  private static GameRecord.RecordSeat seat(Holder holder) {
    return new GameRecord.RecordSeat(
        holder.kind(), holder.name(), holder.nonce(), holder.firstBot());
  }

  // ---- verifying

  /** Replays a record and says what is wrong with it. */
  public Answers.Verification verify(GameRecord record) {
    return atWork(() -> verifier.inspect(record)).verification();
  }

  /** Replays something from outside, unless too many do so already. */
  private <T> T atWork(Supplier<T> work) {
    if (!places.tryAcquire()) {
      throw Problem.of(Code.RATE_LIMITED, "limit.replays");
    }
    try {
      return work.get();
    } finally {
      places.release();
    }
  }

  // ---- taking in

  /**
   * Keeps a game that was played elsewhere, once it is verified, as a finished game.
   *
   * @param key the Idempotency-Key
   * @throws Problem {@code invalid_record} if it is not valid, or not over
   */
  public Answers.CreatedGame keep(Requests.ImportRequest request, Optional<String> key) {
    GameRecord record = request.record();
    Match<?> match = requireWhole(atWork(() -> verifier.inspect(record)));
    NewGameIntent intent =
        intents.intent(
            new Intents.Scope("import", Optional.empty()),
            key,
            request,
            NewGameIntent.class,
            () -> intent(record));
    List<Timed> log = new ArrayList<>();
    for (int i = 0; i < match.appends().size(); i++) {
      log.add(new Timed(match.appends().get(i), record.appends().get(i).at()));
    }
    GameStore.Append stored = Codec.write(log);
    requireFits(stored, "/record/appends", "import.too_long");
    Visibility visibility = request.visibility().orElse(Visibility.UNLISTED);
    GameHeader header = header(record, visibility, match, intent).after(match);
    List<Instant> times = log.stream().map(Timed::at).toList();
    Game game = games.createPlayed(intent.game(), header, match, stored, times);
    return new Answers.CreatedGame(Shown.game(game), intent.tokens(Optional.empty()));
  }

  private static Match<?> requireWhole(Verifier.Inspected inspected) {
    List<Answers.RecordProblem> problems = inspected.verification().problems();
    if (!problems.isEmpty()) {
      throw Problem.of(Code.INVALID_RECORD, "import.invalid", "fault", problems.getFirst().text())
          .with("problems", problems);
    }
    Match<?> match = inspected.match().orElseThrow();
    if (!match.over()) {
      throw Problem.of(Code.INVALID_RECORD, "import.not_over");
    }
    return match;
  }

  private NewGameIntent intent(GameRecord record) {
    List<Optional<String>> nobody = record.seats().stream().map(_ -> none()).toList();
    return NewGameIntent.of(nobody, record.seed(), clock);
  }

  private static Optional<String> none() {
    return Optional.empty();
  }

  /** Throws if a text is longer than the store takes. */
  static void requireFits(GameStore.Append append, String pointer, String key) {
    int bytes = append.body().getBytes(StandardCharsets.UTF_8).length;
    if (bytes > GameStore.MAX_APPEND_BYTES) {
      throw Problem.invalid(pointer, key);
    }
  }

  private static GameHeader header(
      GameRecord record, Visibility visibility, Match<?> match, NewGameIntent intent) {
    List<Holder> holders =
        record.seats().stream()
            .map(
                seat ->
                    new Holder(
                        seat.kind(),
                        seat.name(),
                        none(),
                        false,
                        seat.nonce(),
                        Optional.empty(),
                        none(),
                        seat.bot()))
            .toList();
    var luck =
        new Luck(
            record.seed(),
            record.practice(),
            Tokens.seed(),
            false,
            Optional.empty(),
            record.sharedSeed().filter(shared -> shared));
    return GameHeader.open(
        new Played(
            record.ruleset(),
            record.rulesetVersion(),
            match.setup().options().sent(),
            record.confirmTurns()),
        luck,
        new Origin(intent.createdAt(), Tokens.hash(intent.host()), none(), record.forkedAt(), true),
        new Terms(visibility, Terms.USUAL_LEAVERS, record.clock()),
        holders);
  }

  // ---- forks

  /**
   * A game that goes on from a version of a record, with luck of its own.
   *
   * @throws Problem {@code invalid_options} if it cannot
   */
  Match<?> fork(GameRecord record, int version, Seed seed) {
    Rules<?> rules = verifier.rules(record);
    Setup setup = Verifier.setup(rules, record);
    RecordLog log = RecordLog.of(rules, record);
    if (!log.faults().isEmpty()) {
      throw Problem.invalid("/record/appends", log.faults().getFirst().text());
    }
    List<Entry> entries = log.entries();
    if (version > entries.size()) {
      throw Problem.invalid("/version", "fork.beyond", "entries", entries.size());
    }
    return atWork(
        () -> {
          try {
            return rules.fork(setup, seed, entries.subList(0, version));
          } catch (ReplayFailed e) {
            throw Problem.invalid(
                "/record/appends", "record.no_replay", "version", e.version(), "why", e.why());
          }
        });
  }
}
