/**
 * The core that every game stands on. It knows no game.
 *
 * <p>A {@link dev.boardwright.engine.Ruleset} starts a {@link dev.boardwright.engine.Position}. A
 * position asks {@link dev.boardwright.engine.Decision}s, one small question at a time, each
 * answered by a {@link dev.boardwright.engine.Move}; what falls to luck is a move of the seat
 * CHANCE. A {@link dev.boardwright.engine.Match} keeps a position in step with its log: it answers
 * what is forced, draws for CHANCE, refuses what is not legal, and takes moves back. Nothing here
 * reads a clock, a file or a network.
 */
@NullMarked
package dev.boardwright.engine;

import org.jspecify.annotations.NullMarked;
