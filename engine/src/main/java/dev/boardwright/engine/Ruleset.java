package dev.boardwright.engine;

import java.util.List;
import java.util.Optional;

/**
 * The rules of one game. To add a game, implement this and {@link Position}, name the
 * implementation in {@code META-INF/services/dev.boardwright.engine.Ruleset}, and put the jar on
 * the class path. What it says to people, its title first of all, stands in the message file beside
 * it. A ruleset has no state.
 *
 * @param <M> the sealed interface of its moves
 */
public interface Ruleset<M extends Move> {

  /** Its name in addresses and records: lower_snake, never changed. */
  String id();

  /**
   * The version of the rules, from 1. It goes up whenever an old log might be replayed to another
   * position, be asked another question, or see another outcome.
   */
  int version();

  /**
   * All versions that {@link #start} still plays exactly as they were; the current one is the
   * highest.
   */
  default List<Integer> versions() {
    return List.of(version());
  }

  /** The fewest seats it is played with, at least 1. */
  int minSeats();

  /** The most seats it is played with, at most {@link Seat#MOST}. */
  int maxSeats();

  /** Its options in the order they are shown. */
  List<Option<?>> options();

  /**
   * Why this number of seats, from {@link #minSeats()} to {@link #maxSeats()}, and these options
   * cannot be played together; empty if they can.
   */
  default Optional<Text> refuses(int seats, Options options) {
    return Optional.empty();
  }

  /** The position before the first move. It waits for CHANCE or a seat. */
  Position<M> start(Setup setup);

  /** How moves are written, those of CHANCE included. */
  Grammar<M> moves();

  /** How decisions are written. */
  Grammar<? extends Decision> decisions();

  /** How events are written. */
  Grammar<? extends Event> events();

  /** The constants of the enum of chance sources, in order; their names are part of the rules. */
  List<? extends Enum<?>> sources();

  /** The words of why its games end: {@link Result#reason()}. */
  List<String> reasons();

  /** The words of what points are for: {@link Result.Part#category()}. */
  List<String> categories();

  /** The record type that every view of a position has. */
  Class<? extends Board> boardType();

  /**
   * Every tile, card, die and space with its numbers: a tree of the same kinds of values as a
   * {@link Board}.
   */
  Record components();

  /** Bounds that every game keeps, whatever is played. */
  Limits limits();

  /**
   * @param entries the most log entries of a game without undo
   * @param answersATurn the most answers that one seat gives in a row before another seat or CHANCE
   *     acts
   */
  record Limits(int entries, int answersATurn) {}
}
