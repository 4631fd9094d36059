package dev.boardwright.api.wire;

import dev.boardwright.engine.Seed;
import java.net.URI;
import java.net.URISyntaxException;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Optional;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;

/** Bounds of what is read. A value out of them is reported with the property that holds it. */
final class Check {

  private static final Pattern HALF_A_CHARACTER = Pattern.compile("\\p{Cs}");

  private static final int LONGEST_SEED = 64;
  private static final int HIGHEST_PORT = 65_535;

  private Check() {}

  /** A value that is not null. */
  static <T> T present(String property, @Nullable T value) {
    if (value == null) {
      throw new Unfit(property, "property.null", "property", property);
    }
    return value;
  }

  /** A text of 1 to {@code most} characters that can be written as UTF-8. */
  static String text(String property, @Nullable String value, int most) {
    String text = present(property, value);
    if (text.isEmpty() || text.codePointCount(0, text.length()) > most) {
      throw new Unfit(property, "property.text", "property", property, "most", most);
    }
    if (HALF_A_CHARACTER.matcher(text).find()) {
      throw new Unfit(property, "property.unicode", "property", property);
    }
    return text;
  }

  /** The name of a player: something to be shown, without control characters. */
  static void name(String property, Optional<String> name) {
    if (name.isPresent()) {
      String text = text(property, name.get(), 40);
      if (text.codePoints().allMatch(Check::blank)
          || text.chars().anyMatch(Character::isISOControl)) {
        throw new Unfit(property, "property.name");
      }
    }
  }

  private static boolean blank(int character) {
    return Character.isWhitespace(character) || Character.isSpaceChar(character);
  }

  /** Where messages can be sent: an absolute URL of http or https that names a host and no user. */
  static void url(String property, @Nullable String url) {
    text(property, url, 1000);
    try {
      URI uri = new URI(url);
      boolean web =
          "http".equalsIgnoreCase(uri.getScheme()) || "https".equalsIgnoreCase(uri.getScheme());
      boolean port = uri.getPort() <= HIGHEST_PORT;
      if (web
          && port
          && uri.getHost() != null
          && uri.getUserInfo() == null
          && uri.getFragment() == null) {
        return;
      }
    } catch (URISyntaxException _) { // said below
    }
    throw new Unfit(property, "property.url", "property", property);
  }

  /** A number in lower-case hex, of so many digits. */
  static void hex(String property, @Nullable String text, int digits) {
    String given = present(property, text);
    if (given.length() != digits || !given.chars().allMatch(Check::hexDigit)) {
      throw new Unfit(property, "property.hex", "property", property, "digits", digits);
    }
  }

  private static boolean hexDigit(int character) {
    return (character >= '0' && character <= '9') || (character >= 'a' && character <= 'f');
  }

  /** A seed: 1 to 64 bytes of UTF-8. */
  static void seed(String property, @Nullable String seed) {
    if (text(property, seed, LONGEST_SEED).getBytes(StandardCharsets.UTF_8).length > LONGEST_SEED) {
      throw new Unfit(property, "property.seed", "most", LONGEST_SEED);
    }
  }

  /** What a player adds to the luck of a game. */
  static void nonce(String property, @Nullable String nonce) {
    if (!Seed.isNonce(present(property, nonce))) {
      throw new Unfit(property, "property.nonce");
    }
  }

  /** A list of {@code least} to {@code most} values, none of them null. */
  static <T> List<T> list(String property, @Nullable List<T> list, int least, int most) {
    List<T> present = present(property, list);
    if (present.size() < least || present.size() > most) {
      throw new Unfit(
          property, "property.list", "property", property, "least", least, "most", most);
    }
    for (int i = 0; i < present.size(); i++) {
      present(property + "/" + i, present.get(i));
    }
    return List.copyOf(present);
  }

  /** A number of {@code least} to {@code most}. */
  static int between(String property, int value, int least, int most) {
    if (value < least || value > most) {
      throw new Unfit(
          property, "property.between", "property", property, "least", least, "most", most);
    }
    return value;
  }

  /** A number of {@code least} or more. */
  static int atLeast(String property, int value, int least) {
    if (value < least) {
      throw new Unfit(property, "property.at_least", "property", property, "least", least);
    }
    return value;
  }

  /** The id of a game or an account. */
  static String id(String property, @Nullable String value) {
    String id = present(property, value);
    if (!Ids.isId(id)) {
      throw new Unfit(property, "property.id");
    }
    return id;
  }
}
