package dev.boardwright.api.game;

import dev.boardwright.api.wire.Answers;
import dev.boardwright.api.wire.Status;
import dev.boardwright.api.wire.TimeControl;
import dev.boardwright.engine.Append;
import dev.boardwright.engine.Entry;
import dev.boardwright.engine.Match;
import dev.boardwright.engine.SeatSet;
import java.time.Duration;
import java.time.Instant;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Optional;

/**
 * What time the seats of a game have left: a function of its time control, its log, and the times
 * at which the log was stored. Immutable.
 *
 * <p>A seat's time runs while it is asked. Its <em>move</em> is everything it answers from when it
 * is asked until another seat has acted or is asked instead of it.
 */
final class Clock {

  private final TimeControl control;
  private final Duration perMove;
  private final SeatSet timed;
  private final List<Side> sides;

  private Clock(TimeControl control, SeatSet timed, List<Side> sides) {
    this.control = control;
    this.perMove = Duration.ofSeconds(control.perMove().orElse(0));
    this.timed = timed;
    this.sides = sides;
  }

  /**
   * A clock that has not been started.
   *
   * @param control as it is kept
   * @param timed the seats that have a clock
   */
  static Clock of(TimeControl control, int seats, SeatSet timed) {
    Duration bank = Duration.ofSeconds(control.bank().orElse(0));
    return new Clock(
        control, timed, Collections.nCopies(seats, new Side(bank, Optional.empty(), false)));
  }

  /** The clock of a game as it starts; empty unless it runs and has one. */
  static Optional<Clock> of(GameHeader header) {
    return header
        .terms()
        .clock()
        .filter(_ -> header.status() == Status.RUNNING)
        .map(control -> of(control, header.seats().size(), header.timedSeats()));
  }

  /**
   * The clock of a game that has gone on.
   *
   * @param before its clock when the log had the appends before {@code from}
   * @param times when each append was stored
   */
  static Optional<Clock> of(
      GameHeader header, Optional<Clock> before, Match<?> match, int from, List<Instant> times) {
    Optional<Clock> start = of(header);
    if (start.isEmpty()) {
      return start;
    }
    Clock clock = before.orElse(start.get());
    for (int i = before.isPresent() ? from : 0; i < times.size(); i++) {
      clock = clock.after(match.appends().get(i), match.askedAfter(i), times.get(i));
    }
    return Optional.of(clock);
  }

  /**
   * A move of a seat, under way or made.
   *
   * @param from the seat's decisions that were asked at this log length or later are of this move,
   *     unless they are of a later one
   * @param since when the seat was asked
   * @param bank what its bank held then
   * @param before its move before this one
   */
  private record Turn(int from, Instant since, Duration bank, Optional<Turn> before) {

    /** Turns are many in a row: they are compared one by one. */
    boolean same(Turn other) {
      return from == other.from && since.equals(other.since) && bank.equals(other.bank);
    }
  }

  /**
   * The clock of one seat.
   *
   * @param bank what its bank held when it last stood
   * @param last the latest move
   * @param running whether that is under way
   */
  private record Side(Duration bank, Optional<Turn> last, boolean running) {

    /**
     * It runs from now on.
     *
     * @param from the log length from which on decisions belong to this move
     * @param at when it was asked
     */
    Side started(int from, Instant at) {
      return new Side(bank, Optional.of(new Turn(from, at, bank, last)), true);
    }

    /**
     * It stands.
     *
     * @param left what its bank holds from now on
     */
    Side stopped(Duration left) {
      return new Side(left, last, false);
    }

    /** The move that began by what is now taken back has never been. */
    Side dropped() {
      Turn never = last.orElseThrow();
      return new Side(never.bank(), never.before(), false);
    }

    /** The move in which a decision was asked goes on as if it had never ended. */
    Side resumed(int decision) {
      Turn turn = last.orElseThrow();
      while (turn.from() > decision && turn.before().isPresent()) {
        turn = turn.before().get();
      }
      return new Side(turn.bank(), Optional.of(turn), true);
    }

    /** Whether it shows the same at any time. */
    boolean same(Side other) {
      return running == other.running
          && bank.equals(other.bank)
          && (!running || last.orElseThrow().same(other.last.orElseThrow()));
    }
  }

  // ---- forward

  /**
   * The clock after an append.
   *
   * @param asked the seats that are asked then
   * @param at when it was stored
   */
  Clock after(Append append, SeatSet asked, Instant at) {
    SeatSet still = SeatSet.ofBits(timed.bits() & ~append.leaving().bits());
    List<Side> next = new ArrayList<>(sides.size());
    for (int seat = 0; seat < sides.size(); seat++) {
      Side side = sides.get(seat);
      boolean runs = asked.contains(seat) && still.contains(seat);
      next.add(timed.contains(seat) ? after(seat, side, append, runs, at) : side);
    }
    return new Clock(control, still, List.copyOf(next));
  }

  private Side after(int seat, Side side, Append append, boolean asked, Instant at) {
    boolean own = append.seat() == seat;
    Entry first = append.entries().getFirst();
    if (first.kind() == Entry.Kind.UNDO) {
      if (own && asked) {
        return side.resumed(first.asked());
      }
      if (!own && !asked && side.running()) {
        return side.dropped();
      }
    }
    boolean moved = own && first.kind() == Entry.Kind.MOVE;
    if (side.running() && asked && !(moved && endsMove(seat, append))) {
      return side;
    }
    Side stopped = side.running() ? side.stopped(left(side, at, moved)) : side;
    return asked ? stopped.started(from(seat, append), at) : stopped;
  }

  /** Whether another seat has acted since, by itself or not; a game for one knows no others. */
  private boolean endsMove(int seat, Append append) {
    return sides.size() == 1
        || append.entries().stream()
            .anyMatch(entry -> entry.kind() == Entry.Kind.MOVE && entry.seat() != seat);
  }

  private Duration left(Side side, Instant at, boolean moved) {
    Duration left = bank(side, at);
    return moved ? left.plusSeconds(control.increment().orElse(0)) : left;
  }

  /** The log length from which on the seat's decisions are no longer of what it did before. */
  private static int from(int seat, Append append) {
    for (int i = append.entries().size() - 1; i >= 0; i--) {
      if (append.entries().get(i).seat() == seat) {
        return append.first() + i + 1;
      }
    }
    return append.first();
  }

  // ---- looking

  /** When the first of the seats whose time runs has none left; empty if no time runs. */
  Optional<Instant> deadline() {
    return sides.stream().filter(Side::running).map(this::deadline).min(Instant::compareTo);
  }

  private Instant deadline(Side side) {
    Turn turn = side.last().orElseThrow();
    return turn.since().plus(perMove).plus(turn.bank());
  }

  /**
   * The seats that ran out of time first, all at the same moment; none if nobody has yet. Up to and
   * including its deadline a seat is in time.
   */
  SeatSet flagged(Instant now) {
    Optional<Instant> deadline = deadline().filter(now::isAfter);
    SeatSet flagged = SeatSet.NONE;
    for (int seat = 0; deadline.isPresent() && seat < sides.size(); seat++) {
      Side side = sides.get(seat);
      if (side.running() && deadline(side).equals(deadline.get())) {
        flagged = flagged.with(seat);
      }
    }
    return flagged;
  }

  /** Whether it shows the same at any time. */
  boolean same(Clock other) {
    if (!timed.equals(other.timed)) {
      return false;
    }
    for (int seat = 0; seat < sides.size(); seat++) {
      if (!sides.get(seat).same(other.sides.get(seat))) {
        return false;
      }
    }
    return true;
  }

  /** What it shows of the seats that have a clock; whoever has left has none any more. */
  List<Answers.SeatClock> shown(Instant now) {
    List<Answers.SeatClock> shown = new ArrayList<>();
    for (int seat = 0; seat < sides.size(); seat++) {
      if (timed.contains(seat)) {
        shown.add(shown(seat, sides.get(seat), now));
      }
    }
    return shown;
  }

  private Answers.SeatClock shown(int seat, Side side, Instant now) {
    Optional<Instant> deadline = side.running() ? Optional.of(deadline(side)) : Optional.empty();
    Duration left =
        deadline.map(end -> positive(Duration.between(now, end))).orElse(perMove.plus(side.bank()));
    return new Answers.SeatClock(
        seat,
        side.running(),
        left.toMillis(),
        control.bank().map(_ -> (side.running() ? bank(side, now) : side.bank()).toMillis()),
        deadline);
  }

  /** What the bank of a seat whose time runs holds. */
  private Duration bank(Side side, Instant at) {
    Turn turn = side.last().orElseThrow();
    Duration used = positive(Duration.between(turn.since(), at).minus(perMove));
    return positive(turn.bank().minus(used));
  }

  private static Duration positive(Duration duration) {
    return duration.isNegative() ? Duration.ZERO : duration;
  }
}
