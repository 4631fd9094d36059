package dev.boardwright.api.http;

import dev.boardwright.api.game.Bearer;
import dev.boardwright.api.game.Explorer;
import dev.boardwright.api.game.Lobby;
import dev.boardwright.api.game.Play;
import dev.boardwright.api.game.Sequels;
import dev.boardwright.api.game.Waiters;
import dev.boardwright.api.wire.Answers;
import dev.boardwright.api.wire.Parsing;
import dev.boardwright.api.wire.Problem;
import dev.boardwright.api.wire.Requests;
import dev.boardwright.api.wire.Status;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/** The routes of games: creating, finding, playing. */
final class GameRoutes {

  static final int LARGEST_BODY = 64 * 1024;
  private static final int LONGEST_LOG_PAGE = 500;
  private static final int USUAL_LOG_PAGE = 100;

  private final Lobby lobby;
  private final Play play;
  private final Explorer explorer;
  private final Sequels sequels;

  GameRoutes(Lobby lobby, Play play, Explorer explorer, Sequels sequels) {
    this.lobby = lobby;
    this.play = play;
    this.explorer = explorer;
    this.sequels = sequels;
  }

  void addTo(RouteTable routes) {
    routes // those that bots live on come first, as they are looked for in this order
        .play("/v1/games/{game}/moves", this::moves, "include", "seat")
        .get("/v1/games/{game}/decision", this::decision, "wait", "text", "seat")
        .get("/v1/games/{game}/view", this::view, "version", "seat")
        .get("/v1/games/{game}/log", this::log, "after", "limit", "seat")
        .get("/v1/games/{game}", this::game)
        .play("/v1/games/{game}/undo", this::undo, "include", "seat")
        .post("/v1/games/{game}/explore", this::explore, "seat")
        .play("/v1/games/{game}/resign", this::resign, "include", "seat")
        .post("/v1/games/{game}/abort", this::abort)
        .post("/v1/games/{game}/rematch", this::rematch, "seat")
        .post("/v1/games", this::create)
        .get("/v1/games", this::list, "ruleset", "status", "after", "limit");
  }

  private void create(Call call) {
    Optional<String> key = call.idempotencyKey();
    Bearer host = call.accountOrNobody();
    byte[] body = Bodies.read(call.ctx(), RecordRoutes.LARGEST_RECORD);
    boolean fork = Bodies.has(body, "record");
    if (!fork && body.length > LARGEST_BODY) {
      throw Bodies.tooLarge(LARGEST_BODY);
    }
    Answers.CreatedGame created =
        fork
            ? sequels.fork(Parsing.parse(body, Requests.ForkRequest.class), key, host)
            : lobby.create(Parsing.parse(body, Requests.CreateGame.class), key, host);
    call.created(created);
  }

  private void list(Call call) {
    Optional<String> after = call.query("after");
    Optional<String> ruleset = call.query("ruleset");
    if (ruleset.isPresent() && !ruleset.get().matches("[a-z][a-z0-9_]{0,39}")) {
      throw Problem.malformed("query/ruleset", "query.ruleset");
    }
    Optional<Status> status = call.word("status", Status.class);
    call.answer(lobby.list(ruleset, status, after, call.pageSize()));
  }

  private void game(Call call) {
    call.answer(lobby.game(call.game(), call.bearer()));
  }

  private void abort(Call call) {
    call.answer(lobby.abort(call.game(), call.bearer()));
  }

  private void rematch(Call call) {
    call.idempotencyKey(); // every call is idempotent, with and without one
    call.answer(sequels.rematch(call.game(), call.bearer()));
  }

  private void explore(Call call) {
    String game = call.game();
    Bearer token = call.bearer();
    var request = call.body(Requests.ExploreRequest.class, LARGEST_BODY);
    call.answer(explorer.explore(game, token, request));
  }

  private void resign(Call call) {
    call.answer(play.resign(call.game(), call.bearer(), include(call)));
  }

  private void view(Call call) {
    Optional<Integer> version = call.number("version", 0, Integer.MAX_VALUE);
    Play.Sight sight = play.look(call.game(), call.bearer(), version);
    String etag = "\"" + sight.name() + "\"";
    call.header("ETag", etag);
    call.header("Cache-Control", "private, no-cache");
    call.header("Vary", "Authorization, Origin");
    if (matches(call.header("If-None-Match"), etag)) {
      call.nothing(304);
    } else {
      call.answer(sight.view());
    }
  }

  private static boolean matches(@Nullable String known, String etag) {
    if (known == null) {
      return false;
    }
    for (String one : known.split(",", -1)) {
      String tag = one.strip();
      if (tag.equals(etag) || tag.equals("W/" + etag) || tag.equals("*")) {
        return true;
      }
    }
    return false;
  }

  private void decision(Call call) {
    Waiters.Wait wait = call.patience();
    boolean texts = call.flag("text");
    call.answer(play.decision(call.game(), call.bearer(), wait, texts));
  }

  private void moves(Call call) {
    Play.Include include = include(call);
    String game = call.game();
    Bearer token = call.bearer();
    var request = call.body(Requests.MovesRequest.class, LARGEST_BODY);
    call.answer(play.play(game, token, request, include));
  }

  private void undo(Call call) {
    Play.Include include = include(call);
    String game = call.game();
    Bearer token = call.bearer();
    var request = call.body(Requests.UndoRequest.class, LARGEST_BODY);
    call.answer(play.undo(game, token, request, include));
  }

  /**
   * What the answer to a move is to hold besides.
   *
   * @throws Problem {@code malformed_request} if it names anything else
   */
  static Play.Include include(Call call) {
    Optional<String> sent = call.query("include");
    if (sent.isEmpty() || sent.get().isEmpty()) {
      return new Play.Include(false, false);
    }
    List<String> parts = List.of(sent.get().split(",", -1));
    Set<String> words = new HashSet<>(parts);
    boolean decision = words.remove("decision");
    boolean view = words.remove("view");
    if (!words.isEmpty() || parts.size() > 2) {
      throw Problem.malformed("query/include", "query.include");
    }
    return new Play.Include(decision, view);
  }

  private void log(Call call) {
    int after = call.number("after", 0, Integer.MAX_VALUE).orElse(0);
    int limit = call.number("limit", 1, LONGEST_LOG_PAGE).orElse(USUAL_LOG_PAGE);
    call.answer(play.log(call.game(), call.bearer(), after, limit));
  }
}
