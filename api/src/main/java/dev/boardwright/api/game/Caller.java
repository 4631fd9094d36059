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
      throw Problem.of(Code.BAD_TOKEN, "This token belongs to no seat and no host of this game.");
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
   * @param what it wants to do, for people
   */
  default int requirePlayer(String what) {
    return switch (this) {
      case Player(int seat) -> seat;
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
