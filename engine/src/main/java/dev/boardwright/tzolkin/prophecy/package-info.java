/**
 * The prophecies: what each makes dearer, and what it counts in the end. Numbers like {@code X80}
 * are those of docs/rules/tzolkin-tribes-prophecies.md.
 */
@NullMarked
package dev.boardwright.tzolkin.prophecy;

import org.jspecify.annotations.NullMarked;
