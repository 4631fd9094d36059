package dev.boardwright.engine.conformance;

/** What the kit checks. */
public enum Check {
  /** Id, version, seats, options, grammars, sources and components are as they should be. */
  RULESET,

  /** The game neither throws nor leads to a position where nobody can act. */
  SOMEBODY_CAN_ACT,

  /** Listed moves are distinct, as values and as texts, and listing again gives the same. */
  DISTINCT,

  /** A decision lists at most 200 moves. */
  WIDTH,

  /** Moves, decisions and events survive being written and read, as text and typed. */
  GRAMMAR,

  /** Seats play seat moves, CHANCE plays chance moves, of a source that the ruleset names. */
  CHANCE,

  /** Every listed move can be played. */
  ACCEPTED,

  /** What is not listed is refused and changes nothing. */
  REFUSED,

  /** A random move is a legal one. */
  RANDOM_MOVE,

  /** The move of a vacant seat is a legal one, and a game of nothing else ends. */
  FALLBACK,

  /** Looking at a position, listing and sampling change nothing. */
  LOOKING,

  /** A copy is equal and shares nothing that can change. */
  COPY,

  /** No piece is lost or made. */
  CENSUS,

  /** A game and a turn are not longer than {@code limits()} says. */
  LIMITS,

  /** Views are built for everybody, of the declared type and the permitted kinds of values. */
  VIEW,

  /** Scores add up, the ranking holds every seat once. */
  RESULT,

  /** Different positions have different digests, equal ones equal ones. */
  DIGEST,

  /** The same moves lead to the same position, the same seed to the same game. */
  REPLAY,

  /** Undo leads back to what was asked, and leaves a log that can be replayed. */
  UNDO,

  /** Answers of several seats at once give the same in any order. */
  TOGETHER,

  /** What a seat sees, may do and learns by its own move is the same in every possible world. */
  DETERMINIZE,

  /** What a seat cannot know is drawn anew. */
  DETERMINIZE_VARIES,

  /** What is answered without asking does not depend on what others may not see. */
  UNASKED,

  /** A secret answer looks the same to everybody else. */
  SECRET_ANSWER,

  /** What CHANCE brings looks the same to everybody outside the audience. */
  AUDIENCE
}
