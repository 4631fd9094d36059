package dev.boardwright.api.wire;

import dev.boardwright.engine.Text;
import java.util.Optional;

/**
 * Why a webhook did not take a message. None of them tells an address that may not be called from a
 * name that has no address at all: whoever adds webhooks is not to explore the server's own network
 * with them.
 */
public enum WebhookFailure {
  /** Its host has no address, or one that is not of the public internet. */
  NO_ADDRESS("webhook.no_address"),
  /** Nobody could be reached there. */
  NO_CONNECTION("webhook.no_connection"),
  /** The connection could not be made secure. */
  NO_TLS("webhook.no_tls"),
  /** There was no answer, or not in time. */
  NO_ANSWER("webhook.no_answer"),
  /** The answer had another status than 2xx. */
  NOT_TAKEN("webhook.not_taken");

  private final String key;

  WebhookFailure(String key) {
    this.key = key;
  }

  /**
   * The same for people.
   *
   * @param status of the answer, if there was one
   */
  public Text detail(Optional<Integer> status) {
    return Problem.text(key, "status", status.map(String::valueOf).orElse("-"));
  }
}
