/**
 * Golden playthroughs: whole games, recorded as text that people can read, replayed in every build.
 */
@NullMarked
package dev.boardwright.golden;

import org.jspecify.annotations.NullMarked;
