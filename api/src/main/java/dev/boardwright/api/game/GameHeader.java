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

/**
 * Everything about a game that is not in its log, as it is stored.
 *
 * @param format of this text and of the appends; see {@link Codec}
 * @param seed the text from whose bytes all chance follows; never leaves the server before the end
 * @param practice whether whoever created the game chose the seed
 * @param forkedAt the version up to which the log is that of another game
 * @param next the rematch, once a player has asked for one
 * @param hostHash the hash of the host's token
 * @param result from the end on, so that a list of games needs no replay
 * @param clock how much time the players have, in seconds; empty: as much as they like
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
    @JsonInclude(Include.NON_ABSENT) Optional<TimeControl> clock) {

  /** What the rematch of a game will be, decided before it is created so that there is only one. */
  record Next(String game, String seed, Instant createdAt) {}

  /**
   * How a seat is held.
   *
   * @param tokenHash the hash of its token; empty while nobody has one
   */
  record Holder(
      SeatKind kind,
      @JsonInclude(Include.NON_ABSENT) Optional<String> name,
      @JsonInclude(Include.NON_ABSENT) Optional<String> tokenHash,
      boolean vacant) {

    static final Holder OPEN = new Holder(SeatKind.OPEN, Optional.empty(), Optional.empty(), false);

    boolean open() {
      return kind == SeatKind.OPEN;
    }
  }

  Seed seedValue() {
    return Seed.of(seed);
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

  /** The seats that nobody has a token of; the game starts when there are none. */
  List<Integer> missingSeats() {
    return IntStream.range(0, seats.size())
        .filter(seat -> seats.get(seat).tokenHash().isEmpty())
        .boxed()
        .toList();
  }

  /** The seats that have a clock, if there are clocks: a house bot plays without a token. */
  SeatSet timedSeats() {
    SeatSet timed = SeatSet.NONE;
    for (int seat = 0; seat < seats.size(); seat++) {
      timed = seats.get(seat).tokenHash().isPresent() ? timed.with(seat) : timed;
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
        clock);
  }

  /** The header of a game that goes on as this match does: finished if that is over. */
  GameHeader after(Match<?> match) {
    if (match.result().isEmpty()) {
      return status == Status.RUNNING ? this : with(Status.RUNNING);
    }
    List<Holder> left = new ArrayList<>();
    for (int seat = 0; seat < seats.size(); seat++) {
      Holder holder = seats.get(seat);
      left.add(
          new Holder(
              holder.kind(), holder.name(), holder.tokenHash(), match.vacant().contains(seat)));
    }
    return with(Status.FINISHED, left, next, match.result().map(Shown::result));
  }
}
