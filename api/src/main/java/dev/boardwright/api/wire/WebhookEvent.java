package dev.boardwright.api.wire;

/** What a webhook can be told. */
public enum WebhookEvent {
  /** A seat has a decision to answer. */
  TURN,
  /** The game is over, in whatever way. */
  END,
  /** A seat has run out of time. */
  TIMEOUT
}
