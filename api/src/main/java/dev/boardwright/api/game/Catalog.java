package dev.boardwright.api.game;

import dev.boardwright.api.wire.Code;
import dev.boardwright.api.wire.Plain;
import dev.boardwright.api.wire.Problem;
import dev.boardwright.engine.Ruleset;
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

  private Problem absent(String id, Code code) {
    return Problem.of(
        code, "ruleset.none", "ruleset", Plain.quoted(id), "known", List.copyOf(byId.keySet()));
  }
}
