package dev.boardwright.api.webhook;

import dev.boardwright.api.wire.WebhookFailure;
import java.util.Optional;

/**
 * Why a message was not taken.
 *
 * @param status of the answer, if there was one
 */
public record Failure(WebhookFailure reason, Optional<Integer> status) {

  /** There was no answer. */
  static Failure of(WebhookFailure reason) {
    return new Failure(reason, Optional.empty());
  }

  /** There was an answer, of another status than 2xx. */
  static Failure answered(int status) {
    return new Failure(WebhookFailure.NOT_TAKEN, Optional.of(status));
  }
}
