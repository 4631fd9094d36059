package dev.boardwright.api;

import dev.boardwright.api.store.Store;
import dev.boardwright.api.store.StoreUnavailable;
import java.io.IOException;
import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.Proxy;
import java.util.Collection;
import java.util.Set;
import java.util.concurrent.atomic.AtomicInteger;

/** A way to a store that can be cut, or lose answers. */
final class Faults {

  /** Calls that are let through and not counted: a node makes them by itself. */
  private static final Set<String> ALWAYS =
      Set.of("watch", "ping", "promise", "due", "count", "close");

  private final AtomicInteger allowed = new AtomicInteger(Integer.MAX_VALUE);
  private volatile boolean losing;

  /** A store that never answers. */
  static Store dead() {
    return between(
        (method, _) -> {
          return switch (method) {
            case "close" -> null;
            case "promise" -> "nothing";
            default -> throw new StoreUnavailable("nobody there", new IOException("gone"));
          };
        });
  }

  /** The same store for a node whose calls of these methods fail. */
  static Store without(Store store, Set<String> methods) {
    return between(
        (method, call) -> {
          if (methods.contains(method)) {
            throw new StoreUnavailable("planted: no " + method, new IOException());
          }
          return call.on(store);
        });
  }

  /** The same store, whose calls are noted, but for those that a node makes by itself. */
  static Store noting(Store store, Collection<String> calls) {
    return between(
        (method, call) -> {
          if (!ALWAYS.contains(method)) {
            calls.add(method);
          }
          return call.on(store);
        });
  }

  /** The same store, reached on this way. */
  Store to(Store store) {
    return between(
        (method, call) -> {
          if (!ALWAYS.contains(method)) {
            count();
          }
          Object answer = call.on(store);
          if (method.equals("commit") && losing) {
            losing = false;
            throw new StoreUnavailable("the answer is lost", new IOException());
          }
          return answer;
        });
  }

  /** Lets this many more calls through. */
  void allow(int calls) {
    allowed.set(calls);
  }

  void loseNextAnswer() {
    losing = true;
  }

  private void count() {
    if (allowed.getAndUpdate(left -> left == Integer.MAX_VALUE ? left : left - 1) <= 0) {
      throw new StoreUnavailable("cut off", new IOException());
    }
  }

  private interface Call {
    Object on(Store store) throws Throwable;
  }

  private interface Way {
    Object take(String method, Call call) throws Throwable;
  }

  private static Store between(Way way) {
    return (Store)
        Proxy.newProxyInstance(
            Store.class.getClassLoader(),
            new Class<?>[] {Store.class},
            (_, method, arguments) ->
                way.take(
                    method.getName(),
                    store -> {
                      try {
                        return method.invoke(store, arguments);
                      } catch (InvocationTargetException e) {
                        throw e.getCause();
                      }
                    }));
  }
}
