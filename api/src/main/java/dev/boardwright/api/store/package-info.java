/**
 * Where games are kept: one contract, one implementation per database. Knows neither games nor
 * HTTP.
 */
@NullMarked
package dev.boardwright.api.store;

import org.jspecify.annotations.NullMarked;
