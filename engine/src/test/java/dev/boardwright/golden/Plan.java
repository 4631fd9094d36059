package dev.boardwright.golden;

import dev.boardwright.bots.Bot;
import dev.boardwright.bots.GreedyBot;
import dev.boardwright.bots.RandomBot;
import dev.boardwright.engine.DecisionId;
import dev.boardwright.engine.Leaving;
import dev.boardwright.engine.Match;
import dev.boardwright.engine.Move;
import dev.boardwright.engine.Options;
import dev.boardwright.engine.Parsed;
import dev.boardwright.engine.Ruleset;
import dev.boardwright.engine.Seed;
import dev.boardwright.engine.Setup;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.SplittableRandom;

/**
 * A game to be recorded.
 *
 * @param confirm whether turns are confirmed
 * @param leaves whether a player leaves on the way
 */
record Plan(
    String ruleset,
    String name,
    int seats,
    Map<String, Object> options,
    boolean confirm,
    boolean leaves) {

  private static final int UNDO_EVERY = 20;
  private static final int LEAVES_AT = 30; // acts

  /** All games that are recorded; one of a ruleset that is not installed is left out. */
  static List<Plan> all() {
    List<Plan> plans = new ArrayList<>();
    plans.add(new Plan("nim", "three_seats", 3, Map.of(), false, false));
    plans.add(new Plan("night_market", "two_seats", 2, Map.of(), false, false));
    plans.add(new Plan("night_market", "three_seats", 3, Map.of("weather", "rain"), true, true));
    plans.add(new Plan("night_market", "four_seats", 4, Map.of("rounds", 3), true, false));
    for (int seats = 2; seats <= 4; seats++) {
      String name = List.of("two_seats", "three_seats", "four_seats").get(seats - 2);
      plans.add(new Plan("tikal", name, seats, Map.of(), seats == 3, seats == 4));
      plans.add(new Plan("tikal", name + "_auction", seats, Map.of("auction", true), false, false));
      for (String level : List.of("apprentice", "magician", "archmage")) {
        Map<String, Object> options = Map.of("level", level);
        plans.add(new Plan("seasons", name + "_" + level, seats, options, seats == 2, seats == 3));
      }
      plans.add(new Plan("tzolkin", name, seats, Map.of(), seats == 3, seats == 4));
    }
    Map<String, Object> immediate = Map.of("building_refill", "immediate");
    plans.add(new Plan("tzolkin", "four_seats_immediate_refill", 4, immediate, false, false));
    Map<String, Object> expanded = new LinkedHashMap<>();
    List.of("quick_actions", "prophecies", "tribes", "new_buildings")
        .forEach(part -> expanded.put(part, true));
    for (int seats = 2; seats <= 5; seats++) {
      String name = List.of("two", "three", "four", "five").get(seats - 2) + "_seats_expansion";
      plans.add(new Plan("tzolkin", name, seats, expanded, seats == 4, seats == 5));
    }
    for (int seats = 1; seats <= 4; seats++) {
      String name = List.of("one_seat", "two_seats", "three_seats", "four_seats").get(seats - 1);
      plans.add(new Plan("santa_maria", name, seats, Map.of(), seats == 3, seats == 4));
    }
    Map<String, Object> advanced =
        Map.of("advanced_setup", true, "blue_die_same_year", true, "happiness_visibility", "open");
    plans.add(new Plan("santa_maria", "three_seats_advanced", 3, advanced, false, false));
    List<String> known = Golden.rulesets().stream().<String>map(Ruleset::id).toList();
    return plans.stream().filter(plan -> known.contains(plan.ruleset)).toList();
  }

  /** Plays the game: greedy players and random ones, who change their mind now and then. */
  List<String> play() {
    Ruleset<?> found =
        Golden.rulesets().stream().filter(r -> r.id().equals(ruleset)).findFirst().orElseThrow();
    return play(found);
  }

  private <M extends Move> List<String> play(Ruleset<M> rules) {
    if (!(Options.read(rules.options(), options) instanceof Parsed.Ok<Options>(var read))) {
      throw new AssertionError(ruleset + " has other options than " + options);
    }
    var setup = new Setup(rules.version(), seats, read, confirm);
    var recording = Recording.start(rules, setup, Seed.of(ruleset + "/" + name));
    var rng = new SplittableRandom(name.length());
    for (int acts = 1; !recording.match().over(); acts++) {
      if (leaves && acts == LEAVES_AT) {
        recording.act(new Act.Leave(seats - 1, Leaving.VACANT));
        continue;
      }
      int seat = recording.match().toAct().first();
      DecisionId asked = recording.match().asked(seat).orElseThrow().id();
      recording.act(new Act.Submit(asked, List.of(chosen(recording.match(), seat, rng))));
      if (acts % UNDO_EVERY == 0 && canTakeBack(recording.match(), asked)) {
        recording.act(new Act.TakeBack(asked));
      }
    }
    return recording.lines();
  }

  private static <M extends Move> String chosen(Match<M> match, int seat, SplittableRandom rng) {
    Bot bot = seat % 2 == 0 ? new GreedyBot(1, 64) : new RandomBot();
    M move = bot.choose(match.position().observe(seat), rng);
    return match.ruleset().moves().text(move);
  }

  private static <M extends Move> boolean canTakeBack(Match<M> match, DecisionId to) {
    return match.undo(to.seat(), to) instanceof Match.Outcome.Accepted<M>;
  }
}
