package dev.boardwright.api.store;

import static dev.boardwright.api.store.Games.append;
import static dev.boardwright.api.store.Games.behind;
import static dev.boardwright.api.store.Games.bodies;
import static dev.boardwright.api.store.Games.create;
import static dev.boardwright.api.store.Games.done;
import static dev.boardwright.api.store.Games.newId;
import static org.assertj.core.api.Assertions.assertThat;
import static org.awaitility.Awaitility.await;

import dev.boardwright.api.store.GameStore.Snapshot;
import java.time.Duration;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import redis.clients.jedis.Jedis;
import redis.clients.jedis.args.ClientType;
import redis.clients.jedis.args.ClusterFailoverOption;
import redis.clients.jedis.params.ClientKillParams;

/** A replica takes over from its master: with all it had, or without what it had not got yet. */
@Timeout(120)
class FailoverTest {

  private final String game = newId();

  @Test
  void whatTheReplicaHadIsKeptAndWhatItLackedIsTold() {
    try (RedisMasters cluster = RedisMasters.start()) {
      String key = "game:{" + game + "}";
      RedisServer master = cluster.owner(key);
      try (RedisServer replica = cluster.startReplica(master);
          Store store = RedisStore.connect(cluster.url(), "")) {
        done(store.commit(create(game)));
        done(store.commit(append(game, 1, 0, "copied")));
        awaitCopied(replica);
        cutOff(master);
        done(store.commit(append(game, 1, 1, "lost")));
        master.kill();
        try (Jedis jedis = replica.connect()) {
          jedis.clusterFailover(ClusterFailoverOption.TAKEOVER);
        }

        await()
            .atMost(Duration.ofSeconds(60))
            .ignoreExceptionsInstanceOf(StoreUnavailable.class)
            .until(() -> store.read(game, 1, 0).isPresent());
        Snapshot now = store.read(game, 1, 2).orElseThrow();
        assertThat(now.version()).isEqualTo(1);
        assertThat(bodies(now)).containsExactly("copied"); // all of it, to whoever knew more

        assertThat(behind(store.commit(append(game, 1, 2, "next"))).version()).isEqualTo(1);
        done(store.commit(append(game, 1, 1, "lost"))); // its player had it still
        assertThat(bodies(store.read(game, 1, 0).orElseThrow())).containsExactly("copied", "lost");
      }
    }
  }

  private void awaitCopied(RedisServer replica) {
    try (Jedis jedis = replica.connect()) {
      jedis.readonly();
      await().atMost(Duration.ofSeconds(60)).until(() -> jedis.exists("log:{" + game + "}"));
    }
  }

  /** From now on the replica gets nothing. */
  private static void cutOff(RedisServer master) {
    try (Jedis jedis = master.connect()) {
      jedis.aclSetUser("default", "-psync", "-sync");
      jedis.clientKill(ClientKillParams.clientKillParams().type(ClientType.REPLICA));
    }
  }
}
