package dev.boardwright.engine;

import java.util.Arrays;
import java.util.function.Function;
import java.util.function.IntFunction;

/**
 * Makes tables of moves, so that moves of few arguments are made once and then looked up.
 *
 * @param array makes an array of the moves of a game: {@code TikalMove[]::new}
 */
public record Tables<M>(IntFunction<M[]> array) {

  /** One move for each number from 0 on. */
  public M[] of(int size, IntFunction<? extends M> maker) {
    M[] table = array.apply(size);
    Arrays.setAll(table, maker);
    return table;
  }

  /** One move for each value, in their order. */
  public <E> M[] of(E[] values, Function<? super E, ? extends M> maker) {
    return of(values.length, i -> maker.apply(values[i]));
  }
}
