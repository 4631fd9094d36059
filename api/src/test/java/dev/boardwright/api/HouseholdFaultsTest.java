package dev.boardwright.api;

import dev.boardwright.api.store.CuttingProxy;
import dev.boardwright.api.store.CuttingProxy.Harm;
import dev.boardwright.api.store.RedisServer;
import dev.boardwright.api.store.RedisStore;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import org.awaitility.Awaitility;
import org.awaitility.core.ConditionFactory;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;

/**
 * House bots, clocks and webhooks on a Redis that is killed, too slow, silent or half-open: no game
 * stands still for good, nobody who is late is forgotten, and whoever is to be told is told.
 */
@Timeout(400)
class HouseholdFaultsTest {

  private static final Map<String, String> SETTINGS = Map.of("BOARDWRIGHT_WEBHOOKS", "any");
  private static final Duration PATIENCE = Duration.ofMinutes(1);
  private static final int CALLS = 4;
  private static final int BETWEEN = 10;

  @Test
  void gamesThatGoOnByThemselvesComeToTheirEnds() throws Exception {
    try (RedisServer redis = RedisServer.start();
        CuttingProxy toFirst = new CuttingProxy(redis.port());
        CuttingProxy toSecond = new CuttingProxy(redis.port());
        Receiver receiver = new Receiver();
        Node first = new Node(RedisStore.connect(toFirst.url(), ""), SETTINGS);
        Node second = new Node(RedisStore.connect(toSecond.url(), ""), SETTINGS)) {
      Crowd crowd = new Crowd(List.of(first, second));
      Household household = new Household(crowd, receiver);
      crowd.during(
          () -> {
            awaitMoves(household);
            redis.kill();
            int refused = crowd.refused();
            await().until(() -> crowd.refused() > refused);
            redis.restart();
            for (Harm harm : List.of(Harm.LOSE_ANSWER, Harm.LATE, Harm.SILENCE, Harm.SWALLOW)) {
              awaitMoves(household);
              toFirst.harm(harm, "", CALLS, () -> {});
              toSecond.harm(harm, "", CALLS, () -> {});
              await().until(() -> toFirst.left() + toSecond.left() == 0);
            }
            awaitMoves(household);
          },
          household.roles());
      household.check();
    }
  }

  private static ConditionFactory await() {
    return Awaitility.await().atMost(PATIENCE).pollInterval(Duration.ofMillis(20));
  }

  private static void awaitMoves(Household household) {
    int before = household.acknowledged();
    await().until(() -> household.acknowledged() >= before + BETWEEN);
  }
}
