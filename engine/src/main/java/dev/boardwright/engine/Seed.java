package dev.boardwright.engine;

import java.nio.ByteBuffer;
import java.nio.charset.StandardCharsets;
import java.security.GeneralSecurityException;
import java.security.MessageDigest;
import java.security.SecureRandom;
import java.util.HexFormat;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.regex.Pattern;
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
  private static final int LONGEST = 256;
  private static final Pattern NONCE = Pattern.compile("[!-~]{1,64}");

  private final String text;
  private final byte[] bytes;
  private final SecretKeySpec key;

  private Seed(String text, byte[] bytes) {
    this.text = text;
    this.bytes = bytes;
    this.key = new SecretKeySpec(bytes, HMAC);
  }

  /**
   * The seed whose bytes are this text in UTF-8. A game that counts uses 32 random bytes, written
   * as 64 hexadecimal digits; the digits themselves are the text.
   *
   * @param text 1 to 256 bytes
   */
  public static Seed of(String text) {
    byte[] bytes = text.getBytes(StandardCharsets.UTF_8);
    if (bytes.length < 1 || bytes.length > LONGEST) {
      throw new IllegalArgumentException("a seed has 1 to " + LONGEST + " bytes");
    }
    return new Seed(text, bytes);
  }

  /** A new seed for a game that counts. */
  public static Seed random(SecureRandom random) {
    byte[] bytes = new byte[32];
    random.nextBytes(bytes);
    return of(HexFormat.of().formatHex(bytes));
  }

  /**
   * Whether a text can be a nonce: 1 to 64 printable characters of ASCII, without spaces, so that
   * there is one way to write it and it never holds a line break.
   */
  public static boolean isNonce(String text) {
    return NONCE.matcher(text).matches();
  }

  /**
   * The seed to draw from when players have added nonces to this one: HMAC-SHA256 with this seed's
   * bytes as key over the line {@code nonces} and a line {@code seat=nonce} for every nonce, in
   * lower-case hex; lines are parted by one line feed. Without a nonce it is this seed itself.
   *
   * @param nonces one for each seat, in order; empty for a seat that gave none
   */
  public Seed with(List<Optional<String>> nonces) {
    StringBuilder lines = new StringBuilder("nonces"); // no label of a draw has a line break
    for (int seat = 0; seat < nonces.size(); seat++) {
      if (nonces.get(seat).isPresent()) {
        String nonce = nonces.get(seat).get();
        if (!isNonce(nonce)) {
          throw new IllegalArgumentException("seat " + seat + " has a nonce that is none");
        }
        lines.append('\n').append(seat).append('=').append(nonce);
      }
    }
    if (nonces.stream().allMatch(Optional::isEmpty)) {
      return this;
    }
    byte[] mixed = mac().doFinal(lines.toString().getBytes(StandardCharsets.UTF_8));
    return of(HexFormat.of().formatHex(mixed));
  }

  /** The secret itself. */
  public String text() {
    return text;
  }

  /**
   * SHA-256 of the seed's bytes in lower-case hex: published when a game begins, so that the seed
   * cannot be changed later.
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
