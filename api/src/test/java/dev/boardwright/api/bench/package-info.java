/** Benchmarks. {@code docs/development.md} says how to run them. */
@NullMarked
package dev.boardwright.api.bench;

import org.jspecify.annotations.NullMarked;
