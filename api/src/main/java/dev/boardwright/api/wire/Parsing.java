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
import java.io.IOException;
import java.time.Instant;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import java.util.stream.Collectors;
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
        throw Problem.malformed("", "The body is null; send an object.");
      }
      return value;
    } catch (JsonProcessingException e) {
      throw problem(e);
    } catch (IOException e) {
      throw Problem.malformed("", "The body cannot be read.");
    }
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
