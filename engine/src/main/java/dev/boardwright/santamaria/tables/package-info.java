/**
 * Everything printed in Santa Maria, one table a kind of component. A line can be checked against
 * the printed piece and corrected here alone; docs/rules/santa_maria.md says which facts are from
 * sources.
 */
@NullMarked
package dev.boardwright.santamaria.tables;

import org.jspecify.annotations.NullMarked;
