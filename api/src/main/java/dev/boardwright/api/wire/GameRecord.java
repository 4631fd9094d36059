package dev.boardwright.api.wire;

import com.fasterxml.jackson.annotation.JsonInclude;
import com.fasterxml.jackson.annotation.JsonInclude.Include;
import com.fasterxml.jackson.annotation.JsonProperty;
import dev.boardwright.engine.Entry;
import dev.boardwright.engine.Grammar;
import dev.boardwright.engine.Match;
import dev.boardwright.engine.Seed;
import java.time.Instant;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * A whole game in clear: what a server gives after the end, and what is sent to be verified.
 *
 * @param format of the record, which goes up when older readers could no longer read it; the first
 *     records did not tell theirs
 * @param sharedSeed present if other games had the same secret seed
 * @param forkedAt the version up to which it is another game
 * @param seed the text from whose bytes in UTF-8, and the nonces of the seats, all chance follows
 */
public record GameRecord(
    Optional<Integer> format,
    @JsonProperty(required = true) String ruleset,
    @JsonProperty(required = true) int rulesetVersion,
    @JsonProperty(required = true) Map<String, Object> options,
    @JsonProperty(required = true) List<RecordSeat> seats,
    @JsonProperty(required = true) String seed,
    @JsonProperty(required = true) String seedHash,
    @JsonProperty(required = true) boolean practice,
    @JsonInclude(Include.NON_ABSENT) Optional<Boolean> sharedSeed,
    @JsonProperty(required = true) boolean confirmTurns,
    @JsonInclude(Include.NON_ABSENT) Optional<Integer> forkedAt,
    @JsonInclude(Include.NON_ABSENT) Optional<TimeControl> clock,
    @JsonProperty(required = true) List<RecordAppend> appends,
    Optional<Answers.GameResult> result) {

  /** The format that is written. */
  public static final int FORMAT = 1;

  private static final int MOST_APPENDS = 50_000;
  private static final int MOST_ENTRIES = 1_000;

  public GameRecord {
    if (format.orElse(FORMAT) != FORMAT) {
      throw new Unfit("format", "record.format", "known", FORMAT);
    }
    Check.text("ruleset", ruleset, Requests.LONGEST_WORD);
    Check.atLeast("rulesetVersion", rulesetVersion, 1);
    Check.present("options", options);
    seats = Check.list("seats", seats, 1, Requests.MOST_SEATS);
    Check.seed("seed", seed);
    Check.hex("seedHash", seedHash, 64);
    forkedAt.ifPresent(version -> Check.atLeast("forkedAt", version, 0));
    appends = Check.list("appends", appends, 0, MOST_APPENDS);
  }

  /** What all chance follows from. */
  public Seed luck() {
    return Seed.of(seed).with(seats.stream().map(RecordSeat::nonce).toList());
  }

  /**
   * Who sat on a seat when the game began.
   *
   * @param bot the house bot that played; empty if none did
   */
  public record RecordSeat(
      @JsonProperty(required = true) SeatKind kind,
      Optional<String> name,
      @JsonInclude(Include.NON_ABSENT) Optional<String> nonce,
      @JsonInclude(Include.NON_ABSENT) Optional<HouseBot> bot) {
    public RecordSeat {
      if (Check.present("kind", kind) == SeatKind.OPEN) {
        throw new Unfit("kind", "record.seat_kind");
      }
      Check.name("name", name);
      if (bot.isPresent() && kind != SeatKind.BOT) {
        throw new Unfit("bot", "property.bot");
      }
      nonce.ifPresent(text -> Check.nonce("nonce", text));
    }
  }

  /**
   * One unit of the log.
   *
   * @param seat who acted; empty for the set-up
   * @param decision what was answered; empty where nothing was
   */
  public record RecordAppend(
      Optional<Integer> seat,
      Optional<String> decision,
      @JsonProperty(required = true) List<String> submitted,
      @JsonProperty(required = true) Instant at,
      @JsonProperty(required = true) String digest,
      @JsonProperty(required = true) List<RecordEntry> entries) {
    public RecordAppend {
      seat.ifPresent(number -> Check.atLeast("seat", number, 0));
      submitted = Check.list("submitted", submitted, 0, Match.LONGEST_BATCH);
      Check.present("at", at);
      Check.hex("digest", digest, 16);
      entries = Check.list("entries", entries, 1, MOST_ENTRIES);
    }
  }

  /** An entry of the log in the least that a replay needs. */
  public record RecordEntry(
      @JsonProperty(required = true) int version,
      @JsonProperty(required = true) Entry.Kind kind,
      Optional<Integer> seat,
      @JsonInclude(Include.NON_ABSENT) Optional<String> decision,
      @JsonInclude(Include.NON_ABSENT) Optional<String> code,
      @JsonInclude(Include.NON_ABSENT) Optional<Boolean> auto,
      @JsonInclude(Include.NON_ABSENT) Optional<String> to) {
    public RecordEntry {
      Check.atLeast("version", version, 1);
      Check.present("kind", kind);
      seat.ifPresent(number -> Check.atLeast("seat", number, 0));
      code.ifPresent(text -> Check.text("code", text, Grammar.LONGEST_TEXT));
    }
  }
}
