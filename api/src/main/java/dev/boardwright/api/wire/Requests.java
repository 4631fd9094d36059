package dev.boardwright.api.wire;

import com.fasterxml.jackson.annotation.JsonProperty;
import dev.boardwright.engine.Grammar;
import dev.boardwright.engine.Match;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** The bodies of requests. Their bounds are checked as they are read. */
public final class Requests {

  private static final int LONGEST_WORD = 40;
  private static final int MOST_SEATS = 16;
  private static final int MOST_OPTIONS = 100;

  private Requests() {}

  /** A game to create. */
  public record NewGame(
      @JsonProperty(required = true) String ruleset,
      Optional<Map<String, Object>> options,
      @JsonProperty(required = true) List<NewSeat> seats,
      Optional<Visibility> visibility,
      Optional<String> seed,
      Optional<Boolean> confirmTurns) {
    public NewGame {
      Check.text("ruleset", ruleset, LONGEST_WORD);
      seats = Check.list("seats", seats, 1, MOST_SEATS);
      if (options.isPresent() && options.get().size() > MOST_OPTIONS) {
        throw new Unfit("options", "There are at most " + MOST_OPTIONS + " options.");
      }
      seed.ifPresent(text -> Check.seed("seed", text));
    }
  }

  /** A game to create from a point of another one. */
  public record Fork(
      @JsonProperty(required = true) GameRecord record,
      @JsonProperty(required = true) int version,
      Optional<Visibility> visibility) {
    public Fork {
      Check.present("record", record);
      Check.atLeast("version", version, 0);
    }
  }

  /** Who shall sit on a seat. */
  public record NewSeat(@JsonProperty(required = true) Kind kind, Optional<String> name) {
    /** How a seat can be asked for. */
    public enum Kind {
      RESERVED,
      OPEN,
      BOT;

      public SeatKind seatKind() {
        return SeatKind.valueOf(name());
      }
    }

    public NewSeat {
      Check.present("kind", kind);
      Check.name("name", name);
    }
  }

  /** Who wants a seat. */
  public record Claim(Optional<String> name) {
    public Claim {
      Check.name("name", name);
    }
  }

  /** The answer to a decision, in exactly one of two forms. */
  public record Moves(
      @JsonProperty(required = true) String decision,
      Optional<List<String>> moves,
      Optional<List<TypedMove>> typed) {
    public Moves {
      Check.text("decision", decision, LONGEST_WORD);
      if (moves.isPresent() == typed.isPresent()) {
        throw new Unfit("", "Give exactly one of `moves` and `typed`.");
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
  public record Explore(
      Optional<Integer> version, @JsonProperty(required = true) List<String> moves) {
    public Explore {
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

  /** How far to take back. */
  public record UndoTo(@JsonProperty(value = "to", required = true) String to) {
    public UndoTo {
      Check.text("to", to, LONGEST_WORD);
    }
  }
}
