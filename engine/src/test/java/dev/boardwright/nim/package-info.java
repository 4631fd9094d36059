/** Nim: the smallest whole game, the example of docs/add-a-game.md. */
@NullMarked
package dev.boardwright.nim;

import org.jspecify.annotations.NullMarked;
