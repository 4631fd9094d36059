package dev.boardwright.api.wire;

import com.fasterxml.jackson.core.JsonParseException;
import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.core.exc.StreamConstraintsException;
import com.fasterxml.jackson.databind.JsonMappingException;
import com.fasterxml.jackson.databind.ObjectReader;
import com.fasterxml.jackson.databind.exc.InvalidFormatException;
import com.fasterxml.jackson.databind.exc.MismatchedInputException;
import com.fasterxml.jackson.databind.exc.UnrecognizedPropertyException;
import com.fasterxml.jackson.databind.exc.ValueInstantiationException;
import dev.boardwright.engine.EnumWords;
import dev.boardwright.engine.Text;
import java.io.IOException;
import java.time.Instant;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import org.jspecify.annotations.Nullable;

/** Reads JSON from outside, strictly; what does not fit is told with its place. */
public final class Parsing {

  private static final Map<Class<?>, ObjectReader> READERS = new ConcurrentHashMap<>();

  private Parsing() {}

  /**
   * @throws Problem {@code malformed_request} if it is no JSON, or does not fit
   */
  public static <T> T parse(byte[] body, Class<T> type) {
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
