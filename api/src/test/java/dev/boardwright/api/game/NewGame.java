package dev.boardwright.api.game;

import dev.boardwright.api.wire.Requests;
import dev.boardwright.api.wire.Requests.SeatRequest;
import java.util.List;
import java.util.Optional;

/** Requests for games, which say no more than they have to. */
final class NewGame {

  private NewGame() {}

  static Requests.CreateGame of(String ruleset, SeatRequest... seats) {
    return new Requests.CreateGame(
        ruleset,
        Optional.empty(),
        List.of(seats),
        Optional.empty(),
        Optional.empty(),
        Optional.empty(),
        Optional.empty(),
        Optional.empty(),
        Optional.empty());
  }

  static SeatRequest seat(SeatRequest.Kind kind) {
    return new SeatRequest(kind, Optional.empty(), Optional.empty(), Optional.empty());
  }
}
