package dev.boardwright.engine;

import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** The values of a ruleset's options for one game; every option has one. */
public final class Options {

  private final Map<String, Object> values;

  private Options(Map<String, Object> values) {
    this.values = Collections.unmodifiableMap(values);
  }

  /** Every option at its default. */
  public static Options standard(List<Option<?>> options) {
    Map<String, Object> values = new LinkedHashMap<>();
    options.forEach(option -> values.put(option.key(), option.standard()));
    return new Options(values);
  }

  /**
   * Reads options as they are sent; those left out get their default.
   *
   * @param sent values by key: booleans, integers, words
   */
  public static Parsed<Options> read(List<Option<?>> options, Map<String, ?> sent) {
    Map<String, Object> values = new LinkedHashMap<>();
    for (Option<?> option : options) {
      Object value = sent.get(option.key());
      if (value == null && !sent.containsKey(option.key())) {
        values.put(option.key(), option.standard());
        continue;
      }
      var read = value == null ? Optional.empty() : option.read(value);
      if (read.isEmpty()) {
        return new Parsed.Bad<>(
            Message.of("option.value", "option", option.key(), "accepted", option.accepted()));
      }
      values.put(option.key(), read.get());
    }
    for (String key : sent.keySet()) {
      if (!values.containsKey(key)) {
        return new Parsed.Bad<>(
            Message.of(
                "option.unknown",
                "option",
                Grammar.shown(key, 40),
                "known",
                List.copyOf(values.keySet())));
      }
    }
    return new Parsed.Ok<>(new Options(values));
  }

  /**
   * The value of an option of this ruleset.
   *
   * @throws IllegalArgumentException if the ruleset has no such option
   */
  @SuppressWarnings("unchecked") // the values were read by the options themselves
  public <T> T get(Option<T> option) {
    Object value = values.get(option.key());
    if (value == null) {
      throw new IllegalArgumentException("no option " + option.key());
    }
    return (T) value;
  }

  /** The same but for one value. */
  public <T> Options with(Option<T> option, T value) {
    get(option);
    Map<String, Object> changed = new LinkedHashMap<>(values);
    changed.put(option.key(), value);
    return new Options(changed);
  }

  /** All values as they are sent, in the order of the ruleset's options. */
  public Map<String, Object> sent() {
    Map<String, Object> sent = new LinkedHashMap<>();
    values.forEach(
        (key, value) ->
            sent.put(key, value instanceof Enum<?> constant ? EnumWords.word(constant) : value));
    return sent;
  }

  @Override
  public boolean equals(Object other) {
    return other instanceof Options options && values.equals(options.values);
  }

  @Override
  public int hashCode() {
    return values.hashCode();
  }

  @Override
  public String toString() {
    return sent().toString();
  }
}
