package dev.boardwright.api.wire;

import com.fasterxml.jackson.annotation.JsonProperty;
import dev.boardwright.engine.Grammar;
import dev.boardwright.engine.Leaving;
import dev.boardwright.engine.Match;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * The bodies of requests, by the names of the contract. Their bounds are checked as they are read.
 */
public final class Requests {

  /** The most seats of a game. */
  public static final int MOST_SEATS = 16;

  static final int LONGEST_WORD = 40;
  private static final int MOST_OPTIONS = 100;
  private static final int MOST_AT_ONCE = 100;

  private Requests() {}

  /** A game to create. */
  public record CreateGame(
      @JsonProperty(required = true) String ruleset,
      Optional<Map<String, Object>> options,
      @JsonProperty(required = true) List<SeatRequest> seats,
      Optional<Visibility> visibility,
      Optional<String> seed,
      Optional<Boolean> nonces,
      Optional<Boolean> confirmTurns,
      Optional<Leaving> leavers,
      Optional<TimeControl> clock) {
    public CreateGame {
      Check.text("ruleset", ruleset, LONGEST_WORD);
      seats = Check.list("seats", seats, 1, MOST_SEATS);
      if (options.isPresent() && options.get().size() > MOST_OPTIONS) {
        throw new Unfit("options", "property.options", "most", MOST_OPTIONS);
      }
      seed.ifPresent(text -> Check.seed("seed", text));
      if (nonces.orElse(false)) {
        requireNonces(seats, seed);
      }
    }

    private static void requireNonces(List<SeatRequest> seats, Optional<String> seed) {
      if (seed.isPresent()) {
        throw new Unfit("nonces", "nonce.seed");
      }
      if (seats.stream().allMatch(seat -> seat.kind() == SeatRequest.Kind.BOT)) {
        throw new Unfit("nonces", "nonce.bots");
      }
    }
  }

  /**
   * Games to create.
   *
   * @param sameSeed whether all of them share one secret seed
   */
  public record CreateGames(
      @JsonProperty(required = true) List<CreateGame> games, Optional<Boolean> sameSeed) {
    public CreateGames {
      games = Check.list("games", games, 1, MOST_AT_ONCE);
      if (sameSeed.orElse(false)) {
        for (int i = 0; i < games.size(); i++) {
          CreateGame game = games.get(i);
          if (game.seed().isPresent()) {
            throw new Unfit("games/" + i + "/seed", "shared_seed.seed");
          }
          if (game.nonces().orElse(false)) {
            throw new Unfit("games/" + i + "/nonces", "shared_seed.nonces");
          }
          if (game.visibility().orElse(Visibility.UNLISTED) == Visibility.PUBLIC) {
            throw new Unfit("games/" + i + "/visibility", "shared_seed.public");
          }
        }
      }
    }
  }

  /** Games to find. */
  public record FindGames(@JsonProperty(required = true) List<String> ids) {
    public FindGames {
      ids = Check.list("ids", ids, 1, MOST_AT_ONCE);
      for (int i = 0; i < ids.size(); i++) {
        Check.id("ids/" + i, ids.get(i));
      }
    }
  }

  /** A game to create from a point of another one. */
  public record ForkRequest(
      @JsonProperty(required = true) GameRecord record,
      @JsonProperty(required = true) int version,
      Optional<Visibility> visibility) {
    public ForkRequest {
      Check.present("record", record);
      Check.atLeast("version", version, 0);
    }
  }

  /** A finished game to keep that was played elsewhere. */
  public record ImportRequest(
      @JsonProperty(required = true) GameRecord record, Optional<Visibility> visibility) {
    public ImportRequest {
      Check.present("record", record);
    }
  }

  /**
   * Who shall sit on a seat.
   *
   * @param account the account that plays it; empty: whoever has the seat's token
   * @param bot the house bot that plays it
   */
  public record SeatRequest(
      @JsonProperty(required = true) Kind kind,
      Optional<String> name,
      Optional<String> account,
      Optional<HouseBot> bot) {
    /** How a seat can be asked for. */
    public enum Kind {
      RESERVED,
      OPEN,
      BOT;

      /** What such a seat is from the start. */
      public SeatKind seatKind() {
        return SeatKind.valueOf(name());
      }
    }

    public SeatRequest {
      Check.present("kind", kind);
      Check.name("name", name);
      account.ifPresent(id -> Check.id("account", id));
      if (bot.isPresent() && (kind != Kind.BOT || account.isPresent())) {
        throw new Unfit("bot", "property.bot");
      }
      if (account.isPresent() && kind == Kind.OPEN) {
        throw new Unfit("account", "property.open_seat_account");
      }
      if (kind == Kind.OPEN && name.isPresent()) {
        throw new Unfit("name", "property.open_seat_name");
      }
    }
  }

  /** Who wants a seat. */
  public record ClaimRequest(Optional<String> name, Optional<String> nonce) {
    public ClaimRequest {
      Check.name("name", name);
      nonce.ifPresent(text -> Check.nonce("nonce", text));
    }
  }

  /** What a player adds to the luck of a game. */
  public record NonceRequest(@JsonProperty(value = "nonce", required = true) String nonce) {
    public NonceRequest {
      Check.nonce("nonce", nonce);
    }
  }

  /** The answer to a decision, in exactly one of two forms. */
  public record MovesRequest(
      @JsonProperty(required = true) String decision,
      Optional<List<String>> moves,
      Optional<List<TypedMove>> typed) {
    public MovesRequest {
      Check.text("decision", decision, LONGEST_WORD);
      if (moves.isPresent() == typed.isPresent()) {
        throw new Unfit("", "property.moves");
      }
      moves = moves.map(list -> Check.list("moves", list, 1, Match.LONGEST_BATCH));
      typed = typed.map(list -> Check.list("typed", list, 1, Match.LONGEST_BATCH));
      moves.ifPresent(Requests::checkLengths);
    }
  }

  private static void checkLengths(List<String> texts) {
    for (int i = 0; i < texts.size(); i++) {
      Check.text("moves/" + i, texts.get(i), Grammar.LONGEST_TEXT);
    }
  }

  /**
   * Moves to try out.
   *
   * @param version where to start; empty for the current version
   */
  public record ExploreRequest(
      Optional<Integer> version, @JsonProperty(required = true) List<String> moves) {
    public ExploreRequest {
      version.ifPresent(number -> Check.atLeast("version", number, 0));
      moves = Check.list("moves", moves, 1, Match.LONGEST_BATCH);
      checkLengths(moves);
    }
  }

  /** A move in typed form. */
  public record TypedMove(
      @JsonProperty(required = true) String type,
      @JsonProperty(required = true) Map<String, Object> args) {
    public TypedMove {
      Check.text("type", type, 60);
      Check.present("args", args);
    }
  }

  /** Where to call, and of what to tell; of everything without {@code events}. */
  public record CreateWebhook(
      @JsonProperty(required = true) String url, Optional<List<WebhookEvent>> events) {
    public CreateWebhook {
      Check.url("url", url);
      events = events.map(list -> Check.list("events", list, 1, WebhookEvent.values().length));
    }
  }

  /** How far to take back. */
  public record UndoRequest(@JsonProperty(value = "to", required = true) String to) {
    public UndoRequest {
      Check.text("to", to, LONGEST_WORD);
    }
  }
}
