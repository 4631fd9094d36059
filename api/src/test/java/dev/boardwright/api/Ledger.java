package dev.boardwright.api;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import io.restassured.response.Response;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.stream.Collectors;
import java.util.stream.StreamSupport;

/** What the players of one game were told, to be compared with the game once it is over. */
final class Ledger {

  /** An answer to a decision, as a player or a record tells it. */
  private record Answered(int version, int seat, String decision, String code) {}

  /** A decision that its seat took back. */
  private record TakenBack(int seat, String decision) {}

  private final Table table;
  private final History history = new History();
  private final List<Answered> played = new CopyOnWriteArrayList<>();
  private final List<TakenBack> takenBack = new CopyOnWriteArrayList<>();
  private final List<JsonNode> entries = new CopyOnWriteArrayList<>();
  private final List<JsonNode> heard = new CopyOnWriteArrayList<>();

  Ledger(Table table) {
    this.table = table;
  }

  Table table() {
    return table;
  }

  /** To be told of every question and its answer. */
  History history() {
    return history;
  }

  /** The version of the last entry that was heard on the stream of the first seat. */
  int heard() {
    return heard.isEmpty() ? 0 : heard.getLast().path("version").asInt();
  }

  void hear(List<JsonNode> told) {
    heard.addAll(told);
  }

  void played(int seat, String decision, String code, JsonNode answer) {
    played.add(new Answered(answer.path("version").asInt(), seat, decision, code));
    if (seat == 0) {
      answer.path("entries").forEach(entries::add);
    }
  }

  void tookBack(int seat, String decision) {
    takenBack.add(new TakenBack(seat, decision));
  }

  /**
   * Everything acknowledged is in the log once and in its place, nothing else is, all nodes agree,
   * the stream told all of it once and in order, the record verifies, and who saw what and when is
   * linearizable.
   */
  void check(List<Node> nodes) {
    String record = nodes.getFirst().call().get(table.path("/record")).asString();
    List<JsonNode> log = log(nodes.getFirst());
    for (Node node : nodes) {
      assertThat(node.call().get(table.path("/record")).asString()).isEqualTo(record);
      assertThat(log(node)).isEqualTo(log);
      assertThat(table.state(node)).isEqualTo(table.state(nodes.getFirst()));
    }
    Response verdict = Node.json(nodes.getLast().call(), record).post("/v1/records/verify");
    assertThat(Table.ok(verdict).path("valid").asBoolean()).isTrue();

    JsonNode appends =
        Table.tree(nodes.getFirst().call().get(table.path("/record"))).path("appends");
    assertThat(answers(appends))
        .as("the moves of game %s", table.game())
        .containsExactlyElementsOf(
            played.stream().sorted(Comparator.comparingInt(Answered::version)).toList());
    history.check(
        StreamSupport.stream(appends.spliterator(), false)
            .map(append -> last(append).path("version").asInt())
            .collect(Collectors.toSet()));
    assertThat(undone(appends)).containsExactlyInAnyOrderElementsOf(takenBack);
    assertThat(log).containsAll(entries);
    assertThat(heard).isEqualTo(log);
  }

  private List<JsonNode> log(Node node) {
    List<JsonNode> all = new ArrayList<>();
    JsonNode page;
    do {
      page = Table.ok(table.get(node, 0, "/log?limit=500&after=" + all.size()));
      page.path("entries").forEach(all::add);
    } while (page.path("more").asBoolean());
    return all;
  }

  private static List<Answered> answers(JsonNode appends) {
    List<Answered> answers = new ArrayList<>();
    for (JsonNode append : appends) {
      if (!append.path("submitted").isEmpty()) {
        answers.add(
            new Answered(
                last(append).path("version").asInt(),
                append.path("seat").asInt(),
                append.path("decision").asText(),
                append.at("/submitted/0").asText()));
      }
    }
    return answers;
  }

  private static JsonNode last(JsonNode append) {
    JsonNode entries = append.path("entries");
    return entries.get(entries.size() - 1);
  }

  private static List<TakenBack> undone(JsonNode appends) {
    return StreamSupport.stream(appends.spliterator(), false)
        .flatMap(append -> StreamSupport.stream(append.path("entries").spliterator(), false))
        .filter(entry -> entry.path("kind").asText().equals("undo"))
        .map(entry -> new TakenBack(entry.path("seat").asInt(), entry.path("to").asText()))
        .toList();
  }
}
