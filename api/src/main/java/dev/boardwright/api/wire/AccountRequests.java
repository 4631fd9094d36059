package dev.boardwright.api.wire;

import com.fasterxml.jackson.annotation.JsonProperty;
import java.util.List;
import java.util.Optional;

/** The bodies of requests by and about accounts, by the names of the contract. */
public final class AccountRequests {

  private static final int MOST_DAYS = 3_650;
  private static final int LONGEST_GRACE = 86_400;
  private static final int MOST_AT_ONCE = 100;

  private AccountRequests() {}

  /** An account to create. */
  public record CreateAccount(
      @JsonProperty(required = true) String name, @JsonProperty(required = true) AccountKind kind) {
    public CreateAccount {
      Check.present("kind", kind);
      Check.name("name", Optional.of(Check.present("name", name)));
    }
  }

  /** What is to be different. */
  public record ChangeAccount(@JsonProperty(required = true) String name) {
    public ChangeAccount {
      Check.name("name", Optional.of(Check.present("name", name)));
    }
  }

  /** A further token. */
  public record CreateToken(Optional<String> label, Optional<Integer> expiresInDays) {
    public CreateToken {
      Check.name("label", label);
      expiresInDays.ifPresent(days -> Check.between("expiresInDays", days, 1, MOST_DAYS));
    }
  }

  /**
   * A token in place of an old one.
   *
   * @param graceSeconds how long the old one is good for still
   */
  public record RotateToken(Optional<Integer> graceSeconds) {
    public RotateToken {
      graceSeconds.ifPresent(grace -> Check.between("graceSeconds", grace, 0, LONGEST_GRACE));
    }
  }

  /** Answers to decisions of several games, each for itself. */
  public record PlayMoves(@JsonProperty(required = true) List<GameMoves> moves) {
    public PlayMoves {
      moves = Check.list("moves", moves, 1, MOST_AT_ONCE);
    }
  }

  /** The answer to a decision of one of them. */
  public record GameMoves(
      @JsonProperty(required = true) String game,
      Optional<Integer> seat,
      @JsonProperty(required = true) String decision,
      Optional<List<String>> moves,
      Optional<List<Requests.TypedMove>> typed) {
    public GameMoves {
      Check.id("game", game);
      seat.ifPresent(number -> Check.between("seat", number, 0, Requests.MOST_SEATS - 1));
      var checked = new Requests.MovesRequest(decision, moves, typed);
      moves = checked.moves();
      typed = checked.typed();
    }

    /** The same as a request to that game alone. */
    public Requests.MovesRequest request() {
      return new Requests.MovesRequest(decision, moves, typed);
    }
  }
}
