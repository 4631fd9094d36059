/**
 * Tikal: explore the jungle, dig out temples, lift treasures. Numbers like {@code K42} are those of
 * docs/rules/tikal.md.
 *
 * <p>Read {@link dev.boardwright.tikal.TikalPosition} first: what is done at each step is there, in
 * the order of the rules. What the steps ask and answer is in {@link
 * dev.boardwright.tikal.TikalDecision}, {@link dev.boardwright.tikal.TikalChance}, {@link
 * dev.boardwright.tikal.TikalTask} and {@link dev.boardwright.tikal.TikalMove}; what is printed on
 * tiles and board is in {@link dev.boardwright.tikal.Tile}, {@link dev.boardwright.tikal.StartHex}
 * and {@link dev.boardwright.tikal.Space}.
 */
@NullMarked
package dev.boardwright.tikal;

import org.jspecify.annotations.NullMarked;
