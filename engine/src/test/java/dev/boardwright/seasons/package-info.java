/** Tests of Seasons: one a rule, a worked case and a card. */
@NullMarked
package dev.boardwright.seasons;

import org.jspecify.annotations.NullMarked;
