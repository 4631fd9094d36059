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
import java.util.stream.Stream;

/**
 * Everything about a game that is not in its log, as it is stored.
 *
 * @param format of this text and of the appends; see {@link Codec}
 * @param seed the server's part of what all chance follows from; never leaves the server before the
 *     end
 * @param practice whether whoever created the game chose the seed
 * @param leavers what becomes of the game when a player leaves; see {@link #leaving}; empty in
 *     games that were created when seats could only be vacant
 * @param botLuck what the luck of house bots follows from; never leaves the server
 * @param forkedAt the version up to which the log is that of another game
 * @param next the rematch, once a player has asked for one
 * @param hostHash the hash of the host's token
 * @param result from the end on, so that a list of games needs no replay
 * @param clock how much time the players have, in seconds; empty: as much as they like
 * @param nonces present if the game waits for a nonce of every seat
 * @param imported present if the game was played elsewhere
 * @param hostAccount the account that created the game, if one did
 * @param seedGroup names the games that share this seed, if it is not the only one
 * @param webhooks whom to tell what happens
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
    @JsonInclude(Include.NON_ABSENT) Optional<TimeControl> clock,
    @JsonInclude(Include.NON_ABSENT) Optional<Boolean> nonces,
    @JsonInclude(Include.NON_ABSENT) Optional<Boolean> imported,
    @JsonInclude(Include.NON_ABSENT) Optional<String> hostAccount,
    @JsonInclude(Include.NON_ABSENT) Optional<String> seedGroup,
    @JsonInclude(Include.NON_ABSENT) Optional<List<Hook>> webhooks) {

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
      Optional<Leaving> leavers,
      Optional<String> botLuck,
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
        leavers,
        botLuck,
        forkedAt,
        next,
        result,
        clock,
        nonces,
        imported,
        Optional.empty(),
        Optional.empty(),
        Optional.empty());
  }

  /** Who plays on for a player who has left. */
  static final HouseBot STAND_IN = HouseBot.GREEDY;

  /** What the rematch of a game will be, decided before it is created so that there is only one. */
  record Next(String game, String seed, Instant createdAt) {}

  /**
   * How a seat is held.
   *
   * @param tokenHash the hash of its token; empty if nobody has one
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

    static Holder of(SeatKind kind, Optional<String> name, Optional<String> tokenHash) {
      return of(kind, name, tokenHash, Optional.empty());
    }

    /** A seat that nobody has left, and whose nonce is still to come. */
    static Holder of(
        SeatKind kind, Optional<String> name, Optional<String> tokenHash, Optional<HouseBot> bot) {
      return new Holder(
          kind, name, tokenHash, false, Optional.empty(), Optional.empty(), Optional.empty(), bot);
    }

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

    Holder claimed(
        Optional<String> player, String hash, Optional<String> added, Optional<String> owner) {
      return new Holder(
          SeatKind.CLAIMED, player, Optional.of(hash), false, added, releases, owner, bot);
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
          Optional.empty(),
          bot);
    }

    Holder ownedBy(Optional<String> owner) {
      return new Holder(kind, name, tokenHash, vacant, nonce, releases, owner, bot);
    }

    Holder withToken(String hash) {
      return new Holder(kind, name, Optional.of(hash), vacant, nonce, releases, account, bot);
    }

    Holder withNonce(String added) {
      return new Holder(kind, name, tokenHash, vacant, Optional.of(added), releases, account, bot);
    }

    private Holder left(boolean replaced) {
      Optional<HouseBot> now = replaced ? bot.or(() -> Optional.of(STAND_IN)) : bot;
      return new Holder(kind, name, tokenHash, true, nonce, releases, account, now);
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

  /** The seats that house bots play. */
  SeatSet botSeats() {
    SeatSet played = SeatSet.NONE;
    for (int seat = 0; seat < seats.size(); seat++) {
      played = seats.get(seat).bot().isPresent() ? played.with(seat) : played;
    }
    return played;
  }

  /** Whether anybody plays but house bots. */
  boolean hasPeople() {
    return seats.stream().anyMatch(holder -> holder.held() && !holder.vacant());
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
            .anyMatch(seat -> seats.get(seat).held());
    if (!anybody) {
      return Leaving.END;
    }
    return kind == Entry.Kind.TIMEOUT && clock.map(TimeControl::replaces).orElse(false)
        ? Leaving.BOT
        : leavers.orElse(Leaving.VACANT);
  }

  /** The seats that have a clock, if there are clocks: a house bot has nobody. */
  SeatSet timedSeats() {
    SeatSet timed = SeatSet.NONE;
    for (int seat = 0; seat < seats.size(); seat++) {
      timed = seats.get(seat).held() ? timed.with(seat) : timed;
    }
    return timed;
  }

  GameHeader with(Status changed) {
    return with(changed, seats, next, result, webhooks);
  }

  GameHeader withSeat(int seat, Holder holder) {
    List<Holder> changed = new ArrayList<>(seats);
    changed.set(seat, holder);
    return with(status, changed, next, result, webhooks);
  }

  /** The webhooks; few. */
  List<Hook> hooks() {
    return webhooks.orElse(List.of());
  }

  /** The webhook of this id, if there is one. */
  Optional<Hook> hook(String id) {
    return hooks().stream().filter(hook -> hook.id().equals(id)).findFirst();
  }

  GameHeader withHooks(List<Hook> hooks) {
    Optional<List<Hook>> some = Optional.of(List.copyOf(hooks)).filter(all -> !all.isEmpty());
    return with(status, seats, next, result, some);
  }

  GameHeader withNext(Next rematch) {
    return with(status, seats, Optional.of(rematch), result, webhooks);
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
        leavers,
        botLuck,
        forkedAt,
        next,
        result,
        clock,
        nonces,
        imported,
        host,
        group,
        webhooks);
  }

  private GameHeader with(
      Status changed,
      List<Holder> holders,
      Optional<Next> rematch,
      Optional<Answers.GameResult> ended,
      Optional<List<Hook>> hooks) {
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
        clock,
        nonces,
        imported,
        hostAccount,
        seedGroup,
        hooks);
  }

  /**
   * The header of a game that goes on as this match does: finished if that is over, and with a
   * house bot for whoever has left to one.
   */
  GameHeader after(Match<?> match) {
    List<Holder> holders = after(match.left(), match.standIns());
    if (match.over()) {
      return with(Status.FINISHED, holders, next, match.result().map(Shown::result), webhooks);
    }
    return status == Status.RUNNING && holders.equals(seats)
        ? this
        : with(Status.RUNNING, holders, next, result, webhooks);
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
