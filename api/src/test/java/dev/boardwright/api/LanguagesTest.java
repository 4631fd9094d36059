package dev.boardwright.api;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import dev.boardwright.api.store.SqliteStore;
import dev.boardwright.api.wire.Code;
import io.restassured.response.Response;
import java.nio.file.Path;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Answers that say something to people say it in the language asked for. */
class LanguagesTest {

  @TempDir static Path folder;
  private static Node node;

  @BeforeAll
  static void start() {
    node = new Node(SqliteStore.open(folder.resolve("games")));
  }

  @AfterAll
  static void stop() {
    node.close();
  }

  private static Response get(String language, String path) {
    return node.call().header("Accept-Language", language).get(path);
  }

  private static JsonNode said(Response response, String language) {
    assertThat(response.header("Content-Language")).isEqualTo(language);
    assertThat(response.header("Vary")).contains("Accept-Language");
    return Table.tree(response);
  }

  @Test
  void rulesetsAreNamedInTheLanguageAskedFor() {
    assertThat(said(get("zh-TW, en;q=0.5", "/v1/rulesets"), "zh-Hant").findValuesAsText("name"))
        .contains("尼姆遊戲");
    assertThat(said(get("zh", "/v1/rulesets/nim"), "zh-Hans").path("name").asText())
        .isEqualTo("尼姆");
    assertThat(said(get("fr", "/v1/rulesets/nim"), "en").path("name").asText()).isEqualTo("Nim");
    assertThat(said(node.call().get("/v1/rulesets/nim"), "en").path("summary").asText())
        .startsWith("Take one to three");
  }

  @Test
  void aRulesetSaysWhatResultsMean() {
    JsonNode nim = Table.tree(get("en", "/v1/rulesets/nim"));
    assertThat(nim.at("/reasons/last_stone").asText()).isEqualTo("The last stone is taken");
    assertThat(nim.at("/reasons/players_left").asText()).isEqualTo("Players have left");
    assertThat(nim.at("/categories/last_stone").asText()).isEqualTo("the last stone");
    assertThat(nim.at("/options/0/text").asText()).startsWith("How many stones");
    JsonNode tikal = Table.tree(get("en", "/v1/rulesets/tikal"));
    assertThat(tikal.at("/options/2/key").asText()).isEqualTo("camp_transfer");
    assertThat(tikal.at("/options/2/names/secret_path").asText()).isEqualTo("no route needed");
  }

  @Test
  void componentsHaveNamesAndTexts() {
    JsonNode tikal = said(get("en", "/v1/rulesets/tikal/components"), "en");
    assertThat(tikal.at("/names/w12").asText()).isEqualTo("worker 12");
    assertThat(tikal.at("/names/kind1").asText()).isEqualTo("jade necklace");
    assertThat(tikal.at("/names").has("c0r0")).isFalse();
    assertThat(tikal.at("/texts/rotation").asText()).contains("clockwise");
    JsonNode seasons = said(get("el", "/v1/rulesets/seasons/components"), "el");
    assertThat(seasons.at("/names").size()).isGreaterThan(100);
    assertThat(seasons.at("/texts").size()).isEqualTo(50);
  }

  @Test
  void decisionsAreAskedInTheLanguageAskedFor() {
    Table table = Table.of(node, "nim", 2);
    int seat = table.toAct(node);
    Response asked =
        node.as(table.tokens().get(seat))
            .header("Accept-Language", "zh-Hans")
            .get(table.path("/decision?text=true"));
    JsonNode decision = said(asked, "zh-Hans").path("decision");
    assertThat(decision.path("text").asText()).isEqualTo("How many stones do you take?");
    assertThat(decision.at("/moves/1/text").asText()).isEqualTo("Take 2 stones");
    Response other = table.get(node, 1 - seat, "/decision");
    assertThat(other.header("Content-Language")).as("nothing is said").isNull();
  }

  @Test
  void whatSaysNothingToPeopleHasNoLanguage() {
    Table table = Table.of(node, "nim", 2);
    for (String path : new String[] {"", "/view", "/log"}) {
      Response answer = get("el", table.path(path));
      assertThat(answer.statusCode()).isEqualTo(200);
      assertThat(answer.header("Content-Language")).as(path).isNull();
    }
  }

  @Test
  void problemsAreToldInTheLanguageAskedFor() {
    Response unknown = get("el-GR", "/v1/rulesets/chess");
    JsonNode problem = Table.problem(unknown, Code.NOT_FOUND);
    said(unknown, "el");
    assertThat(problem.path("detail").asText()).contains("`chess`", "tikal");
    Response noRoute = node.raw().header("Accept-Language", "zh-HK").get("/v2/nothing");
    said(noRoute, "zh-Hant");
  }

  @Test
  void theLanguageOfAStreamIsSaidAtItsBeginning() {
    Table table = Table.of(node, "nim", 2);
    node.as(table.host()).post(table.path("/abort"));
    Response stream = get("el", table.path("/events"));
    assertThat(stream.header("Content-Language")).isEqualTo("el");
    assertThat(stream.asString()).contains("event: end");
  }
}
