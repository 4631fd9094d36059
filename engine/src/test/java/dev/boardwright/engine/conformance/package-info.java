/**
 * The conformance kit: plays random games of a ruleset and checks on the way what the core asks of
 * a game. {@link dev.boardwright.engine.conformance.Conformance} is the way in.
 */
@NullMarked
package dev.boardwright.engine.conformance;

import org.jspecify.annotations.NullMarked;
