package dev.boardwright.api.account;

import com.fasterxml.jackson.annotation.JsonInclude;
import com.fasterxml.jackson.annotation.JsonInclude.Include;
import dev.boardwright.api.game.Tokens;
import dev.boardwright.api.wire.AccountAnswers;
import dev.boardwright.api.wire.AccountKind;
import dev.boardwright.api.wire.Json;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * An account as it is stored: one document with all of its tokens, so that each change of them is
 * one compare-and-set, and a token that works is always one that the account knows of.
 *
 * @param format of this text
 * @param revoked the ids of the tokens that were revoked last: a request that comes again must not
 *     bring them back
 */
record Account(
    int format,
    String id,
    String name,
    AccountKind kind,
    Instant createdAt,
    List<Token> tokens,
    List<String> revoked) {

  private static final int FORMAT = 1;
  private static final int MOST_REVOKED = 50;

  /**
   * A token, known by its hash.
   *
   * @param hint its last characters, so that people can tell tokens apart
   * @param replaced the hash it had before it was rotated
   */
  record Token(
      String id,
      @JsonInclude(Include.NON_ABSENT) Optional<String> label,
      String hash,
      String hint,
      Instant createdAt,
      @JsonInclude(Include.NON_ABSENT) Optional<Instant> expiresAt,
      @JsonInclude(Include.NON_ABSENT) Optional<Replaced> replaced) {

    private static final int HINT_LENGTH = 4;

    static Token of(
        String id,
        Optional<String> label,
        String secret,
        Instant createdAt,
        Optional<Instant> expiresAt) {
      return new Token(
          id, label, Tokens.hash(secret), hint(secret), createdAt, expiresAt, Optional.empty());
    }

    private static String hint(String secret) {
      return secret.substring(secret.length() - HINT_LENGTH);
    }

    /** Whether this is its hash, or was it a moment ago and still counts. */
    boolean isGood(String sent, Instant now) {
      boolean same = Tokens.same(hash, sent);
      boolean before =
          replaced
              .filter(old -> Tokens.same(old.hash(), sent))
              .filter(old -> now.isBefore(old.until()))
              .isPresent();
      return (same || before) && expiresAt.map(now::isBefore).orElse(true);
    }

    /**
     * The token with another secret.
     *
     * @param until when the one it has had ceases to be good
     */
    Token rotated(String secret, Instant now, Instant until) {
      return new Token(
          id,
          label,
          Tokens.hash(secret),
          hint(secret),
          now,
          expiresAt,
          Optional.of(new Replaced(hash, until)));
    }

    /** What its owner is shown of it: not the secret. */
    AccountAnswers.AccountToken shown() {
      return new AccountAnswers.AccountToken(id, label, hint, createdAt, expiresAt);
    }
  }

  /**
   * A hash that a token had.
   *
   * @param until when it stops to be good
   */
  record Replaced(String hash, Instant until) {}

  static Account of(String id, String name, AccountKind kind, Instant createdAt, Token first) {
    return new Account(FORMAT, id, name, kind, createdAt, List.of(first), List.of());
  }

  /** The same account by another name. */
  Account named(String other) {
    return new Account(format, id, other, kind, createdAt, tokens, revoked);
  }

  Optional<Token> token(String tokenId) {
    return tokens.stream().filter(token -> token.id().equals(tokenId)).findFirst();
  }

  /** The token with this hash, if it is good. All of them are compared, whichever it is. */
  Optional<Token> good(String hash, Instant now) {
    Optional<Token> good = Optional.empty();
    for (Token token : tokens) {
      if (token.isGood(hash, now)) {
        good = Optional.of(token);
      }
    }
    return good;
  }

  /** With this token, in the place of the one with its id if there is one. */
  Account with(Token token) {
    List<Token> all = new ArrayList<>(tokens);
    int place = all.stream().map(Token::id).toList().indexOf(token.id());
    if (place < 0) {
      all.add(token);
    } else {
      all.set(place, token);
    }
    return new Account(format, id, name, kind, createdAt, List.copyOf(all), revoked);
  }

  /** Without this token, whose id is remembered. */
  Account without(Token token) {
    List<String> gone = new ArrayList<>(revoked);
    gone.addFirst(token.id());
    return new Account(
        format,
        id,
        name,
        kind,
        createdAt,
        tokens.stream().filter(other -> !other.id().equals(token.id())).toList(),
        List.copyOf(gone.subList(0, Math.min(gone.size(), MOST_REVOKED))));
  }

  /** Whether it takes the time to say which of its tokens are good. */
  boolean hasTimes() {
    return tokens.stream()
        .anyMatch(token -> token.expiresAt().isPresent() || token.replaced().isPresent());
  }

  /** Without those that nobody can use any more. */
  Account withoutExpired(Instant now) {
    List<Token> left =
        tokens.stream().filter(token -> token.expiresAt().map(now::isBefore).orElse(true)).toList();
    return new Account(format, id, name, kind, createdAt, left, revoked);
  }

  /** What is left of it: a name nobody can be any more. */
  Account deleted() {
    return new Account(format, id, "", kind, createdAt, List.of(), List.of());
  }

  boolean isDeleted() {
    return name.isEmpty();
  }

  /** What its owner is shown of it. */
  AccountAnswers.Account shown() {
    return new AccountAnswers.Account(id, name, kind, createdAt);
  }

  /** As it is stored. */
  String text() {
    return Json.text(this);
  }

  /** Reads what {@link #text} wrote. */
  static Account read(String text) {
    return Json.read(text, Account.class);
  }
}
