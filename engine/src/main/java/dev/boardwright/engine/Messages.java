package dev.boardwright.engine;

import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.MissingResourceException;
import java.util.Optional;
import java.util.ResourceBundle;
import java.util.ResourceBundle.Control;
import java.util.Set;
import java.util.TreeMap;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * The message files {@code messages.properties} of a package, in one language. What a language
 * lacks is said in English, whatever the language of the machine.
 *
 * <p>An argument stands in braces. A word that is filled in is called by its message {@code
 * value.word}; words that only differ in a number share one, such as {@code value.w#} for {@code
 * w1} and {@code w2}, with the number in {@code {number}}.
 */
public final class Messages {

  private static final ClassValue<Map<Locale, Messages>> KNOWN =
      new ClassValue<>() {
        @Override
        protected Map<Locale, Messages> computeValue(Class<?> beside) {
          return Collections.synchronizedMap(new LinkedHashMap<>());
        }
      };

  private static final Control NO_OTHER_LANGUAGE =
      Control.getNoFallbackControl(Control.FORMAT_PROPERTIES);
  private static final String VALUE = "value.";
  private static final Pattern NUMBERED = Pattern.compile("(.*\\D)0*(\\d+)");

  private final Locale language;
  private final Map<String, String> patterns;
  private final Map<String, Template> templates = new TreeMap<>();

  private Messages(Locale language, Map<String, String> patterns) {
    this.language = language;
    this.patterns = patterns;
    patterns.forEach((key, pattern) -> templates.put(key, new Template(pattern)));
  }

  private static Messages read(Class<?> beside, Locale language) {
    Map<String, String> patterns = new TreeMap<>();
    bundle(beside, language)
        .ifPresent(
            bundle -> bundle.keySet().forEach(key -> patterns.put(key, bundle.getString(key))));
    return new Messages(language, patterns);
  }

  private static Optional<ResourceBundle> bundle(Class<?> beside, Locale language) {
    try {
      return Optional.of(
          ResourceBundle.getBundle(
              beside.getPackageName() + ".messages",
              language,
              beside.getClassLoader(),
              NO_OTHER_LANGUAGE));
    } catch (MissingResourceException _) { // a package need not have any
      return Optional.empty();
    }
  }

  /**
   * The messages of the package of a class; none if it has no file.
   *
   * @param beside any class of the package, always the same
   */
  public static Messages of(Class<?> beside, Locale language) {
    return KNOWN.get(beside).computeIfAbsent(language, _ -> read(beside, language));
  }

  /** The keys of all messages, in order. */
  public Set<String> keys() {
    return Collections.unmodifiableSet(patterns.keySet());
  }

  /** A message as it stands in the file, its arguments in braces; empty if there is none. */
  public Optional<String> find(String key) {
    return Optional.ofNullable(patterns.get(key));
  }

  /** A message with these arguments; empty if there is none. Arguments not given stay in braces. */
  public Optional<String> fill(String key, Map<String, ?> args) {
    return Optional.ofNullable(templates.get(key)).map(template -> template.fill(args, this::told));
  }

  /** What a word is called; the word itself if it has no other name. */
  public String name(String word) {
    return called(word).orElse(word);
  }

  /** Whether a word has a name. */
  public boolean named(String word) {
    return called(word).isPresent();
  }

  private Optional<String> called(String word) {
    String name = patterns.get(VALUE + word);
    if (name != null) {
      return Optional.of(name);
    }
    Matcher numbered = NUMBERED.matcher(word);
    return numbered.matches()
        ? fill(VALUE + numbered.group(1) + "#", Map.of("number", numbered.group(2)))
        : Optional.empty();
  }

  private String told(Object value) {
    return switch (value) {
      case Text text -> text.in(language);
      case String word -> name(word);
      case Boolean truth -> name(truth.toString());
      case List<?> list -> told(list);
      default -> value.toString();
    };
  }

  private String told(List<?> list) {
    Messages core = of(Message.class, language);
    if (list.isEmpty()) {
      return core.fill("list.empty", Map.of()).orElse("");
    }
    String told = told(list.getFirst());
    for (Object element : list.subList(1, list.size())) {
      told = core.pair(told, told(element));
    }
    return told;
  }

  private String pair(String before, String next) {
    Map<String, Text> both = new LinkedHashMap<>();
    both.put("before", _ -> before);
    both.put("next", _ -> next);
    return fill("list.pair", both).orElse(before);
  }
}
