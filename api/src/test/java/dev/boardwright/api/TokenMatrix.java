package dev.boardwright.api;

import java.util.List;
import java.util.stream.Stream;

/** What every route answers to every kind of token. */
final class TokenMatrix {

  private TokenMatrix() {}

  /** Whose token is sent. */
  enum Sent {
    NONE,
    GARBAGE,
    OTHER_GAME,
    OTHER_SEAT,
    HOST,
    SEAT,
    /** An account that has nothing in the game. */
    OTHER_ACCOUNT,
    NO_ACCOUNT,
    REVOKED_ACCOUNT,
    /** The account of the host and of the seat that is to act. */
    ACCOUNT
  }

  /** How far a game has come, if what a token may do depends on it. */
  enum Stage {
    /** A seat is open, one is claimed. */
    OPEN("{\"kind\":\"open\"},{\"kind\":\"open\"}", ""),
    /** It waits for the nonces of its seats. */
    NONCES("{\"kind\":\"reserved\"}", ",\"nonces\":true"),
    RUNNING("{\"kind\":\"reserved\"}", ",\"seed\":\"matrix\""),
    FINISHED("{\"kind\":\"reserved\"}", ",\"seed\":\"matrix\"");

    /** The other seats of the request that creates the game. */
    final String others;

    /** The rest of it. */
    final String more;

    Stage(String others, String more) {
      this.others = others;
      this.more = more;
    }
  }

  /**
   * A route with a request that is right but for the token, and the status for each kind of token
   * in the order of {@link Sent}.
   */
  record Row(String route, String body, Stage stage, List<Integer> statuses) {

    Row(String route, String body, Stage stage, Integer... statuses) {
      this(route, body, stage, List.of(statuses));
    }

    Row(String route, String body, Integer... statuses) {
      this(route, body, Stage.RUNNING, statuses);
    }

    @Override
    public String toString() {
      return stage == Stage.RUNNING ? route : route + " " + stage;
    }

    /** What the tokens of accounts get; those that are not good all get the same. */
    Row accounts(int other, int bad, int own) {
      return new Row(
          route,
          body,
          stage,
          Stream.concat(statuses.stream(), Stream.of(other, bad, bad, own)).toList());
    }
  }

  /** A route that is for accounts only. */
  private static Row ofAccount(String route, String body, int other, int own) {
    return new Row(route, body, 401, 401, 401, 401, 401, 401).accounts(other, 401, own);
  }

  static final List<Row> OPEN_TO_ALL =
      Stream.of(
              "GET /v1/rulesets",
              "GET /v1/rulesets/{ruleset}",
              "GET /v1/rulesets/{ruleset}/components",
              "GET /v1/rulesets/{ruleset}/schema",
              "GET /v1/bots",
              "GET /v1/games",
              "GET /v1/records/schema",
              "GET /healthz",
              "GET /readyz",
              "GET /metrics",
              "GET /openapi.json",
              "GET /openapi.yaml",
              "GET /docs")
          .map(route -> new Row(route, "", 200, 200, 200, 200, 200, 200).accounts(200, 200, 200))
          .toList();

  static final List<Row> OTHERS =
      List.of(
          new Row(
                  "POST /v1/games/batch",
                  "{\"games\":[{\"ruleset\":\"nim\",\"seats\":[{\"kind\":\"bot\"},{\"kind\":\"bot\"}]}]}",
                  200,
                  401,
                  401,
                  401,
                  401,
                  401)
              .accounts(200, 401, 200),
          new Row("POST /v1/games/query", "{\"ids\":[\"{game}\"]}", 200, 200, 200, 200, 200, 200)
              .accounts(200, 200, 200),
          ofAccount("POST /v1/accounts", "{\"name\":\"eve\",\"kind\":\"bot\"}", 401, 401),
          ofAccount("DELETE /v1/accounts/{account}", "", 401, 401),
          ofAccount("GET /v1/account", "", 200, 200),
          ofAccount("PATCH /v1/account", "{\"name\":\"eve\"}", 200, 200),
          ofAccount("DELETE /v1/account", "", 204, 204),
          ofAccount("GET /v1/account/tokens", "", 200, 200),
          ofAccount("POST /v1/account/tokens", "{}", 201, 201),
          ofAccount("DELETE /v1/account/tokens/{token}", "", 204, 204),
          ofAccount("POST /v1/account/tokens/{token}/rotate", "{}", 404, 200),
          ofAccount("GET /v1/account/games", "", 200, 200),
          ofAccount("GET /v1/account/decisions", "", 200, 200),
          ofAccount("GET /v1/account/events", "", 200, 200),
          ofAccount(
              "POST /v1/account/moves",
              "{\"moves\":[{\"game\":\"{game}\",\"decision\":\"1.0\",\"moves\":[\"x\"]}]}",
              200,
              200),
          new Row(
                  "POST /v1/games",
                  "{\"ruleset\":\"nim\",\"seats\":[{\"kind\":\"bot\"},{\"kind\":\"bot\"}]}",
                  201,
                  401,
                  401,
                  401,
                  401,
                  401)
              .accounts(201, 401, 201),
          new Row("POST /v1/records", "{\"record\":{record}}", 201, 201, 201, 201, 201, 201)
              .accounts(201, 201, 201),
          new Row(
                  "POST /v1/games/{game}/seats/{seat}/nonce",
                  "{\"nonce\":\"abcdefghijkl\"}",
                  401,
                  401,
                  401,
                  403,
                  403,
                  409)
              .accounts(403, 401, 409),
          new Row("POST /v1/records/verify", "{record}", 200, 200, 200, 200, 200, 200)
              .accounts(200, 200, 200),
          new Row("GET /v1/games/{game}", "", 200, 401, 401, 200, 200, 200).accounts(200, 401, 200),
          new Row("GET /v1/games/{game}/view", "", 200, 401, 401, 200, 200, 200)
              .accounts(200, 401, 200),
          new Row("GET /v1/games/{game}/decision", "", 200, 401, 401, 200, 200, 200)
              .accounts(200, 401, 200),
          new Row("GET /v1/games/{game}/log", "", 200, 401, 401, 200, 200, 200)
              .accounts(200, 401, 200),
          new Row("GET /v1/games/{game}/events", "", 200, 401, 401, 200, 200, 200)
              .accounts(200, 401, 200),
          new Row("GET /v1/games/{game}/record", "", 409, 401, 401, 409, 409, 409)
              .accounts(409, 401, 409),
          new Row(
                  "POST /v1/games/{game}/moves",
                  "{\"decision\":\"{decision}\",\"moves\":[\"take 1\"]}",
                  401,
                  401,
                  401,
                  409,
                  403,
                  200)
              .accounts(403, 401, 200),
          new Row(
                  "POST /v1/games/{game}/undo",
                  "{\"to\":\"{decision}\"}",
                  401,
                  401,
                  401,
                  409,
                  403,
                  409)
              .accounts(403, 401, 409),
          new Row(
                  "POST /v1/games/{game}/explore",
                  "{\"moves\":[\"take 1\"]}",
                  401,
                  401,
                  401,
                  409,
                  403,
                  200)
              .accounts(403, 401, 200),
          new Row("POST /v1/games/{game}/resign", "", 401, 401, 401, 200, 403, 200)
              .accounts(403, 401, 200),
          new Row("POST /v1/games/{game}/abort", "", 401, 401, 401, 403, 200, 403)
              .accounts(403, 401, 200),
          new Row(
                  "POST /v1/games/{game}/webhooks",
                  "{\"url\":\"https://games.example/hook\"}",
                  401,
                  401,
                  401,
                  403,
                  201,
                  403)
              .accounts(403, 401, 201),
          new Row("GET /v1/games/{game}/webhooks", "", 401, 401, 401, 403, 200, 403)
              .accounts(403, 401, 200),
          new Row("DELETE /v1/games/{game}/webhooks/{webhook}", "", 401, 401, 401, 403, 404, 403)
              .accounts(403, 401, 404),
          new Row("POST /v1/games/{game}/rematch", "", 401, 401, 401, 409, 403, 409)
              .accounts(403, 401, 409),
          new Row("POST /v1/games/{game}/seats/{seat}/claim", "{}", 409, 401, 401, 409, 409, 409)
              .accounts(409, 401, 409),
          new Row("DELETE /v1/games/{game}/seats/{seat}/claim", "", 401, 401, 401, 403, 409, 409)
              .accounts(403, 401, 409));

  /** What is possible only before a game runs, or after it. */
  static final List<Row> BEFORE_AND_AFTER =
      List.of(
          new Row(
                  "POST /v1/games/{game}/seats/{free}/claim",
                  "{}",
                  Stage.OPEN,
                  200,
                  401,
                  401,
                  200,
                  200,
                  200)
              .accounts(200, 401, 200),
          new Row(
                  "DELETE /v1/games/{game}/seats/{seat}/claim",
                  "",
                  Stage.OPEN,
                  401,
                  401,
                  401,
                  403,
                  204,
                  204)
              .accounts(403, 401, 204),
          new Row(
                  "POST /v1/games/{game}/seats/{seat}/nonce",
                  "{\"nonce\":\"abcdefghijkl\"}",
                  Stage.NONCES,
                  401,
                  401,
                  401,
                  403,
                  403,
                  200)
              .accounts(403, 401, 200),
          new Row("GET /v1/games/{game}/record", "", Stage.FINISHED, 200, 401, 401, 200, 200, 200)
              .accounts(200, 401, 200),
          new Row("POST /v1/games/{game}/rematch", "", Stage.FINISHED, 401, 401, 401, 200, 403, 200)
              .accounts(403, 401, 200));

  /** All of it. */
  static List<Row> rows() {
    return Stream.of(OPEN_TO_ALL, OTHERS, BEFORE_AND_AFTER).flatMap(List::stream).toList();
  }
}
