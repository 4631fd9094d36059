package dev.boardwright.api.wire;

import java.util.regex.Pattern;

/** What the ids of games and of accounts are like: 20 characters out of a-z and 2-7. */
public final class Ids {

  /** As a regular expression. */
  public static final String FORM = "[a-z2-7]{20}";

  private static final Pattern PATTERN = Pattern.compile(FORM);

  private Ids() {}

  /** Whether a text can be one. */
  public static boolean isId(String text) {
    return PATTERN.matcher(text).matches();
  }
}
