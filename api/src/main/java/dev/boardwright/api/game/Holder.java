package dev.boardwright.api.game;

import com.fasterxml.jackson.annotation.JsonInclude;
import com.fasterxml.jackson.annotation.JsonInclude.Include;
import dev.boardwright.api.wire.HouseBot;
import dev.boardwright.api.wire.SeatKind;
import java.util.Optional;

/**
 * How a seat is held.
 *
 * @param tokenHash the hash of its token; empty if nobody has one. An account needs none, and one
 *     that it got from earlier servers is good no more
 * @param vacant whether its player has left
 * @param nonce what its player added to the luck of the game
 * @param releases how often it was opened again, if ever
 * @param account the account that plays it, with its own tokens
 * @param bot the house bot that plays it
 */
record Holder(
    SeatKind kind,
    @JsonInclude(Include.NON_ABSENT) Optional<String> name,
    @JsonInclude(Include.NON_ABSENT) Optional<String> tokenHash,
    boolean vacant,
    @JsonInclude(Include.NON_ABSENT) Optional<String> nonce,
    @JsonInclude(Include.NON_ABSENT) Optional<Integer> releases,
    @JsonInclude(Include.NON_ABSENT) Optional<String> account,
    @JsonInclude(Include.NON_ABSENT) Optional<HouseBot> bot) {

  /** A seat that nobody has left, and whose nonce is still to come. */
  static Holder of(
      SeatKind kind, Optional<String> name, Optional<String> tokenHash, Optional<HouseBot> bot) {
    return new Holder(
        kind, name, tokenHash, false, Optional.empty(), Optional.empty(), Optional.empty(), bot);
  }

  /** Whether it can be claimed. */
  boolean open() {
    return kind == SeatKind.OPEN;
  }

  /** Whether somebody has it, with a token or an account. */
  boolean held() {
    return tokenHash.isPresent() || account.isPresent();
  }

  /** Whether nobody can play this seat yet. */
  boolean missing() {
    return !held() && bot.isEmpty();
  }

  /** The house bot that has played from the start. */
  Optional<HouseBot> firstBot() {
    return vacant ? Optional.empty() : bot;
  }

  /**
   * The seat, taken by a player.
   *
   * @param hash of its token; empty for an account
   * @param added the nonce, if it comes with the claim
   * @param owner the account, if it is one
   */
  Holder claimed(
      Optional<String> player,
      Optional<String> hash,
      Optional<String> added,
      Optional<String> owner) {
    return new Holder(SeatKind.CLAIMED, player, hash, false, added, releases, owner, bot);
  }

  /** The seat, open again; whatever its player gave is gone. */
  Holder released() {
    Optional<Integer> count = Optional.of(releases.orElse(0) + 1);
    return new Holder(
        SeatKind.OPEN,
        Optional.empty(),
        Optional.empty(),
        false,
        Optional.empty(),
        count,
        Optional.empty(),
        bot);
  }

  /** The same, played by this account; empty: by none. */
  Holder ownedBy(Optional<String> owner) {
    return new Holder(kind, name, tokenHash, vacant, nonce, releases, owner, bot);
  }

  /** The same with the hash of another token; empty: with none. */
  Holder withToken(Optional<String> hash) {
    return new Holder(kind, name, hash, vacant, nonce, releases, account, bot);
  }

  /** The same with what its player adds to the luck of the game. */
  Holder withNonce(String added) {
    return new Holder(kind, name, tokenHash, vacant, Optional.of(added), releases, account, bot);
  }

  /**
   * The seat when its player has left.
   *
   * @param replaced whether a house bot plays on
   */
  Holder left(boolean replaced) {
    Optional<HouseBot> now = replaced ? bot.or(() -> Optional.of(GameHeader.STAND_IN)) : bot;
    return new Holder(kind, name, tokenHash, true, nonce, releases, account, now);
  }
}
