package dev.boardwright.api.game;

import dev.boardwright.api.store.GameStore;
import dev.boardwright.api.store.GameStore.Snapshot;
import dev.boardwright.api.wire.Code;
import dev.boardwright.api.wire.Problem;
import dev.boardwright.api.wire.Status;
import dev.boardwright.engine.Entry;
import dev.boardwright.engine.Growing;
import dev.boardwright.engine.Logged;
import dev.boardwright.engine.Match;
import dev.boardwright.engine.SeatSet;
import dev.boardwright.engine.Text;
import java.time.Instant;
import java.util.List;
import java.util.Optional;

/**
 * A game as one node knows it: what the store held at this revision and version, and the match that
 * follows from it. Immutable.
 *
 * @param revision of the header
 * @param version the log length
 * @param match empty before the start, and when the game is halted; an aborted game has one as far
 *     as it was played
 * @param times when each append was stored, in order
 * @param clock while the game runs, if it has one
 * @param seenAt when the store was asked, by its clock; of a game without a clock, when it changed
 */
record Game(
    String id,
    int revision,
    GameHeader header,
    Rules<?> rules,
    int version,
    Optional<Match<?>> match,
    Growing<Instant> times,
    Instant updatedAt,
    Optional<Clock> clock,
    Instant seenAt) {

  /** A game that is to be created. */
  static Game notYet(String id, GameHeader header, Rules<?> rules) {
    return withoutMatch(id, 0, 0, header, rules, header.origin().createdAt());
  }

  /** A game without what was played. */
  static Game withoutMatch(
      String id, int revision, int version, GameHeader header, Rules<?> rules, Instant at) {
    return new Game(
        id,
        revision,
        header,
        rules,
        version,
        Optional.empty(),
        Growing.empty(),
        at,
        Optional.empty(),
        at);
  }

  /** The same of what the store has. */
  static Game withoutMatch(String id, Snapshot snapshot, GameHeader header, Rules<?> rules) {
    Instant at = snapshot.updatedAt();
    return withoutMatch(id, snapshot.revision(), snapshot.version(), header, rules, at);
  }

  /**
   * Who sent a request, as far as this game is concerned.
   *
   * @throws Problem as {@link Caller#of}
   */
  Caller caller(Bearer bearer) {
    return Caller.of(header, bearer);
  }

  /** Why a request was refused, and at which version. */
  Problem problem(Code code, Text detail) {
    return Problem.of(code, detail).with("version", version);
  }

  /**
   * The same with a message of the service.
   *
   * @param args as in {@link Text#of}
   */
  Problem problem(Code code, String key, Object... args) {
    return problem(code, Problem.text(key, args));
  }

  Status status() {
    return header.status();
  }

  /** What this node knows of it, to ask the store for the rest. */
  GameStore.Known known() {
    return revision == 0
        ? GameStore.Known.NOTHING
        : new GameStore.Known(revision, version, Optional.of(updatedAt));
  }

  /** The seats that have to answer now, house bots among them; none unless the game is running. */
  SeatSet toAct() {
    return status() == Status.RUNNING ? match.map(Match::toAct).orElse(SeatSet.NONE) : SeatSet.NONE;
  }

  /** The match while somebody is asked something. */
  Optional<Match<?>> running() {
    return status() == Status.RUNNING ? match : Optional.empty();
  }

  /** The seats whose players have left the running game. */
  SeatSet left() {
    return match.map(Match::left).orElse(SeatSet.NONE);
  }

  /** The version at which it was over; empty if it is not. */
  Optional<Integer> endedAt() {
    return status().goesOn() ? Optional.empty() : Optional.of(version);
  }

  /** The entry by which the player of a seat has left; empty if that player has not. */
  Optional<Logged> departure(int seat) {
    return match
        .filter(played -> played.left().contains(seat))
        .flatMap(
            played ->
                played
                    .left(seat, Entry.Kind.RESIGN)
                    .or(() -> played.left(seat, Entry.Kind.TIMEOUT)));
  }

  /** The seats that house bots have to answer for now. */
  SeatSet botsToAct() {
    return SeatSet.ofBits(toAct().bits() & header.botSeats().bits());
  }

  /** The seats whose players have to answer now. */
  SeatSet playersToAct() {
    return SeatSet.ofBits(toAct().bits() & ~header.botSeats().bits());
  }

  /** The same, known to be so at this time. */
  Game seen(Instant now) {
    return new Game(id, revision, header, rules, version, match, times, updatedAt, clock, now);
  }

  /** The seats that have run out of time; see {@link Clock#flagged}. */
  SeatSet flagged() {
    return clock.map(running -> running.flagged(seenAt)).orElse(SeatSet.NONE);
  }

  /** The match to look at, or a problem that says why there is none. */
  Match<?> requireMatch() {
    return match.orElseThrow(this::notRunning);
  }

  /** The match to act in, or a problem that says why nobody can. */
  Match<?> requireNotAborted() {
    if (status() == Status.ABORTED) {
      throw notRunning();
    }
    return requireMatch();
  }

  private Problem notRunning() {
    return problem(Code.GAME_NOT_RUNNING, whyNotRunning());
  }

  private Text whyNotRunning() {
    List<Integer> open = header.missingSeats();
    if (status() == Status.ABORTED) {
      return Problem.text("game.aborted");
    }
    if (status() != Status.OPEN) {
      return Problem.text("game.halted");
    }
    if (open.isEmpty()) {
      List<Integer> missing = header.missingNonces();
      return missing.size() == 1
          ? Problem.text("game.nonce_missing", "seat", missing.getFirst())
          : Problem.text("game.nonces_missing", "seats", missing);
    }
    return open.size() == 1
        ? Problem.text("game.seat_open", "seat", open.getFirst())
        : Problem.text("game.seats_open", "seats", open);
  }

  /** The last append whose log length before it is below this version. */
  int appendOf(int entryVersion) {
    var appends = match.orElseThrow().appends();
    int low = 0;
    int high = appends.size() - 1;
    while (low < high) {
      int middle = (low + high + 1) >>> 1;
      if (appends.get(middle).first() < entryVersion) {
        low = middle;
      } else {
        high = middle - 1;
      }
    }
    return low;
  }

  /** When the game came to this version. */
  Instant reachedAt(int reached) {
    return reached == 0 ? header.origin().createdAt() : at(reached);
  }

  /** When the entry of this version was stored. */
  Instant at(int entryVersion) {
    return times.get(appendOf(entryVersion));
  }
}
