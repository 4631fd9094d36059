/** The routes, and what HTTP adds: bodies, parameters, tokens, status codes, caching, limits. */
@NullMarked
package dev.boardwright.api.http;

import org.jspecify.annotations.NullMarked;
