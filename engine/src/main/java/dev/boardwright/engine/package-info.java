/** The core: what every game is made of. It knows no game. */
@NullMarked
package dev.boardwright.engine;

import org.jspecify.annotations.NullMarked;
