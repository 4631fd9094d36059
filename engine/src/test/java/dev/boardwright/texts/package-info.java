/** What is said to people, over all games and languages. */
@NullMarked
package dev.boardwright.texts;

import org.jspecify.annotations.NullMarked;
