package dev.boardwright.api.http;

import dev.boardwright.api.wire.Problem;
import java.nio.ByteBuffer;
import java.nio.charset.CharacterCodingException;
import java.nio.charset.StandardCharsets;

/** The part of an address behind the question mark, as it was sent. */
final class QueryString {

  private QueryString() {}

  /**
   * Requires that it can be decoded; the framework leaves out what cannot.
   *
   * @throws Problem {@code malformed_request} if a {@code %} is not the start of an octet, or the
   *     octets are not UTF-8
   */
  static void requireWellFormed(String query) {
    if (query.indexOf('%') < 0) {
      return;
    }
    ByteBuffer octets = ByteBuffer.allocate(query.length());
    for (int at = 0; at < query.length(); at++) {
      char sign = query.charAt(at);
      if (sign != '%') {
        octets.put((byte) (sign < 128 ? sign : '?'));
        continue;
      }
      if (at + 2 >= query.length() || !hex(query.charAt(at + 1)) || !hex(query.charAt(at + 2))) {
        throw malformed();
      }
      octets.put((byte) Integer.parseInt(query.substring(at + 1, at + 3), 16));
      at += 2;
    }
    try {
      StandardCharsets.UTF_8.newDecoder().decode(octets.flip());
    } catch (CharacterCodingException _) {
      throw malformed();
    }
  }

  private static boolean hex(char sign) {
    return Character.digit(sign, 16) >= 0 && sign < 128;
  }

  private static Problem malformed() {
    return Problem.malformed("query", "query.encoding");
  }
}
