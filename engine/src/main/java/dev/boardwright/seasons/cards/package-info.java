/**
 * The power cards. {@link dev.boardwright.seasons.cards.Card} declares each of them in the words of
 * {@link dev.boardwright.seasons.cards.Effects} and {@link dev.boardwright.seasons.cards.Costs};
 * these do what they do through the verbs of {@link dev.boardwright.seasons.cards.Table}.
 */
@NullMarked
package dev.boardwright.seasons.cards;

import org.jspecify.annotations.NullMarked;
