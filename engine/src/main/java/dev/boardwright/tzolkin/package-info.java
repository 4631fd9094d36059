/**
 * Tzolk'in: The Mayan Calendar. Workers ride on gears; the later they are picked up, the more they
 * do. Numbers like {@code T42} are those of docs/rules/tzolkin.md.
 *
 * <p>Read {@link dev.boardwright.tzolkin.TzolkinPosition} first: what is done at each step is
 * there, in the order of the rules. What the steps ask and answer is in {@link
 * dev.boardwright.tzolkin.TzolkinDecision}, {@code TzolkinChance}, {@code TzolkinTask} and {@link
 * dev.boardwright.tzolkin.TzolkinMove}; what is printed on board and tiles is in {@link
 * dev.boardwright.tzolkin.piece}.
 *
 * <p>The expansion Tribes & Prophecies begins with {@code Expansion}, as the game begins with its
 * position; what its tiles are is declared in {@link dev.boardwright.tzolkin.tribe}, {@link
 * dev.boardwright.tzolkin.prophecy} and {@link dev.boardwright.tzolkin.quick}. The game asks a seat
 * for its ability and the day for its affliction; without the expansion both say what the game
 * says. Numbers like {@code X42} are those of docs/rules/tzolkin-tribes-prophecies.md.
 */
@NullMarked
package dev.boardwright.tzolkin;

import org.jspecify.annotations.NullMarked;
