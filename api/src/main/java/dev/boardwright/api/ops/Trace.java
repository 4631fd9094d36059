package dev.boardwright.api.ops;

import io.javalin.http.Context;
import java.util.HexFormat;
import java.util.concurrent.ThreadLocalRandom;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;

/**
 * The id by which a request is found in the logs: that of the caller's {@code traceparent} (W3C
 * Trace Context), else a random one.
 */
public final class Trace {

  private static final String ATTRIBUTE = "trace";
  private static final Pattern PARENT =
      Pattern.compile("[0-9a-f]{2}-([0-9a-f]{32})-[0-9a-f]{16}-[0-9a-f]{2}.{0,200}");

  private Trace() {}

  /** The id of this request: always the same, 32 hexadecimal digits. */
  public static String of(Context ctx) {
    String known = ctx.attribute(ATTRIBUTE);
    if (known != null) {
      return known;
    }
    String trace = chosen(ctx.header("traceparent"));
    ctx.attribute(ATTRIBUTE, trace);
    return trace;
  }

  private static String chosen(@Nullable String parent) {
    if (parent != null) {
      var matcher = PARENT.matcher(parent);
      if (matcher.matches()) {
        return matcher.group(1);
      }
    }
    return random();
  }

  /** An id for what belongs to no caller. */
  public static String random() {
    HexFormat hex = HexFormat.of();
    var random = ThreadLocalRandom.current();
    return hex.toHexDigits(random.nextLong()) + hex.toHexDigits(random.nextLong());
  }
}
