package dev.boardwright.api.text;

import dev.boardwright.engine.Ruleset;
import dev.boardwright.engine.Typed;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.MissingResourceException;
import java.util.Optional;
import java.util.ResourceBundle;
import java.util.stream.Collectors;

/**
 * The texts of one ruleset, from the bundle {@code messages} in the package of its class. A key is
 * {@code move.}, {@code decision.} or {@code event.} and the word; an argument stands in braces.
 * {@code value.} and a word name a value of an argument. What has no text is told by its word.
 */
public final class Texts {

  /** What a word can be. */
  public enum Kind {
    MOVE,
    DECISION,
    EVENT,
    VALUE,
    SCHEMA;

    private final String prefix = name().toLowerCase(Locale.ROOT) + ".";
  }

  private final Map<String, String> patterns;
  private final Map<String, Template> templates = new HashMap<>();

  private Texts(Map<String, String> patterns) {
    this.patterns = patterns;
    patterns.forEach((key, pattern) -> templates.put(key, new Template(pattern)));
  }

  /** The texts of a ruleset in English; none if it has no bundle. */
  public static Texts of(Ruleset<?> ruleset) {
    String name = ruleset.getClass().getPackageName() + ".messages";
    try {
      ResourceBundle bundle =
          ResourceBundle.getBundle(name, Locale.ENGLISH, ruleset.getClass().getClassLoader());
      return new Texts(
          bundle.keySet().stream().collect(Collectors.toMap(key -> key, bundle::getString)));
    } catch (MissingResourceException _) { // a ruleset need not have any
      return new Texts(Map.of());
    }
  }

  /** Tells a move, decision or event with its arguments. */
  public String tell(Kind kind, Typed typed) {
    Template template = templates.get(kind.prefix + typed.type());
    if (template != null) {
      return template.fill(typed.args(), this::word);
    }
    String plain = plain(typed.type());
    return typed.args().isEmpty()
        ? plain
        : plain
            + ": "
            + typed.args().entrySet().stream()
                .map(arg -> arg.getKey() + " " + word(arg.getValue()))
                .collect(Collectors.joining(", "));
  }

  /** The text of a word, its arguments in braces. */
  public String meaning(Kind kind, String word) {
    return find(kind, word).orElseGet(() -> plain(word));
  }

  /** The text of a word as it stands in the bundle; empty if it has none. */
  public Optional<String> find(Kind kind, String word) {
    return Optional.ofNullable(patterns.get(kind.prefix + word));
  }

  private String word(Object value) {
    return switch (value) {
      case List<?> list -> list.stream().map(this::word).collect(Collectors.joining(", "));
      case String word -> patterns.getOrDefault(Kind.VALUE.prefix + word, word);
      default -> value.toString();
    };
  }

  private static String plain(String word) {
    String spaced = word.replace('_', ' ');
    return Character.toUpperCase(spaced.charAt(0)) + spaced.substring(1);
  }
}
