package dev.boardwright.engine.conformance;

import dev.boardwright.engine.Append;
import dev.boardwright.engine.DecisionId;
import dev.boardwright.engine.Entry;
import dev.boardwright.engine.Events;
import dev.boardwright.engine.Leaving;
import dev.boardwright.engine.Match;
import dev.boardwright.engine.Match.Outcome;
import dev.boardwright.engine.Move;
import dev.boardwright.engine.Position;
import dev.boardwright.engine.ReplayFailed;
import dev.boardwright.engine.Seed;
import dev.boardwright.engine.Verification;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.SplittableRandom;

/**
 * A whole game as the service plays it: submitted in batches, taken back now and then, left by a
 * player. Its log must lead to the same game again.
 */
final class Matches<M extends Move> {

  private static final int UNDOS = 40;
  private static final int LONGEST_BATCH = 3;

  private final Game<M> game;
  private final Seed seed;
  private final SplittableRandom rng;
  private final Map<DecisionId, List<M>> asked = new HashMap<>();
  private final List<DecisionId> answered = new ArrayList<>();
  private final Set<DecisionId> closed = new HashSet<>();
  private Match<M> match;
  private int undos;

  private Matches(Game<M> game) {
    this.game = game;
    this.seed = Seed.of("conformance " + game.seed);
    this.rng = new SplittableRandom(game.seed);
    this.match = Match.start(game.ruleset, game.setup, seed);
  }

  /** Plays a match, and checks what is left of it. */
  static <M extends Move> void check(Game<M> game) {
    Matches<M> first = new Matches<>(game);
    first.play();
    first.replays();
    Matches<M> second = new Matches<>(game);
    second.play();
    game.requireEqual(
        first.match.appends(), second.match.appends(), "the same seed leads to another game");
  }

  private void play() {
    while (!match.over()) {
      noteAsked();
      if (rng.nextInt(3) == 0 && undos < UNDOS && !answered.isEmpty()) {
        game.run(Check.UNDO, this::undo);
      } else if (leaves()) {
        accept(match.vacate(rng.nextInt(game.setup.seats()), Entry.Kind.RESIGN, leaving()));
      } else {
        submit();
      }
    }
  }

  private boolean leaves() {
    return game.setup.seats() > 2
        && match.left().isEmpty()
        && game.seed % 2 == 0
        && rng.nextInt(100) == 0;
  }

  /** Mostly the game goes on. */
  private Leaving leaving() {
    return rng.nextInt(10) == 0 ? Leaving.END : rng.nextBoolean() ? Leaving.BOT : Leaving.VACANT;
  }

  private void noteAsked() {
    for (int seat : match.toAct().seats().toArray()) {
      var now = match.asked(seat).orElseThrow();
      game.coreKeeps(!closed.contains(now.id()), () -> "decision " + now.id() + " is asked again");
      asked.put(now.id(), now.moves());
    }
  }

  private void submit() {
    int[] seats = match.toAct().seats().toArray();
    int seat = seats[rng.nextInt(seats.length)];
    DecisionId id = match.asked(seat).orElseThrow().id();
    accept(match.submit(seat, id, batch(seat)));
    closed.add(id);
    answered.add(id);
  }

  /** Moves that one seat can make in a row. */
  private List<String> batch(int seat) {
    Position<M> position = match.position();
    List<String> texts = new ArrayList<>();
    do {
      M move = position.randomMove(seat, rng);
      texts.add(game.ruleset.moves().text(move));
      position.playLegal(seat, move, Events.NONE);
    } while (texts.size() < LONGEST_BATCH
        && position.toAct().contains(seat)
        && !position.unasked(seat)
        && rng.nextInt(3) == 0);
    return texts;
  }

  private void undo() {
    DecisionId to = answered.get(answered.size() - 1 - rng.nextInt(Math.min(6, answered.size())));
    undos++;
    switch (match.undo(to.seat(), to)) {
      case Outcome.Accepted<M> accepted -> {
        accept(accepted);
        var again = match.asked(to.seat());
        game.require(again.isPresent(), () -> "after undo seat " + to.seat() + " is not asked");
        game.requireEqual(
            asked.getOrDefault(to, List.of()),
            again.orElseThrow().moves(),
            "after undo the seat is asked something else");
        answered.removeIf(id -> id.seat() == to.seat() && id.asked() >= to.asked());
        closed.add(to);
      }
      case Outcome.Replayed<M> _ ->
          game.coreKeeps(false, () -> "decision " + to + " was taken back before");
      case Outcome.Refused<M> _ -> {} // CHANCE or another seat has acted since
    }
  }

  private void accept(Outcome<M> outcome) {
    if (!(outcome instanceof Outcome.Accepted<M>(Match<M> next, Append append))) {
      game.coreKeeps(false, () -> "a legal move is not accepted: " + outcome);
      return;
    }
    game.coreKeeps(
        append.first() == match.version() && append.version() == next.version(),
        () -> "the append does not fit: " + append);
    game.coreKeeps(
        next.over() || !next.position().chanceToAct(), () -> "CHANCE is left to act: " + append);
    match = next;
  }

  private void replays() {
    try {
      Match<M> again = Match.replay(game.ruleset, game.setup, seed, match.appends());
      game.requireEqual(seen(match), seen(again), "a replayed match is not the same");
    } catch (ReplayFailed e) {
      game.require(false, () -> "a log is not replayed " + e.getMessage());
    }
    game.requireEqual(
        List.of(),
        Verification.faults(game.ruleset, game.setup, seed, match.appends()),
        "the record of a match is not verified");
  }

  /** The log, the result and what everybody sees. */
  private List<Object> seen(Match<M> of) {
    List<Object> seen = new ArrayList<>(List.of(of.log(), of.result()));
    game.viewers().forEach(viewer -> seen.add(of.view(viewer)));
    return seen;
  }
}
