/**
 * Measures durable moves a second over HTTP, and delivery to many streams; see docs/performance.md.
 * Nothing here is a test.
 */
@NullMarked
package dev.boardwright.api.load;

import org.jspecify.annotations.NullMarked;
