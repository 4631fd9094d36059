package dev.boardwright.api.wire;

import java.util.Locale;

/** The kinds of problems, each with its HTTP status; clients switch on the word. */
public enum Code {
  MALFORMED_REQUEST(400, "The request cannot be read"),
  BAD_TOKEN(401, "The token is not known"),
  NOT_ALLOWED(403, "The token does not allow this"),
  NOT_FOUND(404, "There is no such thing"),
  METHOD_NOT_ALLOWED(405, "The method is not known here"),
  NOT_YOUR_DECISION(409, "The decision belongs to another seat"),
  DECISION_ANSWERED(409, "The decision has been answered"),
  DECISION_WITHDRAWN(409, "The decision has been withdrawn"),
  GAME_NOT_RUNNING(409, "The game does not allow this now"),
  TIME_OVER(409, "The time of the seat is over"),
  SEAT_TAKEN(409, "The seat is taken"),
  CLAIM_RELEASED(409, "The claim was released"),
  NONCE_REFUSED(409, "The nonce is not taken"),
  UNDO_REFUSED(409, "The moves cannot be taken back"),
  VERSION_AHEAD(409, "The version lies ahead of the game"),
  RECORD_CLOSED(409, "The record is not open yet"),
  TOO_LARGE(413, "The body is too large"),
  UNSUPPORTED_MEDIA_TYPE(415, "The body has to be JSON"),
  ILLEGAL_MOVE(422, "The move is not legal"),
  BATCH_NOT_CONTIGUOUS(422, "The batch cannot be played in one go"),
  INVALID_RECORD(422, "The record is not valid"),
  INVALID_OPTIONS(422, "The game cannot be set up like this"),
  IDEMPOTENCY_KEY_REUSED(422, "The Idempotency-Key was used before"),
  RATE_LIMITED(429, "Too many requests"),
  INTERNAL_ERROR(500, "A fault of the server"),
  SERVER_STOPPING(503, "The server stops"),
  STORE_UNAVAILABLE(503, "The store does not answer"),
  RULESET_VERSION_UNAVAILABLE(503, "The version of the rules is not here");

  private final int status;
  private final String title;
  private final String word = name().toLowerCase(Locale.ROOT);

  Code(int status, String title) {
    this.status = status;
    this.title = title;
  }

  /** The HTTP status. */
  public int status() {
    return status;
  }

  /** The kind in words, the same for every problem of it. */
  public String title() {
    return title;
  }

  /** As it is sent. */
  public String word() {
    return word;
  }
}
