package dev.boardwright.engine.trespass;

import dev.boardwright.trespass.GameKnowsBot;

/** Crosses a boundary on purpose. */
public record CoreKnowsGame(GameKnowsBot game) {}
