package dev.boardwright.api.store;

import static dev.boardwright.api.store.Commits.append;
import static dev.boardwright.api.store.Commits.assertWhole;
import static dev.boardwright.api.store.Commits.bodies;
import static dev.boardwright.api.store.Commits.change;
import static dev.boardwright.api.store.Commits.create;
import static dev.boardwright.api.store.Commits.done;
import static dev.boardwright.api.store.Commits.expiring;
import static dev.boardwright.api.store.Commits.header;
import static dev.boardwright.api.store.Commits.known;
import static dev.boardwright.api.store.Commits.newId;
import static dev.boardwright.api.store.Commits.query;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;
import static org.awaitility.Awaitility.await;

import dev.boardwright.api.store.GameStore.Header;
import dev.boardwright.api.store.GameStore.Known;
import dev.boardwright.api.store.GameStore.Snapshot;
import dev.boardwright.api.store.GameStore.Watch;
import java.time.Duration;
import java.time.Instant;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.concurrent.atomic.AtomicLong;
import java.util.regex.Pattern;
import org.assertj.core.data.Offset;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import redis.clients.jedis.Jedis;
import redis.clients.jedis.UnifiedJedis;
import redis.clients.jedis.args.ClientType;
import redis.clients.jedis.params.ClientKillParams;

/** What the Redis store does besides, on one Redis of any version and on a cluster. */
abstract class RedisStoreContract extends AgendaContract {

  String prefix;
  UnifiedJedis behind;

  abstract TestRedis redis();

  @BeforeEach
  void lookBehind() {
    behind = redis().client();
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

  RedisStore another() {
    return RedisStore.connect(redis().url(), prefix);
  }

  /** How many stores with this prefix hear of changes. */
  private long listeners() {
    AtomicLong listeners = new AtomicLong();
    String channel = prefix + "doorbell";
    redis().everywhere(jedis -> listeners.addAndGet(jedis.pubsubNumSub(channel).get(channel)));
    return listeners.get();
  }

  @Test
  void twoNodesSeeTheSameGame() {
    String game = newId();
    try (Store other = another()) {
      done(store.commit(create(game)));
      done(other.commit(append(game, 1, 0, "a")));
      done(store.commit(append(game, 1, 1, "b")));
      assertThat(bodies(other.read(game, known(1, 0)).orElseThrow())).containsExactly("a", "b");
    }
  }

  @Test
  void anAppendIsOneCommand() {
    String game = newId();
    done(store.commit(create(game)));
    done(store.commit(append(game, 1, 0, "a")));
    long before = scripts();
    done(store.commit(append(game, 1, 1, "b")));
    assertThat(scripts() - before).isEqualTo(1);
  }

  /** How often scripts have been run, on all servers. */
  private long scripts() {
    AtomicLong calls = new AtomicLong();
    redis()
        .everywhere(
            jedis ->
                Pattern.compile("cmdstat_(?:eval|evalsha):calls=(\\d+)")
                    .matcher(jedis.info("commandstats"))
                    .results()
                    .forEach(line -> calls.addAndGet(Long.parseLong(line.group(1)))));
    return calls.get();
  }

  @Test
  void nodesCountTogetherAndABucketExpires() {
    try (Store other = another()) {
      store.count("moves", 60, 10);
      assertThat(other.count("moves", 60, 10))
          .isBetween(Duration.ofSeconds(15), Duration.ofSeconds(20));
      assertThat(behind.pttl(prefix + "limit:moves")).isBetween(1L, 20_000L);
    }
  }

  @Test
  void aClockThatIsSetBackFillsNoBucketForLong() {
    behind.set(prefix + "limit:moves", "9000000000000000");
    assertThat(store.count("moves", 60, 1)).isLessThanOrEqualTo(Limits.FULL.multipliedBy(2));
  }

  @Test
  void racingNodesGetEveryVersionOnce() throws InterruptedException {
    String game = newId();
    done(store.commit(create(game)));
    try (Store other = another()) {
      Race.of(16, n -> Racer.append(n % 2 == 0 ? store : other, game, "racer " + n, 25));
    }
    Snapshot whole = store.read(game, Known.NOTHING).orElseThrow();
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
      await().until(() -> listeners() == 1);
      List<Integer> before = rings.stream().map(AtomicInteger::get).toList();

      redis()
          .everywhere(
              jedis ->
                  jedis.clientKill(ClientKillParams.clientKillParams().type(ClientType.PUBSUB)));

      await().until(() -> rings.getFirst().get() > before.getFirst());
      await().until(() -> rings.getLast().get() > before.getLast());
    }
  }

  @Test
  void aRedisThatForgotItsScriptsIsSentThemAgain() {
    String game = newId();
    done(store.commit(create(game)));
    redis().everywhere(Jedis::scriptFlush);
    done(store.commit(append(game, 1, 0, "a")));
    redis().everywhere(Jedis::scriptFlush);
    assertThat(bodies(store.read(game, known(1, 0)).orElseThrow())).containsExactly("a");
  }

  @Test
  void connectionsClosedByRedisDoNotShow() throws InterruptedException {
    String game = newId();
    done(store.commit(create(game)));
    Race.of(16, n -> Racer.append(store, game, "warm " + n, 5));
    int version = store.read(game, known(1, 0)).orElseThrow().version();

    redis()
        .everywhere(
            jedis ->
                jedis.clientKill(
                    ClientKillParams.clientKillParams()
                        .type(ClientType.NORMAL)
                        .skipMe(ClientKillParams.SkipMe.YES)));

    done(store.commit(append(game, 1, version, "a")));
  }

  @Test
  void theKeysOfAGameShareAHashTag() {
    String game = newId();
    done(store.commit(create(game)));
    done(store.commit(append(game, 1, 0, "a")));
    Set<String> keys = new HashSet<>();
    redis().everywhere(jedis -> keys.addAll(jedis.keys(prefix + "*" + game + "*")));
    assertThat(keys).hasSize(3).allMatch(key -> key.endsWith(":{" + game + "}"));
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
        .isThrownBy(() -> store.read(game, known(1, 0)))
        .withMessageContaining("noeviction");
    assertThatExceptionOfType(StoreUnavailable.class)
        .isThrownBy(() -> store.commit(append(game, 1, 1, "b")))
        .withMessageContaining("is gone");
  }

  @Test
  void listEntriesOfAChangeThatNeverCameAreRemoved() {
    String game = newId();
    Header waiting = header("w", "tikal", "waiting", true);
    Header running = header("r", "running", waiting.listing().createdAt());
    done(store.commit(create(game, waiting)));
    Commits.behind(store.commit(change(game, 9, 0, running)));
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
    done(store.commit(create(lost, header("h", "waiting", created))));
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
  void aSweepForgetsTheListsOfOwnersWithoutGames() {
    String game = newId();
    done(store.commit(create(game, Commits.header("h", "tikal", "waiting", false, "anna"))));
    assertThat(behind.smembers(prefix + "lists")).contains(prefix + "owned:anna:");
    behind.del(prefix + "game:{" + game + "}", prefix + "listing:{" + game + "}");

    ((RedisStore) store).sweep();

    assertThat(behind.smembers(prefix + "lists")).isEmpty();
    assertThat(behind.exists(prefix + "owned:anna:")).isFalse();
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
    configure("appendfsync", "everysec");
    configure("maxmemory-policy", "allkeys-lru");
    assertThat(store.promise()).contains("last second or two", "set noeviction");
    configure("appendonly", "no");
    assertThat(store.promise()).contains("appendonly no", "lost when Redis dies");
    configure("appendonly", "yes");
    configure("appendfsync", "always");
    configure("maxmemory-policy", "noeviction");
  }

  private void configure(String name, String value) {
    redis().everywhere(jedis -> jedis.configSet(name, value));
  }

  @Test
  void aUserWithFewRights() {
    String user = userWithFewRights();
    String game = newId();
    try (RedisStore other = RedisStore.connect(redis().url(user + ":p%40ss:word@"), prefix)) {
      done(other.commit(create(game)));
      done(other.commit(append(game, 1, 0, "a")));
      assertThat(bodies(other.read(game, known(1, 0)).orElseThrow())).containsExactly("a");
      assertThat(other.list(query(10)).games()).containsExactly(game);
      assertThat(other.keep("key", "text", Duration.ofHours(1))).isEmpty();
      other.sweep();
      other.ping();
      await().until(() -> listeners() == 2);
      assertThat(other.promise()).contains("appendonly yes", "refuses CONFIG GET");
      assertThat(other.promise()).doesNotContain(user, "word");
    }
  }

  /** As docs/redis.md advises. */
  String userWithFewRights() {
    String user = "u" + newId();
    redis()
        .everywhere(
            jedis ->
                jedis.aclSetUser(
                    user,
                    "on",
                    ">p@ss:word",
                    "~" + prefix + "*",
                    "resetchannels",
                    "&" + prefix + "*",
                    "+@all",
                    "-@dangerous",
                    "+info"));
    return user;
  }

  @Test
  void aWrongPasswordIsRefusedAndNotTold() {
    try (RedisStore other = RedisStore.connect(redis().url("nobody:hush@"), prefix)) {
      assertThatExceptionOfType(StoreUnavailable.class)
          .isThrownBy(other::ping)
          .withMessageContaining(redis().url())
          .withMessageContaining("WRONGPASS")
          .withMessageNotContaining("hush");
    }
  }
}
