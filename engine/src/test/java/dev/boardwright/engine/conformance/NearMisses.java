package dev.boardwright.engine.conformance;

import dev.boardwright.engine.Arg;
import dev.boardwright.engine.Grammar;
import dev.boardwright.engine.Move;
import dev.boardwright.engine.Parsed;
import dev.boardwright.engine.Typed;
import dev.boardwright.engine.Word;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** Moves that differ from a legal one in one argument: well written, and mostly illegal. */
final class NearMisses {

  private static final int TRIED = 3;

  private NearMisses() {}

  static <M extends Move> List<M> of(Game<M> game) {
    List<M> misses = new ArrayList<>();
    Lists.eachListed(
        game,
        (_, moves) ->
            game.some(moves, TRIED).forEach(move -> beside(game, move).ifPresent(misses::add)));
    return misses;
  }

  private static <M extends Move> Optional<M> beside(Game<M> game, M move) {
    Grammar<M> grammar = game.ruleset.moves();
    Typed typed = grammar.typed(move);
    List<Arg> args =
        grammar.words().stream()
            .filter(word -> word.name().equals(typed.type()))
            .map(Word::args)
            .findFirst()
            .orElseThrow()
            .stream()
            .filter(arg -> !arg.list())
            .toList();
    if (args.isEmpty()) {
      return Optional.empty();
    }
    Arg changed = game.some(args, 1).getFirst();
    Map<String, Object> values = new LinkedHashMap<>(typed.args());
    values.put(changed.name(), any(game, changed));
    return grammar.parse(new Typed(typed.type(), values)) instanceof Parsed.Ok<M>(M other)
        ? Optional.of(other)
        : Optional.empty();
  }

  private static Object any(Game<?> game, Arg arg) {
    return switch (arg.kind()) {
      case ENUM -> game.some(arg.words(), 1).getFirst();
      case INTEGER -> game.rng.nextInt(arg.min(), arg.max() + 1);
      case BOOLEAN -> game.rng.nextBoolean();
    };
  }
}
