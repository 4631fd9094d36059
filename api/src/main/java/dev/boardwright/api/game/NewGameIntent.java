package dev.boardwright.api.game;

import java.time.Instant;
import java.time.InstantSource;
import java.time.temporal.ChronoUnit;
import java.util.List;
import java.util.Optional;

/** What creating a game decides by chance, so that a retry decides the same. */
record NewGameIntent(
    String game, String host, List<Optional<String>> seats, String seed, Instant createdAt) {

  static NewGameIntent of(List<Optional<String>> seats, String seed, InstantSource clock) {
    return new NewGameIntent(Tokens.gameId(), Tokens.host(), seats, seed, now(clock));
  }

  static Instant now(InstantSource clock) {
    return clock.instant().truncatedTo(ChronoUnit.MILLIS);
  }
}
