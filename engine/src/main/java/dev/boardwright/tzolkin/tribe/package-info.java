/**
 * The tribes: what each of them may do that others may not. Numbers like {@code X101} are those of
 * docs/rules/tzolkin-tribes-prophecies.md.
 */
@NullMarked
package dev.boardwright.tzolkin.tribe;

import org.jspecify.annotations.NullMarked;
