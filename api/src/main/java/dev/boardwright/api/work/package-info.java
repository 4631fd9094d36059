/** What is done outside of requests: jobs of the agenda, each seen to by some node. */
@NullMarked
package dev.boardwright.api.work;

import org.jspecify.annotations.NullMarked;
