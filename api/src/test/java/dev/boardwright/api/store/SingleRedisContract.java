package dev.boardwright.api.store;

import static dev.boardwright.api.store.Commits.create;
import static dev.boardwright.api.store.Commits.done;
import static dev.boardwright.api.store.Commits.newId;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;

import dev.boardwright.api.store.GameStore.Known;
import org.junit.jupiter.api.Test;
import redis.clients.jedis.Jedis;

/** What there is on one Redis only: databases, and a role that can change. */
abstract class SingleRedisContract extends RedisStoreContract {

  abstract RedisServer server();

  @Override
  TestRedis redis() {
    return server();
  }

  @Test
  void anotherDatabaseHasOtherGames() {
    String user = userWithFewRights();
    String game = newId();
    String url = server().url(user + ":p%40ss:word@") + "/3";
    try (RedisStore other = RedisStore.connect(url, prefix);
        Jedis jedis = server().connect()) {
      done(other.commit(create(game)));
      assertThat(store.read(game, Known.NOTHING)).isEmpty();
      jedis.select(3);
      assertThat(jedis.exists(prefix + "game:{" + game + "}")).isTrue();
    }
  }

  @Test
  void aReplicaSaysThatItTakesNoMoves() {
    server().everywhere(jedis -> jedis.replicaof("127.0.0.1", server().port() == 1 ? 2 : 1));
    try {
      assertThat(store.promise()).contains("it is a replica");
      assertThatExceptionOfType(StoreUnavailable.class)
          .isThrownBy(() -> store.commit(create(newId())))
          .withMessageContaining("READONLY");
    } finally {
      server().everywhere(Jedis::replicaofNoOne);
    }
    done(store.commit(create(newId())));
  }
}
