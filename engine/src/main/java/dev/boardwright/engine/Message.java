package dev.boardwright.engine;

import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.Locale;
import java.util.Map;

/** A message of a file, with its arguments. */
record Message(Class<?> beside, String key, Map<String, Object> args) implements Text {

  static Message of(Class<?> beside, String key, Object... args) {
    if (args.length % 2 != 0) {
      throw new IllegalArgumentException(
          key + ": every name of an argument is followed by a value");
    }
    Map<String, Object> named = new LinkedHashMap<>();
    for (int i = 0; i < args.length; i += 2) {
      named.put((String) args[i], args[i + 1]);
    }
    return new Message(beside, key, Collections.unmodifiableMap(named));
  }

  /** A message of the core. */
  static Message of(String key, Object... args) {
    return of(Message.class, key, args);
  }

  @Override
  public String in(Locale language) {
    return Messages.of(beside, language).fill(key, args).orElse(key);
  }

  /** In English, for logs and exceptions. */
  @Override
  public String toString() {
    return in(Locale.ENGLISH);
  }
}
