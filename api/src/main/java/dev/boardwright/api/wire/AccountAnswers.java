package dev.boardwright.api.wire;

import com.fasterxml.jackson.annotation.JsonInclude;
import com.fasterxml.jackson.annotation.JsonInclude.Include;
import dev.boardwright.engine.EnumWords;
import dev.boardwright.engine.Text;
import java.time.Instant;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** The bodies of answers about accounts and their games, by the names of the contract. */
public final class AccountAnswers {

  private AccountAnswers() {}

  /** A person or a bot. */
  public record Account(String id, String name, AccountKind kind, Instant createdAt) {}

  /** A new account and its first token. */
  public record CreatedAccount(Account account, String token) {}

  /** What is told of a token that was given out. */
  public record AccountToken(
      String id,
      Optional<String> label,
      String hint,
      Instant createdAt,
      Optional<Instant> expiresAt) {}

  /** A token that is given out now. */
  public record CreatedToken(AccountToken info, String token) {}

  /** The tokens of an account. */
  public record AccountTokenList(List<AccountToken> tokens) {}

  /** A game of an account, and what the account has in it. */
  public record AccountGame(
      Answers.Game game, boolean host, List<Integer> seats, List<Integer> toAct) {}

  /** A page of the games of an account. */
  public record AccountGameList(List<AccountGame> games, Optional<String> next) {}

  /**
   * A decision that waits for the account.
   *
   * @param deadline until when its answer has to be stored, in games with a clock
   */
  public record AccountDecision(
      String game,
      String ruleset,
      int version,
      int seat,
      String decision,
      Instant since,
      @JsonInclude(Include.NON_ABSENT) Optional<Instant> deadline) {}

  /**
   * All decisions that wait for the account.
   *
   * @param cursor names this list
   * @param more whether the account has more games than are followed
   */
  public record AccountDecisions(List<AccountDecision> decisions, String cursor, boolean more) {}

  /** What became of answers to several decisions, in the order they were sent. */
  public record PlayedMoves(List<MovesOutcome> results) {}

  /** What became of one of them. */
  @JsonInclude(Include.NON_ABSENT)
  public record MovesOutcome(
      String game,
      int status,
      Optional<Answers.Played> played,
      Optional<Map<String, Object>> problem) {}

  /** One event of the stream of an account; which members it has depends on its type. */
  @JsonInclude(Include.NON_ABSENT)
  public record AccountEvent(
      Type type,
      Optional<String> game,
      Optional<Integer> version,
      Optional<Integer> seat,
      Optional<String> decision,
      Optional<Instant> since,
      Optional<Instant> deadline,
      Optional<Answers.Game> state,
      Optional<Answers.LogEntry> entry,
      Optional<Boolean> more,
      Optional<String> reason,
      Optional<Text> detail)
      implements Streamed {

    /** The kinds of events. */
    public enum Type {
      STATUS,
      TURN,
      ENTRY,
      READY,
      HEARTBEAT,
      END
    }

    @Override
    public String word() {
      return EnumWords.word(type);
    }

    @Override
    public Optional<Integer> position() {
      return Optional.empty();
    }

    /** How a game stands: when the reader hears of it first, and whenever that has changed. */
    public static AccountEvent status(Answers.Game state) {
      return new AccountEvent(
          Type.STATUS,
          Optional.of(state.id()),
          Optional.of(state.version()),
          Optional.empty(),
          Optional.empty(),
          Optional.empty(),
          Optional.empty(),
          Optional.of(state),
          Optional.empty(),
          Optional.empty(),
          Optional.empty(),
          Optional.empty());
    }

    /** A seat of the account has a decision to answer. */
    public static AccountEvent turn(AccountDecision turn) {
      return new AccountEvent(
          Type.TURN,
          Optional.of(turn.game()),
          Optional.of(turn.version()),
          Optional.of(turn.seat()),
          Optional.of(turn.decision()),
          Optional.of(turn.since()),
          turn.deadline(),
          Optional.empty(),
          Optional.empty(),
          Optional.empty(),
          Optional.empty(),
          Optional.empty());
    }

    /**
     * The next entry of the log of a game.
     *
     * @param seat with whose eyes it is seen; empty: those of a spectator
     */
    public static AccountEvent entry(String game, Optional<Integer> seat, Answers.LogEntry entry) {
      return new AccountEvent(
          Type.ENTRY,
          Optional.of(game),
          Optional.of(entry.version()),
          seat,
          Optional.empty(),
          Optional.empty(),
          Optional.empty(),
          Optional.empty(),
          Optional.of(entry),
          Optional.empty(),
          Optional.empty(),
          Optional.empty());
    }

    /**
     * How all games stand has been told; from now on it is told what changes.
     *
     * @param more whether the account has more games than are followed
     */
    public static AccountEvent ready(boolean more) {
      return bare(Type.READY, Optional.of(more), Optional.empty(), Optional.empty());
    }

    /** Nothing is new, and the stream goes on. */
    public static AccountEvent heartbeat() {
      return bare(Type.HEARTBEAT, Optional.empty(), Optional.empty(), Optional.empty());
    }

    /**
     * The stream ends.
     *
     * @param reason a word
     * @param detail the same for people
     */
    public static AccountEvent end(String reason, Text detail) {
      return bare(Type.END, Optional.empty(), Optional.of(reason), Optional.of(detail));
    }

    private static AccountEvent bare(
        Type type, Optional<Boolean> more, Optional<String> reason, Optional<Text> detail) {
      return new AccountEvent(
          type,
          Optional.empty(),
          Optional.empty(),
          Optional.empty(),
          Optional.empty(),
          Optional.empty(),
          Optional.empty(),
          Optional.empty(),
          Optional.empty(),
          more,
          reason,
          detail);
    }
  }
}
