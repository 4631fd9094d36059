package dev.boardwright.api.game;

import com.fasterxml.jackson.annotation.JsonInclude;
import com.fasterxml.jackson.annotation.JsonInclude.Include;
import dev.boardwright.api.wire.Answers;
import dev.boardwright.api.wire.SeatKind;
import dev.boardwright.api.wire.Status;
import dev.boardwright.api.wire.Visibility;
import dev.boardwright.engine.Match;
import dev.boardwright.engine.Seed;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * Everything about a game that is not in its log, as it is stored.
 *
 * @param format of this text and of the appends; see {@link Codec}
 * @param seed the text from whose bytes all chance follows; never leaves the server before the end
 * @param practice whether whoever created the game chose the seed
 * @param hostHash the hash of the host's token
 * @param result from the end on, so that a list of games needs no replay
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
    @JsonInclude(Include.NON_ABSENT) Optional<Answers.GameResult> result) {

  /**
   * How a seat is held.
   *
   * @param tokenHash the hash of its token; empty while it is open
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

  GameHeader with(Status next) {
    return with(next, seats, result);
  }

  GameHeader withSeat(int seat, Holder holder) {
    List<Holder> changed = new ArrayList<>(seats);
    changed.set(seat, holder);
    return with(status, changed, result);
  }

  private GameHeader with(Status next, List<Holder> holders, Optional<Answers.GameResult> ended) {
    return new GameHeader(
        format,
        ruleset,
        version,
        options,
        confirmTurns,
        seed,
        practice,
        visibility,
        next,
        List.copyOf(holders),
        hostHash,
        createdAt,
        ended);
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
    return with(Status.FINISHED, left, match.result().map(Shown::result));
  }
}
