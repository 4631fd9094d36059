package dev.boardwright.api.game;

import com.fasterxml.jackson.annotation.JsonIgnore;
import dev.boardwright.api.wire.Answers;
import dev.boardwright.api.wire.WebhookEvent;
import java.net.URI;
import java.time.Instant;
import java.util.List;

/**
 * A webhook of a game, as it is stored.
 *
 * @param secret what messages are signed with; kept in clear, as signing needs it
 */
record Webhook(String id, String url, List<WebhookEvent> events, String secret, Instant createdAt) {

  Webhook {
    events = List.copyOf(events);
  }

  /** Where its messages are sent. */
  @JsonIgnore
  URI address() {
    return URI.create(url);
  }

  /** The key of the job that tells it of its game. */
  String job(String game) {
    return game + "/" + id;
  }

  /** What its host is told of it: all but the secret. */
  Answers.Webhook shown() {
    return new Answers.Webhook(id, url, events, createdAt);
  }
}
