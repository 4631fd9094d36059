package dev.boardwright.api.game;

import dev.boardwright.api.store.Store;
import dev.boardwright.api.wire.Answers;
import dev.boardwright.api.wire.Code;
import dev.boardwright.api.wire.Problem;
import dev.boardwright.api.wire.Requests;
import dev.boardwright.api.wire.WebhookEvent;
import dev.boardwright.api.wire.WebhookFailure;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** The webhooks of a game: the host adds, sees and removes them. */
public final class Webhooks {

  /** How many a game can have. */
  public static final int MOST = 5;

  private static final String WHAT = "deed.webhooks";

  private final Games games;
  private final Intents intents;
  private final Store store;
  private final Policy policy;

  /** Where webhooks may lead. */
  public enum Policy {
    /** To public addresses, by https. */
    PUBLIC,
    /** Anywhere: for servers of one's own house. */
    ANY,
    /** Nowhere. */
    OFF
  }

  /** What adding one decides by chance, so that a retry decides the same. */
  private record WebhookIntent(String id, String secret, Instant createdAt) {}

  /**
   * @param policy where new ones may lead
   */
  public Webhooks(Games games, Policy policy) {
    this.games = games;
    this.store = games.store();
    this.intents = new Intents(store);
    this.policy = policy;
  }

  /** Adds a webhook; the secret that its messages are signed with is told this once. */
  public Answers.CreatedWebhook add(
      String id, Bearer bearer, Requests.CreateWebhook request, Optional<String> key) {
    requireAllowed(request);
    games.fresh(id).caller(bearer).requireHost(WHAT);
    WebhookIntent intent =
        intents.intent(
            new Intents.Scope("webhook", Optional.of(id)), // only its host comes so far
            key,
            request,
            WebhookIntent.class,
            () -> new WebhookIntent(Tokens.webhookId(), Tokens.webhookSecret(), store.now()));
    List<WebhookEvent> events = request.events().orElse(List.of(WebhookEvent.values()));
    Webhook webhook =
        new Webhook(intent.id(), request.url(), events, intent.secret(), intent.createdAt());
    games.change(
        id,
        game -> {
          game.caller(bearer).requireHost(WHAT);
          return added(game, webhook);
        });
    return new Answers.CreatedWebhook(webhook.shown(), webhook.secret());
  }

  private static Plan<Boolean> added(Game game, Webhook webhook) {
    if (game.header().webhook(webhook.id()).isPresent()) {
      return new Plan.Answer<>(true); // this very request came through before
    }
    List<Webhook> all = new ArrayList<>(game.header().webhooks());
    if (all.size() == MOST) {
      throw Problem.of(Code.NOT_ALLOWED, "webhook.most", "most", MOST);
    }
    all.add(webhook);
    return stored(game, all);
  }

  private static Plan<Boolean> stored(Game game, List<Webhook> all) {
    return Plan.Change.of(game, game.header().withWebhooks(all), _ -> true);
  }

  private void requireAllowed(Requests.CreateWebhook request) {
    if (policy == Policy.OFF) {
      throw Problem.of(Code.NOT_ALLOWED, "webhook.off");
    }
    if (policy == Policy.PUBLIC && !request.url().startsWith("https:")) {
      throw Problem.malformed("/url", "webhook.https");
    }
  }

  /** The webhooks of a game, with how they do. */
  public Answers.WebhookList list(String id, Bearer bearer) {
    Game game = games.fresh(id);
    game.caller(bearer).requireHost(WHAT);
    return new Answers.WebhookList(
        game.header().webhooks().stream().map(webhook -> shown(id, webhook)).toList());
  }

  private Answers.WebhookState shown(String game, Webhook webhook) {
    String place = WebhookProgress.place(game, webhook);
    WebhookProgress progress = WebhookProgress.of(store.document(place));
    Optional<WebhookFailure> reason = progress.failure();
    return new Answers.WebhookState(
        webhook.shown(),
        progress.failed(),
        progress.retryAt(),
        reason,
        reason.map(why -> why.detail(progress.status())),
        progress.givenUpAt());
  }

  /** Removes a webhook; removing one that is not there is a {@code not_found}. */
  public void remove(String id, Bearer bearer, String removed) {
    games.change(
        id,
        game -> {
          game.caller(bearer).requireHost(WHAT);
          List<Webhook> left = new ArrayList<>(game.header().webhooks());
          if (!left.removeIf(webhook -> webhook.id().equals(removed))) {
            throw Problem.of(Code.NOT_FOUND, "webhook.none");
          }
          return stored(game, left);
        });
  }
}
