/** Calls to servers that others name: signed, bounded, and only to the public internet. */
@NullMarked
package dev.boardwright.api.webhook;

import org.jspecify.annotations.NullMarked;
