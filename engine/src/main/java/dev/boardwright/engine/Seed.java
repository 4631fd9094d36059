package dev.boardwright.engine;

import java.nio.ByteBuffer;
import java.nio.charset.StandardCharsets;
import java.security.GeneralSecurityException;
import java.security.MessageDigest;
import java.util.HexFormat;
import java.util.Locale;
import javax.crypto.Mac;
import javax.crypto.spec.SecretKeySpec;

/**
 * The secret from which all luck of a game follows. The i-th result of a source is
 * HMAC-SHA256(seed, {@code source/i/attempt}): its first 8 bytes, big-endian, top bit cleared;
 * attempts from 0 on are made until the number lies below the largest multiple of the bound, so
 * that no outcome is favoured; the result is that number modulo the bound. A seed never enters a
 * position, so no searcher can peek.
 */
public final class Seed {

  private static final String HMAC = "HmacSHA256";

  private final byte[] bytes;
  private final SecretKeySpec key;

  private Seed(byte[] bytes) {
    this.bytes = bytes;
    this.key = new SecretKeySpec(bytes, HMAC);
  }

  /**
   * @param bytes 1 to 64 bytes; 32 random ones for a game that counts
   */
  public static Seed of(byte[] bytes) {
    if (bytes.length < 1 || bytes.length > 64) {
      throw new IllegalArgumentException("a seed has 1 to 64 bytes, not " + bytes.length);
    }
    return new Seed(bytes.clone());
  }

  /** The seed whose bytes are this text in UTF-8. */
  public static Seed of(String text) {
    return of(text.getBytes(StandardCharsets.UTF_8));
  }

  public static Seed ofHex(String hex) {
    return of(HexFormat.of().parseHex(hex));
  }

  public String hex() {
    return HexFormat.of().formatHex(bytes);
  }

  /**
   * SHA-256 of the seed in lower-case hex: published when a game begins, so that the seed cannot be
   * changed later.
   */
  public String hash() {
    try {
      return HexFormat.of().formatHex(MessageDigest.getInstance("SHA-256").digest(bytes));
    } catch (GeneralSecurityException e) {
      throw new IllegalStateException("this Java lacks SHA-256", e);
    }
  }

  /**
   * The result of one draw.
   *
   * @param source where it is drawn from; its name in lower case counts
   * @param index how many results this source has given before
   * @param bound how many results are possible, at least 1
   * @return 0 to {@code bound - 1}, each equally likely
   */
  public long pick(Enum<?> source, int index, long bound) {
    return pick(source.name().toLowerCase(Locale.ROOT), index, bound);
  }

  long pick(String source, int index, long bound) {
    if (bound < 1) {
      throw new IllegalArgumentException("nothing to draw from: bound is " + bound);
    }
    long limit = Long.MAX_VALUE - (Long.MAX_VALUE % bound + 1) % bound; // largest multiple, minus 1
    Mac mac = mac();
    for (int attempt = 0; ; attempt++) {
      String label = source + "/" + index + "/" + attempt;
      byte[] hash = mac.doFinal(label.getBytes(StandardCharsets.UTF_8));
      long number = ByteBuffer.wrap(hash).getLong() & Long.MAX_VALUE;
      if (number <= limit) {
        return number % bound;
      }
    }
  }

  private Mac mac() {
    try {
      Mac mac = Mac.getInstance(HMAC);
      mac.init(key);
      return mac;
    } catch (GeneralSecurityException e) {
      throw new IllegalStateException("this Java lacks " + HMAC, e);
    }
  }

  /** Never the secret itself. */
  @Override
  public String toString() {
    return "Seed[" + hash().substring(0, 8) + "…]";
  }
}
