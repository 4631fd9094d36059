package dev.boardwright.api.ops;

import com.fasterxml.jackson.core.JsonProcessingException;
import dev.boardwright.api.wire.Answers;
import dev.boardwright.api.wire.Json;
import dev.boardwright.engine.DecisionId;
import dev.boardwright.engine.Match;
import dev.boardwright.engine.Move;
import dev.boardwright.engine.Ruleset;
import dev.boardwright.engine.Seed;
import dev.boardwright.engine.Setup;
import dev.boardwright.engine.Viewer;
import java.util.List;
import java.util.SplittableRandom;
import java.util.random.RandomGenerator;

/** Plays random games of a ruleset, so that the first player does not pay for a cold JVM. */
public final class Warmup {

  private static final int GAMES = 5;

  private Warmup() {}

  /** Plays a few whole games, boards written and all; takes a second or two on a cold JVM. */
  public static <M extends Move> void play(Ruleset<M> ruleset) {
    RandomGenerator random = new SplittableRandom(1);
    for (int game = 0; game < GAMES; game++) {
      Setup setup = Setup.standard(ruleset, ruleset.maxSeats());
      Match<M> match = Match.start(ruleset, setup, Seed.of("warm-up " + game));
      while (!match.over()) {
        match = move(match, random);
      }
    }
  }

  private static <M extends Move> Match<M> move(Match<M> match, RandomGenerator random) {
    int seat = match.toAct().first();
    Match.Asked<M> asked = match.asked(seat).orElseThrow();
    M move = asked.moves().get(random.nextInt(asked.moves().size()));
    write(match, seat);
    DecisionId id = asked.id();
    List<String> codes = List.of(match.ruleset().moves().text(move));
    return switch (match.submit(seat, id, codes)) {
      case Match.Outcome.Accepted<M>(Match<M> next, var _) -> next;
      case Match.Outcome.Replayed<M> _, Match.Outcome.Refused<M> _ ->
          throw new IllegalStateException("a listed move was not accepted: " + codes);
    };
  }

  private static void write(Match<?> match, int seat) {
    var board = new Answers.TypedBoard(match.ruleset().id(), match.view(Viewer.of(seat)));
    try {
      Json.MAPPER.writeValueAsBytes(board);
    } catch (JsonProcessingException e) {
      throw new IllegalStateException("a board cannot be written", e);
    }
  }
}
