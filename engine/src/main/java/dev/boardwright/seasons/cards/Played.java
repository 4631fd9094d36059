package dev.boardwright.seasons.cards;

/**
 * A card in play.
 *
 * @param seat its owner
 * @param copy 1 or 2: which of the two copies of the card it is, as long as it is in play
 */
public record Played(int seat, Card card, int copy) {}
