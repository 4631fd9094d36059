package dev.boardwright.api.game;

import dev.boardwright.api.wire.Code;
import dev.boardwright.api.wire.Problem;
import dev.boardwright.engine.Viewer;
import java.util.List;
import java.util.Optional;

/** Who sent a request, as far as one game is concerned. */
public sealed interface Caller {

  /** Whoever has no token. */
  record Spectator() implements Caller {}

  /** Whoever created the game. */
  record Host() implements Caller {}

  /** The player of a seat. */
  record Player(int seat) implements Caller {}

  /**
   * An account.
   *
   * @param seats its own
   * @param host whether it created the game
   * @param chosen for which of its seats it speaks, if it said so
   */
  record Account(List<Integer> seats, boolean host, Optional<Integer> chosen) implements Caller {

    /** The seat it speaks for; empty if it has none. */
    Optional<Integer> seat() {
      if (chosen.isEmpty() && seats.size() > 1) {
        throw Problem.malformed(
            "query/seat",
            "Your account has the seats %s of this game; say which one, as in `?seat=%d`."
                .formatted(
                    String.join(", ", seats.stream().map(String::valueOf).toList()),
                    seats.getFirst()));
      }
      return chosen.or(() -> seats.stream().findFirst());
    }
  }

  /**
   * @throws Problem {@code bad_token} if there is a token that this game does not know, {@code
   *     not_allowed} if it is not that of the seat the request speaks for
   */
  static Caller of(GameHeader header, Bearer bearer) {
    Caller caller =
        bearer
            .account()
            .<Caller>map(id -> new Account(header.seatsOf(id), header.hostedBy(id), bearer.seat()))
            .orElseGet(() -> of(header, bearer.token()));
    bearer.seat().ifPresent(seat -> requireSpeaksFor(caller, seat));
    return caller;
  }

  private static Caller of(GameHeader header, Optional<String> token) {
    if (token.isEmpty()) {
      return new Spectator();
    }
    String hash = Tokens.hash(token.get());
    List<GameHeader.Holder> seats = header.seats();
    Caller caller = Tokens.same(hash, header.hostHash()) ? new Host() : new Spectator();
    for (int seat = 0; seat < seats.size(); seat++) { // all of them, whichever it is
      Optional<String> known = seats.get(seat).tokenHash();
      if (known.isPresent() && Tokens.same(hash, known.get())) {
        caller = new Player(seat);
      }
    }
    if (caller instanceof Spectator) {
      throw Problem.of(Code.BAD_TOKEN, "This token belongs to no seat and no host of this game.");
    }
    return caller;
  }

  private static void requireSpeaksFor(Caller caller, int seat) {
    boolean own =
        switch (caller) {
          case Player(int held) -> held == seat;
          case Account account -> account.seats().contains(seat);
          case Host _ -> false;
          case Spectator _ ->
              throw Problem.of(
                  Code.BAD_TOKEN, "Only a token can speak for a seat; there is none here.");
        };
    if (!own) {
      throw Problem.of(Code.NOT_ALLOWED, "This token cannot speak for seat %d.".formatted(seat));
    }
  }

  /** The seat it looks from. The host sees no more than a spectator. */
  default Optional<Integer> ownSeat() {
    return switch (this) {
      case Player(int seat) -> Optional.of(seat);
      case Account account -> account.seat();
      case Host _, Spectator _ -> Optional.empty();
    };
  }

  /** With whose eyes it looks. */
  default Viewer viewer() {
    return ownSeat().map(Viewer::of).orElse(Viewer.SPECTATOR);
  }

  /**
   * The seat this caller plays.
   *
   * @param what it wants to do, for people
   */
  default int requirePlayer(String what) {
    return switch (this) {
      case Player(int seat) -> seat;
      case Account account ->
          account
              .seat()
              .orElseThrow(
                  () ->
                      Problem.of(
                          Code.NOT_ALLOWED,
                          "Only a player can %s. Your account has no seat in this game."
                              .formatted(what)));
      case Host _ ->
          throw Problem.of(
              Code.NOT_ALLOWED,
              "Only the token of a seat can %s. This is the host's token.".formatted(what));
      case Spectator _ ->
          throw Problem.of(
              Code.BAD_TOKEN,
              "Only the token of a seat can %s. Send it as `Authorization: Bearer s_…`."
                  .formatted(what));
    };
  }

  /**
   * Refuses all but the host.
   *
   * @param what it wants to do, for people
   */
  default void requireHost(String what) {
    switch (this) {
      case Host _ -> {}
      case Account(_, boolean host, _) -> {
        if (!host) {
          throw Problem.of(
              Code.NOT_ALLOWED,
              "Only the host can %s. Your account has not created this game.".formatted(what));
        }
      }
      case Player(int seat) ->
          throw Problem.of(
              Code.NOT_ALLOWED,
              "Only the host's token can %s. This is the token of seat %d.".formatted(what, seat));
      case Spectator _ ->
          throw Problem.of(
              Code.BAD_TOKEN,
              "Only the host's token can %s. Send it as `Authorization: Bearer h_…`."
                  .formatted(what));
    }
  }
}
