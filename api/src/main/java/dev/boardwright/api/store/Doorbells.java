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

  /** One that was hung up: two watches of one game with the same runnable are two doorbells. */
  private static final class Doorbell {
    final Runnable ring;

    Doorbell(Runnable ring) {
      this.ring = ring;
    }
  }

  private final Map<String, Set<Doorbell>> doorbells = new ConcurrentHashMap<>();

  Watch watch(String game, Runnable ring) {
    Doorbell doorbell = new Doorbell(ring);
    doorbells.compute(
        game,
        (_, hung) -> {
          Set<Doorbell> all = hung == null ? ConcurrentHashMap.newKeySet() : hung;
          all.add(doorbell);
          return all;
        });
    return () ->
        doorbells.computeIfPresent(
            game,
            (_, hung) -> {
              hung.remove(doorbell);
              return hung.isEmpty() ? null : hung;
            });
  }

  void ring(String game) {
    doorbells.getOrDefault(game, Set.of()).forEach(Doorbells::ring);
  }

  void ringAll() {
    doorbells.values().forEach(hung -> hung.forEach(Doorbells::ring));
  }

  /** One that fails must not keep the others from ringing. */
  private static void ring(Doorbell doorbell) {
    try {
      doorbell.ring.run();
    } catch (RuntimeException e) {
      LOG.error("a doorbell failed", e);
    }
  }
}
