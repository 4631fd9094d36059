package dev.boardwright.api.wire;

import com.fasterxml.jackson.annotation.JsonCreator;
import com.fasterxml.jackson.annotation.JsonInclude;
import com.fasterxml.jackson.annotation.JsonInclude.Include;
import com.fasterxml.jackson.annotation.JsonProperty;
import com.fasterxml.jackson.annotation.JsonUnwrapped;
import com.fasterxml.jackson.annotation.JsonValue;
import dev.boardwright.engine.Board;
import dev.boardwright.engine.Entry;
import dev.boardwright.engine.EnumWords;
import dev.boardwright.engine.Leaving;
import dev.boardwright.engine.Stop;
import dev.boardwright.engine.Text;
import java.time.Instant;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** The bodies of answers, by the names of the contract. */
public final class Answers {

  private Answers() {}

  /** What everybody may know about a game. */
  public record Game(
      String id,
      String ruleset,
      int rulesetVersion,
      Map<String, Object> options,
      Status status,
      List<Seat> seats,
      Visibility visibility,
      boolean confirmTurns,
      Leaving leavers,
      int version,
      List<Integer> toAct,
      String seedHash,
      boolean nonces,
      boolean practice,
      boolean sharedSeed,
      boolean imported,
      Instant createdAt,
      Instant updatedAt,
      Optional<GameResult> result,
      @JsonInclude(Include.NON_ABSENT) Optional<Clock> clock) {}

  /** A seat of a game. */
  public record Seat(
      int seat,
      SeatKind kind,
      Optional<String> name,
      @JsonInclude(Include.NON_ABSENT) Optional<HouseBot> bot,
      boolean vacant,
      boolean nonceGiven,
      Optional<String> nonce) {}

  /**
   * The clock of a game.
   *
   * @param now the time by the clock that decides, when this was so
   * @param seats empty unless the game is running
   */
  public record Clock(TimeControl control, Instant now, List<SeatClock> seats) {}

  /** The clock of a seat. */
  public record SeatClock(
      int seat,
      boolean running,
      long remainingMillis,
      @JsonInclude(Include.NON_ABSENT) Optional<Long> bankMillis,
      @JsonInclude(Include.NON_ABSENT) Optional<Instant> deadline) {}

  /** How a game ended. */
  public record GameResult(
      @JsonProperty(required = true) String reason,
      @JsonProperty(required = true) List<Score> scores,
      @JsonProperty(required = true) List<List<Integer>> ranking) {}

  /** The points of a seat, and by category. */
  public record Score(
      @JsonProperty(required = true) int seat,
      @JsonProperty(required = true) Points score,
      @JsonProperty(required = true) Map<String, Points> breakdown) {}

  /** Points; whole ones are written without a fraction. */
  public record Points(double value) {
    @JsonCreator(mode = JsonCreator.Mode.DELEGATING)
    public Points {}

    /** As JSON has it. */
    @JsonValue
    Number number() {
      return value == Math.rint(value) ? (Number) (long) value : (Number) value;
    }
  }

  /** A page of games. */
  public record GameList(List<Game> games, Optional<String> next) {}

  /** A new game and its tokens. */
  public record CreatedGame(Game game, Tokens tokens) {}

  /** A webhook of a game. */
  public record Webhook(String id, String url, List<WebhookEvent> events, Instant createdAt) {}

  /** A new webhook, and what its messages are signed with. */
  public record CreatedWebhook(Webhook webhook, String secret) {}

  /** The webhooks of a game. */
  public record WebhookList(List<WebhookState> webhooks) {}

  /**
   * A webhook, and how it is doing.
   *
   * @param givenUpAt when messages were last not sent any more, though they had not been taken
   */
  public record WebhookState(
      Webhook webhook,
      int failed,
      Optional<Instant> retryAt,
      Optional<WebhookFailure> reason,
      Optional<Text> detail,
      Optional<Instant> givenUpAt) {}

  /** What a webhook is told. */
  public record WebhookMessage(
      String id,
      WebhookEvent type,
      String game,
      String ruleset,
      Status status,
      int version,
      Optional<Integer> seat,
      Optional<String> decision,
      Instant at) {}

  /** What became of many games to create, in the order they were asked for. */
  public record CreatedGames(List<GameCreation> games) {}

  /** What became of one of them: the game and its tokens, or why there is none. */
  @JsonInclude(Include.NON_ABSENT)
  public record GameCreation(
      int status,
      Optional<Game> game,
      Optional<Tokens> tokens,
      Optional<Map<String, Object>> problem) {}

  /** Games that were asked for by their ids. */
  public record FoundGames(List<Game> games, List<String> missing) {}

  /**
   * The tokens of a game; there is none for an open seat, nor for what is an account's.
   *
   * @param host empty if an account is the host
   */
  public record Tokens(
      @JsonInclude(Include.NON_ABSENT) Optional<String> host, List<Optional<String>> seats) {}

  /**
   * A seat that is now the caller's, and the game it is in.
   *
   * @param token of the seat; empty for an account, which has its own
   */
  public record Claim(Game game, @JsonInclude(Include.NON_ABSENT) Optional<String> token) {}

  /**
   * The next game of the same players, in which the caller has the same seat.
   *
   * @param token of that seat; empty for an account, which has its own
   */
  public record Rematch(Game game, @JsonInclude(Include.NON_ABSENT) Optional<String> token) {}

  /** A position as one viewer may see it. */
  public record View(
      String game,
      String ruleset,
      int version,
      Optional<Integer> viewer,
      List<Integer> toAct,
      TypedBoard board,
      Optional<GameResult> result) {}

  /** A board that says of which ruleset it is. */
  public record TypedBoard(String type, @JsonUnwrapped Board board) {}

  /** Whether the caller's seat has something to decide, and what. */
  public record CurrentDecision(
      String game,
      int version,
      Status status,
      Optional<Integer> seat,
      List<Integer> toAct,
      Optional<Decision> decision,
      @JsonInclude(Include.NON_ABSENT) Optional<Clock> clock) {}

  /** A question to one seat, with every legal answer. */
  public record Decision(
      String id, String type, Text text, Map<String, Object> context, List<Move> moves) {}

  /** A legal move. */
  public record Move(
      String code,
      String type,
      Map<String, Object> args,
      @JsonInclude(Include.NON_ABSENT) Optional<Text> text) {}

  /** What was written to the log, and on request what follows. */
  public record Played(
      int version,
      List<LogEntry> entries,
      boolean replayed,
      @JsonInclude(Include.NON_ABSENT) Optional<CurrentDecision> next,
      @JsonInclude(Include.NON_ABSENT) Optional<View> view) {}

  /** Where moves would lead. */
  public record Explored(
      String game,
      int version,
      int played,
      Optional<Stop> stopped,
      View view,
      Optional<Decision> decision) {}

  /** A part of the log. */
  public record LogPage(List<LogEntry> entries, boolean more) {}

  /** An entry of the log as one viewer may see it. */
  public record LogEntry(
      int version,
      Entry.Kind kind,
      Optional<Integer> seat,
      @JsonInclude(Include.NON_ABSENT) Optional<Boolean> hidden,
      @JsonInclude(Include.NON_ABSENT) Optional<String> decision,
      @JsonInclude(Include.NON_ABSENT) Optional<String> type,
      @JsonInclude(Include.NON_ABSENT) Optional<String> code,
      @JsonInclude(Include.NON_ABSENT) Optional<Map<String, Object>> args,
      @JsonInclude(Include.NON_ABSENT) Optional<Boolean> auto,
      @JsonInclude(Include.NON_ABSENT) Optional<String> to,
      @JsonInclude(Include.NON_ABSENT) Optional<Leaving> leaving,
      Instant at,
      List<GameEvent> events) {}

  /** Something that happened on the table. */
  public record GameEvent(String type, Map<String, Object> args) {}

  /** One event of a stream; which members it has depends on its type. */
  @JsonInclude(Include.NON_ABSENT)
  public record StreamEvent(
      Type type,
      int version,
      Optional<LogEntry> entry,
      Optional<Game> game,
      Optional<Clock> clock,
      Optional<String> reason,
      Optional<Text> detail)
      implements Streamed {

    @Override
    public Optional<Integer> position() {
      return Optional.of(version);
    }

    @Override
    public String word() {
      return EnumWords.word(type);
    }

    /** The kinds of events. */
    public enum Type {
      ENTRY,
      STATUS,
      CLOCK,
      RESET,
      HEARTBEAT,
      END
    }

    /** The next entry of the log. */
    public static StreamEvent entry(LogEntry entry) {
      return told(
          Type.ENTRY, entry.version(), Optional.of(entry), Optional.empty(), Optional.empty());
    }

    /** How the game stands: at first, and whenever that has changed. */
    public static StreamEvent status(Game game) {
      return told(
          Type.STATUS, game.version(), Optional.empty(), Optional.of(game), Optional.empty());
    }

    /**
     * The clock: at first, and whenever more has happened to it than that time went by.
     *
     * @param version the log length it belongs to
     */
    public static StreamEvent clock(int version, Clock clock) {
      return told(Type.CLOCK, version, Optional.empty(), Optional.empty(), Optional.of(clock));
    }

    /** What was told is no longer so: it is told anew from the beginning of the log. */
    public static StreamEvent reset() {
      return told(Type.RESET, 0, Optional.empty(), Optional.empty(), Optional.empty());
    }

    /**
     * Nothing is new, and the stream goes on.
     *
     * @param version of the last entry told
     */
    public static StreamEvent heartbeat(int version) {
      return told(Type.HEARTBEAT, version, Optional.empty(), Optional.empty(), Optional.empty());
    }

    /**
     * The stream ends.
     *
     * @param version of the last entry told
     * @param reason a word
     * @param detail the same for people
     */
    public static StreamEvent end(int version, String reason, Text detail) {
      return new StreamEvent(
          Type.END,
          version,
          Optional.empty(),
          Optional.empty(),
          Optional.empty(),
          Optional.of(reason),
          Optional.of(detail));
    }

    private static StreamEvent told(
        Type type,
        int version,
        Optional<LogEntry> entry,
        Optional<Game> game,
        Optional<Clock> clock) {
      return new StreamEvent(type, version, entry, game, clock, Optional.empty(), Optional.empty());
    }
  }

  /** Whether a record is what it claims to be. */
  public record Verification(
      boolean valid, List<RecordCheck> checks, List<RecordProblem> problems) {}

  /** One of the things that are looked at in a record. */
  public record RecordCheck(Kind check, Outcome outcome) {

    /** What is looked at, in this order. */
    public enum Kind {
      SEED_HASH,
      SEED,
      NONCES,
      LOG,
      RESULT
    }

    /** What came of it. */
    public enum Outcome {
      PASSED,
      FAILED,
      SKIPPED
    }
  }

  /** Something in a record that is wrong. */
  public record RecordProblem(
      RecordCheck.Kind check,
      @JsonInclude(Include.NON_ABSENT) Optional<Integer> version,
      Text text) {}

  /** A bot that the server plays by itself. */
  public record Bot(HouseBot id, Text text) {}

  /** The house bots of a server. */
  public record BotList(List<Bot> bots) {}

  /** A ruleset in short. */
  public record Ruleset(String id, int version, Text name, Text summary, SeatRange seats) {}

  /** How many seats a game can have. */
  public record SeatRange(int min, int max) {}

  /** The rulesets of a server. */
  public record RulesetList(List<Ruleset> rulesets) {}

  /** A ruleset with its options and its grammar. */
  public record RulesetDetail(
      @JsonUnwrapped Ruleset ruleset,
      List<RulesetOption> options,
      List<Declaration> moves,
      List<Declaration> decisions,
      List<Declaration> events,
      List<String> sources,
      Map<String, Text> reasons,
      Map<String, Text> categories) {}

  /** Something that can be chosen when a game is created. */
  public record RulesetOption(
      String key,
      String type,
      @JsonInclude(Include.NON_ABSENT) Optional<List<String>> values,
      @JsonInclude(Include.NON_ABSENT) Optional<Map<String, Text>> names,
      @JsonInclude(Include.NON_ABSENT) Optional<Integer> min,
      @JsonInclude(Include.NON_ABSENT) Optional<Integer> max,
      @JsonProperty("default") Object standard,
      Text text) {}

  /** One word of a grammar. */
  public record Declaration(
      String type,
      @JsonInclude(Include.NON_ABSENT) Optional<Boolean> chance,
      Text text,
      List<Argument> args) {}

  /** An argument of a word. */
  public record Argument(
      String name,
      String type,
      @JsonInclude(Include.NON_ABSENT) Optional<String> of,
      @JsonInclude(Include.NON_ABSENT) Optional<List<String>> values,
      @JsonInclude(Include.NON_ABSENT) Optional<Integer> min,
      @JsonInclude(Include.NON_ABSENT) Optional<Integer> max) {}

  /** Every component of a ruleset, by kind; what things are called, and what they do. */
  public record Components(
      String ruleset,
      @JsonUnwrapped Object components,
      Map<String, Text> names,
      Map<String, Text> texts) {}

  /** How the server is. */
  public record Health(
      String status, @JsonInclude(Include.NON_ABSENT) Optional<Map<String, String>> checks) {}
}
