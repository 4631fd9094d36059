package dev.boardwright.api.game;

import dev.boardwright.api.wire.Answers;
import java.time.Instant;
import java.time.InstantSource;
import java.time.temporal.ChronoUnit;
import java.util.List;
import java.util.Optional;

/** What creating a game decides by chance, so that a retry decides the same. */
record NewGameIntent(
    String game, String host, List<Optional<String>> seats, String seed, Instant createdAt) {

  /**
   * Of a game with a new id and a new host token.
   *
   * @param seats the tokens of the seats; empty for those that get none
   */
  static NewGameIntent of(List<Optional<String>> seats, String seed, InstantSource clock) {
    return new NewGameIntent(Tokens.gameId(), Tokens.host(), seats, seed, now(clock));
  }

  /**
   * What is told of them.
   *
   * @param account the account that is the host with its own token, if one is
   */
  Answers.Tokens tokens(Optional<String> account) {
    return new Answers.Tokens(Optional.of(host).filter(_ -> account.isEmpty()), seats);
  }

  /** The time as it is stored: in whole milliseconds. */
  static Instant now(InstantSource clock) {
    return clock.instant().truncatedTo(ChronoUnit.MILLIS);
  }
}
