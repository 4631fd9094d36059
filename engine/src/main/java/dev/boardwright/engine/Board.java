package dev.boardwright.engine;

/**
 * What one viewer may see of a position: a tree of records, lists, enums, numbers, booleans, texts,
 * maps by enum and optionals. Two boards are equal when they show the same. From the record's
 * declaration come its JSON form and its schema: component names as they stand, enum constants in
 * lower case, an empty {@link java.util.Optional} as null.
 */
public interface Board {}
