package dev.boardwright.api.game;

import com.fasterxml.jackson.annotation.JsonInclude;
import com.fasterxml.jackson.annotation.JsonInclude.Include;
import dev.boardwright.api.wire.Answers;
import dev.boardwright.api.wire.HouseBot;
import dev.boardwright.api.wire.SeatKind;
import dev.boardwright.api.wire.Status;
import dev.boardwright.api.wire.TimeControl;
import dev.boardwright.api.wire.Visibility;
import dev.boardwright.engine.Entry;
import dev.boardwright.engine.Leaving;
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
 * @param leavers what becomes of the game when a player leaves; see {@link #leaving}; empty in
 *     games that were created when seats could only be vacant
 * @param botLuck what the luck of house bots follows from; never leaves the server
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
    @JsonInclude(Include.NON_ABSENT) Optional<Leaving> leavers,
    @JsonInclude(Include.NON_ABSENT) Optional<String> botLuck,
    @JsonInclude(Include.NON_ABSENT) Optional<Integer> forkedAt,
    @JsonInclude(Include.NON_ABSENT) Optional<Next> next,
    @JsonInclude(Include.NON_ABSENT) Optional<Answers.GameResult> result,
    @JsonInclude(Include.NON_ABSENT) Optional<TimeControl> clock) {

  /** Who plays on for a player who has left. */
  static final HouseBot STAND_IN = HouseBot.GREEDY;

  /** What the rematch of a game will be, decided before it is created so that there is only one. */
  record Next(String game, String seed, Instant createdAt) {}

  /**
   * How a seat is held.
   *
   * @param tokenHash the hash of its token; empty if nobody has one
   * @param vacant whether its player has left
   * @param bot the house bot that plays it
   */
  record Holder(
      SeatKind kind,
      @JsonInclude(Include.NON_ABSENT) Optional<String> name,
      @JsonInclude(Include.NON_ABSENT) Optional<String> tokenHash,
      boolean vacant,
      @JsonInclude(Include.NON_ABSENT) Optional<HouseBot> bot) {

    static final Holder OPEN = waiting(SeatKind.OPEN, Optional.empty());

    /** A seat that somebody has to get the token of. */
    static Holder waiting(SeatKind kind, Optional<String> name) {
      return new Holder(kind, name, Optional.empty(), false, Optional.empty());
    }

    /** A seat that somebody has the token of. */
    static Holder held(SeatKind kind, Optional<String> name, String tokenHash) {
      return new Holder(kind, name, Optional.of(tokenHash), false, Optional.empty());
    }

    /** A seat that a house bot plays from the start. */
    static Holder played(Optional<String> name, HouseBot bot) {
      return new Holder(SeatKind.BOT, name, Optional.empty(), false, Optional.of(bot));
    }

    boolean open() {
      return kind == SeatKind.OPEN;
    }

    /** Whether somebody is still to come. */
    boolean missing() {
      return tokenHash.isEmpty() && bot.isEmpty();
    }

    /** Whether a house bot plays on for a player who has left. */
    boolean standIn() {
      return tokenHash.isPresent() && bot.isPresent();
    }

    private Holder left(boolean replaced) {
      Optional<HouseBot> now = replaced ? bot.or(() -> Optional.of(STAND_IN)) : bot;
      return new Holder(kind, name, tokenHash, true, now);
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

  /** The seats that somebody is still to take; the game starts when there are none. */
  List<Integer> missingSeats() {
    return IntStream.range(0, seats.size())
        .filter(seat -> seats.get(seat).missing())
        .boxed()
        .toList();
  }

  /** The seats that house bots play. */
  SeatSet botSeats() {
    SeatSet played = SeatSet.NONE;
    for (int seat = 0; seat < seats.size(); seat++) {
      played = seats.get(seat).bot().isPresent() ? played.with(seat) : played;
    }
    return played;
  }

  /** Whether a house bot has to act when the game has come to this match. */
  boolean callsBots(Optional<Match<?>> match) {
    return status == Status.RUNNING
        && match.isPresent()
        && (match.get().toAct().bits() & botSeats().bits()) != 0;
  }

  /**
   * What becomes of the game when the players of these seats leave now. It ends if nobody would be
   * there but house bots.
   */
  Leaving leaving(Match<?> match, SeatSet leaving, Entry.Kind kind) {
    boolean anybody =
        IntStream.range(0, seats.size())
            .filter(seat -> !leaving.contains(seat) && !match.left().contains(seat))
            .anyMatch(seat -> seats.get(seat).tokenHash().isPresent());
    if (!anybody) {
      return Leaving.END;
    }
    return kind == Entry.Kind.TIMEOUT && clock.map(TimeControl::replaces).orElse(false)
        ? Leaving.BOT
        : leavers.orElse(Leaving.VACANT);
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
        leavers,
        botLuck,
        forkedAt,
        rematch,
        ended,
        clock);
  }

  /**
   * The header of a game that goes on as this match does: finished if that is over, and with a
   * house bot for whoever has left to one.
   */
  GameHeader after(Match<?> match) {
    List<Holder> holders = after(match.left(), match.standIns());
    if (match.over()) {
      return with(Status.FINISHED, holders, next, match.result().map(Shown::result));
    }
    return status == Status.RUNNING && holders.equals(seats)
        ? this
        : with(Status.RUNNING, holders, next, result);
  }

  private List<Holder> after(SeatSet left, SeatSet standIns) {
    if (left.isEmpty()) {
      return seats;
    }
    List<Holder> holders = new ArrayList<>(seats);
    left.seats().forEach(seat -> holders.set(seat, seats.get(seat).left(standIns.contains(seat))));
    return holders;
  }
}
