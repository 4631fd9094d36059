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
import dev.boardwright.api.wire.SeatKind;
import dev.boardwright.api.wire.Status;
import dev.boardwright.api.wire.TimeControl;
import dev.boardwright.api.wire.Visibility;
import dev.boardwright.engine.Append;
import dev.boardwright.engine.EnumWords;
import dev.boardwright.engine.Leaving;
import dev.boardwright.engine.Logged;
import dev.boardwright.engine.Match;
import dev.boardwright.engine.Options;
import dev.boardwright.engine.Ruleset;
import dev.boardwright.engine.Seat;
import java.time.Instant;
import java.time.InstantSource;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Function;

/** Creating games, finding them, and taking seats. */
public final class Lobby {

  /** What becomes of a game when a player leaves, unless it is said. */
  static final Leaving USUAL = Leaving.BOT;

  private final Games games;
  private final Bearer.Profiles profiles;
  private final Intents intents;
  private final InstantSource clock;

  /**
   * @param profiles those who can be seated
   * @param clock what new games are dated by
   */
  public Lobby(Games games, Bearer.Profiles profiles, InstantSource clock) {
    this.games = games;
    this.profiles = profiles;
    this.intents = new Intents(games.store());
    this.clock = clock;
  }

  /**
   * @param token for the seat, unless it is an account's
   * @param releases how often the seat had been released when this claim first came
   */
  private record ClaimIntent(String token, Optional<Integer> releases) {}

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
    Game game =
        header.ready()
            ? start(intent.game(), header, rules)
            : games.create(intent.game(), header, Optional.empty(), Optional.empty());
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

  private Game start(String id, GameHeader header, Rules<?> rules) {
    Match<?> match = rules.start(games.catalog().setup(header), header.seed());
    return games.create(id, header.after(match), Optional.of(match), first(match));
  }

  static Optional<Append> first(Match<?> match) {
    return match.appends().stream().findFirst();
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
            request.leavers().orElse(USUAL),
            request.clock().map(TimeControl::settled)),
        holders);
  }

  // ---- seats

  /**
   * Takes an open seat; whoever takes the last one starts the game.
   *
   * @param token of the account whose seat it is to be, if it is one; else the seat gets a token
   * @throws Problem {@code bad_token} if there is a token that this game does not know
   */
  public Answers.Claim claim(
      String id, int seat, Requests.ClaimRequest request, Optional<String> key, Bearer token) {
    Game before = games.fresh(id);
    var _ = Caller.of(before.header(), token);
    requireSeat(before, seat);
    Optional<Integer> releases = before.header().seats().get(seat).releases();
    ClaimIntent intent =
        intents.intent(
            new Intents.Scope("claim/" + id + "/" + seat, token.account()),
            key,
            request,
            ClaimIntent.class,
            () -> new ClaimIntent(Tokens.seat(), releases));
    Optional<String> account = token.account();
    Optional<String> name = request.name().or(() -> token.session().map(Bearer.Session::name));
    Optional<String> seatToken = Optional.of(intent.token()).filter(_ -> account.isEmpty());
    Claimed claimed =
        new Claimed(name, account, request.nonce(), seatToken, key.isPresent(), intent.releases());
    return games.change(id, game -> claim(game, seat, claimed));
  }

  /**
   * A claim as it is to be stored.
   *
   * @param token of the seat; empty for an account, which has its own
   * @param keyed whether it may come again
   * @param releases how often the seat had been released when it first came
   */
  private record Claimed(
      Optional<String> name,
      Optional<String> account,
      Optional<String> nonce,
      Optional<String> token,
      boolean keyed,
      Optional<Integer> releases) {

    Optional<String> hash() {
      return token.map(Tokens::hash);
    }

    /** Whether this very claim came through before, or the account has the seat by another one. */
    boolean done(Holder now) {
      boolean own =
          now.kind() == SeatKind.CLAIMED && account.isPresent() && account.equals(now.account());
      boolean asAsked = nonce.isEmpty() || nonce.equals(now.nonce());
      return (own && asAsked)
          || hash()
              .flatMap(mine -> now.tokenHash().filter(known -> Tokens.same(known, mine)))
              .isPresent();
    }
  }

  private Plan<Answers.Claim> claim(Game game, int seat, Claimed claimed) {
    Holder now = game.header().seats().get(seat);
    Function<Game, Answers.Claim> answer =
        seated -> new Answers.Claim(Shown.game(seated), claimed.token());
    if (claimed.done(now)) {
      return new Plan.Answer<>(answer.apply(game));
    }
    if (game.status() != Status.OPEN) {
      throw now.open() ? tooLate(game) : taken(game, seat);
    }
    if (!now.open()) {
      throw taken(game, seat);
    }
    if (claimed.keyed() && !now.releases().equals(claimed.releases())) {
      throw released(game, seat); // or a void token would live again
    }
    claimed.nonce().ifPresent(_ -> requireTakesNonces(game));
    Holder holder = now.claimed(claimed.name(), claimed.hash(), claimed.nonce(), claimed.account());
    return seated(games, game, game.header().withSeat(seat, holder), answer);
  }

  /** Stores who sits where, and starts the game if nobody and nothing is missing. */
  static <T> Plan<T> seated(Games games, Game game, GameHeader header, Function<Game, T> answer) {
    if (!header.ready()) {
      return new Plan.Store<>(header, Optional.empty(), Optional.empty(), answer);
    }
    Match<?> match = game.rules().start(games.catalog().setup(header), header.seed());
    return new Plan.Store<>(header.after(match), Optional.of(match), first(match), answer);
  }

  /** Opens a claimed seat again, before the start. */
  public void release(String id, int seat, Bearer token) {
    games.change(id, game -> release(game, seat, Caller.of(game.header(), token)));
  }

  private static Plan<Boolean> release(Game game, int seat, Caller caller) {
    requireSeat(game, seat);
    requireMayRelease(caller, seat);
    if (game.status() != Status.OPEN) {
      throw tooLate(game);
    }
    Holder now = game.header().seats().get(seat);
    return switch (now.kind()) {
      case OPEN -> new Plan.Answer<>(true);
      case CLAIMED ->
          new Plan.Store<>(
              game.header().withSeat(seat, now.released()),
              Optional.empty(),
              Optional.empty(),
              _ -> true);
      case RESERVED, BOT ->
          throw Problem.of(
              Code.NOT_ALLOWED, "seat.given", "seat", seat, "kind", EnumWords.word(now.kind()));
    };
  }

  /** Adds what a seat gives to the luck of the game, once and before the start. */
  public Answers.Game nonce(String id, int seat, Bearer token, Requests.NonceRequest request) {
    Bearer speaker = token.session().isPresent() ? token.at(Optional.of(seat)) : token;
    return games.change(
        id,
        game -> {
          requireSeat(game, seat);
          int own = Caller.of(game.header(), speaker).requirePlayer("deed.nonce");
          if (own != seat) {
            throw Problem.of(Code.NOT_ALLOWED, "token.nonce_other", "own", own, "seat", seat);
          }
          return nonce(game, seat, request.nonce());
        });
  }

  private Plan<Answers.Game> nonce(Game game, int seat, String nonce) {
    Holder now = game.header().seats().get(seat);
    if (now.nonce().equals(Optional.of(nonce))) {
      return new Plan.Answer<>(Shown.game(game)); // this very nonce came before
    }
    if (now.nonce().isPresent()) {
      throw refused(game, "nonce.given", "seat", seat);
    }
    requireTakesNonces(game);
    GameHeader given = game.header().withSeat(seat, now.withNonce(nonce));
    return seated(games, game, given, Shown::game);
  }

  private static void requireTakesNonces(Game game) {
    if (game.status() != Status.OPEN) {
      throw refused(game, game.status() == Status.ABORTED ? "nonce.aborted" : "nonce.started");
    }
    if (game.header().luck().practice()) {
      throw refused(game, "nonce.practice");
    }
  }

  private static Problem refused(Game game, String key, Object... args) {
    return Problem.of(Code.NONCE_REFUSED, key, args).with("version", game.version());
  }

  private static Problem released(Game game, int seat) {
    return Problem.of(Code.CLAIM_RELEASED, "seat.released", "seat", seat)
        .with("version", game.version());
  }

  private static void requireMayRelease(Caller caller, int seat) {
    switch (caller) {
      case Caller.Spectator _ -> throw Problem.of(Code.BAD_TOKEN, "token.release");
      case Caller.Player(int own) when own != seat ->
          throw Problem.of(Code.NOT_ALLOWED, "token.release_other", "own", own, "seat", seat);
      case Caller.Account(List<Integer> seats, boolean host, _)
          when !host && !seats.contains(seat) ->
          throw Problem.of(Code.NOT_ALLOWED, "account.release_other", "seat", seat);
      case Caller.Player _, Caller.Account _, Caller.Host _ -> {}
    }
  }

  private static void requireSeat(Game game, int seat) {
    int seats = game.header().seats().size();
    if (seat < 0 || seat >= seats) {
      throw Problem.of(Code.NOT_FOUND, "seat.none", "seat", seat, "last", seats - 1);
    }
  }

  private static Problem taken(Game game, int seat) {
    List<Integer> open = game.header().openSeats();
    Problem problem =
        open.isEmpty()
            ? Problem.of(Code.SEAT_TAKEN, "seat.taken", "seat", seat)
            : Problem.of(Code.SEAT_TAKEN, "seat.taken_others_open", "seat", seat, "open", open);
    return problem.with("version", game.version());
  }

  private static Problem tooLate(Game game) {
    String why =
        switch (game.status()) {
          case ABORTED -> "game.aborted";
          case HALTED -> "game.halted";
          case OPEN, RUNNING, FINISHED -> "game.started";
        };
    return Problem.of(Code.GAME_NOT_RUNNING, why).with("version", game.version());
  }

  // ---- ending early

  /** Ends a game without a result, before anybody has acted. */
  public Answers.Game abort(String id, Bearer token) {
    return games.change(
        id,
        game -> {
          Caller.of(game.header(), token).requireHost("deed.abort");
          if (game.status() == Status.ABORTED) {
            return new Plan.Answer<>(Shown.game(game));
          }
          requireNobodyActed(game);
          GameHeader aborted = game.header().with(Status.ABORTED);
          return new Plan.Store<>(aborted, game.match(), Optional.empty(), Shown::game);
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
              throw Problem.of(Code.GAME_NOT_RUNNING, "game.acted", "seat", entry.seat())
                  .with("version", game.version());
            });
    if (game.status() == Status.FINISHED) {
      throw Problem.of(Code.GAME_NOT_RUNNING, "game.over").with("version", game.version());
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
    Caller.of(game.header(), token);
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
    GameStore.Page page = page(games, query);
    List<Game> found =
        page.games().stream()
            .flatMap(id -> games.listed(id).stream())
            .filter(game -> game.header().terms().visibility() == Visibility.PUBLIC)
            .filter(game -> status.isEmpty() || game.status() == status.get())
            .toList();
    return new Answers.GameList(
        seenNow(games, found).stream().map(Shown::game).toList(), page.next());
  }

  /** Games of a list, those that have a clock as they are now. */
  static List<Game> seenNow(Games games, List<Game> found) {
    boolean clocks = found.stream().anyMatch(game -> game.clock().isPresent());
    Optional<Instant> now = clocks ? Optional.of(games.store().now()) : Optional.empty();
    return found.stream()
        .map(game -> game.clock().isPresent() ? now.map(game::seen).orElse(game) : game)
        .toList();
  }

  /** A page of a list, whose cursor came from outside. */
  static GameStore.Page page(Games games, GameStore.Query query) {
    try {
      return games.store().list(query);
    } catch (IllegalArgumentException _) { // only a cursor can be wrong: limit is bounded
      throw Problem.malformed("query/after", "query.after");
    }
  }
}
