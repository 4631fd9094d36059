package dev.boardwright.api.game;

import dev.boardwright.api.ops.Metrics;
import dev.boardwright.api.store.Documents.Document;
import dev.boardwright.api.store.Store;
import dev.boardwright.api.webhook.Failure;
import dev.boardwright.api.webhook.Message;
import dev.boardwright.api.webhook.Sender;
import dev.boardwright.api.wire.Answers;
import dev.boardwright.api.wire.Code;
import dev.boardwright.api.wire.Json;
import dev.boardwright.api.wire.Problem;
import dev.boardwright.api.wire.WebhookEvent;
import dev.boardwright.engine.DecisionId;
import dev.boardwright.engine.Entry;
import dev.boardwright.engine.Logged;
import dev.boardwright.engine.Match;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/**
 * Tells webhooks what happens in their games. What they were told is kept as a version of the game:
 * whatever came after it is told, in order, and again until it is taken. So nothing is missed,
 * whichever node dies, and what is told twice has the same id.
 */
public final class WebhookTeller {

  private static final Logger LOG = LoggerFactory.getLogger(WebhookTeller.class);

  /** How long to wait before a message is sent again, by how often it has failed. */
  private static final List<Duration> WAITS =
      List.of(
          Duration.ofSeconds(5),
          Duration.ofSeconds(20),
          Duration.ofMinutes(1),
          Duration.ofMinutes(5),
          Duration.ofMinutes(20),
          Duration.ofHours(1),
          Duration.ofHours(3),
          Duration.ofHours(8),
          Duration.ofHours(12));

  /** When to look again at a webhook that is being told something right now. */
  private static final Duration MOMENT = Duration.ofMillis(200);

  private static final Duration KEPT = Duration.ofDays(90);

  private final Games games;
  private final Store store;
  private final Sender sender;
  private final Metrics metrics;
  private final Set<String> underWay = ConcurrentHashMap.newKeySet();

  /**
   * @param games whose webhooks are told
   * @param metrics counts the messages
   */
  public WebhookTeller(Games games, Sender sender, Metrics metrics) {
    this.games = games;
    this.store = games.store();
    this.sender = sender;
    this.metrics = metrics;
  }

  /**
   * Tells a webhook what it does not know yet.
   *
   * @param job the game's id, a slash, the webhook's id
   * @return when to try again; empty if all is told
   */
  public Optional<Duration> see(String job) {
    if (!underWay.add(job)) {
      return Optional.of(MOMENT);
    }
    try {
      return tell(job);
    } finally {
      underWay.remove(job);
    }
  }

  private Optional<Duration> tell(String job) {
    String[] parts = job.split("/", 2);
    try {
      Game game = games.fresh(parts[0]);
      return game.header().webhook(parts[1]).flatMap(webhook -> tell(game, webhook));
    } catch (Problem problem) {
      return problem.code() == Code.NOT_FOUND ? Optional.empty() : Optional.of(WAITS.get(2));
    }
  }

  private Optional<Duration> tell(Game game, Webhook webhook) {
    String place = WebhookProgress.place(game.id(), webhook);
    Optional<Document> kept = store.document(place);
    WebhookProgress progress = WebhookProgress.of(kept);
    Optional<Duration> early = progress.retryAt().map(at -> Duration.between(store.now(), at));
    if (early.isPresent() && early.get().isPositive()) {
      return early;
    }
    List<Answers.WebhookMessage> messages = messages(game, webhook, progress);
    Optional<Failure> failure = send(webhook, messages);
    WebhookProgress next =
        failure.map(why -> failed(game, webhook, progress, why)).orElse(progress.allOf(game));
    if (!messages.isEmpty() || progress.failed() > 0) {
      int revision = kept.map(Document::revision).orElse(0);
      store.write(place, revision, Json.text(next), Optional.of(KEPT));
    }
    return next.retryAt().map(at -> Duration.between(store.now(), at));
  }

  /** Returns why one of the messages was not taken; empty if all were. */
  private Optional<Failure> send(Webhook webhook, List<Answers.WebhookMessage> messages) {
    for (Answers.WebhookMessage message : messages) {
      Optional<Failure> failure =
          sender.send(
              new Message(
                  webhook.address(),
                  webhook.secret(),
                  message.id(),
                  store.now(),
                  Json.text(message)));
      metrics.called(failure.isEmpty());
      if (failure.isPresent()) {
        return failure;
      }
    }
    return Optional.empty();
  }

  private WebhookProgress failed(
      Game game, Webhook webhook, WebhookProgress progress, Failure why) {
    if (progress.failed() == WAITS.size()) {
      LOG.warn("webhook {} of game {} is not told any more: {}", webhook.id(), game.id(), why);
      return progress.givenUp(game, store.now(), why);
    }
    return progress.failedUntil(store.now().plus(WAITS.get(progress.failed())), why);
  }

  // ---- what there is to tell

  /** What has happened since, as far as this webhook wants to know it. */
  private static List<Answers.WebhookMessage> messages(
      Game game, Webhook webhook, WebhookProgress progress) {
    boolean lost = progress.version() > game.version(); // the store lost the end of the log
    int after = lost ? WebhookProgress.NOTHING.version() : progress.version();
    List<Answers.WebhookMessage> all = new ArrayList<>();
    game.match().ifPresent(match -> addTimeouts(all, game, match, after));
    game.match().ifPresent(match -> addTurns(all, game, match, after));
    game.endedAt()
        .filter(end -> !progress.ended().equals(Optional.of(end)))
        .ifPresent(
            end -> {
              String id = "end." + game.id() + "." + end;
              all.add(message(game, WebhookEvent.END, id, Optional.empty(), Optional.empty()));
            });
    return all.stream().filter(message -> webhook.events().contains(message.type())).toList();
  }

  private static void addTimeouts(
      List<Answers.WebhookMessage> all, Game game, Match<?> match, int after) {
    List<Logged> log = match.log();
    for (int i = Math.max(after, 0); i < log.size(); i++) {
      Entry entry = log.get(i).entry();
      if (entry.kind() == Entry.Kind.TIMEOUT) {
        String id = "timeout." + game.id() + "." + (i + 1);
        all.add(
            message(game, WebhookEvent.TIMEOUT, id, Optional.of(entry.seat()), Optional.empty()));
      }
    }
  }

  /** Whoever was asked before knows it already; whoever was asked and has answered need not. */
  private static void addTurns(
      List<Answers.WebhookMessage> all, Game game, Match<?> match, int after) {
    game.playersToAct()
        .seats()
        .mapToObj(match::asked)
        .flatMap(Optional::stream)
        .map(asked -> asked.id())
        .filter(decision -> decision.asked() > after)
        .map(decision -> turn(game, decision))
        .forEach(all::add);
  }

  private static Answers.WebhookMessage turn(Game game, DecisionId decision) {
    return message(
        game,
        WebhookEvent.TURN,
        "turn." + game.id() + "." + decision,
        Optional.of(decision.seat()),
        Optional.of(decision.toString()));
  }

  private static Answers.WebhookMessage message(
      Game game, WebhookEvent type, String id, Optional<Integer> seat, Optional<String> decision) {
    return new Answers.WebhookMessage(
        id,
        type,
        game.id(),
        game.header().played().ruleset(),
        game.status(),
        game.version(),
        seat,
        decision,
        game.updatedAt());
  }
}
