package dev.boardwright.api.wire;

/** What is behind an account. */
public enum AccountKind {
  PERSON,
  BOT
}
