package dev.boardwright.api.load;

import dev.boardwright.engine.Match;
import dev.boardwright.engine.Move;
import dev.boardwright.engine.Ruleset;
import dev.boardwright.engine.Seed;
import dev.boardwright.engine.Setup;
import java.util.ArrayList;
import java.util.List;
import java.util.SplittableRandom;

/**
 * A whole game written down beforehand, so that playing it over HTTP costs the player no thought:
 * with the same seed and the same moves the service asks the same decisions.
 */
record Script(String seed, List<Turn> turns) {

  /** One answer: who sends what to which decision. */
  record Turn(int seat, String decision, String move) {}

  static <M extends Move> Script record(Ruleset<M> ruleset, Setup setup, String seed) {
    var random = new SplittableRandom(seed.hashCode());
    List<Turn> turns = new ArrayList<>();
    Match<M> match = Match.start(ruleset, setup, Seed.of(seed));
    while (!match.over()) {
      int seat = match.toAct().first();
      var asked = match.asked(seat).orElseThrow();
      M move = asked.moves().get(random.nextInt(asked.moves().size()));
      String code = ruleset.moves().text(move);
      turns.add(new Turn(seat, asked.id().toString(), code));
      match =
          switch (match.submit(seat, asked.id(), List.of(code))) {
            case Match.Outcome.Accepted<M> accepted -> accepted.match();
            case Match.Outcome.Replayed<M> _, Match.Outcome.Refused<M> _ ->
                throw new IllegalStateException(code + " was listed and then refused");
          };
    }
    return new Script(seed, turns);
  }
}
