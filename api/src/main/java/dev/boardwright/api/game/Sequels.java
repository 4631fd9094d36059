package dev.boardwright.api.game;

import dev.boardwright.api.game.GameHeader.Luck;
import dev.boardwright.api.game.GameHeader.Origin;
import dev.boardwright.api.game.GameHeader.Played;
import dev.boardwright.api.game.GameHeader.Terms;
import dev.boardwright.api.wire.Answers;
import dev.boardwright.api.wire.Code;
import dev.boardwright.api.wire.GameRecord;
import dev.boardwright.api.wire.Problem;
import dev.boardwright.api.wire.Requests;
import dev.boardwright.api.wire.SeatKind;
import dev.boardwright.api.wire.Status;
import dev.boardwright.api.wire.Visibility;
import dev.boardwright.engine.Match;
import dev.boardwright.engine.Seed;
import java.time.InstantSource;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** Games that come from other games: rematches and forks. */
public final class Sequels {

  private final Games games;
  private final Records records;
  private final Intents intents;
  private final InstantSource clock;

  /**
   * @param records replays what is forked
   * @param clock what new games are dated by
   */
  public Sequels(Games games, Records records, InstantSource clock) {
    this.games = games;
    this.records = records;
    this.intents = new Intents(games.store());
    this.clock = clock;
  }

  // ---- rematches

  /**
   * The next game of the same players, created by the first call of any of them, and the token of
   * the caller's seat in it, unless that is an account's. What it will be is stored in the old game
   * first: so there is only one, whoever calls, and whatever is interrupted.
   */
  public Answers.Rematch rematch(String id, Bearer token) {
    Game before =
        games.change(
            id,
            game -> {
              game.caller(token).requirePlayer("deed.rematch");
              return announced(game);
            });
    int seat = before.caller(token).requirePlayer("deed.rematch");
    GameHeader old = before.header();
    GameHeader.Next next = old.next().orElseThrow();
    Optional<String> account = old.seats().get(seat).account();
    Optional<String> mine =
        token
            .token()
            .filter(_ -> account.isEmpty())
            .map(secret -> Tokens.following(secret, next.game()));
    games.create(next.game(), rematchOf(old, next));
    Game game = games.change(next.game(), found -> seated(found, seat, mine, account));
    return new Answers.Rematch(Shown.game(game), mine);
  }

  private Plan<Game> announced(Game game) {
    if (game.status() != Status.FINISHED) {
      String why = game.status() == Status.RUNNING ? "rematch.too_early" : "rematch.no_end";
      throw game.problem(Code.GAME_NOT_RUNNING, why);
    }
    if (game.header().next().isPresent()) {
      return new Plan.Answer<>(game);
    }
    var next = new GameHeader.Next(Tokens.gameId(), Tokens.seed(), NewGameIntent.now(clock));
    return Plan.Change.of(game, game.header().withNext(next), after -> after);
  }

  private GameHeader rematchOf(GameHeader old, GameHeader.Next next) {
    List<Holder> holders = old.seats().stream().map(Sequels::again).toList();
    int version =
        games
            .catalog()
            .require(old.played().ruleset(), Code.RULESET_VERSION_UNAVAILABLE)
            .ruleset()
            .version();
    Played before = old.played();
    Origin origin = old.origin();
    return GameHeader.open(
        new Played(before.ruleset(), version, before.options(), before.confirmTurns()),
        Luck.of(next.seed(), old.luck().nonces()),
        new Origin(
            next.createdAt(), origin.hostHash(), origin.hostAccount(), Optional.empty(), false),
        old.terms(),
        holders);
  }

  /** The same player for another game; a house bot is there at once. */
  private static Holder again(Holder holder) {
    SeatKind kind = holder.kind() == SeatKind.BOT ? SeatKind.BOT : SeatKind.RESERVED;
    return Holder.of(kind, holder.name(), Optional.empty(), holder.firstBot());
  }

  private Plan<Game> seated(Game game, int seat, Optional<String> mine, Optional<String> account) {
    Holder now = game.header().seats().get(seat);
    if (now.held()) {
      return new Plan.Answer<>(game); // this seat has called before: nobody else can take it
    }
    Holder holder = now.withToken(mine.map(Tokens::hash)).ownedBy(account);
    if (game.status() != Status.OPEN) {
      throw game.problem(Code.GAME_NOT_RUNNING, "rematch.aborted");
    }
    return games.seated(game, game.header().withSeat(seat, holder), after -> after);
  }

  // ---- forks

  /** Creates a practice game that goes on from a version of a record. */
  public Answers.CreatedGame fork(
      Requests.ForkRequest request, Optional<String> key, Bearer token) {
    GameRecord record = request.record();
    NewGameIntent intent =
        intents.intent(
            new Intents.Scope("fork", token.account()),
            key,
            request,
            NewGameIntent.class,
            () -> intent(record));
    Match<?> match = records.fork(record, request.version(), Seed.of(intent.seed()));
    requireGoesOn(match, request.version());
    GameHeader header = header(request, match.setup().options().sent(), intent, token.account());
    match
        .appends()
        .forEach(append -> Records.requireFits(Codec.write(append), "/version", "fork.too_long"));
    Game game = games.create(intent.game(), header, match);
    return new Answers.CreatedGame(Shown.game(game), intent.tokens(token.account()));
  }

  private NewGameIntent intent(GameRecord record) {
    List<Optional<String>> tokens = new ArrayList<>();
    record
        .seats()
        .forEach(
            seat ->
                tokens.add(seat.bot().isPresent() ? Optional.empty() : Optional.of(Tokens.seat())));
    return NewGameIntent.of(tokens, Tokens.seed(), clock);
  }

  private static void requireGoesOn(Match<?> match, int version) {
    if (match.over()) {
      throw Problem.invalid("/version", "fork.over", "version", version);
    }
  }

  private static GameHeader header(
      Requests.ForkRequest request,
      Map<String, Object> options,
      NewGameIntent intent,
      Optional<String> host) {
    GameRecord record = request.record();
    List<Holder> holders = new ArrayList<>();
    for (int seat = 0; seat < record.seats().size(); seat++) {
      GameRecord.RecordSeat before = record.seats().get(seat);
      Optional<String> hash = intent.seats().get(seat).map(Tokens::hash);
      SeatKind kind = before.bot().isPresent() ? SeatKind.BOT : SeatKind.RESERVED;
      holders.add(Holder.of(kind, before.name(), hash, before.bot()));
    }
    return GameHeader.open(
        new Played(record.ruleset(), record.rulesetVersion(), options, record.confirmTurns()),
        new Luck(intent.seed(), true, Tokens.seed(), false, Optional.empty(), Optional.empty()),
        new Origin(
            intent.createdAt(),
            Tokens.hash(intent.host()),
            host,
            Optional.of(request.version()),
            false),
        new Terms(
            request.visibility().orElse(Visibility.UNLISTED),
            Terms.USUAL_LEAVERS,
            Optional.empty()),
        holders);
  }
}
