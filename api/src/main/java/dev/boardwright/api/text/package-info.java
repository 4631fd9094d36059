/** Texts for people, from the message bundles of the rulesets. */
@NullMarked
package dev.boardwright.api.text;

import org.jspecify.annotations.NullMarked;
