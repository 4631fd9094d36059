package dev.boardwright.api.wire;

import dev.boardwright.engine.Text;
import java.util.Locale;

/** The kinds of problems, each with its HTTP status; clients switch on the word. */
public enum Code {
  MALFORMED_REQUEST(400),
  BAD_TOKEN(401),
  NOT_ALLOWED(403),
  NOT_FOUND(404),
  METHOD_NOT_ALLOWED(405),
  NOT_YOUR_DECISION(409),
  DECISION_ANSWERED(409),
  DECISION_WITHDRAWN(409),
  GAME_NOT_RUNNING(409),
  TIME_OVER(409),
  SEAT_TAKEN(409),
  CLAIM_RELEASED(409),
  NONCE_REFUSED(409),
  UNDO_REFUSED(409),
  VERSION_AHEAD(409),
  RECORD_CLOSED(409),
  TOO_LARGE(413),
  UNSUPPORTED_MEDIA_TYPE(415),
  ILLEGAL_MOVE(422),
  BATCH_NOT_CONTIGUOUS(422),
  INVALID_RECORD(422),
  INVALID_OPTIONS(422),
  IDEMPOTENCY_KEY_REUSED(422),
  RATE_LIMITED(429),
  INTERNAL_ERROR(500),
  SERVER_STOPPING(503),
  STORE_UNAVAILABLE(503),
  RULESET_VERSION_UNAVAILABLE(503);

  private final int status;
  private final String word = name().toLowerCase(Locale.ROOT);

  Code(int status) {
    this.status = status;
  }

  /** The HTTP status. */
  public int status() {
    return status;
  }

  /** The kind in words, the same for every problem of it. */
  public Text title() {
    return Text.of(Problem.class, "title." + word);
  }

  /** As it is sent. */
  public String word() {
    return word;
  }
}
