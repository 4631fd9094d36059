package dev.boardwright.engine;

import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * Names a decision of a game; it stays the same while other seats act. Written {@code asked.seat}.
 *
 * @param asked the log length when the seat was first asked
 */
public record DecisionId(int asked, int seat) {

  private static final Pattern TEXT = Pattern.compile("(0|[1-9][0-9]{0,8})\\.([0-7])");

  /** Reads what {@link #toString} writes; empty if the text is no id. */
  public static Optional<DecisionId> parse(String text) {
    Matcher matcher = TEXT.matcher(text);
    return matcher.matches()
        ? Optional.of(
            new DecisionId(Integer.parseInt(matcher.group(1)), Integer.parseInt(matcher.group(2))))
        : Optional.empty();
  }

  @Override
  public String toString() {
    return asked + "." + seat;
  }
}
