package dev.boardwright.api.account;

import dev.boardwright.api.game.Tokens;
import dev.boardwright.api.wire.Code;
import dev.boardwright.api.wire.Problem;
import java.util.Optional;

/** Who may create accounts: everybody, the operator, or nobody. The operator also closes them. */
public final class AccountPolicy {

  private static final String OPERATOR = "operator";

  private final boolean open;
  private final Optional<String> adminHash;

  private AccountPolicy(boolean open, Optional<String> adminHash) {
    this.open = open;
    this.adminHash = adminHash;
  }

  /**
   * @param open whether everybody may
   * @param adminToken what the operator sends; only its hash is kept
   */
  public static AccountPolicy of(boolean open, Optional<String> adminToken) {
    return new AccountPolicy(open, adminToken.map(Tokens::hash));
  }

  /**
   * @param token as it was sent
   * @return who creates the account; empty if that may be anybody
   * @throws Problem {@code bad_token} or {@code not_allowed} if whoever sends it may not
   */
  Optional<String> requireMayCreate(Optional<String> token) {
    if (isOperator(token)) {
      return Optional.of(OPERATOR);
    }
    if (open && token.isPresent()) {
      throw Problem.of(Code.BAD_TOKEN, "account.open_to_all");
    }
    if (open) {
      return Optional.empty();
    }
    throw adminHash.isEmpty()
        ? Problem.of(Code.NOT_ALLOWED, "account.closed")
        : Problem.of(Code.BAD_TOKEN, "account.operator_only");
  }

  /**
   * @param token as it was sent
   * @throws Problem {@code bad_token} if it is not the operator's, {@code not_allowed} if it cannot
   *     be, as there is no operator
   */
  void requireOperator(Optional<String> token) {
    if (token.isPresent() && adminHash.isEmpty()) {
      throw Problem.of(Code.NOT_ALLOWED, "account.no_operator");
    }
    if (!isOperator(token)) {
      throw Problem.of(Code.BAD_TOKEN, "account.operator_closes");
    }
  }

  private boolean isOperator(Optional<String> token) {
    return token.isPresent()
        && adminHash.filter(known -> Tokens.same(known, Tokens.hash(token.get()))).isPresent();
  }
}
