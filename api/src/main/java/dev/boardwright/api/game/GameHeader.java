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
import java.util.function.Predicate;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/**
 * Everything about a game that is not in its log, as it is stored.
 *
 * @param format of this text and of the appends; see {@link Codec}
 * @param next the rematch, once a player has asked for one
 * @param result from the end on, so that a list of games needs no replay
 * @param webhooks whom to tell what happens; few
 */
record GameHeader(
    int format,
    Played played,
    Luck luck,
    Origin origin,
    Terms terms,
    Status status,
    List<Holder> seats,
    @JsonInclude(Include.NON_ABSENT) Optional<Next> next,
    @JsonInclude(Include.NON_ABSENT) Optional<Answers.GameResult> result,
    List<Webhook> webhooks) {

  /**
   * What is played.
   *
   * @param version of the ruleset
   * @param options as they were sent, without those left at their defaults
   * @param confirmTurns whether a turn is only over when its player says so
   */
  record Played(String ruleset, int version, Map<String, Object> options, boolean confirmTurns) {}

  /**
   * What its chance follows from; never leaves the server before the end.
   *
   * @param seed the server's part
   * @param practice whether whoever created the game chose the seed
   * @param ofBots what the luck of house bots follows from; never leaves the server at all
   * @param nonces whether the game waits for a nonce of every seat
   * @param group names the games that share this seed, if it is not the only one
   * @param sharedElsewhere present if others had the seed where an imported game was played
   */
  record Luck(
      String seed,
      boolean practice,
      String ofBots,
      boolean nonces,
      @JsonInclude(Include.NON_ABSENT) Optional<String> group,
      @JsonInclude(Include.NON_ABSENT) Optional<Boolean> sharedElsewhere) {

    /** Of one game alone, and secret. */
    static Luck of(String seed, boolean nonces) {
      return new Luck(seed, false, Tokens.seed(), nonces, Optional.empty(), Optional.empty());
    }

    /** Whether other games have, or had, the same secret seed. */
    boolean sharesSeed() {
      return group.isPresent() || sharedElsewhere.orElse(false);
    }
  }

  /**
   * Where it comes from.
   *
   * @param hostHash the hash of the host's token
   * @param hostAccount the account that created the game, if one did
   * @param forkedAt the version up to which the log is that of another game
   * @param imported whether the game was played elsewhere
   */
  record Origin(
      Instant createdAt,
      String hostHash,
      @JsonInclude(Include.NON_ABSENT) Optional<String> hostAccount,
      @JsonInclude(Include.NON_ABSENT) Optional<Integer> forkedAt,
      boolean imported) {}

  /**
   * What was agreed on for this game beside its rules.
   *
   * @param leavers what becomes of the game when a player leaves; see {@link #leaving}
   * @param clock how much time the players have; empty: as much as they like
   */
  record Terms(
      Visibility visibility,
      Leaving leavers,
      @JsonInclude(Include.NON_ABSENT) Optional<TimeControl> clock) {

    /** What becomes of a game when a player leaves, unless it is said. */
    static final Leaving USUAL_LEAVERS = Leaving.BOT;
  }

  /** A game that nobody has joined yet. */
  static GameHeader open(Played played, Luck luck, Origin origin, Terms terms, List<Holder> seats) {
    return new GameHeader(
        Codec.FORMAT,
        played,
        luck,
        origin,
        terms,
        Status.OPEN,
        List.copyOf(seats),
        Optional.empty(),
        Optional.empty(),
        List.of());
  }

  /** Who plays on for a player who has left. */
  static final HouseBot STAND_IN = HouseBot.GREEDY;

  /** What the rematch of a game will be, decided before it is created so that there is only one. */
  record Next(String game, String seed, Instant createdAt) {}

  /** The hash of the server's part of the luck, which is told from the start. */
  String seedHash() {
    return Seed.of(luck.seed()).hash();
  }

  /** What all chance follows from: the server's part, and what the players have added to it. */
  Seed seed() {
    return Seed.of(luck.seed()).with(seats.stream().map(Holder::nonce).toList());
  }

  /** Whether nobody and nothing is missing; then the game starts. */
  boolean ready() {
    return missingSeats().isEmpty() && missingNonces().isEmpty();
  }

  /** The seats whose nonces the game waits for. A bot may give one, but nobody waits for it. */
  List<Integer> missingNonces() {
    return luck.nonces()
        ? seatsThat(holder -> holder.kind() != SeatKind.BOT && holder.nonce().isEmpty())
        : List.of();
  }

  /** The seats that can be claimed. */
  List<Integer> openSeats() {
    return seatsThat(Holder::open);
  }

  /** The seats that nobody can play yet. */
  List<Integer> missingSeats() {
    return seatsThat(Holder::missing);
  }

  /** The seats of an account. */
  List<Integer> seatsOf(String account) {
    return seatsThat(holder -> holder.account().filter(account::equals).isPresent());
  }

  private List<Integer> seatsThat(Predicate<Holder> which) {
    return those(which).seats().boxed().toList();
  }

  private SeatSet those(Predicate<Holder> which) {
    SeatSet those = SeatSet.NONE;
    for (int seat = 0; seat < seats.size(); seat++) {
      those = which.test(seats.get(seat)) ? those.with(seat) : those;
    }
    return those;
  }

  /** Whether this account created the game; one with a host token has no such account. */
  boolean hostedBy(String account) {
    return origin.hostAccount().filter(account::equals).isPresent();
  }

  /** The accounts that host it or play in it. */
  List<String> owners() {
    return Stream.concat(
            origin.hostAccount().stream(),
            seats.stream().flatMap(holder -> holder.account().stream()))
        .distinct()
        .toList();
  }

  /** The seats that house bots play. */
  SeatSet botSeats() {
    return those(holder -> holder.bot().isPresent());
  }

  /** Whether anybody plays but house bots. */
  boolean hasPeople() {
    return !those(holder -> holder.held() && !holder.vacant()).isEmpty();
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
    return kind == Entry.Kind.TIMEOUT && terms.clock().map(TimeControl::replaces).orElse(false)
        ? Leaving.BOT
        : terms.leavers();
  }

  /** The seats that have a clock, if there are clocks: a house bot has nobody. */
  SeatSet timedSeats() {
    return those(Holder::held);
  }

  /** The same in another state. */
  GameHeader with(Status changed) {
    return with(changed, seats, next, result, webhooks);
  }

  /** The same with somebody else on a seat. */
  GameHeader withSeat(int seat, Holder holder) {
    List<Holder> changed = new ArrayList<>(seats);
    changed.set(seat, holder);
    return with(status, changed, next, result, webhooks);
  }

  /** The webhook of this id, if there is one. */
  Optional<Webhook> webhook(String id) {
    return webhooks.stream().filter(webhook -> webhook.id().equals(id)).findFirst();
  }

  /** The same with these webhooks instead of those it has. */
  GameHeader withWebhooks(List<Webhook> webhooks) {
    return with(status, seats, next, result, webhooks);
  }

  /** The same with its rematch, which a game has once only. */
  GameHeader withNext(Next rematch) {
    return with(status, seats, Optional.of(rematch), result, webhooks);
  }

  private GameHeader with(
      Status changed,
      List<Holder> holders,
      Optional<Next> rematch,
      Optional<Answers.GameResult> ended,
      List<Webhook> webhooks) {
    return new GameHeader(
        format,
        played,
        luck,
        origin,
        terms,
        changed,
        List.copyOf(holders),
        rematch,
        ended,
        List.copyOf(webhooks));
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
