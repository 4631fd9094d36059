package dev.boardwright.engine.conformance;

import dev.boardwright.engine.ChanceMove;
import dev.boardwright.engine.Option;
import dev.boardwright.engine.Options;
import dev.boardwright.engine.Ruleset;
import dev.boardwright.engine.Seat;
import java.util.List;
import java.util.Optional;

/** Checks of what a ruleset says about itself. */
final class Declaration {

  private static final String WORD = "[a-z][a-z0-9]*(_[a-z0-9]+)*";

  private final Ruleset<?> ruleset;

  private Declaration(Ruleset<?> ruleset) {
    this.ruleset = ruleset;
  }

  static void check(Ruleset<?> ruleset) {
    var declaration = new Declaration(ruleset);
    declaration.identity();
    declaration.options();
    declaration.grammars();
    declaration.results();
    Optional<String> unfit = Values.unfit("components", ruleset.components());
    declaration.require(
        unfit.isEmpty(), "components are made of records, lists, …; but " + unfit.orElse(""));
  }

  private void identity() {
    require(ruleset.id().matches(WORD), "the id '" + ruleset.id() + "' is not a word");
    require(ruleset.version() >= 1, "versions count from 1");
    List<Integer> versions = ruleset.versions();
    require(
        !versions.isEmpty()
            && versions.stream().mapToInt(v -> v).max().orElse(0) == ruleset.version(),
        "the current version " + ruleset.version() + " is not the highest of " + versions);
    require(
        1 <= ruleset.minSeats()
            && ruleset.minSeats() <= ruleset.maxSeats()
            && ruleset.maxSeats() <= Seat.MOST,
        "seats go from 1 to " + Seat.MOST);
    require(
        ruleset.limits().entries() > 0 && ruleset.limits().answersATurn() > 0,
        "limits() are positive");
  }

  private void options() {
    List<String> keys = ruleset.options().stream().<String>map(Option::key).toList();
    require(keys.stream().distinct().count() == keys.size(), "an option twice in " + keys);
    for (Option<?> option : ruleset.options()) {
      require(option.key().matches(WORD), "the option '" + option.key() + "' is not a word");
      require(
          standardFits(option), "the default of option " + option.key() + " is none of its values");
    }
    Options standard = Options.standard(ruleset.options());
    boolean playable = false;
    for (int seats = ruleset.minSeats(); seats <= ruleset.maxSeats(); seats++) {
      playable |= ruleset.refuses(seats, standard).isEmpty();
    }
    require(playable, "no number of seats can play with the default options");
  }

  private static <T> boolean standardFits(Option<T> option) {
    return option.read(option.sent(option.standard())).equals(Optional.of(option.standard()));
  }

  private void results() {
    requireWords("reasons()", ruleset.reasons());
    requireWords("categories()", ruleset.categories());
  }

  private void requireWords(String where, List<String> words) {
    require(!words.isEmpty(), where + " has no word");
    words.forEach(word -> require(word.matches(WORD), "'" + word + "' is not a word"));
  }

  private void grammars() {
    require(
        ruleset.decisions().words().stream().noneMatch(word -> word.chance()),
        "steps of CHANCE are no decisions; leave them out of decisions()");
    var sources = ruleset.sources();
    for (int i = 0; i < sources.size(); i++) {
      require(
          sources.get(i).ordinal() == i,
          "sources() are the constants of one enum in order, but " + sources);
    }
    boolean draws = ruleset.moves().words().stream().anyMatch(word -> word.chance());
    require(
        draws == !sources.isEmpty(),
        draws
            ? "there are moves of CHANCE ("
                + ChanceMove.class.getSimpleName()
                + ") without a source"
            : "there are sources but no moves of CHANCE");
  }

  private void require(boolean kept, String otherwise) {
    if (!kept) {
      throw new NonConformance(
          Check.RULESET,
          "%s version %d breaks %s: %s"
              .formatted(ruleset.id(), ruleset.version(), Check.RULESET, otherwise));
    }
  }
}
