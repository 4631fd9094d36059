package dev.boardwright.api.http;

import dev.boardwright.api.game.Catalog;
import dev.boardwright.api.game.Declared;
import dev.boardwright.api.game.Rules;
import dev.boardwright.api.schema.RulesetSchema;
import dev.boardwright.api.text.Language;
import dev.boardwright.api.wire.Code;
import java.util.HashMap;
import java.util.Locale;
import java.util.Map;
import java.util.Objects;

/** The routes of rulesets. What they answer never changes, so it is made once. */
final class RulesetRoutes {

  private final Catalog catalog;
  private final Map<Locale, byte[]> list;
  private final Map<String, Map<Locale, byte[]>> details = new HashMap<>();
  private final Map<String, Map<Locale, byte[]>> components = new HashMap<>();
  private final Map<String, byte[]> schemas = new HashMap<>();

  RulesetRoutes(Catalog catalog) {
    this.catalog = catalog;
    this.list = inEachLanguage(Declared.list(catalog));
    for (Rules<?> rules : catalog.all()) {
      String id = rules.ruleset().id();
      details.put(id, inEachLanguage(Declared.detail(rules)));
      components.put(id, inEachLanguage(Declared.components(rules)));
      schemas.put(id, Call.json(RulesetSchema.of(rules.ruleset(), rules.texts())));
    }
  }

  private static Map<Locale, byte[]> inEachLanguage(Object answer) {
    Map<Locale, byte[]> made = new HashMap<>();
    Language.SPOKEN.forEach(locale -> made.put(locale, Call.json(answer, Language.of(locale))));
    return made;
  }

  void addTo(RouteTable routes) {
    routes
        .get("/v1/rulesets", call -> call.answer(list))
        .get("/v1/rulesets/{ruleset}", call -> call.answer(of(call, details)))
        .get("/v1/rulesets/{ruleset}/components", call -> call.answer(of(call, components)))
        .get("/v1/rulesets/{ruleset}/schema", call -> call.json(of(call, schemas)));
  }

  private <T> T of(Call call, Map<String, T> answers) {
    String id = catalog.require(call.ruleset(), Code.NOT_FOUND).ruleset().id();
    return Objects.requireNonNull(answers.get(id));
  }
}
