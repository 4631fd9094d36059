/**
 * Night Market: a small whole game that needs everything the core offers. It proves the core, and
 * shows authors a game with hands, secret choices, payments and a deck whose top a seat may know.
 */
@NullMarked
package dev.boardwright.market;

import org.jspecify.annotations.NullMarked;
