/** What is said to people, and in which language. */
@NullMarked
package dev.boardwright.api.text;

import org.jspecify.annotations.NullMarked;
