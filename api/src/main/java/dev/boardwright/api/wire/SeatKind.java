package dev.boardwright.api.wire;

/** How a seat is held. */
public enum SeatKind {
  RESERVED,
  OPEN,
  CLAIMED,
  BOT
}
