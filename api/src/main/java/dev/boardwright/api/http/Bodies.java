package dev.boardwright.api.http;

import dev.boardwright.api.wire.Code;
import dev.boardwright.api.wire.Json;
import dev.boardwright.api.wire.Parsing;
import dev.boardwright.api.wire.Plain;
import dev.boardwright.api.wire.Problem;
import io.javalin.http.Context;
import java.io.IOException;
import java.io.InputStream;
import org.jspecify.annotations.Nullable;

/** Reads the bodies of requests, bounded. */
final class Bodies {

  private Bodies() {}

  /**
   * @param most the largest body, in bytes
   */
  static <T> T read(Context ctx, Class<T> type, int most) {
    return Parsing.parse(read(ctx, most), type);
  }

  /**
   * A body that is not parsed yet.
   *
   * @param most the largest body, in bytes
   */
  static byte[] read(Context ctx, int most) {
    requireJson(ctx.header("Content-Type")); // not contentType(): it fails on unknown charsets
    return bytes(ctx, most);
  }

  /** Whether a body is an object with this property; if it is not even JSON, it is not. */
  static boolean has(byte[] body, String property) {
    try {
      return Json.MAPPER.readTree(body).has(property);
    } catch (IOException _) { // told with its place when it is parsed
      return false;
    }
  }

  private static void requireJson(@Nullable String contentType) {
    String type = contentType == null ? "" : contentType.split(";", 2)[0].strip();
    if (!type.equalsIgnoreCase("application/json")) {
      throw type.isEmpty()
          ? Problem.of(Code.UNSUPPORTED_MEDIA_TYPE, "body.no_type")
          : Problem.of(Code.UNSUPPORTED_MEDIA_TYPE, "body.type", "type", Plain.quoted(type));
    }
  }

  private static byte[] bytes(Context ctx, int most) {
    long announced = ctx.req().getContentLengthLong(); // -1 if it is not
    if (announced > most) {
      throw tooLarge(most);
    }
    try {
      InputStream in = ctx.req().getInputStream();
      byte[] body = in.readNBytes(announced < 0 ? most + 1 : (int) announced);
      if (body.length > most) {
        throw tooLarge(most);
      }
      return body;
    } catch (IOException e) {
      throw Problem.malformed("", "body.cut");
    }
  }

  /**
   * @param most the largest body, in bytes
   */
  static Problem tooLarge(int most) {
    return Problem.of(Code.TOO_LARGE, "body.too_large", "most", most).with("limit", most);
  }
}
