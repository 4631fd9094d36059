package dev.boardwright.api.http;

import com.fasterxml.jackson.core.JsonParseException;
import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.core.exc.StreamConstraintsException;
import com.fasterxml.jackson.databind.JsonMappingException;
import com.fasterxml.jackson.databind.ObjectReader;
import com.fasterxml.jackson.databind.exc.InvalidFormatException;
import com.fasterxml.jackson.databind.exc.MismatchedInputException;
import com.fasterxml.jackson.databind.exc.UnrecognizedPropertyException;
import com.fasterxml.jackson.databind.exc.ValueInstantiationException;
import dev.boardwright.api.wire.Code;
import dev.boardwright.api.wire.Json;
import dev.boardwright.api.wire.Plain;
import dev.boardwright.api.wire.Problem;
import dev.boardwright.api.wire.Unfit;
import dev.boardwright.engine.EnumWords;
import io.javalin.http.Context;
import java.io.IOException;
import java.io.InputStream;
import java.time.Instant;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;

/** Reads the bodies of requests, bounded and strictly; what does not fit is told with its place. */
final class Bodies {

  private static final Map<Class<?>, ObjectReader> READERS = new ConcurrentHashMap<>();

  private Bodies() {}

  /**
   * @param most the largest body, in bytes
   */
  static <T> T read(Context ctx, Class<T> type, int most) {
    return parse(read(ctx, most), type);
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

  static <T> T parse(byte[] body, Class<T> type) {
    try {
      T value = READERS.computeIfAbsent(type, Json.MAPPER::readerFor).readValue(body);
      if (value == null) {
        throw Problem.malformed("", "The body is null; send an object.");
      }
      return value;
    } catch (JsonProcessingException e) {
      throw problem(e);
    } catch (IOException e) {
      throw Problem.malformed("", "The body cannot be read.");
    }
  }

  private static void requireJson(@Nullable String contentType) {
    String type = contentType == null ? "" : contentType.split(";", 2)[0].strip();
    if (!type.equalsIgnoreCase("application/json")) {
      throw Problem.of(
          Code.UNSUPPORTED_MEDIA_TYPE,
          type.isEmpty()
              ? "Send the body as application/json; it came without a Content-Type."
              : "Send the body as application/json; it came as %s.".formatted(Plain.quoted(type)));
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
      throw Problem.malformed("", "The body ended too early.");
    }
  }

  static Problem tooLarge(int most) {
    return Problem.of(Code.TOO_LARGE, "The body may have at most %d bytes.".formatted(most))
        .with("limit", most);
  }

  private static Problem problem(JsonProcessingException e) {
    return switch (e) {
      case UnrecognizedPropertyException unknown ->
          Problem.malformed(
              pointer(unknown),
              "Unknown property `%s`. Known here: %s."
                  .formatted(
                      Plain.quoted(unknown.getPropertyName()),
                      unknown.getKnownPropertyIds().stream()
                          .map(String::valueOf)
                          .collect(Collectors.joining(", "))));
      case ValueInstantiationException failed when failed.getCause() instanceof Unfit unfit ->
          Problem.malformed(below(pointer(failed), unfit.property()), unfit.detail());
      case InvalidFormatException bad when bad.getTargetType().isEnum() ->
          Problem.malformed(
              pointer(bad),
              "Give one of %s."
                  .formatted(String.join(", ", EnumWords.of(bad.getTargetType()).words())));
      case InvalidFormatException bad
          when bad.getTargetType() == String.class && bad.getValue() instanceof String ->
          Problem.malformed(pointer(bad), "The text has half of a surrogate pair; send both.");
      case MismatchedInputException bad -> Problem.malformed(pointer(bad), mismatch(bad));
      case StreamConstraintsException _ ->
          Problem.malformed("", "The JSON is nested too deeply, or a text or number is too long.");
      case JsonParseException bad ->
          Problem.malformed(
              "",
              "This is not JSON: the fault is in line %d, column %d."
                  .formatted(bad.getLocation().getLineNr(), bad.getLocation().getColumnNr()));
      case JsonMappingException bad when bad.getCause() instanceof JsonProcessingException cause ->
          problem(cause);
      default -> Problem.malformed("", "The JSON does not fit.");
    };
  }

  private static String mismatch(MismatchedInputException bad) {
    String message = bad.getOriginalMessage();
    if (message.startsWith("Missing required creator property '")) {
      String name = message.substring(message.indexOf('\'') + 1);
      return "`%s` is missing.".formatted(name.substring(0, name.indexOf('\'')));
    }
    if (message.startsWith("No content")) {
      return "The body is empty; send an object.";
    }
    return "Give %s here.".formatted(wanted(bad.getTargetType()));
  }

  private static String wanted(@Nullable Class<?> type) {
    if (type == null) {
      return "another kind of value";
    }
    if (type == String.class) {
      return "a text";
    }
    if (type == int.class || type == Integer.class) {
      return "a whole number";
    }
    if (type == boolean.class || type == Boolean.class) {
      return "true or false";
    }
    if (type == Instant.class) {
      return "a time in RFC 3339, in UTC, such as 2025-11-30T10:15:00Z";
    }
    return Iterable.class.isAssignableFrom(type) ? "an array" : "an object";
  }

  private static String pointer(JsonMappingException e) {
    StringBuilder pointer = new StringBuilder();
    for (JsonMappingException.Reference step : e.getPath()) {
      String name =
          step.getFieldName() == null ? String.valueOf(step.getIndex()) : step.getFieldName();
      pointer.append('/').append(escaped(name));
    }
    return pointer.toString();
  }

  private static String escaped(String name) {
    return Plain.quoted(name).replace("~", "~0").replace("/", "~1");
  }

  private static String below(String pointer, String property) {
    return property.isEmpty() ? pointer : pointer + "/" + property;
  }
}
