package dev.boardwright.engine;

import java.util.AbstractList;
import java.util.Arrays;
import java.util.List;
import java.util.Objects;
import java.util.RandomAccess;
import java.util.concurrent.atomic.AtomicInteger;
import org.jspecify.annotations.Nullable;

/**
 * An immutable list that is cheap to extend: a list and the longer ones made from it share their
 * elements. Safe for all threads, like any immutable value.
 */
public final class Growing<E> extends AbstractList<E> implements RandomAccess {

  private static final int FIRST_ROOM = 16;

  private final @Nullable Object[] shared;
  private final AtomicInteger taken; // how much of the array belongs to somebody
  private final int size;

  private Growing(@Nullable Object[] shared, AtomicInteger taken, int size) {
    this.shared = shared;
    this.taken = taken;
    this.size = size;
  }

  /** The list without elements, to begin with. */
  public static <E> Growing<E> empty() {
    return new Growing<>(new Object[FIRST_ROOM], new AtomicInteger(), 0);
  }

  /** A list of these, to extend. */
  public static <E> Growing<E> of(List<E> elements) {
    Growing<E> none = empty();
    return none.withAll(elements);
  }

  /** This list and all of these. */
  public Growing<E> withAll(List<E> elements) {
    Growing<E> all = this;
    for (E element : elements) {
      all = all.with(element);
    }
    return all;
  }

  /** This list and one element more. */
  public Growing<E> with(E element) {
    Objects.requireNonNull(element);
    if (size < shared.length && taken.compareAndSet(size, size + 1)) {
      shared[size] = element;
      return new Growing<>(shared, taken, size + 1);
    }
    // No room, or another list has grown out of this one already.
    @Nullable Object[] own = Arrays.copyOf(shared, Math.max(FIRST_ROOM, size * 3 / 2 + 1));
    Arrays.fill(own, size, own.length, null);
    own[size] = element;
    return new Growing<>(own, new AtomicInteger(size + 1), size + 1);
  }

  @Override
  @SuppressWarnings("unchecked") // only elements of this list are below its size
  public E get(int index) {
    return (E) Objects.requireNonNull(shared[Objects.checkIndex(index, size)]);
  }

  @Override
  public int size() {
    return size;
  }
}
