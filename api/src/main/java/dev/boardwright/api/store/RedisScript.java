package dev.boardwright.api.store;

import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.HexFormat;

/** A Lua script that Redis runs as one step. Sent by its hash, and whole when Redis lacks it. */
record RedisScript(String text, String sha) {

  /** Reads a script from files beside this class, one after the other. */
  static RedisScript of(String... files) {
    StringBuilder text = new StringBuilder();
    for (String file : files) {
      text.append(read(file)).append('\n');
    }
    return new RedisScript(text.toString(), sha1(text.toString()));
  }

  private static String read(String file) {
    try (InputStream stream = RedisScript.class.getResourceAsStream(file)) {
      if (stream == null) {
        throw new IllegalStateException("no script " + file);
      }
      return new String(stream.readAllBytes(), StandardCharsets.UTF_8);
    } catch (IOException e) {
      throw new IllegalStateException("cannot read script " + file, e);
    }
  }

  private static String sha1(String text) {
    try {
      MessageDigest digest = MessageDigest.getInstance("SHA-1"); // The name Redis gives to scripts.
      return HexFormat.of().formatHex(digest.digest(text.getBytes(StandardCharsets.UTF_8)));
    } catch (NoSuchAlgorithmException e) {
      throw new IllegalStateException(e);
    }
  }
}
