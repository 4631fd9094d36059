/** The pages of rules, over all games: what stands there, and that every rule has its test. */
@NullMarked
package dev.boardwright.rules;

import org.jspecify.annotations.NullMarked;
