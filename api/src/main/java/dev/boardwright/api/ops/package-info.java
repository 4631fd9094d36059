/** What those who run a server look at: metrics, readiness, logs. */
@NullMarked
package dev.boardwright.api.ops;

import org.jspecify.annotations.NullMarked;
