package dev.boardwright.api.store;

import static dev.boardwright.api.store.Games.append;
import static dev.boardwright.api.store.Games.assertWhole;
import static dev.boardwright.api.store.Games.bodies;
import static dev.boardwright.api.store.Games.change;
import static dev.boardwright.api.store.Games.create;
import static dev.boardwright.api.store.Games.done;
import static dev.boardwright.api.store.Games.expiring;
import static dev.boardwright.api.store.Games.header;
import static dev.boardwright.api.store.Games.newId;
import static dev.boardwright.api.store.Games.query;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;
import static org.awaitility.Awaitility.await;

import dev.boardwright.api.store.GameStore.Header;
import dev.boardwright.api.store.GameStore.Listing;
import dev.boardwright.api.store.GameStore.Snapshot;
import dev.boardwright.api.store.GameStore.Watch;
import java.time.Duration;
import java.time.Instant;
import java.util.List;
import java.util.concurrent.atomic.AtomicInteger;
import org.assertj.core.data.Offset;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import redis.clients.jedis.Jedis;
import redis.clients.jedis.args.ClientType;
import redis.clients.jedis.params.ClientKillParams;

/** What the Redis store does besides, on a Redis of any version. */
abstract class RedisStoreContract extends AgendaContract {

  private String prefix;
  private Jedis behind;

  abstract RedisServer server();

  @BeforeEach
  void lookBehind() {
    behind = server().connect();
  }

  @AfterEach
  void lookAway() {
    behind.close();
  }

  @Override
  Store open() {
    prefix = newId() + ":";
    return another();
  }

  private RedisStore another() {
    return RedisStore.connect(server().url(), prefix);
  }

  @Test
  void twoNodesSeeTheSameGame() {
    String game = newId();
    try (Store other = another()) {
      done(store.commit(create(game)));
      done(other.commit(append(game, 1, 0, "a")));
      done(store.commit(append(game, 1, 1, "b")));
      assertThat(bodies(other.read(game, 1, 0).orElseThrow())).containsExactly("a", "b");
    }
  }

  @Test
  void racingNodesGetEveryVersionOnce() throws InterruptedException {
    String game = newId();
    done(store.commit(create(game)));
    try (Store other = another()) {
      Race.of(16, n -> Racer.append(n % 2 == 0 ? store : other, game, "racer " + n, 25));
    }
    Snapshot whole = store.read(game, 0, 0).orElseThrow();
    assertWhole(whole);
    assertThat(bodies(whole)).hasSize(16 * 25).doesNotHaveDuplicates();
  }

  @Test
  void aChangeOnAnotherNodeRings() {
    String game = newId();
    done(store.commit(create(game)));
    AtomicInteger rings = new AtomicInteger();
    int[] version = {0};
    try (Store other = another();
        Watch _ = store.watch(game, rings::incrementAndGet)) {
      await()
          .until(
              () -> {
                done(other.commit(append(game, 1, version[0]++, "a")));
                return rings.get() > 1; // The first ring may be that of the connection.
              });
    }
  }

  @Test
  void aLostDoorbellConnectionComesBackAndRingsEverybody() {
    List<AtomicInteger> rings = List.of(new AtomicInteger(), new AtomicInteger());
    try (Watch _ = store.watch(newId(), rings.getFirst()::incrementAndGet);
        Watch _ = store.watch(newId(), rings.getLast()::incrementAndGet)) {
      await().until(() -> behind.pubsubNumSub(prefix + "doorbell").containsValue(1L));
      List<Integer> before = rings.stream().map(AtomicInteger::get).toList();

      behind.clientKill(ClientKillParams.clientKillParams().type(ClientType.PUBSUB));

      await().until(() -> rings.getFirst().get() > before.getFirst());
      await().until(() -> rings.getLast().get() > before.getLast());
    }
  }

  @Test
  void aRedisThatForgotItsScriptsIsSentThemAgain() {
    String game = newId();
    done(store.commit(create(game)));
    behind.scriptFlush();
    done(store.commit(append(game, 1, 0, "a")));
    behind.scriptFlush();
    assertThat(bodies(store.read(game, 1, 0).orElseThrow())).containsExactly("a");
  }

  @Test
  void connectionsClosedByRedisDoNotShow() throws InterruptedException {
    String game = newId();
    done(store.commit(create(game)));
    Race.of(16, n -> Racer.append(store, game, "warm " + n, 5));
    int version = store.read(game, 1, 0).orElseThrow().version();

    behind.clientKill(
        ClientKillParams.clientKillParams()
            .type(ClientType.NORMAL)
            .skipMe(ClientKillParams.SkipMe.YES));

    done(store.commit(append(game, 1, version, "a")));
  }

  @Test
  void theKeysOfAGameShareAHashTag() {
    String game = newId();
    done(store.commit(create(game)));
    done(store.commit(append(game, 1, 0, "a")));
    assertThat(behind.keys(prefix + "*" + game + "*"))
        .hasSize(3)
        .allMatch(key -> key.endsWith(":{" + game + "}"));
  }

  @Test
  void allKeysOfAnExpiringGameExpire() {
    String game = newId();
    done(store.commit(create(game)));
    done(store.commit(expiring(append(game, 1, 0, "a"), Duration.ofHours(1))));
    assertThat(behind.pttl(prefix + "game:{" + game + "}"))
        .isBetween(3_000_000L, 3_600_000L)
        .isCloseTo(behind.pttl(prefix + "log:{" + game + "}"), Offset.offset(1000L));

    done(store.commit(append(game, 1, 1, "b")));
    assertThat(behind.ttl(prefix + "game:{" + game + "}")).isEqualTo(-1);
    assertThat(behind.ttl(prefix + "log:{" + game + "}")).isEqualTo(-1);
  }

  @Test
  void aLogThatRedisDroppedIsNoticed() {
    String game = newId();
    done(store.commit(create(game)));
    done(store.commit(append(game, 1, 0, "a")));
    behind.del(prefix + "log:{" + game + "}");

    assertThatExceptionOfType(StoreUnavailable.class)
        .isThrownBy(() -> store.read(game, 1, 0))
        .withMessageContaining("noeviction");
    assertThatExceptionOfType(StoreUnavailable.class)
        .isThrownBy(() -> store.commit(append(game, 1, 1, "b")))
        .withMessageContaining("is gone");
  }

  @Test
  void listEntriesOfAChangeThatNeverCameAreRemoved() {
    String game = newId();
    Header waiting = header("w", "tikal", "waiting", true);
    Header running =
        new Header("r", new Listing("tikal", "running", true, waiting.listing().createdAt()));
    done(store.commit(create(game, waiting)));
    Games.behind(store.commit(change(game, 9, 0, running)));
    String list = prefix + "list:tikal:running";

    assertThat(store.list(query("tikal", "running")).games()).isEmpty();
    assertThat(behind.zcard(list)).as("the change may still be under way").isEqualTo(1);

    behind.del(prefix + "listing:{" + game + "}"); // A minute has passed.
    assertThat(store.list(query("tikal", "running")).games()).isEmpty();
    assertThat(behind.zcard(list)).isZero();
  }

  @Test
  void aSweepPutsListsRight() {
    String gone = newId();
    String lost = newId();
    Instant created = Instant.ofEpochMilli(1_700_000_000_000L);
    done(store.commit(create(gone)));
    done(
        store.commit(
            create(lost, new Header("h", new Listing("tikal", "waiting", true, created)))));
    behind.del(prefix + "game:{" + gone + "}", prefix + "listing:{" + gone + "}");
    behind.zrem(prefix + "list:tikal:waiting", "1700000000000-" + lost);
    assertThat(store.list(query("tikal", "waiting")).games()).doesNotContain(lost);

    ((RedisStore) store).sweep();

    assertThat(store.list(query("tikal", "waiting")).games()).containsExactly(lost);
    for (String list : behind.smembers(prefix + "lists")) {
      assertThat(behind.zrange(list, 0, -1)).as(list).containsExactly("1700000000000-" + lost);
    }
  }

  @Test
  void onlyOneNodeSweepsAtATime() {
    ((RedisStore) store).sweep();
    String game = newId();
    done(store.commit(create(game)));
    behind.del(prefix + "game:{" + game + "}", prefix + "listing:{" + game + "}");
    try (RedisStore other = another()) {
      other.sweep();
    }
    assertThat(behind.zcard(prefix + "list::")).isEqualTo(1);
  }

  @Test
  void aClosedStoreSaysSo() {
    store.close();
    assertThatExceptionOfType(StoreUnavailable.class)
        .isThrownBy(() -> store.commit(create(newId())));
    store.close();
  }

  @Test
  void thePromiseIsThatOfTheSettings() {
    assertThat(store.promise())
        .contains("appendonly yes, appendfsync always", "on its disk")
        .doesNotContain("noeviction");
    behind.configSet("appendfsync", "everysec");
    behind.configSet("maxmemory-policy", "allkeys-lru");
    assertThat(store.promise()).contains("last second or two", "set noeviction");
    behind.configSet("appendonly", "no");
    assertThat(store.promise()).contains("appendonly no", "lost when Redis dies");
    behind.configSet("appendonly", "yes");
    behind.configSet("appendfsync", "always");
    behind.configSet("maxmemory-policy", "noeviction");
  }

  @Test
  void aUserWithFewRightsOnAnotherDatabase() {
    String user = "u" + newId();
    behind.aclSetUser( // As docs/redis.md advises.
        user,
        "on",
        ">p@ss:word",
        "~" + prefix + "*",
        "resetchannels",
        "&" + prefix + "*",
        "+@all",
        "-@dangerous",
        "+info");
    String url = "redis://" + user + ":p%40ss:word@127.0.0.1:" + server().port() + "/3";
    String game = newId();
    try (RedisStore other = RedisStore.connect(url, prefix)) {
      done(other.commit(create(game)));
      done(other.commit(append(game, 1, 0, "a")));
      assertThat(bodies(other.read(game, 1, 0).orElseThrow())).containsExactly("a");
      assertThat(other.list(query(10)).games()).containsExactly(game);
      assertThat(other.keep("key", "text", Duration.ofHours(1))).isEmpty();
      other.sweep();
      other.ping();
      AtomicInteger rings = new AtomicInteger();
      try (Watch _ = other.watch(game, rings::incrementAndGet)) {
        await().until(() -> behind.publish(prefix + "doorbell", game) == 2 && rings.get() > 0);
      }
      assertThat(other.promise()).contains("appendonly yes", "refuses CONFIG GET");
      assertThat(other.promise()).doesNotContain(user, "word");
    }
    assertThat(store.read(game, 0, 0)).isEmpty();
    behind.select(3);
    assertThat(behind.exists(prefix + "game:{" + game + "}")).isTrue();
  }

  @Test
  void aWrongPasswordIsRefusedAndNotTold() {
    String url = "redis://nobody:hush@127.0.0.1:" + server().port();
    try (RedisStore other = RedisStore.connect(url, prefix)) {
      assertThatExceptionOfType(StoreUnavailable.class)
          .isThrownBy(other::ping)
          .withMessageContaining("127.0.0.1:" + server().port())
          .withMessageNotContaining("hush");
    }
  }

  @Test
  void aReplicaSaysThatItTakesNoMoves() {
    behind.replicaof("127.0.0.1", server().port() == 1 ? 2 : 1);
    try {
      assertThat(store.promise()).contains("it is a replica");
      assertThatExceptionOfType(StoreUnavailable.class)
          .isThrownBy(() -> store.commit(create(newId())))
          .withMessageContaining("READONLY");
    } finally {
      behind.replicaofNoOne();
    }
    done(store.commit(create(newId())));
  }
}
