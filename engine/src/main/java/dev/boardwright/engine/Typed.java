package dev.boardwright.engine;

import java.util.Map;

/**
 * The typed form of a move, decision or event.
 *
 * @param type its word
 * @param args by name, in order: a {@link String} for an enum, an {@link Integer}, a {@link
 *     Boolean}, or a {@link java.util.List} of strings
 */
public record Typed(String type, Map<String, Object> args) {}
