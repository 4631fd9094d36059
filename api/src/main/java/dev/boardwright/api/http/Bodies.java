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
import dev.boardwright.engine.Text;
import io.javalin.http.Context;
import java.io.IOException;
import java.io.InputStream;
import java.time.Instant;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
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
        throw Problem.malformed("", "body.null");
      }
      return value;
    } catch (JsonProcessingException e) {
      throw problem(e);
    } catch (IOException e) {
      throw Problem.malformed("", "body.unreadable");
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

  static Problem tooLarge(int most) {
    return Problem.of(Code.TOO_LARGE, "body.too_large", "most", most).with("limit", most);
  }

  private static Problem problem(JsonProcessingException e) {
    return switch (e) {
      case UnrecognizedPropertyException unknown ->
          Problem.malformed(
              pointer(unknown),
              "body.unknown_property",
              "property",
              Plain.quoted(unknown.getPropertyName()),
              "known",
              unknown.getKnownPropertyIds().stream().map(String::valueOf).toList());
      case ValueInstantiationException failed when failed.getCause() instanceof Unfit unfit ->
          Problem.of(Code.MALFORMED_REQUEST, unfit.detail())
              .with("pointer", below(pointer(failed), unfit.property()));
      case InvalidFormatException bad when bad.getTargetType().isEnum() ->
          Problem.malformed(
              pointer(bad), "body.word", "words", EnumWords.of(bad.getTargetType()).words());
      case InvalidFormatException bad
          when bad.getTargetType() == String.class && bad.getValue() instanceof String ->
          Problem.malformed(pointer(bad), "body.half_pair");
      case MismatchedInputException bad -> mismatch(bad);
      case StreamConstraintsException _ -> Problem.malformed("", "body.deep");
      case JsonParseException bad ->
          Problem.malformed(
              "",
              "body.no_json",
              "line",
              bad.getLocation().getLineNr(),
              "column",
              bad.getLocation().getColumnNr());
      case JsonMappingException bad when bad.getCause() instanceof JsonProcessingException cause ->
          problem(cause);
      default -> Problem.malformed("", "body.unfit");
    };
  }

  private static Problem mismatch(MismatchedInputException bad) {
    String pointer = pointer(bad);
    String message = bad.getOriginalMessage();
    if (message.startsWith("Missing required creator property '")) {
      String name = message.substring(message.indexOf('\'') + 1);
      String property = name.substring(0, name.indexOf('\''));
      return Problem.malformed(pointer, "body.missing", "property", property);
    }
    if (message.startsWith("No content")) {
      return Problem.malformed(pointer, "body.empty");
    }
    return Problem.malformed(pointer, "body.give", "wanted", wanted(bad.getTargetType()));
  }

  private static Text wanted(@Nullable Class<?> type) {
    if (type == null) {
      return Problem.text("wanted.other");
    }
    if (type == String.class) {
      return Problem.text("wanted.text");
    }
    if (type == int.class || type == Integer.class) {
      return Problem.text("wanted.number");
    }
    if (type == boolean.class || type == Boolean.class) {
      return Problem.text("wanted.flag");
    }
    if (type == Instant.class) {
      return Problem.text("wanted.time");
    }
    return Problem.text(Iterable.class.isAssignableFrom(type) ? "wanted.array" : "wanted.object");
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
