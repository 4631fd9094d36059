package dev.boardwright.api.wire;

import dev.boardwright.engine.Seed;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Optional;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;

/** Bounds of what is read. A value out of them is reported with the property that holds it. */
final class Check {

  private static final Pattern ID = Pattern.compile("[a-z2-7]{20}");
  private static final Pattern HALF_A_CHARACTER = Pattern.compile("\\p{Cs}");

  private Check() {}

  static <T> T present(String property, @Nullable T value) {
    if (value == null) {
      throw new Unfit(property, "`" + property + "` may not be null.");
    }
    return value;
  }

  /** A text of 1 to {@code most} characters that can be written as UTF-8. */
  static String text(String property, @Nullable String value, int most) {
    String text = present(property, value);
    if (text.isEmpty() || text.codePointCount(0, text.length()) > most) {
      throw new Unfit(property, "`%s` has 1 to %d characters.".formatted(property, most));
    }
    if (HALF_A_CHARACTER.matcher(text).find()) {
      throw new Unfit(property, "`%s` is not valid Unicode.".formatted(property));
    }
    return text;
  }

  /** The name of a player: something to be shown, without control characters. */
  static void name(String property, Optional<String> name) {
    if (name.isPresent()) {
      String text = text(property, name.get(), 40);
      if (text.codePoints().allMatch(Check::blank)
          || text.chars().anyMatch(Character::isISOControl)) {
        throw new Unfit(property, "A name is neither blank nor has control characters.");
      }
    }
  }

  private static boolean blank(int character) {
    return Character.isWhitespace(character) || Character.isSpaceChar(character);
  }

  /** A seed: 1 to 64 bytes of UTF-8. */
  static void seed(String property, @Nullable String seed) {
    if (text(property, seed, 64).getBytes(StandardCharsets.UTF_8).length > 64) {
      throw new Unfit(property, "A seed has at most 64 bytes in UTF-8.");
    }
  }

  /** What a player adds to the luck of a game. */
  static void nonce(String property, @Nullable String nonce) {
    if (!Seed.isNonce(present(property, nonce))) {
      throw new Unfit(
          property, "A nonce has 1 to 64 printable characters of ASCII, without spaces.");
    }
  }

  static <T> List<T> list(String property, @Nullable List<T> list, int least, int most) {
    List<T> present = present(property, list);
    if (present.size() < least || present.size() > most) {
      throw new Unfit(property, "`%s` has %d to %d entries.".formatted(property, least, most));
    }
    for (int i = 0; i < present.size(); i++) {
      present(property + "/" + i, present.get(i));
    }
    return List.copyOf(present);
  }

  static int between(String property, int value, int least, int most) {
    if (value < least || value > most) {
      throw new Unfit(property, "`%s` is %d to %d.".formatted(property, least, most));
    }
    return value;
  }

  static int atLeast(String property, int value, int least) {
    if (value < least) {
      throw new Unfit(property, "`%s` is at least %d.".formatted(property, least));
    }
    return value;
  }

  /** The id of a game or an account. */
  static String id(String property, @Nullable String value) {
    String id = present(property, value);
    if (!ID.matcher(id).matches()) {
      throw new Unfit(property, "An id has 20 characters out of a-z and 2-7.");
    }
    return id;
  }
}
