package dev.boardwright.api;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import dev.boardwright.api.wire.Code;
import io.restassured.response.Response;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.AfterParameterizedClassInvocation;
import org.junit.jupiter.params.BeforeParameterizedClassInvocation;
import org.junit.jupiter.params.Parameter;
import org.junit.jupiter.params.ParameterizedClass;
import org.junit.jupiter.params.provider.EnumSource;

/** Taking moves back, and what somebody might hope to gain by it. */
@ParameterizedClass
@EnumSource(
    value = Stores.class,
    names = {"SQLITE", "REDIS"})
class UndoTest {

  private static Stores.Place place;
  private static Node node;

  @Parameter Stores store;

  @BeforeParameterizedClassInvocation
  static void start(Stores store) {
    place = store.place();
    node = new Node(place.open());
  }

  @AfterParameterizedClassInvocation
  static void stop() {
    node.close();
    place.close();
  }

  /** A game in which all have kept and offered cards; seat 0 is about to visit a stall. */
  private static Table drafted(int seats, String more) {
    Table table = Table.of(node, "night_market", seats, more);
    for (int seat = 0; seat < seats; seat++) {
      first(table, seat);
      first(table, seat);
    }
    assertThat(asked(table, 0).type()).isEqualTo("visit");
    return table;
  }

  private static Table.Asked asked(Table table, int seat) {
    return table.asked(node, seat).orElseThrow();
  }

  private static JsonNode first(Table table, int seat) {
    Table.Asked asked = asked(table, seat);
    return Table.ok(table.play(node, seat, asked.id(), asked.codes().getFirst()));
  }

  private static JsonNode play(Table table, int seat, String... codes) {
    return Table.ok(table.play(node, seat, asked(table, seat).id(), codes));
  }

  private static Response undo(Table table, int seat, String to) {
    return table.post(node, seat, "/undo?include=decision", "{\"to\":\"%s\"}".formatted(to));
  }

  /** Nothing is changed by a refusal, and it says where the game is. */
  private static String refused(Table table, int seat, String to, Code code) {
    int version = table.version(node);
    JsonNode problem = Table.problem(undo(table, seat, to), code);
    assertThat(problem.path("version").asInt()).isEqualTo(version);
    assertThat(table.version(node)).isEqualTo(version);
    return problem.path("detail").asText();
  }

  // ---- chance

  @Test
  void whatWasDrawnOrShownIsNotTakenBack() {
    Table table = Table.of(node, "night_market", 2);
    first(table, 0);
    first(table, 0);
    first(table, 1);
    String last = asked(table, 1).id();
    first(table, 1); // the offers are shown
    assertThat(refused(table, 1, last, Code.UNDO_REFUSED)).contains("drawn or revealed");
    String visit = asked(table, 0).id();
    play(table, 0, "peek");
    assertThat(refused(table, 0, visit, Code.UNDO_REFUSED)).contains("drawn or revealed");
    Table.Asked after = asked(table, 0);
    play(table, 0, after.codes().getFirst());
    assertThat(refused(table, 0, visit, Code.UNDO_REFUSED)).contains("drawn or revealed");
    Table.ok(undo(table, 0, after.id())); // but what came after it is
  }

  /** Whoever goes back and takes another way finds the same cards. */
  @Test
  void goingBackChangesNoLuck() {
    String seed = ",\"seed\":\"same cards\"";
    Table straight = drafted(2, seed);
    Table winding = drafted(2, seed);
    for (String way : List.of("work", "buy 1", "work")) {
      String visit = asked(winding, 0).id();
      play(winding, 0, way);
      Table.ok(undo(winding, 0, visit));
    }
    JsonNode one = play(straight, 0, "peek");
    JsonNode other = play(winding, 0, "peek");
    assertThat(one.path("entries").findValuesAsText("code"))
        .hasSizeGreaterThan(1)
        .isEqualTo(other.path("entries").findValuesAsText("code"));
    assertThat(Table.ok(winding.get(node, 0, "/view")).path("board"))
        .isEqualTo(Table.ok(straight.get(node, 0, "/view")).path("board"));
  }

  @Test
  void goingBackTwentyTimesIsEnough() {
    Table table = drafted(2, "");
    for (int i = 0; i < 20; i++) {
      String visit = asked(table, 0).id();
      play(table, 0, "work");
      Table.ok(undo(table, 0, visit));
    }
    String visit = asked(table, 0).id();
    play(table, 0, "work");
    assertThat(refused(table, 0, visit, Code.UNDO_REFUSED)).contains("20 times");
    Table.ok(table.play(node, 0, asked(table, 0).id(), "end_turn"));
    String other = asked(table, 1).id();
    play(table, 1, "work");
    Table.ok(undo(table, 1, other)); // everybody has turns of their own
  }

  // ---- the others

  @Test
  void whatAnotherSeatHasAnsweredStays() {
    Table table = drafted(2, "");
    String visit = asked(table, 0).id();
    play(table, 0, "work", "end_turn");
    String next = asked(table, 1).id();
    JsonNode undone = Table.ok(undo(table, 0, visit)); // seat 1 was asked, but has not answered
    assertThat(undone.at("/next/decision/type").asText()).isEqualTo("visit");
    Table.problem(table.play(node, 1, next, "work"), Code.NOT_YOUR_DECISION);
    assertThat(table.asked(node, 1)).isEmpty();
    String anew = asked(table, 0).id();
    play(table, 0, "work", "end_turn");
    String theirs = asked(table, 1).id();
    assertThat(theirs).isNotEqualTo(next);
    play(table, 1, "work");
    assertThat(refused(table, 0, anew, Code.UNDO_REFUSED)).contains("nother seat has acted");
    Table.ok(undo(table, 1, theirs));
    Table.ok(undo(table, 0, anew)); // the other one has taken its answer back itself
  }

  @Test
  void onlyOwnMovesAreTakenBack() {
    Table table = drafted(2, "");
    String visit = asked(table, 0).id();
    play(table, 0, "work");
    assertThat(refused(table, 1, visit, Code.NOT_YOUR_DECISION)).contains("not one of seat 1");
    String theirs = visit.replace(".0", ".1");
    assertThat(refused(table, 1, theirs, Code.UNDO_REFUSED)).contains("no answer of yours");
    String body = "{\"to\":\"%s\"}".formatted(visit);
    Table.problem(
        Node.json(node.as(table.host()), body).post(table.path("/undo")), Code.NOT_ALLOWED);
    Table.problem(Node.json(node.call(), body).post(table.path("/undo")), Code.BAD_TOKEN);
    assertThat(refused(table, 0, "999.0", Code.UNDO_REFUSED)).contains("no answer of yours");
    assertThat(refused(table, 0, "explored", Code.NOT_YOUR_DECISION)).contains("never asked");
    Table.problem(table.post(node, 0, "/undo", "{}"), Code.MALFORMED_REQUEST);
  }

  @Test
  void decidingTogetherEachTakesBackTheOwn() {
    Table table = Table.of(node, "night_market", 3);
    Table.Asked mine = asked(table, 0);
    first(table, 0);
    first(table, 1);
    Table.Asked theirs = asked(table, 1);
    JsonNode undone = Table.ok(undo(table, 0, mine.id()));
    assertThat(undone.path("entries")).hasSize(1);
    assertThat(asked(table, 0).codes()).isEqualTo(mine.codes());
    assertThat(asked(table, 0).id()).isNotEqualTo(mine.id());
    assertThat(asked(table, 1)).isEqualTo(theirs); // and sees nothing of it
    assertThat(Table.ok(table.get(node, 2, "/view")).path("toAct").toString()).isEqualTo("[0,1,2]");
  }

  /** Whatever was kept, taken back and kept instead: to the others all ways look the same. */
  @Test
  void whatWasTakenBackStaysHidden() {
    String seed = ",\"seed\":\"secret\"";
    List<Table> tables =
        List.of(Table.of(node, "night_market", 2, seed), Table.of(node, "night_market", 2, seed));
    List<String> codes = asked(tables.getFirst(), 0).codes();
    assertThat(codes).hasSizeGreaterThan(1);
    List<List<String>> seen = new ArrayList<>();
    for (int i = 0; i < 2; i++) {
      Table table = tables.get(i);
      String keep = asked(table, 0).id();
      play(table, 0, codes.get(i));
      Table.ok(undo(table, 0, keep));
      play(table, 0, codes.get(1 - i));
      try (Watcher watcher = Watcher.of(node, table, table.tokens().get(1), 0)) {
        watcher.until("entry", table.version(node));
        List<String> told = new ArrayList<>();
        watcher.entries().forEach(entry -> told.add(anonymous(table, entry.toString())));
        for (String below : List.of("/view", "/decision", "/log?limit=500")) {
          told.add(anonymous(table, table.get(node, 1, below).asString()));
          told.add(anonymous(table, node.call().get(table.path(below)).asString()));
        }
        seen.add(told);
      }
    }
    assertThat(seen.get(0)).isEqualTo(seen.get(1));
  }

  private static String anonymous(Table table, String text) {
    return text.replace(table.game(), "").replaceAll("\"at\":\"[^\"]*\"", "");
  }

  /** An offer is shown to all; one that was taken back before is not, then or ever. */
  @Test
  void whatWasTakenBackIsNotShownWithTheRest() {
    Table table = Table.of(node, "night_market", 2);
    first(table, 0);
    Table.Asked offer = asked(table, 0);
    JsonNode offered = Table.ok(table.play(node, 0, offer.id(), offer.codes().getFirst()));
    Table.ok(undo(table, 0, offer.id()));
    play(table, 0, offer.codes().getLast());
    first(table, 1);
    first(table, 1);
    int version = offered.at("/entries/0/version").asInt();
    table.playOut(3, node);
    JsonNode log = Table.ok(table.get(node, 1, "/log?limit=500"));
    JsonNode entry = log.at("/entries/%d".formatted(version - 1));
    assertThat(entry.path("version").asInt()).isEqualTo(version);
    assertThat(entry.path("hidden").asBoolean()).isTrue();
    assertThat(entry.has("code")).isFalse();
  }

  // ---- again and again

  @Test
  void theSameUndoAgainIsAnsweredAgain() {
    Table table = drafted(2, "");
    String visit = asked(table, 0).id();
    play(table, 0, "work");
    JsonNode undone = Table.ok(undo(table, 0, visit));
    assertThat(undone.path("replayed").asBoolean()).isFalse();
    play(table, 0, "buy 1");
    int version = table.version(node);
    JsonNode again = Table.ok(undo(table, 0, visit));
    assertThat(again.path("replayed").asBoolean()).isTrue();
    assertThat(again.path("entries")).isEqualTo(undone.path("entries"));
    assertThat(again.at("/next/decision/type").asText()).isEqualTo("payment");
    assertThat(table.version(node)).isEqualTo(version);
  }

  /** A move that got lost on its way and comes late does not come back by itself. */
  @Test
  void aMoveThatWasTakenBackIsNotPlayedByItsRetry() {
    Table table = drafted(2, "");
    String visit = asked(table, 0).id();
    play(table, 0, "work");
    Table.ok(undo(table, 0, visit));
    for (String code : List.of("work", "buy 1", "nonsense")) {
      JsonNode problem = Table.problem(table.play(node, 0, visit, code), Code.DECISION_WITHDRAWN);
      assertThat(problem.path("decision").asText()).isEqualTo(asked(table, 0).id());
    }
    String anew = asked(table, 0).id();
    Table.ok(table.play(node, 0, anew, "work"));
    assertThat(refused(table, 0, asked(table, 0).id(), Code.UNDO_REFUSED)).contains("no answer");
    Table.ok(undo(table, 0, anew));
  }

  @Test
  void aBatchIsTakenBackFromItsMiddle() {
    Table table = drafted(2, "");
    String visit = asked(table, 0).id();
    String buy = "buy 1";
    play(table, 0, buy);
    String pay = asked(table, 0).codes().getFirst();
    Table.ok(undo(table, 0, visit));
    String start = asked(table, 0).id();
    JsonNode batch = play(table, 0, buy, pay);
    String middle = batch.at("/entries/1/decision").asText();
    JsonNode undone = Table.ok(undo(table, 0, middle));
    assertThat(undone.at("/next/decision/type").asText()).isEqualTo("payment");
    JsonNode again = Table.ok(table.play(node, 0, start, buy, pay)); // a retry that comes late
    assertThat(again.path("replayed").asBoolean()).isTrue();
    assertThat(again.path("entries")).isEqualTo(batch.path("entries"));
    assertThat(again.at("/next/decision/type").asText()).isEqualTo("payment");
    Table.problem(table.play(node, 0, start, "work"), Code.DECISION_ANSWERED);
    Table.problem(table.play(node, 0, middle, pay), Code.DECISION_WITHDRAWN);
    Table.ok(undo(table, 0, start));
    assertThat(asked(table, 0).type()).isEqualTo("visit");
    assertThat(Table.ok(undo(table, 0, middle)).path("replayed").asBoolean()).isTrue();
  }

  @Test
  void whatFellWithAnEarlierMoveCannotBeTakenBackAgain() {
    Table table = drafted(2, "");
    String visit = asked(table, 0).id();
    play(table, 0, "buy 1");
    String payment = asked(table, 0).id();
    first(table, 0);
    Table.ok(undo(table, 0, visit));
    assertThat(refused(table, 0, payment, Code.UNDO_REFUSED)).contains("no answer of yours");
  }

  // ---- the end

  @Test
  void theLastMoveStands() {
    Table table = Table.of(node, "nim", 2);
    String last = "";
    int seat = 0;
    while (table.state(node).path("status").asText().equals("running")) {
      seat = table.toAct(node);
      last = asked(table, seat).id();
      first(table, seat);
    }
    assertThat(refused(table, seat, last, Code.GAME_NOT_RUNNING)).contains("over");
    String record = node.call().get(table.path("/record")).asString();
    Response verdict = Node.json(node.call(), record).post("/v1/records/verify");
    assertThat(Table.ok(verdict).path("valid").asBoolean()).isTrue();
  }

  @Test
  void whoeverHasLeftTakesNothingBack() {
    Table table = Table.of(node, "night_market", 3, ",\"leavers\":\"vacant\"");
    String keep = asked(table, 0).id();
    first(table, 0);
    String theirs = asked(table, 1).id();
    first(table, 1);
    Table.ok(node.as(table.tokens().get(0)).post(table.path("/resign")));
    assertThat(refused(table, 0, keep, Code.GAME_NOT_RUNNING)).contains("has left");
    Table.ok(undo(table, 1, theirs)); // it decides together with the others, and is still there
    table.playOut(1, node);
    String record = node.call().get(table.path("/record")).asString();
    Response verdict = Node.json(node.call(), record).post("/v1/records/verify");
    assertThat(Table.ok(verdict).path("valid").asBoolean()).isTrue();
  }

  /** Somebody has acted, though nothing is left of it. */
  @Test
  void theHostDoesNotAbortWhatWasPlayedAndTakenBack() {
    Table table = Table.of(node, "night_market", 2);
    String keep = asked(table, 0).id();
    first(table, 0);
    Table.ok(undo(table, 0, keep));
    Response abort = node.as(table.host()).post(table.path("/abort"));
    assertThat(Table.problem(abort, Code.GAME_NOT_RUNNING).path("detail").asText())
        .contains("Seat 0 has acted");
  }
}
