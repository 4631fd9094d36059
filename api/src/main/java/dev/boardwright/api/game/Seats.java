package dev.boardwright.api.game;

import dev.boardwright.api.wire.Answers;
import dev.boardwright.api.wire.Code;
import dev.boardwright.api.wire.Problem;
import dev.boardwright.api.wire.Requests;
import dev.boardwright.api.wire.SeatKind;
import dev.boardwright.api.wire.Status;
import dev.boardwright.engine.EnumWords;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;

/** The seats of a game before it starts: they are claimed, released, and given nonces. */
public final class Seats {

  private final Games games;
  private final Intents intents;

  /** The seats of these games. */
  public Seats(Games games) {
    this.games = games;
    this.intents = new Intents(games.store());
  }

  // ---- claiming

  /**
   * @param token for the seat, unless it is an account's
   * @param releases how often the seat had been released when this claim first came
   */
  private record ClaimIntent(String token, Optional<Integer> releases) {}

  /**
   * Takes an open seat; whoever takes the last one starts the game.
   *
   * @param token of the account whose seat it is to be, if it is one; else the seat gets a token
   * @throws Problem {@code bad_token} if there is a token that this game does not know
   */
  public Answers.Claim claim(
      String id, int seat, Requests.ClaimRequest request, Optional<String> key, Bearer token) {
    Game before = games.fresh(id);
    var _ = before.caller(token);
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
    if (!now.open()) {
      throw taken(game, seat);
    }
    if (game.status() != Status.OPEN) {
      throw tooLate(game);
    }
    if (claimed.keyed() && !now.releases().equals(claimed.releases())) {
      // or a void token would live again
      throw game.problem(Code.CLAIM_RELEASED, "seat.released", "seat", seat);
    }
    claimed.nonce().ifPresent(_ -> requireTakesNonces(game));
    Holder holder = now.claimed(claimed.name(), claimed.hash(), claimed.nonce(), claimed.account());
    return games.seated(game, game.header().withSeat(seat, holder), answer);
  }

  private static Problem taken(Game game, int seat) {
    List<Integer> open = game.header().openSeats();
    return open.isEmpty()
        ? game.problem(Code.SEAT_TAKEN, "seat.taken", "seat", seat)
        : game.problem(Code.SEAT_TAKEN, "seat.taken_others_open", "seat", seat, "open", open);
  }

  // ---- releasing

  /** Opens a claimed seat again, before the start. */
  public void release(String id, int seat, Bearer token) {
    games.change(id, game -> release(game, seat, game.caller(token)));
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
      case CLAIMED -> Plan.Change.of(game, game.header().withSeat(seat, now.released()), _ -> true);
      case RESERVED, BOT ->
          throw Problem.of(
              Code.NOT_ALLOWED, "seat.given", "seat", seat, "kind", EnumWords.word(now.kind()));
    };
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

  // ---- nonces

  /** Adds what a seat gives to the luck of the game, once and before the start. */
  public Answers.Game nonce(String id, int seat, Bearer token, Requests.NonceRequest request) {
    Bearer speaker = token.session().isPresent() ? token.at(Optional.of(seat)) : token;
    return games.change(
        id,
        game -> {
          requireSeat(game, seat);
          int own = game.caller(speaker).requirePlayer("deed.nonce");
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
      throw game.problem(Code.NONCE_REFUSED, "nonce.given", "seat", seat);
    }
    requireTakesNonces(game);
    GameHeader given = game.header().withSeat(seat, now.withNonce(nonce));
    return games.seated(game, given, Shown::game);
  }

  private static void requireTakesNonces(Game game) {
    if (game.status() != Status.OPEN) {
      String why = game.status() == Status.ABORTED ? "nonce.aborted" : "nonce.started";
      throw game.problem(Code.NONCE_REFUSED, why);
    }
    if (game.header().luck().practice()) {
      throw game.problem(Code.NONCE_REFUSED, "nonce.practice");
    }
  }

  // ---- refusals of more than one of them

  private static void requireSeat(Game game, int seat) {
    int seats = game.header().seats().size();
    if (seat < 0 || seat >= seats) {
      throw Problem.of(Code.NOT_FOUND, "seat.none", "seat", seat, "last", seats - 1);
    }
  }

  private static Problem tooLate(Game game) {
    String why =
        switch (game.status()) {
          case ABORTED -> "game.aborted";
          case HALTED -> "game.halted";
          case OPEN, RUNNING, FINISHED -> "game.started";
        };
    return game.problem(Code.GAME_NOT_RUNNING, why);
  }
}
