package dev.boardwright.api.store;

import static dev.boardwright.api.store.Commits.append;
import static dev.boardwright.api.store.Commits.behind;
import static dev.boardwright.api.store.Commits.bodies;
import static dev.boardwright.api.store.Commits.create;
import static dev.boardwright.api.store.Commits.done;
import static dev.boardwright.api.store.Commits.known;
import static dev.boardwright.api.store.Commits.newId;
import static dev.boardwright.api.store.Commits.since;
import static org.assertj.core.api.Assertions.assertThat;
import static org.awaitility.Awaitility.await;

import dev.boardwright.api.store.GameStore.Snapshot;
import java.time.Duration;
import java.time.Instant;
import java.util.List;
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
      RedisServer master = cluster.owner(key(game));
      String second = newId();
      while (cluster.owner(key(second)) != master) {
        second = newId();
      }
      try (RedisServer replica = cluster.startReplica(master);
          Store store = RedisStore.connect(cluster.url(), "")) {
        for (String each : List.of(second, game)) {
          done(store.commit(create(each)));
          done(store.commit(append(each, 1, 0, "copied")));
        }
        awaitCopied(replica);
        cutOff(master);
        done(store.commit(append(game, 1, 1, "lost")));
        Instant lost = done(store.commit(append(second, 1, 1, "lost")));
        master.kill();
        try (Jedis jedis = replica.connect()) {
          jedis.clusterFailover(ClusterFailoverOption.TAKEOVER);
        }

        await()
            .atMost(Duration.ofSeconds(60))
            .ignoreExceptionsInstanceOf(StoreUnavailable.class)
            .until(() -> store.read(game, known(1, 0)).isPresent());
        Snapshot now = store.read(game, known(1, 2)).orElseThrow();
        assertThat(now.version()).isEqualTo(1);
        assertThat(bodies(now)).containsExactly("copied"); // all of it, to whoever knew more

        assertThat(behind(store.commit(append(game, 1, 2, "next"))).version()).isEqualTo(1);
        done(store.commit(append(game, 1, 1, "lost"))); // its player had it still
        assertThat(bodies(store.read(game, known(1, 0)).orElseThrow()))
            .containsExactly("copied", "lost");

        done(store.commit(append(second, 1, 1, "instead"))); // by somebody who never knew
        Snapshot other = store.read(second, known(1, 2, lost)).orElseThrow();
        assertThat(other.goesOn()).isFalse();
        assertThat(bodies(other)).containsExactly("copied", "instead");
        assertThat(behind(store.commit(since(append(second, 1, 2, "next"), lost))))
            .isEqualTo(other);
      }
    }
  }

  private static String key(String game) {
    return "game:{" + game + "}";
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
