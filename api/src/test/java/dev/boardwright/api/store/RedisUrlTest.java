package dev.boardwright.api.store;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import redis.clients.jedis.HostAndPort;

class RedisUrlTest {

  @ParameterizedTest
  @CsvSource({
    "redis://localhost,                  false, localhost, 6379,         ,            , 0",
    "redis://cache:7000/,                false, cache,     7000,         ,            , 0",
    "redis://:secret@10.0.0.1/2,         false, 10.0.0.1,  6379,         , secret     , 2",
    "rediss://bob:p%40ss:w@db.test:1/15, true , db.test,   1   , bob     , p@ss:w     , 15",
  })
  void isRead(
      String text, boolean tls, String host, int port, String user, String password, int db) {
    assertThat(RedisUrl.parse(text))
        .isEqualTo(
            new RedisUrl(tls, false, List.of(new HostAndPort(host, port)), user, password, db));
    assertThat(RedisUrl.parse(text).clientConfig().getSslOptions() != null).isEqualTo(tls);
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = ' ',
      value = {
        "redis-cluster://a:7000,b:7001,c false a:7000,b:7001,c:6379 '' ''",
        "rediss-cluster://bob:p%40ss%2C@a,b true a:6379,b:6379 bob p@ss,",
        "redis-cluster://:secret@10.0.0.1 false 10.0.0.1:6379 '' secret",
      })
  void aClusterIsNamedBySomeOfItsNodes(
      String text, boolean tls, String nodes, String user, String password) {
    List<HostAndPort> addresses = Stream.of(nodes.split(",")).map(HostAndPort::from).toList();
    assertThat(RedisUrl.parse(text))
        .isEqualTo(
            new RedisUrl(
                tls,
                true,
                addresses,
                user.isEmpty() ? null : user,
                password.isEmpty() ? null : password,
                0));
  }

  @ParameterizedTest
  @CsvSource({
    "rediss://bob:hush@db.test:6380/4, rediss://db.test:6380/4",
    "'redis-cluster://bob:hush@a,b:1', 'redis-cluster://a:6379,b:1'",
  })
  void itsTextHidesThePassword(String text, String shown) {
    assertThat(RedisUrl.parse(text)).hasToString(shown);
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "",
        "localhost:6379",
        "http://hush@localhost",
        "redis:///3",
        "redis://localhost/hush",
        "redis://localhost/1/2",
        "redis://localhost?a=hush",
        "redis://hush@localhost",
        "redis://bob:hush hush@localhost",
        "redis://bob:@localhost",
        "redis://a,b",
        "redis-cluster://",
        "redis-cluster://a,,b",
        "redis-cluster://a,b/1",
        "redis-cluster://hush@a,b",
        "redis-cluster://a:70000000000",
        "sentinel://hush@a",
      })
  void anotherFormIsRefusedWithoutRepeatingIt(String text) {
    assertThatIllegalArgumentException()
        .isThrownBy(() -> RedisUrl.parse(text))
        .withMessageContaining("looks like redis://host:6379")
        .withMessageNotContaining("hush")
        .withNoCause();
  }

  @ParameterizedTest
  @ValueSource(strings = {"{", "a}", "{shop}:", "two words:"})
  void aPrefixThatWouldScatterTheKeysOfAGameIsRefused(String prefix) {
    assertThatIllegalArgumentException()
        .isThrownBy(() -> RedisStore.connect("redis://localhost", prefix))
        .withMessageContaining("no { or }");
  }
}
