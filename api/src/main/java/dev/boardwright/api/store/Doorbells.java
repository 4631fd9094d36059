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
  private static final class Hung {
    final Runnable doorbell;

    Hung(Runnable doorbell) {
      this.doorbell = doorbell;
    }
  }

  private final Map<String, Set<Hung>> doorbells = new ConcurrentHashMap<>();

  Watch watch(String game, Runnable doorbell) {
    Hung hung = new Hung(doorbell);
    doorbells.compute(
        game,
        (_, before) -> {
          Set<Hung> all = before == null ? ConcurrentHashMap.newKeySet() : before;
          all.add(hung);
          return all;
        });
    return () ->
        doorbells.computeIfPresent(
            game,
            (_, all) -> {
              all.remove(hung);
              return all.isEmpty() ? null : all;
            });
  }

  void ring(String game) {
    doorbells.getOrDefault(game, Set.of()).forEach(Doorbells::ring);
  }

  void ringAll() {
    doorbells.values().forEach(all -> all.forEach(Doorbells::ring));
  }

  /** One that fails must not keep the others from ringing. */
  private static void ring(Hung hung) {
    try {
      hung.doorbell.run();
    } catch (RuntimeException e) {
      LOG.error("a doorbell failed", e);
    }
  }
}
