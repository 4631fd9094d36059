package dev.boardwright.api.store;

import static org.awaitility.Awaitility.await;

import dev.boardwright.api.store.GameStore.Watch;
import java.util.concurrent.atomic.AtomicInteger;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import redis.clients.jedis.Jedis;

@Timeout(60)
class RedisDoorbellTest {

  @Test
  void aSilentConnectionIsReplaced() {
    Doorbells doorbells = new Doorbells();
    AtomicInteger rings = new AtomicInteger();
    try (RedisServer server = RedisServer.start();
        Jedis behind = server.connect();
        Watch _ = doorbells.watch("game", rings::incrementAndGet);
        RedisConnection redis = new RedisConnection(RedisUrl.parse(server.url()));
        RedisDoorbell doorbell =
            new RedisDoorbell(
                RedisUrl.parse(server.url()), redis::addresses, "channel", doorbells, 500)) {
      doorbell.start();
      await().until(() -> rings.get() > 0);
      int first = rings.get();
      await().until(() -> rings.get() > first); // Rung by another connection: nobody published.

      int before = rings.get();
      await()
          .until(
              () -> {
                doorbell.askForLife();
                behind.publish("channel", "game");
                return rings.get() > before;
              });
    }
  }
}
