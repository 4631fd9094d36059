/**
 * Players that choose by themselves. They get an {@link dev.boardwright.engine.Observation} of
 * their seat, never the position, so none of them can see what its seat cannot see.
 */
@NullMarked
package dev.boardwright.bots;

import org.jspecify.annotations.NullMarked;
