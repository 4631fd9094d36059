package dev.boardwright.api;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Settings: their defaults, their bounds, and the page that describes them. */
class ConfigTest {

  private static final Path PAGE = Path.of("..", "docs", "configuration.md");

  @Test
  void everySettingHasADefault() throws Exception {
    Config config = Config.read(Map.of("PATH", "/bin", "BOARDWRIGHT_URL", "http://elsewhere"));
    assertThat(config.host()).isEqualTo("127.0.0.1");
    assertThat(config.port()).isEqualTo(8080);
    assertThat(config.redis()).isEmpty();
    assertThat(config.data()).isEqualTo(Path.of("data"));
    assertThat(config.keepIdle()).isEmpty();
    assertThat(config.keepFinished()).contains(Duration.ofDays(30));
    assertThat(config.archive()).isEmpty();
    assertThat(config.logRequests()).isTrue();
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "BOARDWRIGHT_PROT | 80 | There is no setting BOARDWRIGHT_PROT",
        "BOARDWRIGHT_PORT | eighty | BOARDWRIGHT_PORT has to be a whole number from 0 to 65535",
        "BOARDWRIGHT_PORT | 65536 | not '65536'",
        "BOARDWRIGHT_PORT | '' | not ''",
        "BOARDWRIGHT_ACCOUNTS | maybe | one of closed, open",
        "BOARDWRIGHT_ADMIN_TOKEN | short | 32 to 200 printable characters",
        "BOARDWRIGHT_HOST | '' | BOARDWRIGHT_HOST",
        "BOARDWRIGHT_WAITERS | 0 | BOARDWRIGHT_WAITERS",
        "BOARDWRIGHT_LOG_LEVEL | loud | one of error, warn, info, debug",
        "BOARDWRIGHT_LOG_FORMAT | xml | one of text, json",
        "BOARDWRIGHT_LOG_REQUESTS | yes | one of true, false",
        "BOARDWRIGHT_CORS_ORIGINS | *,https://a.example | `*` is all of them",
        "BOARDWRIGHT_CORS_ORIGINS | a.example | BOARDWRIGHT_CORS_ORIGINS",
        "BOARDWRIGHT_ARCHIVE_AFTER_HOURS | 2 | BOARDWRIGHT_ARCHIVE_URL is not",
        "BOARDWRIGHT_KEEP_ARCHIVED_DAYS | 90 | BOARDWRIGHT_ARCHIVE_URL is not",
        "BOARDWRIGHT_ARCHIVE_URL | mysql://h/d | looks like postgresql://",
        "BOARDWRIGHT_ARCHIVE_URL | postgresql://h:port/d | a port is a number",
        "BOARDWRIGHT_ARCHIVE_URL | postgresql://h | looks like postgresql://",
        "BOARDWRIGHT_REDIS_PREFIX | x: | BOARDWRIGHT_REDIS_URL is not",
        "BOARDWRIGHT_PROXY_HEADER | forwarded | BOARDWRIGHT_PROXIES is not",
        "BOARDWRIGHT_METRICS_PORT | 8080 | are both 8080: the metrics need a port of their own",
      })
  void whatCannotBeUsedStopsTheStart(String name, String value, String said) {
    assertThatThrownBy(() -> Config.read(Map.of(name, value)))
        .isInstanceOf(Config.Unusable.class)
        .hasMessageContaining(said)
        .hasMessageMatching("[^\\n]*\\.");
  }

  @Test
  void aSecretThatCannotBeUsedIsNotRepeated() {
    assertThatThrownBy(() -> Config.read(Map.of("BOARDWRIGHT_ADMIN_TOKEN", "not so secret")))
        .message()
        .doesNotContain("not so");
    String url = "postgresql://u:not%20so%secret@h/d";
    assertThatThrownBy(() -> Config.read(Map.of("BOARDWRIGHT_ARCHIVE_URL", url)))
        .message()
        .contains("two digits")
        .doesNotContain("not");
  }

  @Test
  void zeroDaysAreForEver() throws Exception {
    assertThat(Config.read(Map.of("BOARDWRIGHT_KEEP_FINISHED_DAYS", "0")).keepFinished()).isEmpty();
    Config.Archive archive =
        Config.read(
                Map.of("BOARDWRIGHT_ARCHIVE_URL", "postgresql://u:p%40ss@h:1,i/d?sslmode=require"))
            .archive()
            .orElseThrow();
    assertThat(archive.keep()).isEmpty();
    assertThat(archive.after()).isEqualTo(Duration.ofHours(1));
    assertThat(archive.url().password()).contains("p@ss");
    assertThat(archive.url()).hasToString("postgresql://h:1,i/d");
  }

  /** An image of a container sets it for all who use the image, with Redis or without. */
  @Test
  void theFolderIsNoContradictionToRedis() throws Exception {
    Config config =
        Config.read(
            Map.of("BOARDWRIGHT_DATA", "/data", "BOARDWRIGHT_REDIS_URL", "redis://127.0.0.1:6379"));
    assertThat(config.redis()).contains("redis://127.0.0.1:6379");
  }

  @Test
  void twoFreePortsAreNoContradiction() throws Exception {
    Map<String, String> free = Map.of("BOARDWRIGHT_PORT", "0", "BOARDWRIGHT_METRICS_PORT", "0");
    assertThat(Config.read(free).metricsPort()).isZero();
  }

  @Test
  void contradictionsStopTheStart() {
    assertThatThrownBy(
            () ->
                Config.read(
                    Map.of("BOARDWRIGHT_LOG_LEVEL", "warn", "BOARDWRIGHT_LOG_REQUESTS", "true")))
        .hasMessageContaining("contradicts");
    assertThatThrownBy(
            () ->
                Config.read(
                    Map.of(
                        "BOARDWRIGHT_ARCHIVE_URL",
                        "postgresql://h/d",
                        "BOARDWRIGHT_KEEP_FINISHED_DAYS",
                        "30")))
        .hasMessageContaining("BOARDWRIGHT_KEEP_ARCHIVED_DAYS that counts");
  }

  @Test
  void thePageHasTheTable() throws Exception {
    assertThat(Files.readString(PAGE)).as("put this table into %s", PAGE).contains(Setting.table());
  }
}
