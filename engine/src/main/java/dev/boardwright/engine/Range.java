package dev.boardwright.engine;

import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;

/**
 * The bounds, both inclusive, of an {@code int} argument of a move, step or event, or of the
 * numbers in a list. Every such argument has one, but for an argument named {@code seat}, which
 * needs none.
 */
@Retention(RetentionPolicy.RUNTIME)
@Target(ElementType.RECORD_COMPONENT)
public @interface Range {
  /** The lowest value. */
  int min() default 0;

  /** The highest value. */
  int max();
}
