package dev.boardwright.engine;

/**
 * A step that asks nobody and runs by itself as soon as it is on top: scoring, refilling, passing
 * the turn on.
 */
public non-sealed interface Task extends Step {}
