package dev.boardwright.api.game;

import dev.boardwright.api.wire.Code;
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

  public Catalog(List<Ruleset<?>> rulesets) {
    rulesets.forEach(ruleset -> byId.put(ruleset.id(), new Rules<>(ruleset)));
  }

  public Collection<Rules<?>> all() {
    return byId.values();
  }

  public Optional<Rules<?>> find(String id) {
    return Optional.ofNullable(byId.get(id));
  }

  /** For people: the ids there are. */
  String ids() {
    return String.join(", ", byId.keySet());
  }

  /** The rules of this id, or a problem that says which there are. */
  public Rules<?> require(String id, Code code) {
    return find(id)
        .orElseThrow(
            () ->
                Problem.of(
                    code,
                    "There is no ruleset `%s` here. There are: %s."
                        .formatted(Plain.text(id), ids())));
  }
}
