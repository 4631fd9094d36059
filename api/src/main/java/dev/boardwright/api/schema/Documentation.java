package dev.boardwright.api.schema;

import java.util.Locale;
import java.util.Map;
import java.util.MissingResourceException;
import java.util.Optional;
import java.util.ResourceBundle;
import java.util.TreeMap;

/**
 * What the parts of a ruleset's board and the arguments of its moves, decisions and events mean,
 * for developers and in English only: from the file {@code schema.properties} beside the ruleset.
 */
final class Documentation {

  private static final ResourceBundle.Control NO_OTHER_LANGUAGE =
      ResourceBundle.Control.getNoFallbackControl(ResourceBundle.Control.FORMAT_PROPERTIES);

  private final Map<String, String> descriptions = new TreeMap<>();

  /** That of the package of this class; empty if it has no such file. */
  Documentation(Class<?> beside) {
    bundle(beside)
        .ifPresent(
            bundle -> bundle.keySet().forEach(key -> descriptions.put(key, bundle.getString(key))));
  }

  private static Optional<ResourceBundle> bundle(Class<?> beside) {
    try {
      return Optional.of(
          ResourceBundle.getBundle(
              beside.getPackageName() + ".schema",
              Locale.ROOT,
              beside.getClassLoader(),
              NO_OTHER_LANGUAGE));
    } catch (MissingResourceException _) { // a ruleset need not document itself
      return Optional.empty();
    }
  }

  /**
   * What a type means, or a property by its type and name, such as {@code TikalBoard.phase}, {@code
   * TikalMemberMovedEvent.cost} or {@code TikalEvent.seat}, which is that of all events.
   */
  Optional<String> find(String part) {
    return Optional.ofNullable(descriptions.get(part));
  }
}
