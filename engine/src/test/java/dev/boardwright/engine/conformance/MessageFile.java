package dev.boardwright.engine.conformance;

import java.io.IOException;
import java.io.InputStream;
import java.io.InputStreamReader;
import java.io.Reader;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.Properties;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import java.util.stream.Collector;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/**
 * A message file of a package as it stands, without what it would inherit.
 *
 * @param language a language tag; empty for the file in English
 */
public record MessageFile(Class<?> beside, String language, Map<String, String> messages) {

  /** The languages into which texts are translated. */
  public static final List<String> TRANSLATED = List.of("zh-Hans", "zh-Hant", "el");

  private static final Pattern ARGUMENT = Pattern.compile("\\{(\\w+)}");
  private static final Pattern WORDS = Pattern.compile("[a-z]{2}");
  private static final Pattern DOTTED =
      Pattern.compile("\"([a-z]\\w*(?:\\.\\w+)*\\.(?!lua)\\w+)\"");
  private static final Pattern SAID =
      Pattern.compile(
          "(?:Text\\.of\\(\\s*\\w+\\.class,|Message\\.of\\(|Problem\\.(?:of|malformed|invalid)\\(\\s*[^,;]+,|new"
              + " Unfit\\(\\s*[^,;]+,)\\s*\"([^\"]+)\"");

  /** The file in English. */
  public static MessageFile english(Class<?> beside) {
    return find(beside, "").orElseThrow();
  }

  /** A file in another language; empty if there is none. */
  public static Optional<MessageFile> find(Class<?> beside, String language) {
    String suffix = language.isEmpty() ? "" : "_" + language.replace('-', '_');
    try (InputStream in = beside.getResourceAsStream("messages" + suffix + ".properties")) {
      return in == null
          ? Optional.empty()
          : Optional.of(new MessageFile(beside, language, read(in)));
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  private static Map<String, String> read(InputStream in) throws IOException {
    Map<String, String> messages = new TreeMap<>();
    Properties properties =
        new Properties() {
          private static final long serialVersionUID = 1L;

          @Override
          public synchronized Object put(Object key, Object value) {
            if (messages.put((String) key, (String) value) != null) {
              throw new IllegalStateException(key + " stands there twice");
            }
            return super.put(key, value);
          }
        };
    try (Reader reader = new InputStreamReader(in, StandardCharsets.UTF_8.newDecoder())) {
      properties.load(reader);
    }
    return messages;
  }

  /** The languages in which any of these packages has a file. */
  public static List<String> begun(List<Class<?>> packages) {
    return TRANSLATED.stream()
        .filter(language -> packages.stream().anyMatch(p -> find(p, language).isPresent()))
        .toList();
  }

  /**
   * What is wrong with the translation of this file: every missing, unknown, empty or untranslated
   * message, and every argument that is lost or made up.
   *
   * @param same English texts that may stand as they are
   */
  public List<String> faults(String otherLanguage, Set<String> same) {
    String where = beside.getPackageName() + " in " + otherLanguage + ": ";
    Optional<MessageFile> translation = find(beside, otherLanguage);
    if (translation.isEmpty()) {
      return List.of(where + "there is no file");
    }
    Map<String, String> other = translation.get().messages();
    List<String> faults = new ArrayList<>();
    difference(messages.keySet(), other.keySet()).forEach(key -> faults.add("missing: " + key));
    difference(other.keySet(), messages.keySet()).forEach(key -> faults.add("unknown: " + key));
    messages.forEach(
        (key, english) -> {
          String text = other.getOrDefault(key, "?");
          if (text.isBlank()) {
            faults.add("empty: " + key);
          } else if (!text.equals("?") && !arguments(text).equals(arguments(english))) {
            faults.add(key + " has " + arguments(text) + ", not " + arguments(english));
          } else if (text.equals(english) && hasWords(english) && !same.contains(english)) {
            faults.add("not translated: " + key + "=" + english);
          }
        });
    return faults.stream().map(fault -> where + fault).toList();
  }

  private static boolean hasWords(String text) {
    return WORDS.matcher(ARGUMENT.matcher(text).replaceAll("")).find();
  }

  /** The names in braces. */
  public static Set<String> arguments(String text) {
    return ARGUMENT
        .matcher(text)
        .results()
        .map(result -> result.group(1))
        .collect(Collectors.toCollection(TreeSet::new));
  }

  /** What is in one set and not in the other. */
  public static Set<String> difference(Set<String> some, Set<String> others) {
    Set<String> difference = new TreeSet<>(some);
    difference.removeAll(others);
    return difference;
  }

  /**
   * The keys that sources name: what is said by one of the usual calls, and every literal that
   * begins like a key of this file.
   *
   * @param sources a folder; those below it are left out if {@code deep} is false
   */
  public Set<String> named(Path sources, boolean deep) {
    Set<String> families = messages.keySet().stream().map(MessageFile::family).collect(sorted());
    Set<String> named = new TreeSet<>();
    try (Stream<Path> files = Files.walk(sources, deep ? Integer.MAX_VALUE : 1)) {
      for (Path file : files.filter(path -> path.toString().endsWith(".java")).toList()) {
        String text = Files.readString(file);
        SAID.matcher(text)
            .results()
            .map(MessageFile::first)
            .filter(key -> !key.endsWith(".")) // the rest of it is added
            .forEach(named::add);
        DOTTED
            .matcher(text)
            .results()
            .map(MessageFile::first)
            .filter(key -> families.contains(family(key)))
            .forEach(named::add);
      }
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
    return named;
  }

  private static Collector<String, ?, Set<String>> sorted() {
    return Collectors.toCollection(TreeSet::new);
  }

  private static String first(MatchResult result) {
    return result.group(1);
  }

  private static String family(String key) {
    return key.split("\\.", 2)[0].toLowerCase(Locale.ROOT);
  }
}
