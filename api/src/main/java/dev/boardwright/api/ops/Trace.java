package dev.boardwright.api.ops;

import java.util.HexFormat;
import java.util.Optional;
import java.util.concurrent.ThreadLocalRandom;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
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

  /** A trace that begins here. */
  public static Trace begun() {
    return new Trace(random(2), random(1), UNASKED);
  }

  /**
   * The trace that a request belongs to.
   *
   * @param parent what its {@link #HEADER} says; if that is nothing that can be read, a trace
   *     begins
   */
  public static Trace of(Optional<String> parent) {
    return parent
        .map(PARENT::matcher)
        .filter(Matcher::matches)
        .map(read -> new Trace(read.group(1), random(1), read.group(2)))
        .orElseGet(Trace::begun);
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
    return known == null ? begun() : new Trace(known, random(1), UNASKED);
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
