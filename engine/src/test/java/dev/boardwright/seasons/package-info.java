/**
 * Tests of Seasons: one a rule ({@code *RulesTest}), a worked case ({@code *CasesTest}) and a card
 * ({@code *CardsTest}).
 */
@NullMarked
package dev.boardwright.seasons;

import org.jspecify.annotations.NullMarked;
