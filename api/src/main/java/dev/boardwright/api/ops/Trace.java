package dev.boardwright.api.ops;

import java.util.HexFormat;
import java.util.concurrent.ThreadLocalRandom;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;
import org.slf4j.MDC;

/**
 * By what a request is found in the logs (W3C Trace Context): the caller's trace, else a new one.
 * Every line that is logged while a request is handled has the id of its trace.
 *
 * @param id 32 hexadecimal digits
 * @param span names what this service does for it: 16 hexadecimal digits
 * @param flags what the caller asks of those who trace: 2 hexadecimal digits
 */
public record Trace(String id, String span, String flags) {

  /** The header that it comes in and is answered in. */
  public static final String HEADER = "traceparent";

  private static final String KEY = "trace";
  private static final String UNASKED = "00";
  private static final Pattern PARENT =
      Pattern.compile(
          "(?!ff)[0-9a-f]{2}-(?!0{32})([0-9a-f]{32})-(?!0{16})[0-9a-f]{16}-([0-9a-f]{2})(?:-.{0,200})?");

  /** The trace that a request belongs to. */
  public static Trace of(@Nullable String parent) {
    if (parent != null) {
      var matcher = PARENT.matcher(parent);
      if (matcher.matches()) {
        return new Trace(matcher.group(1), random(1), matcher.group(2));
      }
    }
    return new Trace(random(2), random(1), UNASKED);
  }

  /** From now on, until it is closed, this thread works for this trace. */
  public MDC.MDCCloseable begin() {
    return MDC.putCloseable(KEY, id);
  }

  /** As it is told to others. */
  public String parent() {
    return "00-" + id + "-" + span + "-" + flags;
  }

  /** The trace that this thread works for; a new one if it works for none. */
  public static Trace current() {
    String known = MDC.get(KEY);
    return new Trace(known == null ? random(2) : known, random(1), UNASKED);
  }

  private static String random(int longs) {
    var random = ThreadLocalRandom.current();
    StringBuilder digits = new StringBuilder();
    for (int i = 0; i < longs; i++) {
      digits.append(HexFormat.of().toHexDigits(random.nextLong()));
    }
    return digits.toString();
  }
}
