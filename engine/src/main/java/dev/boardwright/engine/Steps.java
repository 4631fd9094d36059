package dev.boardwright.engine;

import org.jspecify.annotations.Nullable;

/** A persistent stack of steps: to copy it is to copy one reference. */
record Steps(Step top, @Nullable Steps below) {}
