package dev.boardwright.api;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.node.ObjectNode;
import dev.boardwright.api.wire.Json;
import dev.boardwright.engine.Seed;
import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.TimeUnit;
import java.util.function.Consumer;
import org.assertj.core.data.Index;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** The verifier of the command line, and the one to copy from the documentation. */
class VerifyTest {

  private static final Path RECORD =
      Path.of("src", "test", "resources", "records", "tikal-1-format-1.json");

  @TempDir Path folder;

  private record Run(int status, String output) {}

  private static Run verify(InputStream in, String... files) {
    var out = new ByteArrayOutputStream();
    int status = Verify.run(List.of(files), in, new PrintStream(out, true, StandardCharsets.UTF_8));
    return new Run(status, out.toString(StandardCharsets.UTF_8));
  }

  private static Run verify(String... files) {
    return verify(InputStream.nullInputStream(), files);
  }

  private String changed(String name, Consumer<ObjectNode> change) throws IOException {
    ObjectNode record = (ObjectNode) Json.MAPPER.readTree(Files.readAllBytes(RECORD));
    change.accept(record);
    return Files.writeString(folder.resolve(name), record.toString()).toString();
  }

  @Test
  void aSoundRecordPassesEveryCheck() {
    Run run = verify(RECORD.toString());
    assertThat(run.status()).as(run.output()).isZero();
    assertThat(run.output().lines())
        .hasSize(7)
        .satisfies(line -> assertThat(line).contains("tikal version 1, 3 seats"), atLine(0))
        .satisfies(line -> assertThat(line).startsWith("passed   seed_hash  "), atLine(1))
        .satisfies(line -> assertThat(line).startsWith("passed   seed  "), atLine(2))
        .satisfies(line -> assertThat(line).contains("from seat 0, seat 1, seat 2"), atLine(3))
        .satisfies(line -> assertThat(line).startsWith("passed   log  "), atLine(4))
        .satisfies(line -> assertThat(line).startsWith("passed   result  "), atLine(5))
        .satisfies(line -> assertThat(line).isEqualTo("valid"), atLine(6));
  }

  private static Index atLine(int line) {
    return Index.atIndex(line);
  }

  @Test
  void itReadsTheStandardInput() throws IOException {
    try (InputStream in = Files.newInputStream(RECORD)) {
      assertThat(verify(in, "-").status()).isZero();
    }
  }

  @Test
  void aFaultIsToldWithItsPlace() throws IOException {
    String draw =
        changed(
            "draw", r -> ((ObjectNode) r.at("/appends/0/entries/1")).put("code", "draw_tile g"));
    Run run = verify(draw);
    assertThat(run.status()).isEqualTo(1);
    assertThat(run.output())
        .contains("failed   log        version 2: ")
        .contains("skipped  result     the log has a fault")
        .endsWith("NOT VALID\n");
    String hash = changed("hash", r -> r.put("seedHash", "a".repeat(64)));
    assertThat(verify(hash).output()).contains("failed   seed_hash  The seed does not have this");
    String nonce = changed("nonce", r -> ((ObjectNode) r.at("/seats/0")).remove("nonce"));
    assertThat(verify(nonce).status()).isEqualTo(1);
    assertThat(verify(RECORD.toString(), nonce).status()).isEqualTo(1);
  }

  @Test
  void whatCannotBeReadIsTold() throws IOException {
    assertThat(verify().status()).isEqualTo(2);
    Run gone = verify(folder.resolve("gone").toString(), RECORD.toString());
    assertThat(gone.status()).isEqualTo(2);
    assertThat(gone.output()).contains("there is no such file").endsWith("valid\n");
    assertThat(verify(folder.toString()).status()).isEqualTo(2);
    Run format = verify(changed("format", r -> r.put("format", 2)));
    assertThat(format.status()).isEqualTo(2);
    assertThat(format.output()).contains("/format: This server reads records of format 1.");
    Run ruleset = verify(changed("ruleset", r -> r.put("ruleset", "chess")));
    assertThat(ruleset.status()).isEqualTo(2);
    assertThat(ruleset.output()).contains("chess");
    var noJson = new ByteArrayInputStream("no record".getBytes(StandardCharsets.UTF_8));
    assertThat(verify(noJson, "-").output()).contains("This is not JSON");
  }

  // ---- docs/chance.md

  private static List<String> rows(int cells) throws IOException {
    return Files.readAllLines(Path.of("..", "docs", "chance.md")).stream()
        .filter(line -> line.startsWith("| `") && line.split("\\|").length == cells + 1)
        .toList();
  }

  private static String python() throws IOException {
    String page = Files.readString(Path.of("..", "docs", "chance.md"));
    int from = page.indexOf("```python\n") + "```python\n".length();
    return page.substring(from, page.indexOf("```", from));
  }

  private List<String> run(String script) throws Exception {
    Path file = Files.writeString(folder.resolve("check.py"), script);
    Process process =
        new ProcessBuilder("python3", "-X", "utf8", file.toString())
            .redirectErrorStream(true)
            .start();
    List<String> lines = process.inputReader(StandardCharsets.UTF_8).lines().toList();
    assertThat(process.waitFor(1, TimeUnit.MINUTES)).isTrue();
    assertThat(process.exitValue()).as(String.join("\n", lines)).isZero();
    return lines;
  }

  /** What is on the page is run as it stands there. */
  @Test
  void thePythonOfTheDocumentationAgreesWithTheTables() throws Exception {
    List<String> calls = new ArrayList<>();
    List<String> expected = new ArrayList<>();
    for (String row : rows(6)) {
      String[] cells = row.replace("`", "").split("\\|");
      calls.add(
          "print(pick(%s, %s, %s, %s))"
              .formatted(quoted(cells[1]), quoted(cells[2]), cells[3].strip(), cells[4].strip()));
      expected.add(cells[5].strip());
    }
    for (String row : rows(4)) {
      String[] cells = row.replace("`", "").split("\\|");
      String nonces = quoted(cells[2]) + ".split()";
      calls.add(
          "print(with_nonces(%s, [None if n == '-' else n for n in %s]))"
              .formatted(quoted(cells[1]), nonces));
      expected.add(cells[3].strip());
    }
    calls.add("print(seed_hash('boardwright'))");
    expected.add(Seed.of("boardwright").hash());
    assertThat(run(python() + String.join("\n", calls))).isEqualTo(expected).hasSize(24);
  }

  private static String quoted(String cell) {
    return "'" + cell.strip() + "'";
  }

  @Test
  void thePythonOfTheDocumentationAgreesWithARecord() throws Exception {
    var record = Json.MAPPER.readTree(Files.readAllBytes(RECORD));
    String script =
        python()
            + """
            import json
            record = json.load(open(%s))
            print(seed_hash(record["seed"]))
            seed = with_nonces(record["seed"], [seat.get("nonce") for seat in record["seats"]])
            print(seed)
            print("start_seat", pick(seed, "start_seat", 0, len(record["seats"])))
            """
                .formatted(quoted(RECORD.toAbsolutePath().toString()));
    Seed seed = Seed.of(record.path("seed").asText());
    List<Optional<String>> nonces =
        record.path("seats").findValuesAsText("nonce").stream().map(Optional::of).toList();
    String begins = record.at("/appends/0/entries/0/code").asText();
    assertThat(begins).startsWith("start_seat ");
    assertThat(run(script))
        .containsExactly(record.path("seedHash").asText(), seed.with(nonces).text(), begins);
  }
}
