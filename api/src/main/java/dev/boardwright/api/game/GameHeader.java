package dev.boardwright.api.game;

import com.fasterxml.jackson.annotation.JsonInclude;
import com.fasterxml.jackson.annotation.JsonInclude.Include;
import dev.boardwright.api.wire.Answers;
import dev.boardwright.api.wire.SeatKind;
import dev.boardwright.api.wire.Status;
import dev.boardwright.api.wire.TimeControl;
import dev.boardwright.api.wire.Visibility;
import dev.boardwright.engine.Match;
import dev.boardwright.engine.SeatSet;
import dev.boardwright.engine.Seed;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/**
 * Everything about a game that is not in its log, as it is stored.
 *
 * @param format of this text and of the appends; see {@link Codec}
 * @param seed the server's part of what all chance follows from; never leaves the server before the
 *     end
 * @param practice whether whoever created the game chose the seed
 * @param forkedAt the version up to which the log is that of another game
 * @param next the rematch, once a player has asked for one
 * @param hostHash the hash of the host's token
 * @param result from the end on, so that a list of games needs no replay
 * @param clock how much time the players have, in seconds; empty: as much as they like
 * @param nonces present if the game waits for a nonce of every seat
 * @param imported present if the game was played elsewhere
 * @param hostAccount the account that created the game, if one did
 * @param seedGroup names the games that share this seed, if it is not the only one
 */
record GameHeader(
    int format,
    String ruleset,
    int version,
    Map<String, Object> options,
    boolean confirmTurns,
    String seed,
    boolean practice,
    Visibility visibility,
    Status status,
    List<Holder> seats,
    String hostHash,
    Instant createdAt,
    @JsonInclude(Include.NON_ABSENT) Optional<Integer> forkedAt,
    @JsonInclude(Include.NON_ABSENT) Optional<Next> next,
    @JsonInclude(Include.NON_ABSENT) Optional<Answers.GameResult> result,
    @JsonInclude(Include.NON_ABSENT) Optional<TimeControl> clock,
    @JsonInclude(Include.NON_ABSENT) Optional<Boolean> nonces,
    @JsonInclude(Include.NON_ABSENT) Optional<Boolean> imported,
    @JsonInclude(Include.NON_ABSENT) Optional<String> hostAccount,
    @JsonInclude(Include.NON_ABSENT) Optional<String> seedGroup) {

  /** A game that no account has created, and with a seed of its own. */
  GameHeader(
      int format,
      String ruleset,
      int version,
      Map<String, Object> options,
      boolean confirmTurns,
      String seed,
      boolean practice,
      Visibility visibility,
      Status status,
      List<Holder> seats,
      String hostHash,
      Instant createdAt,
      Optional<Integer> forkedAt,
      Optional<Next> next,
      Optional<Answers.GameResult> result,
      Optional<TimeControl> clock,
      Optional<Boolean> nonces,
      Optional<Boolean> imported) {
    this(
        format,
        ruleset,
        version,
        options,
        confirmTurns,
        seed,
        practice,
        visibility,
        status,
        seats,
        hostHash,
        createdAt,
        forkedAt,
        next,
        result,
        clock,
        nonces,
        imported,
        Optional.empty(),
        Optional.empty());
  }

  /** What the rematch of a game will be, decided before it is created so that there is only one. */
  record Next(String game, String seed, Instant createdAt) {}

  /**
   * How a seat is held.
   *
   * @param tokenHash the hash of its token; empty while nobody has one
   * @param nonce what its player added to the luck of the game
   * @param releases how often it was opened again, if ever
   * @param account the account that plays it, with its own tokens
   */
  record Holder(
      SeatKind kind,
      @JsonInclude(Include.NON_ABSENT) Optional<String> name,
      @JsonInclude(Include.NON_ABSENT) Optional<String> tokenHash,
      boolean vacant,
      @JsonInclude(Include.NON_ABSENT) Optional<String> nonce,
      @JsonInclude(Include.NON_ABSENT) Optional<Integer> releases,
      @JsonInclude(Include.NON_ABSENT) Optional<String> account) {

    static Holder of(SeatKind kind, Optional<String> name, Optional<String> tokenHash) {
      return new Holder(
          kind, name, tokenHash, false, Optional.empty(), Optional.empty(), Optional.empty());
    }

    boolean open() {
      return kind == SeatKind.OPEN;
    }

    /** Whether nobody can play this seat yet. */
    boolean missing() {
      return tokenHash.isEmpty() && account.isEmpty();
    }

    Holder claimed(
        Optional<String> player, String hash, Optional<String> added, Optional<String> owner) {
      return new Holder(SeatKind.CLAIMED, player, Optional.of(hash), false, added, releases, owner);
    }

    Holder released() {
      Optional<Integer> count = Optional.of(releases.orElse(0) + 1);
      return new Holder(
          SeatKind.OPEN,
          Optional.empty(),
          Optional.empty(),
          false,
          Optional.empty(),
          count,
          Optional.empty());
    }

    Holder ownedBy(Optional<String> owner) {
      return new Holder(kind, name, tokenHash, vacant, nonce, releases, owner);
    }

    Holder withToken(String hash) {
      return new Holder(kind, name, Optional.of(hash), vacant, nonce, releases, account);
    }

    Holder withNonce(String added) {
      return new Holder(kind, name, tokenHash, vacant, Optional.of(added), releases, account);
    }

    Holder vacant(boolean left) {
      return new Holder(kind, name, tokenHash, left, nonce, releases, account);
    }
  }

  /** The hash of the server's part of the luck, which is told from the start. */
  String seedHash() {
    return Seed.of(seed).hash();
  }

  /** What all chance follows from: the seed, and what the players have added to it. */
  Seed luck() {
    return Seed.of(seed).with(seats.stream().map(Holder::nonce).toList());
  }

  /** Whether nobody and nothing is missing; then the game starts. */
  boolean ready() {
    return missingSeats().isEmpty() && missingNonces().isEmpty();
  }

  /** The seats whose nonces the game waits for. A bot may give one, but nobody waits for it. */
  List<Integer> missingNonces() {
    return IntStream.range(0, seats.size())
        .filter(_ -> nonces.orElse(false))
        .filter(seat -> seats.get(seat).kind() != SeatKind.BOT)
        .filter(seat -> seats.get(seat).nonce().isEmpty())
        .boxed()
        .toList();
  }

  List<Integer> openSeats() {
    List<Integer> open = new ArrayList<>();
    for (int seat = 0; seat < seats.size(); seat++) {
      if (seats.get(seat).open()) {
        open.add(seat);
      }
    }
    return open;
  }

  /** The seats that nobody can play yet. */
  List<Integer> missingSeats() {
    return IntStream.range(0, seats.size())
        .filter(seat -> seats.get(seat).missing())
        .boxed()
        .toList();
  }

  /** The seats of an account. */
  List<Integer> seatsOf(String account) {
    return IntStream.range(0, seats.size())
        .filter(seat -> seats.get(seat).account().filter(account::equals).isPresent())
        .boxed()
        .toList();
  }

  boolean hostedBy(String account) {
    return hostAccount.filter(account::equals).isPresent();
  }

  /** The accounts that host it or play in it. */
  List<String> owners() {
    return Stream.concat(
            hostAccount.stream(), seats.stream().flatMap(holder -> holder.account().stream()))
        .distinct()
        .toList();
  }

  /** The seats that have a clock, if there are clocks: a house bot has nobody. */
  SeatSet timedSeats() {
    SeatSet timed = SeatSet.NONE;
    for (int seat = 0; seat < seats.size(); seat++) {
      timed = seats.get(seat).missing() ? timed : timed.with(seat);
    }
    return timed;
  }

  GameHeader with(Status changed) {
    return with(changed, seats, next, result);
  }

  GameHeader withSeat(int seat, Holder holder) {
    List<Holder> changed = new ArrayList<>(seats);
    changed.set(seat, holder);
    return with(status, changed, next, result);
  }

  GameHeader withNext(Next rematch) {
    return with(status, seats, Optional.of(rematch), result);
  }

  /**
   * The same game, created by an account.
   *
   * @param group of the games that share its seed
   */
  GameHeader hosted(Optional<String> host, Optional<String> group) {
    return new GameHeader(
        format,
        ruleset,
        version,
        options,
        confirmTurns,
        seed,
        practice,
        visibility,
        status,
        seats,
        hostHash,
        createdAt,
        forkedAt,
        next,
        result,
        clock,
        nonces,
        imported,
        host,
        group);
  }

  private GameHeader with(
      Status changed,
      List<Holder> holders,
      Optional<Next> rematch,
      Optional<Answers.GameResult> ended) {
    return new GameHeader(
        format,
        ruleset,
        version,
        options,
        confirmTurns,
        seed,
        practice,
        visibility,
        changed,
        List.copyOf(holders),
        hostHash,
        createdAt,
        forkedAt,
        rematch,
        ended,
        clock,
        nonces,
        imported,
        hostAccount,
        seedGroup);
  }

  /** The header of a game that goes on as this match does: finished if that is over. */
  GameHeader after(Match<?> match) {
    if (match.result().isEmpty()) {
      return status == Status.RUNNING ? this : with(Status.RUNNING);
    }
    List<Holder> left = new ArrayList<>();
    for (int seat = 0; seat < seats.size(); seat++) {
      left.add(seats.get(seat).vacant(match.vacant().contains(seat)));
    }
    return with(Status.FINISHED, left, next, match.result().map(Shown::result));
  }
}
