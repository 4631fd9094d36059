package dev.boardwright.api.game;

import dev.boardwright.api.wire.Code;
import dev.boardwright.api.wire.Plain;
import dev.boardwright.api.wire.Problem;
import dev.boardwright.engine.Match;
import dev.boardwright.engine.Options;
import dev.boardwright.engine.Parsed;
import dev.boardwright.engine.Ruleset;
import dev.boardwright.engine.Setup;
import dev.boardwright.engine.Text;
import java.util.Collection;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** The rulesets of this server, by their ids. */
public final class Catalog {

  private final Map<String, Rules<?>> byId = new LinkedHashMap<>();

  /** A catalog of these, none of which has the id of another. */
  public Catalog(List<Ruleset<?>> rulesets) {
    rulesets.forEach(ruleset -> byId.put(ruleset.id(), new Rules<>(ruleset)));
  }

  /** All of them, in the order they were given. */
  public Collection<Rules<?>> all() {
    return byId.values();
  }

  /** The rules of this id; empty if this server has none. */
  public Optional<Rules<?>> find(String id) {
    return Optional.ofNullable(byId.get(id));
  }

  /** The rules of this id, or a problem that says which there are. */
  public Rules<?> require(String id, Code code) {
    return find(id).orElseThrow(() -> absent(id, code));
  }

  /** The rules that a body asks for by its property {@code ruleset}. */
  Rules<?> requested(String id) {
    return find(id).orElseThrow(() -> absent(id, Code.INVALID_OPTIONS).with("pointer", "/ruleset"));
  }

  /** The rules of a game, or a problem that says which there are. */
  Rules<?> of(GameHeader header) {
    return require(header.played().ruleset(), Code.RULESET_VERSION_UNAVAILABLE);
  }

  /** Whether this server has the rules of a game in the version it is played with. */
  boolean playable(GameHeader header) {
    return find(header.played().ruleset())
        .map(rules -> rules.ruleset().versions().contains(header.played().version()))
        .orElse(false);
  }

  /**
   * @throws Problem {@code ruleset_version_unavailable} if this server would play the game by other
   *     rules
   */
  void requirePlayable(GameHeader header) {
    if (!playable(header)) {
      throw Problem.of(
          Code.RULESET_VERSION_UNAVAILABLE,
          "ruleset.version_gone",
          "ruleset",
          header.played().ruleset(),
          "version",
          header.played().version(),
          "versions",
          of(header).ruleset().versions());
    }
  }

  /**
   * What a game starts with.
   *
   * @throws Problem as {@link #requirePlayable}
   */
  Setup setup(GameHeader header) {
    requirePlayable(header);
    var parsed = Options.read(of(header).ruleset().options(), header.played().options());
    return switch (parsed) {
      case Parsed.Ok<Options>(Options options) ->
          new Setup(
              header.played().version(),
              header.seats().size(),
              options,
              header.played().confirmTurns());
      case Parsed.Bad<Options>(Text reason) ->
          throw new IllegalStateException("the store holds options that are none: " + reason);
    };
  }

  /**
   * A game as it starts.
   *
   * @throws Problem as {@link #requirePlayable}
   */
  Match<?> start(GameHeader header) {
    return of(header).start(setup(header), header.seed());
  }

  private Problem absent(String id, Code code) {
    return Problem.of(
        code, "ruleset.none", "ruleset", Plain.quoted(id), "known", List.copyOf(byId.keySet()));
  }
}
