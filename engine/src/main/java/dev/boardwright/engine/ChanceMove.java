package dev.boardwright.engine;

/** A move that only the seat CHANCE makes: a draw, a roll, a reveal. */
public interface ChanceMove extends Move {}
