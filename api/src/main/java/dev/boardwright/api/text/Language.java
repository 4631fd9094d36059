package dev.boardwright.api.text;

import java.util.List;
import java.util.Locale;
import java.util.Locale.LanguageRange;
import java.util.Optional;
import java.util.ResourceBundle.Control;
import org.jspecify.annotations.Nullable;

/**
 * The language of one answer. It is chosen when the answer says its first word, so that answers
 * without words cost nothing and belong to no language.
 */
public final class Language {

  /** The languages that the service speaks; English stands in for all others. */
  public static final List<Locale> SPOKEN =
      List.of(
          Locale.ENGLISH,
          Locale.forLanguageTag("zh-Hans"),
          Locale.forLanguageTag("zh-Hant"),
          Locale.forLanguageTag("el"));

  private static final int LONGEST = 500;
  private static final Control CONTROL = Control.getControl(Control.FORMAT_PROPERTIES);

  private final String accepted;
  private @Nullable Locale chosen;

  private Language(String accepted) {
    this.accepted = accepted;
  }

  /** The language that suits a header {@code Accept-Language} best. */
  public static Language accepted(@Nullable String header) {
    return new Language(header == null ? "" : header);
  }

  /** This very language. */
  public static Language of(Locale locale) {
    return new Language(locale.toLanguageTag());
  }

  /** The language, chosen from now on. */
  public Locale locale() {
    Locale known = chosen;
    if (known == null) {
      known = best(accepted);
      chosen = known;
    }
    return known;
  }

  /** Its tag, as in {@code Content-Language}; empty if nothing has been said yet. */
  public Optional<String> said() {
    return Optional.ofNullable(chosen).map(Locale::toLanguageTag);
  }

  /** A header that cannot be read asks for nothing (RFC 9110, 12.5.4). */
  private static Locale best(String accepted) {
    if (accepted.isEmpty() || accepted.length() > LONGEST) {
      return Locale.ENGLISH;
    }
    try {
      return best(LanguageRange.parse(accepted));
    } catch (IllegalArgumentException _) {
      return Locale.ENGLISH;
    }
  }

  /**
   * @param ranges the most wanted first
   */
  private static Locale best(List<LanguageRange> ranges) {
    List<String> refused =
        ranges.stream()
            .filter(range -> range.getWeight() == 0)
            .map(LanguageRange::getRange)
            .toList();
    List<Locale> offered =
        SPOKEN.stream()
            .filter(locale -> !refused.contains(locale.toLanguageTag().toLowerCase(Locale.ROOT)))
            .toList();
    return ranges.stream()
        .filter(range -> range.getWeight() > 0)
        .flatMap(range -> match(range.getRange(), offered).stream())
        .findFirst()
        .orElse(Locale.ENGLISH);
  }

  /**
   * Lookup as in RFC 4647, 3.4, but that a region of Chinese implies its script, and that a
   * language without either means any.
   */
  private static Optional<Locale> match(String range, List<Locale> offered) {
    if (range.equals("*")) {
      return offered.stream().findFirst();
    }
    Locale wanted = Locale.forLanguageTag(range);
    return CONTROL.getCandidateLocales("", wanted).stream()
        .filter(offered::contains)
        .findFirst()
        .or(() -> wanted.getScript().isEmpty() ? anyOf(wanted, offered) : Optional.empty());
  }

  private static Optional<Locale> anyOf(Locale wanted, List<Locale> offered) {
    return offered.stream()
        .filter(locale -> locale.getLanguage().equals(wanted.getLanguage()))
        .findFirst();
  }
}
