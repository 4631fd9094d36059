package dev.boardwright.api.text;

import dev.boardwright.engine.Messages;
import dev.boardwright.engine.Ruleset;
import dev.boardwright.engine.Text;
import dev.boardwright.engine.Typed;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.stream.Collectors;

/**
 * What one ruleset says, from the message files in the package of its class. What has no message is
 * told by its word.
 */
public final class Texts {

  /** What a word can be. */
  public enum Kind {
    MOVE,
    DECISION,
    EVENT,
    OPTION,
    REASON;

    private final String prefix = name().toLowerCase(Locale.ROOT) + ".";
  }

  private static final String CATEGORY = "category.";
  private static final String TEXT = "text.";

  private final String id;
  private final Class<?> beside;

  private Texts(String id, Class<?> beside) {
    this.id = id;
    this.beside = beside;
  }

  /** The texts of a ruleset. */
  public static Texts of(Ruleset<?> ruleset) {
    return new Texts(ruleset.id(), ruleset.getClass());
  }

  private Messages in(Locale language) {
    return Messages.of(beside, language);
  }

  /** The title of the game. */
  public Text title() {
    return message("name", plain(id));
  }

  /** One sentence on what the game is about. */
  public Text summary() {
    return message("summary", "");
  }

  /** Tells a move, decision or event with its arguments. */
  public Text tell(Kind kind, Typed typed) {
    return language ->
        in(language)
            .fill(kind.prefix + typed.type(), typed.args())
            .map(Texts::begun)
            .orElseGet(() -> told(typed));
  }

  /** The text of a word, its arguments in braces. */
  public Text meaning(Kind kind, String word) {
    return message(kind.prefix + word, plain(word));
  }

  /** What points are for. */
  public Text category(String word) {
    return language -> in(language).find(CATEGORY + word).orElseGet(() -> in(language).name(word));
  }

  /** What each of these words is called; those that have no other name are left out. */
  public Map<String, Text> names(List<String> words) {
    Map<String, Text> names = new LinkedHashMap<>();
    for (String word : words) {
      if (in(Locale.ENGLISH).named(word)) {
        names.put(word, language -> in(language).name(word));
      }
    }
    return names;
  }

  /** What is printed on things or said about them, by their words. */
  public Map<String, Text> printed() {
    Map<String, Text> printed = new LinkedHashMap<>();
    for (String key : in(Locale.ENGLISH).keys()) {
      if (key.startsWith(TEXT)) {
        printed.put(key.substring(TEXT.length()), message(key, ""));
      }
    }
    return printed;
  }

  private Text message(String key, String otherwise) {
    return language -> in(language).find(key).orElse(otherwise);
  }

  private static String told(Typed typed) {
    String plain = plain(typed.type());
    return typed.args().isEmpty()
        ? plain
        : plain
            + ": "
            + typed.args().entrySet().stream()
                .map(arg -> arg.getKey() + " " + arg.getValue())
                .collect(Collectors.joining(", "));
  }

  private static String plain(String word) {
    return begun(word.replace('_', ' '));
  }

  /** With a capital letter. */
  private static String begun(String text) {
    return text.isEmpty() ? text : Character.toUpperCase(text.charAt(0)) + text.substring(1);
  }
}
