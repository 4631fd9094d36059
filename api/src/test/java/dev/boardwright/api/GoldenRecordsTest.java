package dev.boardwright.api;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import com.networknt.schema.Error;
import com.networknt.schema.InputFormat;
import com.networknt.schema.Schema;
import com.networknt.schema.SchemaRegistry;
import com.networknt.schema.SpecificationVersion;
import dev.boardwright.api.game.Catalog;
import dev.boardwright.api.game.Verifier;
import dev.boardwright.api.store.SqliteStore;
import dev.boardwright.api.wire.GameRecord;
import dev.boardwright.api.wire.Json;
import dev.boardwright.api.wire.Parsing;
import dev.boardwright.engine.Ruleset;
import dev.boardwright.engine.Rulesets;
import io.restassured.response.Response;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.SplittableRandom;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/**
 * Records that were once given out stay readable and valid: one of every ruleset, checked in. A
 * rule that changes needs a new version of its ruleset, and a record that changes a new format,
 * beside the old ones. New files are written by {@code -Drecords.write}; old ones are never
 * rewritten.
 */
class GoldenRecordsTest {

  private static final Path FOLDER = Path.of("src", "test", "resources", "records");
  private static final String WRITE = "records.write";
  private static final Schema SCHEMA = schema();

  @TempDir static Path folder;

  static Stream<Ruleset<?>> rulesets() {
    return Rulesets.installed().stream();
  }

  private static String name(Ruleset<?> ruleset) {
    return "%s-%d-format-%d.json".formatted(ruleset.id(), ruleset.version(), GameRecord.FORMAT);
  }

  @ParameterizedTest
  @MethodSource("rulesets")
  void everyVersionOfARulesetHasOne(Ruleset<?> ruleset) throws IOException {
    Path file = FOLDER.resolve(name(ruleset));
    if (System.getProperty(WRITE) != null && !Files.exists(file)) {
      Files.createDirectories(FOLDER);
      Files.writeString(file, played(ruleset) + "\n");
    }
    assertThat(file).as("write it: docs/development.md").exists();
  }

  static Stream<Path> files() throws IOException {
    try (Stream<Path> files = Files.list(FOLDER)) {
      return files.sorted().toList().stream();
    }
  }

  @ParameterizedTest
  @MethodSource("files")
  void itIsReadVerifiedAndWrittenAsItWas(Path file) throws IOException {
    byte[] text = Files.readAllBytes(file);
    GameRecord record = Parsing.parse(text, GameRecord.class);
    var catalog = new Catalog(Rulesets.installed());
    var verification = new Verifier(catalog).inspect(record).verification();
    assertThat(verification.problems()).isEmpty();
    JsonNode tree = Json.MAPPER.readTree(text);
    assertThat(Json.MAPPER.readTree(Json.MAPPER.writeValueAsBytes(record)).equals(tree)).isTrue();
    assertThat(SCHEMA.validate(tree.toString(), InputFormat.JSON))
        .extracting(Error::toString)
        .isEmpty();
  }

  @Test
  void theSchemaRefusesWhatIsNoRecord() throws IOException {
    String record = Files.readString(files().findFirst().orElseThrow());
    assertThat(SCHEMA.validate(record.replace("seedHash", "seed_hash"), InputFormat.JSON))
        .isNotEmpty();
    assertThat(
            SCHEMA.validate(
                record.replace("\"kind\":\"chance\"", "\"kind\":\"luck\""), InputFormat.JSON))
        .isNotEmpty();
  }

  private static Schema schema() {
    try {
      String text = Files.readString(Path.of("..", "openapi", "record.schema.json"));
      return SchemaRegistry.withDefaultDialect(SpecificationVersion.DRAFT_2020_12).getSchema(text);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  /** A game with whatever a record can hold: nonces, an undo, and somebody who leaves. */
  private static String played(Ruleset<?> ruleset) {
    try (Node node =
        new Node(SqliteStore.open(folder.resolve(ruleset.id())), Map.of(), List.of(ruleset))) {
      int seats = Math.min(3, ruleset.maxSeats());
      Table table = Table.of(node, ruleset.id(), seats, ",\"nonces\":true");
      for (int seat = 0; seat < seats; seat++) {
        String nonce = "{\"nonce\":\"golden-%d\"}".formatted(seat);
        Table.ok(table.post(node, seat, "/seats/%d/nonce".formatted(seat), nonce));
      }
      undoSomething(node, table);
      Table.ok(node.as(table.tokens().getLast()).post(table.path("/resign")));
      table.playOut(1, node);
      return node.call().get(table.path("/record")).asString();
    }
  }

  private static void undoSomething(Node node, Table table) {
    SplittableRandom random = new SplittableRandom(1);
    for (int i = 0; i < 500; i++) {
      int seat = table.toAct(node);
      Table.Asked asked = table.asked(node, seat).orElseThrow();
      Table.ok(table.play(node, seat, asked.id(), asked.any(random)));
      Response undo = table.post(node, seat, "/undo", "{\"to\":\"%s\"}".formatted(asked.id()));
      if (undo.statusCode() == 200) {
        return;
      }
    }
    throw new AssertionError("nothing could be taken back");
  }
}
