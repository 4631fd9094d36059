package dev.boardwright.api.http;

import dev.boardwright.api.game.Catalog;
import dev.boardwright.api.game.Declared;
import dev.boardwright.api.game.Rules;
import dev.boardwright.api.schema.RulesetSchema;
import dev.boardwright.api.wire.Answers;
import dev.boardwright.api.wire.Code;
import java.util.HashMap;
import java.util.Map;
import java.util.Objects;

/** The routes of rulesets. What they answer never changes, so it is made once. */
final class RulesetRoutes {

  private final Catalog catalog;
  private final byte[] list;
  private final Map<String, byte[]> details = new HashMap<>();
  private final Map<String, byte[]> components = new HashMap<>();
  private final Map<String, byte[]> schemas = new HashMap<>();

  RulesetRoutes(Catalog catalog) {
    this.catalog = catalog;
    this.list = Call.json(Declared.list(catalog));
    for (Rules<?> rules : catalog.all()) {
      String id = rules.ruleset().id();
      details.put(id, Call.json(Declared.detail(rules)));
      components.put(id, Call.json(new Answers.Components(id, rules.ruleset().components())));
      schemas.put(id, Call.json(RulesetSchema.of(rules.ruleset(), rules.texts())));
    }
  }

  void addTo(RouteTable routes) {
    routes
        .get("/v1/rulesets", call -> call.json(list))
        .get("/v1/rulesets/{ruleset}", call -> answer(call, details))
        .get("/v1/rulesets/{ruleset}/components", call -> answer(call, components))
        .get("/v1/rulesets/{ruleset}/schema", call -> answer(call, schemas));
  }

  private void answer(Call call, Map<String, byte[]> answers) {
    String id = catalog.require(call.ruleset(), Code.NOT_FOUND).ruleset().id();
    call.json(Objects.requireNonNull(answers.get(id)));
  }
}
