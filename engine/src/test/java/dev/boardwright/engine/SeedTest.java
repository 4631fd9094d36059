package dev.boardwright.engine;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.security.SecureRandom;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

class SeedTest {

  private enum Source {
    SEASON_DICE
  }

  /** The tables that are published in docs/chance.md, made with another implementation of HMAC. */
  private static Stream<List<String>> rows(int cells) throws IOException {
    return Files.readAllLines(Path.of("..", "docs", "chance.md")).stream()
        .filter(line -> line.startsWith("| `"))
        .map(line -> Arrays.stream(line.split("\\|")).map(cell -> cell.strip()).toList())
        .filter(row -> row.size() == cells + 1);
  }

  static Stream<List<String>> published() throws IOException {
    return rows(6);
  }

  static Stream<List<String>> publishedWithNonces() throws IOException {
    return rows(4);
  }

  @ParameterizedTest
  @MethodSource("publishedWithNonces")
  void agreesWithThePublishedTableOfNonces(List<String> row) {
    List<Optional<String>> nonces =
        Arrays.stream(row.get(2).split(" "))
            .map(cell -> cell.equals("-") ? Optional.<String>empty() : Optional.of(bare(cell)))
            .toList();
    Seed mixed = Seed.of(bare(row.get(1))).with(nonces);
    assertThat(mixed.text()).isEqualTo(bare(row.get(3)));
    assertThat(mixed.pick("season_dice", 0, 6)).isEqualTo(Long.parseLong(row.get(4)));
  }

  private static String bare(String cell) {
    return cell.replace("`", "");
  }

  @Test
  void everyNonceCountsAndWhoseItIs() {
    Seed seed = Seed.of("boardwright");
    List<List<Optional<String>>> all =
        List.of(
            List.of(),
            List.of(Optional.of("a")),
            List.of(Optional.of("a"), Optional.of("b")),
            List.of(Optional.of("b"), Optional.of("a")),
            List.of(Optional.of("ab")),
            List.of(Optional.empty(), Optional.of("ab")),
            List.of(Optional.of("a1=b")));
    assertThat(all.stream().map(nonces -> seed.with(nonces).text())).doesNotHaveDuplicates();
    assertThat(seed.with(List.of(Optional.empty(), Optional.empty()))).isSameAs(seed);
  }

  @Test
  void whatCouldBeReadInTwoWaysIsNoNonce() {
    for (String text : List.of("", " ", "a b", "a\n1=b", "ä", "\u007f", "x".repeat(65))) {
      assertThat(Seed.isNonce(text)).as(text).isFalse();
      assertThatThrownBy(() -> Seed.of("a").with(List.of(Optional.of(text))))
          .hasMessage("seat 0 has a nonce that is none");
    }
    assertThat(Seed.isNonce("!~" + "x".repeat(62))).isTrue();
  }

  @ParameterizedTest
  @MethodSource("published")
  void agreesWithThePublishedTable(List<String> row) {
    Seed seed = Seed.of(row.get(1).replace("`", ""));
    String source = row.get(2).replace("`", "");
    long result = seed.pick(source, Integer.parseInt(row.get(3)), Long.parseLong(row.get(4)));
    assertThat(result).isEqualTo(Long.parseLong(row.get(5)));
  }

  @Test
  void theTableHoldsARejection() throws IOException {
    assertThat(published().map(row -> row.get(6))).contains("1", "3");
  }

  @Test
  void theSourceIsWrittenInLowerCase() {
    Seed seed = Seed.of("boardwright");
    assertThat(seed.pick(Source.SEASON_DICE, 1, 6)).isEqualTo(seed.pick("season_dice", 1, 6));
  }

  @Test
  void noResultIsFavoured() {
    Seed seed = Seed.of("fair");
    int[] counts = new int[6];
    for (int i = 0; i < 6_000; i++) {
      counts[(int) seed.pick("dice", i, 6)]++;
    }
    // A thousand each, with a standard deviation of 29.
    assertThat(Arrays.stream(counts).boxed()).allMatch(count -> count > 850 && count < 1_150);
  }

  @Test
  void aBoundOfNothingIsRefused() {
    assertThatThrownBy(() -> Seed.of("a").pick("dice", 0, 0))
        .hasMessage("nothing to draw from: bound is 0");
  }

  @Test
  void itsHashIsThatOfItsText() {
    // printf 'boardwright' | sha256sum
    assertThat(Seed.of("boardwright").hash())
        .isEqualTo("bdfa85738e980e808ac16ed0bae349ac9516cf4d57cbd815186291c9ee61e724");
  }

  @Test
  void itIsNeverShown() {
    assertThat(Seed.of("a secret")).asString().doesNotContain("secret").startsWith("Seed[");
  }

  @Test
  void aRandomOneHas32Bytes() {
    Seed seed = Seed.random(new SecureRandom());
    assertThat(seed.text()).matches("[0-9a-f]{64}");
    assertThat(Seed.of(seed.text()).hash()).isEqualTo(seed.hash());
  }

  @Test
  void emptyAndEndlessOnesAreRefused() {
    assertThatThrownBy(() -> Seed.of("")).hasMessageContaining("1 to 256 bytes");
    assertThatThrownBy(() -> Seed.of("x".repeat(257))).hasMessageContaining("1 to 256 bytes");
    assertThat(Seed.of("x".repeat(256)).text()).hasSize(256);
  }
}
