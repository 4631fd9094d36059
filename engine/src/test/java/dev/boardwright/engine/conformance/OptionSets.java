package dev.boardwright.engine.conformance;

import dev.boardwright.engine.EnumWords;
import dev.boardwright.engine.Option;
import dev.boardwright.engine.Options;
import dev.boardwright.engine.Parsed;
import dev.boardwright.engine.Ruleset;
import dev.boardwright.engine.Text;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.SplittableRandom;
import java.util.stream.Collectors;

/** Chooses the options that games are played with. */
final class OptionSets {

  private static final int MIXED = 3;

  private OptionSets() {}

  /** The defaults, every other value alone, and a few random mixes. */
  static List<Options> worthwhile(Ruleset<?> ruleset) {
    List<Options> sets = new ArrayList<>();
    sets.add(read(ruleset, Map.of()));
    for (Option<?> option : ruleset.options()) {
      for (Object value : values(option)) {
        sets.add(read(ruleset, Map.of(option.key(), value)));
      }
    }
    var rng = new SplittableRandom(ruleset.options().size());
    for (int i = 0; i < MIXED && ruleset.options().size() > 1; i++) {
      Map<String, Object> mixed = new LinkedHashMap<>();
      for (Option<?> option : ruleset.options()) {
        List<Object> values = values(option);
        mixed.put(option.key(), values.get(rng.nextInt(values.size())));
      }
      sets.add(read(ruleset, mixed));
    }
    return sets.stream().distinct().collect(Collectors.toList());
  }

  private static List<Object> values(Option<?> option) {
    return switch (option) {
      case Option.Flag _ -> List.of(false, true);
      case Option.Whole whole -> List.of(whole.min(), whole.max());
      case Option.Choice<?> choice -> List.copyOf(EnumWords.of(choice.type()).words());
    };
  }

  private static Options read(Ruleset<?> ruleset, Map<String, Object> sent) {
    return switch (Options.read(ruleset.options(), sent)) {
      case Parsed.Ok<Options>(Options options) -> options;
      case Parsed.Bad<Options>(Text reason) ->
          throw new NonConformance(
              Check.RULESET, ruleset.id() + ": an option refuses its own value: " + reason);
    };
  }
}
