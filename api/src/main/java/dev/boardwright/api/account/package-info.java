/** People and bots with API tokens: creating them, and knowing them by their tokens. */
@NullMarked
package dev.boardwright.api.account;

import org.jspecify.annotations.NullMarked;
