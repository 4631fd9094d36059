/** Pearls, a tiny game that can be broken in many ways, to see that the kit finds every one. */
@NullMarked
package dev.boardwright.engine.conformance.faults;

import org.jspecify.annotations.NullMarked;
