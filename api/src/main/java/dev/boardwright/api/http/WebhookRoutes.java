package dev.boardwright.api.http;

import dev.boardwright.api.game.Webhooks;
import dev.boardwright.api.wire.Answers;
import dev.boardwright.api.wire.Requests;
import java.util.Optional;

/** The routes of the webhooks of a game. */
final class WebhookRoutes {

  private static final int LARGEST_BODY = 8 * 1024;

  private final Webhooks webhooks;

  WebhookRoutes(Webhooks webhooks) {
    this.webhooks = webhooks;
  }

  void addTo(RouteTable routes) {
    routes
        .post("/v1/games/{game}/webhooks", this::add)
        .get("/v1/games/{game}/webhooks", this::list)
        .delete("/v1/games/{game}/webhooks/{webhook}", this::remove);
  }

  private void add(Call call) {
    Optional<String> key = call.idempotencyKey();
    String game = call.game();
    var request = call.body(Requests.CreateWebhook.class, LARGEST_BODY);
    Answers.CreatedWebhook created = webhooks.add(game, call.bearer(), request, key);
    call.header("Location", "/v1/games/%s/webhooks/%s".formatted(game, created.webhook().id()));
    call.answer(201, created);
  }

  private void list(Call call) {
    call.answer(webhooks.list(call.game(), call.bearer()));
  }

  private void remove(Call call) {
    webhooks.remove(call.game(), call.bearer(), call.ctx().pathParam("webhook"));
    call.nothing(204);
  }
}
