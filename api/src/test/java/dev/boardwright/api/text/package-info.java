/** Tests of what is said, and in which language. */
@NullMarked
package dev.boardwright.api.text;

import org.jspecify.annotations.NullMarked;
