/**
 * Seasons by Régis Bonnessée: sorcerers draft power cards, choose dice, gather and transmute energy
 * and summon familiars and magic items over three years.
 *
 * <p>{@link dev.boardwright.seasons.Seasons} is the ruleset, {@link
 * dev.boardwright.seasons.SeasonsPosition} a game at one moment; {@link
 * dev.boardwright.seasons.cards} declares the cards. Numbers such as S28 in comments are those of
 * the rules in {@code docs/rules/seasons.md}.
 */
@NullMarked
package dev.boardwright.seasons;

import org.jspecify.annotations.NullMarked;
