package dev.boardwright.engine.conformance;

import java.util.List;

/**
 * What the kit saw of a ruleset that conforms.
 *
 * @param setups how many combinations of seats and options were played
 * @param positions how many positions the games went through; the checks ran at all of them, or at
 *     a sample if the games are long, see {@link Conformance#throughout()}
 * @param longestGame in log entries
 * @param longestTurn in answers of one seat
 * @param widest the most moves a decision listed
 * @param widestDecision its text
 * @param warnings what is allowed but not good
 */
public record Report(
    int setups,
    int games,
    int positions,
    int longestGame,
    int longestTurn,
    int widest,
    String widestDecision,
    List<String> warnings) {}
