package dev.boardwright.api.http;

import dev.boardwright.api.game.Batches;
import dev.boardwright.api.game.Bearer;
import dev.boardwright.api.game.Play;
import dev.boardwright.api.wire.AccountRequests;
import dev.boardwright.api.wire.Requests;
import java.util.Optional;

/** The routes that do many things in one request. For the limits each counts as a request. */
final class BatchRoutes {

  private static final int LARGEST_BODY = 512 * 1024;

  private final Batches batches;

  BatchRoutes(Batches batches) {
    this.batches = batches;
  }

  void addTo(RouteTable routes) {
    routes
        .post("/v1/games/batch", this::create)
        .post("/v1/games/query", this::find)
        .play("/v1/account/moves", this::play, "include");
  }

  private void create(Call call) {
    Optional<String> key = call.idempotencyKey();
    Bearer host = call.accountOrNobody();
    var request = call.body(Requests.CreateGames.class, LARGEST_BODY);
    call.meter().parts(request.games().size());
    call.answer(batches.create(request, key, host));
  }

  private void find(Call call) {
    var request = call.body(Requests.FindGames.class, LARGEST_BODY);
    call.meter().parts(request.ids().size());
    call.answer(batches.find(request));
  }

  private void play(Call call) {
    Play.Include include = GameRoutes.include(call);
    Bearer token = call.bearer();
    var request = call.body(AccountRequests.PlayMoves.class, LARGEST_BODY);
    call.meter().parts(request.moves().size());
    call.answer(batches.play(request, token, include));
  }
}
