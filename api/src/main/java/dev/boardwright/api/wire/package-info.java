/** What goes over the wire: requests, answers and problems as records, and how they become JSON. */
@NullMarked
package dev.boardwright.api.wire;

import org.jspecify.annotations.NullMarked;
