package dev.boardwright.engine;

import java.util.Comparator;
import java.util.List;
import java.util.ServiceLoader;
import java.util.stream.Collectors;

/** The rulesets on the class path. */
public final class Rulesets {

  private Rulesets() {}

  /**
   * All of them, in the order of their ids.
   *
   * @throws IllegalStateException if two have one id
   */
  public static List<Ruleset<?>> installed() {
    List<Ruleset<?>> found =
        ServiceLoader.load(Ruleset.class).stream()
            .<Ruleset<?>>map(ServiceLoader.Provider::get)
            .sorted(Comparator.comparing(Ruleset::id))
            .collect(Collectors.toUnmodifiableList());
    for (int i = 1; i < found.size(); i++) {
      if (found.get(i).id().equals(found.get(i - 1).id())) {
        throw new IllegalStateException("two rulesets are called " + found.get(i).id());
      }
    }
    return found;
  }
}
