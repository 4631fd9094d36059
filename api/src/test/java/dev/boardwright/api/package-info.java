@NullMarked
package dev.boardwright.api;

import org.jspecify.annotations.NullMarked;
