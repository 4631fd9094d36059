package dev.boardwright.bots.trespass;

import dev.boardwright.trespass.GameKnowsTime;

/** Crosses a boundary on purpose. */
public record BotKnowsGame(GameKnowsTime game) {}
