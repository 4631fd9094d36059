package dev.boardwright.api.store;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import org.junit.jupiter.api.Test;
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
        .isEqualTo(new RedisUrl(tls, new HostAndPort(host, port), user, password, db));
    assertThat(RedisUrl.parse(text).clientConfig().getSslOptions() != null).isEqualTo(tls);
  }

  @Test
  void itsTextHidesThePassword() {
    assertThat(RedisUrl.parse("rediss://bob:hush@db.test:6380/4"))
        .hasToString("rediss://db.test:6380/4");
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
