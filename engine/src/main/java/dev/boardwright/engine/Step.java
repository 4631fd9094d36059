package dev.boardwright.engine;

/**
 * Something still to be decided, drawn or done, kept on the stack of steps of a {@link Position}.
 * Steps are small immutable records whose components are argument types of the {@link Grammar}.
 * What shall happen last is pushed first.
 */
public sealed interface Step permits Decision, ChanceStep, Task, Together {}
