package dev.boardwright.api.http;

import dev.boardwright.api.game.Bearer;
import dev.boardwright.api.game.Seats;
import dev.boardwright.api.wire.Requests;
import java.util.Optional;

/** The routes of the seats of a game. */
final class SeatRoutes {

  private final Seats seats;

  SeatRoutes(Seats seats) {
    this.seats = seats;
  }

  void addTo(RouteTable routes) {
    routes
        .post("/v1/games/{game}/seats/{seat}/claim", this::claim)
        .delete("/v1/games/{game}/seats/{seat}/claim", this::release)
        .post("/v1/games/{game}/seats/{seat}/nonce", this::nonce);
  }

  private void claim(Call call) {
    Optional<String> key = call.idempotencyKey();
    Bearer player = call.bearer();
    String game = call.game();
    int seat = call.seat();
    var request = call.body(Requests.ClaimRequest.class, GameRoutes.LARGEST_BODY);
    call.answer(seats.claim(game, seat, request, key, player));
  }

  private void release(Call call) {
    seats.release(call.game(), call.seat(), call.bearer());
    call.nothing(204);
  }

  private void nonce(Call call) {
    String game = call.game();
    int seat = call.seat();
    Bearer token = call.bearer();
    var request = call.body(Requests.NonceRequest.class, GameRoutes.LARGEST_BODY);
    call.answer(seats.nonce(game, seat, token, request));
  }
}
