/**
 * Games on a server: who may do what, how they are stored, cached, found and waited for. Knows no
 * HTTP.
 */
@NullMarked
package dev.boardwright.api.game;

import org.jspecify.annotations.NullMarked;
