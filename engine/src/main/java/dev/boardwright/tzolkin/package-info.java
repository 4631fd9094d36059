/**
 * Tzolk'in: The Mayan Calendar. Workers ride on gears; the later they are picked up, the more they
 * do. Numbers like {@code T42} are those of docs/rules/tzolkin.md.
 *
 * <p>Read {@link dev.boardwright.tzolkin.TzolkinPosition} first: what is done at each step is
 * there, in the order of the rules. What the steps ask and answer is in {@link
 * dev.boardwright.tzolkin.TzolkinDecision}, {@code TzolkinChance}, {@code TzolkinTask} and {@link
 * dev.boardwright.tzolkin.TzolkinMove}; what is printed on board and tiles is in {@link
 * dev.boardwright.tzolkin.piece}.
 */
@NullMarked
package dev.boardwright.tzolkin;

import org.jspecify.annotations.NullMarked;
