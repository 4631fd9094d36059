package dev.boardwright.api.game;

import dev.boardwright.api.game.GameHeader.Luck;
import dev.boardwright.api.game.GameHeader.Origin;
import dev.boardwright.api.game.GameHeader.Played;
import dev.boardwright.api.game.GameHeader.Terms;
import dev.boardwright.api.store.GameStore;
import dev.boardwright.api.wire.Answers;
import dev.boardwright.api.wire.Code;
import dev.boardwright.api.wire.Problem;
import dev.boardwright.api.wire.Requests;
import dev.boardwright.api.wire.Status;
import dev.boardwright.api.wire.TimeControl;
import dev.boardwright.api.wire.Visibility;
import dev.boardwright.engine.EnumWords;
import dev.boardwright.engine.Logged;
import dev.boardwright.engine.Options;
import dev.boardwright.engine.Ruleset;
import dev.boardwright.engine.Seat;
import java.time.InstantSource;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** Creating games, finding them, and ending them early. */
public final class Lobby {

  private final Games games;
  private final GameLists lists;
  private final Bearer.Profiles profiles;
  private final Intents intents;
  private final InstantSource clock;

  /**
   * @param profiles those who can be seated
   * @param clock what new games are dated by
   */
  public Lobby(Games games, Bearer.Profiles profiles, InstantSource clock) {
    this.games = games;
    this.lists = new GameLists(games);
    this.profiles = profiles;
    this.intents = new Intents(games.store());
    this.clock = clock;
  }

  // ---- creating

  /**
   * Creates a game, and starts it if no seat is open.
   *
   * @param key the Idempotency-Key
   * @param token of the account that is to be the host, if it is one
   */
  public Answers.CreatedGame create(
      Requests.CreateGame request, Optional<String> key, Bearer token) {
    return create(request, key, token, Optional.empty());
  }

  /**
   * A game of which some is decided already.
   *
   * @param group of those it shares its seed with
   */
  record Planned(String game, Optional<SeedGroup> group) {}

  /**
   * The same for a batch.
   *
   * @param planned what is decided already; empty: nothing
   */
  Answers.CreatedGame create(
      Requests.CreateGame request, Optional<String> key, Bearer token, Optional<Planned> planned) {
    Options options = requirePossible(request, token);
    Rules<?> rules = games.catalog().requested(request.ruleset());
    NewGameIntent intent =
        intents.intent(
            new Intents.Scope("create", token.account()),
            key,
            request,
            NewGameIntent.class,
            () -> intent(request, planned));
    Optional<String> group = planned.flatMap(Planned::group).map(SeedGroup::id);
    GameHeader header = header(request, rules.ruleset(), options, intent, token.account(), group);
    Game game = games.create(intent.game(), header);
    return new Answers.CreatedGame(Shown.game(game), intent.tokens(token.account()));
  }

  /** Refuses games that cannot be, and seats for those who are not there. */
  Options requirePossible(Requests.CreateGame request, Bearer token) {
    Rules<?> rules = games.catalog().requested(request.ruleset());
    Options options = rules.options(request.seats().size(), request.options().orElse(Map.of()));
    for (int i = 0; i < request.seats().size(); i++) {
      Optional<String> account = request.seats().get(i).account();
      if (account.isPresent() && token.session().isEmpty()) {
        throw Problem.of(Code.BAD_TOKEN, "account.needed_to_seat");
      }
      if (account.isPresent() && profiles.name(account.get()).isEmpty()) {
        throw Problem.invalid("/seats/" + i + "/account", "account.none");
      }
    }
    return options;
  }

  private NewGameIntent intent(Requests.CreateGame request, Optional<Planned> planned) {
    List<Optional<String>> tokens = new ArrayList<>();
    for (Requests.SeatRequest seat : request.seats()) {
      boolean without =
          seat.kind() == Requests.SeatRequest.Kind.OPEN
              || seat.account().isPresent()
              || seat.bot().isPresent();
      tokens.add(without ? Optional.empty() : Optional.of(Tokens.seat()));
    }
    String seed =
        planned
            .flatMap(Planned::group)
            .map(SeedGroup::seed)
            .or(request::seed)
            .orElseGet(Tokens::seed);
    String id = planned.map(Planned::game).orElseGet(Tokens::gameId);
    return new NewGameIntent(id, Tokens.host(), tokens, seed, NewGameIntent.now(clock));
  }

  private Holder holder(Requests.SeatRequest seat, Optional<String> token) {
    Optional<String> name = seat.name().or(() -> seat.account().flatMap(profiles::name));
    return Holder.of(seat.kind().seatKind(), name, token.map(Tokens::hash), seat.bot())
        .ownedBy(seat.account());
  }

  private GameHeader header(
      Requests.CreateGame request,
      Ruleset<?> ruleset,
      Options options,
      NewGameIntent intent,
      Optional<String> host,
      Optional<String> seedGroup) {
    List<Holder> holders = new ArrayList<>();
    boolean onlyBots = true;
    for (int i = 0; i < request.seats().size(); i++) {
      Requests.SeatRequest seat = request.seats().get(i);
      onlyBots &= seat.kind() == Requests.SeatRequest.Kind.BOT;
      holders.add(holder(seat, intent.seats().get(i)));
    }
    boolean confirmTurns = request.confirmTurns().orElse(!onlyBots);
    return GameHeader.open(
        new Played(ruleset.id(), ruleset.version(), options.sent(), confirmTurns),
        new Luck(
            intent.seed(),
            request.seed().isPresent(),
            Tokens.seed(),
            request.nonces().orElse(false),
            seedGroup,
            Optional.empty()),
        new Origin(intent.createdAt(), Tokens.hash(intent.host()), host, Optional.empty(), false),
        new Terms(
            request.visibility().orElse(Visibility.UNLISTED),
            request.leavers().orElse(Terms.USUAL_LEAVERS),
            request.clock().map(TimeControl::settled)),
        holders);
  }

  // ---- ending early

  /** Ends a game without a result, before anybody has acted. */
  public Answers.Game abort(String id, Bearer token) {
    return games.change(
        id,
        game -> {
          game.caller(token).requireHost("deed.abort");
          if (game.status() == Status.ABORTED) {
            return new Plan.Answer<>(Shown.game(game));
          }
          requireNobodyActed(game);
          return Plan.Change.of(game, game.header().with(Status.ABORTED), Shown::game);
        });
  }

  private static void requireNobodyActed(Game game) {
    if (game.status() == Status.OPEN) {
      return;
    }
    game.requireMatch().log().stream()
        .map(Logged::entry)
        .filter(entry -> entry.seat() != Seat.CHANCE && !entry.auto())
        .filter(entry -> game.header().seats().get(entry.seat()).held())
        .findFirst()
        .ifPresent(
            entry -> {
              throw game.problem(Code.GAME_NOT_RUNNING, "game.acted", "seat", entry.seat());
            });
    if (game.status() == Status.FINISHED) {
      throw game.problem(Code.GAME_NOT_RUNNING, "game.over");
    }
  }

  // ---- finding

  /** The ruleset of a game, if this node has the game at hand; asks nobody. */
  public Optional<String> knownRuleset(String id) {
    return games.knownRuleset(id);
  }

  /** What everybody may know about a game. */
  public Answers.Game game(String id, Bearer token) {
    Game game = games.fresh(id);
    var _ = game.caller(token);
    return Shown.game(game);
  }

  /**
   * A page of the public games, newest first. It may hold fewer than asked for though there are
   * more.
   *
   * @param limit 1 to 100
   */
  public Answers.GameList list(
      Optional<String> ruleset, Optional<Status> status, Optional<String> after, int limit) {
    var query = new GameStore.Query(ruleset, status.map(EnumWords::word), after, limit);
    GameLists.Found page =
        lists.page(query, game -> game.header().terms().visibility() == Visibility.PUBLIC);
    return new Answers.GameList(page.games().stream().map(Shown::game).toList(), page.next());
  }
}
