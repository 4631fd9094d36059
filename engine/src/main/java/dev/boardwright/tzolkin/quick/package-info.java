/**
 * The quick action board and its tiles. Numbers like {@code X30} are those of
 * docs/rules/tzolkin-tribes-prophecies.md.
 */
@NullMarked
package dev.boardwright.tzolkin.quick;

import org.jspecify.annotations.NullMarked;
