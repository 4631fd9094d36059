/**
 * What is printed on the board and the tiles of Tzolk'in, one line a printed piece. Numbers like
 * {@code T42} are those of docs/rules/tzolkin.md.
 */
@NullMarked
package dev.boardwright.tzolkin.piece;

import org.jspecify.annotations.NullMarked;
