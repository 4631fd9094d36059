/**
 * Santa Maria: expand a colony, activate its buildings with dice and coins, ship goods, and retire.
 * Numbers like {@code M42} are those of docs/rules/santa_maria.md.
 *
 * <p>Read {@link dev.boardwright.santamaria.SantaMariaPosition} first: it says what is asked at
 * each step and where the answer goes on. What is printed on boards and tiles is in {@code tables}.
 */
@NullMarked
package dev.boardwright.santamaria;

import org.jspecify.annotations.NullMarked;
