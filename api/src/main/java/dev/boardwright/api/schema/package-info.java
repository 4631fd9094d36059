/** JSON Schemas of rulesets, derived from their declarations. */
@NullMarked
package dev.boardwright.api.schema;

import org.jspecify.annotations.NullMarked;
