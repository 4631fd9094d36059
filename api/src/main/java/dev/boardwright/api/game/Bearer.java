package dev.boardwright.api.game;

import dev.boardwright.api.wire.Code;
import dev.boardwright.api.wire.Problem;
import java.util.Optional;

/**
 * What a request says of who sends it: nothing, the token of a seat or a host, or that of an
 * account, which then acts for whatever it holds.
 *
 * @param token as it was sent
 * @param session of the account whose token it is, if it is that of one
 * @param seat for which seat the request speaks, if it says so
 */
public record Bearer(Optional<String> token, Optional<Session> session, Optional<Integer> seat) {

  /** Whoever sends no token. */
  public static final Bearer NOBODY =
      new Bearer(Optional.empty(), Optional.empty(), Optional.empty());

  /** An account that uses one of its tokens. */
  public interface Session {
    /**
     * The id of the account.
     *
     * @throws Problem {@code bad_token} once the token is no longer good
     */
    String account();

    /** What the account is called. */
    String name();
  }

  /** What is known of accounts. */
  public interface Profiles {
    /** What an account is called; empty if there is none with this id. */
    Optional<String> name(String account);
  }

  /** The account; empty if the request comes from none. */
  Optional<String> account() {
    return session.map(Session::account);
  }

  /** The account, or a problem that says it takes one. */
  public Session requireSession() {
    return session.orElseThrow(() -> Problem.of(Code.BAD_TOKEN, "account.token_needed"));
  }

  /** The same account, speaking for another seat. */
  Bearer at(Optional<Integer> other) {
    return new Bearer(token, session, other);
  }

  /** Says nothing: it holds a secret. */
  @Override
  public String toString() {
    return "a bearer";
  }
}
