package dev.boardwright.api.game;

import com.fasterxml.jackson.annotation.JsonIgnoreProperties;
import com.fasterxml.jackson.annotation.JsonInclude;
import com.fasterxml.jackson.annotation.JsonInclude.Include;
import dev.boardwright.api.store.Documents.Document;
import dev.boardwright.api.webhook.Failure;
import dev.boardwright.api.wire.Json;
import dev.boardwright.api.wire.WebhookFailure;
import dev.boardwright.engine.EnumWords;
import java.time.Instant;
import java.util.Optional;

/**
 * How far a webhook has been told of its game, as it is stored.
 *
 * @param version up to which it knows all
 * @param failed how often the next message has failed
 * @param retryAt when that is sent again
 * @param reason why it failed last: a word of {@link WebhookFailure}
 * @param status of the answer, if it failed by that
 * @param ended the version at which the game was over when that was told
 * @param givenUpAt when messages were last given up
 */
@JsonIgnoreProperties(ignoreUnknown = true) // what newer servers note besides
record WebhookProgress(
    int version,
    int failed,
    @JsonInclude(Include.NON_ABSENT) Optional<Instant> retryAt,
    @JsonInclude(Include.NON_ABSENT) Optional<String> reason,
    @JsonInclude(Include.NON_ABSENT) Optional<Integer> status,
    @JsonInclude(Include.NON_ABSENT) Optional<Integer> ended,
    @JsonInclude(Include.NON_ABSENT) Optional<Instant> givenUpAt) {

  static final WebhookProgress NOTHING =
      new WebhookProgress(
          -1,
          0,
          Optional.empty(),
          Optional.empty(),
          Optional.empty(),
          Optional.empty(),
          Optional.empty());

  /** As it is kept; of nothing if it is not. */
  static WebhookProgress of(Optional<Document> kept) {
    return kept.map(document -> Json.read(document.text(), WebhookProgress.class)).orElse(NOTHING);
  }

  /** Where it is kept. */
  static String place(String game, Webhook webhook) {
    return "hook/" + webhook.job(game); // as it is stored
  }

  /** Why it failed last; empty if it did not, or if older servers said it in their own words. */
  Optional<WebhookFailure> failure() {
    return reason
        .flatMap(EnumWords.of(WebhookFailure.class)::constant)
        .map(WebhookFailure.class::cast);
  }

  /** All that has happened is told. */
  WebhookProgress allOf(Game game) {
    return new WebhookProgress(
        game.version(),
        0,
        Optional.empty(),
        Optional.empty(),
        Optional.empty(),
        game.endedAt(),
        givenUpAt);
  }

  /**
   * The next message has failed once more.
   *
   * @param retry when it is sent again
   */
  WebhookProgress failedUntil(Instant retry, Failure why) {
    return new WebhookProgress(
        version,
        failed + 1,
        Optional.of(retry),
        Optional.of(EnumWords.word(why.reason())),
        why.status(),
        ended,
        givenUpAt);
  }

  /** What could not be told is left out; why stays, until something is taken again. */
  WebhookProgress givenUp(Game game, Instant now, Failure why) {
    return new WebhookProgress(
        game.version(),
        0,
        Optional.empty(),
        Optional.of(EnumWords.word(why.reason())),
        why.status(),
        game.endedAt(),
        Optional.of(now));
  }
}
