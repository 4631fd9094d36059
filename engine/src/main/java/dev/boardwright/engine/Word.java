package dev.boardwright.engine;

import java.util.List;

/**
 * One move, decision or event as it is written: its name in lower_snake and its arguments in order.
 *
 * @param chance whether it is a move that only CHANCE makes
 */
public record Word(String name, List<Arg> args, boolean chance) {}
