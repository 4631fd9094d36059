package dev.boardwright.trespass;

import dev.boardwright.bots.trespass.BotKnowsGame;

/** Crosses a boundary on purpose. */
public record GameKnowsBot(BotKnowsGame bot) {}
