package dev.boardwright.api.game;

import dev.boardwright.api.store.Documents.Document;
import dev.boardwright.api.store.Store;
import dev.boardwright.api.wire.Answers;
import dev.boardwright.api.wire.Code;
import dev.boardwright.api.wire.HookEvent;
import dev.boardwright.api.wire.HookFailure;
import dev.boardwright.api.wire.Json;
import dev.boardwright.api.wire.Problem;
import dev.boardwright.api.wire.Requests;
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

  private record HookIntent(String id, String secret, Instant createdAt) {}

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
    HookIntent intent =
        intents.intent(
            new Intents.Scope("webhook", Optional.of(id)), // only its host comes so far
            key,
            request,
            HookIntent.class,
            () -> new HookIntent(Tokens.hookId(), Tokens.hookSecret(), store.now()));
    List<HookEvent> events = request.events().orElse(List.of(HookEvent.values()));
    Hook hook = new Hook(intent.id(), request.url(), events, intent.secret(), intent.createdAt());
    games.change(
        id,
        game -> {
          game.caller(bearer).requireHost(WHAT);
          return added(game, hook);
        });
    return new Answers.CreatedWebhook(hook.shown(), hook.secret());
  }

  private static Plan<Boolean> added(Game game, Hook hook) {
    if (game.header().webhook(hook.id()).isPresent()) {
      return new Plan.Answer<>(true); // this very request came through before
    }
    List<Hook> all = new ArrayList<>(game.header().webhooks());
    if (all.size() == MOST) {
      throw Problem.of(Code.NOT_ALLOWED, "webhook.most", "most", MOST);
    }
    all.add(hook);
    return stored(game, all);
  }

  private static Plan<Boolean> stored(Game game, List<Hook> all) {
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
        game.header().webhooks().stream().map(hook -> shown(id, hook)).toList());
  }

  private Answers.WebhookState shown(String game, Hook hook) {
    Hooks.Told told =
        store
            .document(Hooks.place(game, hook))
            .map(Document::text)
            .map(text -> Json.read(text, Hooks.Told.class))
            .orElse(Hooks.Told.NOTHING);
    Optional<HookFailure> reason = told.failure();
    return new Answers.WebhookState(
        hook.shown(),
        told.failed(),
        told.retryAt(),
        reason,
        reason.map(why -> why.detail(told.status())),
        told.givenUpAt());
  }

  /** Removes a webhook; removing one that is not there is a {@code not_found}. */
  public void remove(String id, Bearer bearer, String webhook) {
    games.change(
        id,
        game -> {
          game.caller(bearer).requireHost(WHAT);
          List<Hook> left = new ArrayList<>(game.header().webhooks());
          if (!left.removeIf(hook -> hook.id().equals(webhook))) {
            throw Problem.of(Code.NOT_FOUND, "webhook.none");
          }
          return stored(game, left);
        });
  }
}
