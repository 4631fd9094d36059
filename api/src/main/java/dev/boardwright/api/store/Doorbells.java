package dev.boardwright.api.store;

import dev.boardwright.api.store.GameStore.Watch;
import java.util.Map;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/** The doorbells that hang on this node, by game. */
final class Doorbells {

  private static final Logger LOG = LoggerFactory.getLogger(Doorbells.class);

  /** One hung-up bell: two watches of one game with the same runnable are two bells. */
  private static final class Bell {
    final Runnable doorbell;

    Bell(Runnable doorbell) {
      this.doorbell = doorbell;
    }
  }

  private final Map<String, Set<Bell>> bells = new ConcurrentHashMap<>();

  Watch watch(String game, Runnable doorbell) {
    Bell bell = new Bell(doorbell);
    bells.compute(
        game,
        (_, hung) -> {
          Set<Bell> all = hung == null ? ConcurrentHashMap.newKeySet() : hung;
          all.add(bell);
          return all;
        });
    return () ->
        bells.computeIfPresent(
            game,
            (_, hung) -> {
              hung.remove(bell);
              return hung.isEmpty() ? null : hung;
            });
  }

  void ring(String game) {
    bells.getOrDefault(game, Set.of()).forEach(Doorbells::ring);
  }

  void ringAll() {
    bells.values().forEach(hung -> hung.forEach(Doorbells::ring));
  }

  /** A bell that fails must not keep the others from ringing. */
  private static void ring(Bell bell) {
    try {
      bell.doorbell.run();
    } catch (RuntimeException e) {
      LOG.error("a doorbell failed", e);
    }
  }
}
