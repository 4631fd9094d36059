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
            "query/seat", "account.which_seat", "seats", seats, "first", seats.getFirst());
      }
      return chosen.or(() -> seats.stream().findFirst());
    }
  }

  /**
   * What an account holds is reached by its own tokens only, so that revoking them is enough.
   *
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
    List<Holder> seats = header.seats();
    var origin = header.origin();
    boolean host = origin.hostAccount().isEmpty() && Tokens.same(hash, origin.hostHash());
    Caller caller = host ? new Host() : new Spectator();
    for (int seat = 0; seat < seats.size(); seat++) { // all of them, whichever it is
      Holder holder = seats.get(seat);
      Optional<String> known = holder.tokenHash().filter(_ -> holder.account().isEmpty());
      if (known.isPresent() && Tokens.same(hash, known.get())) {
        caller = new Player(seat);
      }
    }
    if (caller instanceof Spectator) {
      throw Problem.of(Code.BAD_TOKEN, "token.unknown");
    }
    return caller;
  }

  private static void requireSpeaksFor(Caller caller, int seat) {
    boolean own =
        switch (caller) {
          case Player(int held) -> held == seat;
          case Account account -> account.seats().contains(seat);
          case Host _ -> false;
          case Spectator _ -> throw Problem.of(Code.BAD_TOKEN, "token.needed_for_seat");
        };
    if (!own) {
      throw Problem.of(Code.NOT_ALLOWED, "token.not_for_seat", "seat", seat);
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
   * @param deed what it wants to do: a key of a message
   */
  default int requirePlayer(String deed) {
    return switch (this) {
      case Player(int seat) -> seat;
      case Account account ->
          account
              .seat()
              .orElseThrow(
                  () ->
                      Problem.of(Code.NOT_ALLOWED, "account.no_seat", "deed", Problem.text(deed)));
      case Host _ ->
          throw Problem.of(Code.NOT_ALLOWED, "token.of_seat_not_host", "deed", Problem.text(deed));
      case Spectator _ ->
          throw Problem.of(Code.BAD_TOKEN, "token.of_seat_missing", "deed", Problem.text(deed));
    };
  }

  /**
   * Refuses all but the host.
   *
   * @param deed what it wants to do: a key of a message
   */
  default void requireHost(String deed) {
    switch (this) {
      case Host _ -> {}
      case Account(_, boolean host, _) -> {
        if (!host) {
          throw Problem.of(Code.NOT_ALLOWED, "account.no_host", "deed", Problem.text(deed));
        }
      }
      case Player(int seat) ->
          throw Problem.of(
              Code.NOT_ALLOWED, "token.of_host_not_seat", "deed", Problem.text(deed), "seat", seat);
      case Spectator _ ->
          throw Problem.of(Code.BAD_TOKEN, "token.of_host_missing", "deed", Problem.text(deed));
    }
  }
}
