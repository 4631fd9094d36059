package dev.boardwright.api.account;

import dev.boardwright.api.game.Tokens;
import dev.boardwright.api.wire.Code;
import dev.boardwright.api.wire.Problem;
import java.util.Optional;

/** Who may create accounts: everybody, the operator, or nobody. */
public final class AccountPolicy {

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
   * @throws Problem {@code bad_token} or {@code not_allowed} if whoever sends it may not
   */
  void requireMayCreate(Optional<String> token) {
    if (open) {
      return;
    }
    String known = adminHash.orElseThrow(() -> Problem.of(Code.NOT_ALLOWED, "account.closed"));
    if (token.isEmpty() || !Tokens.same(Tokens.hash(token.get()), known)) {
      throw Problem.of(Code.BAD_TOKEN, "account.operator_only");
    }
  }
}
