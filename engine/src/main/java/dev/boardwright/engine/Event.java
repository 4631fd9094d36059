package dev.boardwright.engine;

/**
 * Something that happened because of a move and that a viewer may want to see: a tile laid, points
 * scored. A ruleset declares its events as one sealed interface of small records, like its moves.
 * Events tell, they never decide.
 */
public interface Event {}
