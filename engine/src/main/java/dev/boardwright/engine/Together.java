package dev.boardwright.engine;

/**
 * A step in which several seats choose at the same time, each on a stack of steps of its own; it
 * ends when all those stacks are empty. Inside it a seat touches only what is its own and CHANCE
 * never acts, so that the order in which answers arrive cannot matter.
 */
public record Together() implements Step {}
