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
   * @param token as it was sent; empty if none was
   * @throws Problem {@code bad_token} if there is a token that this game does not know
   */
  static Caller of(GameHeader header, Optional<String> token) {
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
      throw Problem.of(Code.BAD_TOKEN, "token.unknown");
    }
    return caller;
  }

  /** The seat it looks from. The host sees no more than a spectator. */
  default Optional<Integer> ownSeat() {
    return this instanceof Player(int seat) ? Optional.of(seat) : Optional.empty();
  }

  /** With whose eyes it looks. */
  default Viewer viewer() {
    return this instanceof Player(int seat) ? Viewer.of(seat) : Viewer.SPECTATOR;
  }

  /**
   * The seat this caller plays.
   *
   * @param deed what it wants to do: a key of a message
   */
  default int requirePlayer(String deed) {
    return switch (this) {
      case Player(int seat) -> seat;
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
      case Player(int seat) ->
          throw Problem.of(
              Code.NOT_ALLOWED, "token.of_host_not_seat", "deed", Problem.text(deed), "seat", seat);
      case Spectator _ ->
          throw Problem.of(Code.BAD_TOKEN, "token.of_host_missing", "deed", Problem.text(deed));
    }
  }
}
