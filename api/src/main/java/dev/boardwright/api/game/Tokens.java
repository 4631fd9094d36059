package dev.boardwright.api.game;

import dev.boardwright.api.webhook.Message;
import java.nio.charset.StandardCharsets;
import java.security.GeneralSecurityException;
import java.security.MessageDigest;
import java.security.SecureRandom;
import java.util.Arrays;
import java.util.Base64;
import java.util.HexFormat;
import javax.crypto.Mac;
import javax.crypto.spec.SecretKeySpec;

/** Random names and secrets, and the hashes they are kept as. */
public final class Tokens {

  private static final char[] BASE32 = "abcdefghijklmnopqrstuvwxyz234567".toCharArray();
  private static final int ID_LENGTH = 20; // 100 random bits
  private static final int TOKEN_LENGTH = 32; // 160 random bits
  private static final int SEED_BYTES = 32;
  private static final int WEBHOOK_SECRET_BYTES = 24;
  private static final SecureRandom RANDOM = new SecureRandom();
  private static final MessageDigest SHA_256 = newSha256();

  private Tokens() {}

  /** A new id of a game; see {@link #id}. */
  static String gameId() {
    return id();
  }

  /** A new id of a webhook. */
  static String webhookId() {
    return "w" + base32(ID_LENGTH);
  }

  /** What messages to a webhook are signed with, as Standard Webhooks writes it. */
  static String webhookSecret() {
    return Message.SECRET + Base64.getEncoder().encodeToString(nonce(WEBHOOK_SECRET_BYTES));
  }

  /** A new token of a host. */
  static String host() {
    return "h_" + base32(TOKEN_LENGTH);
  }

  /** The secret of an account's token. */
  public static String secret() {
    return base32(TOKEN_LENGTH);
  }

  /** A name that nobody else has, and nobody can guess: 20 characters out of a-z and 2-7. */
  public static String id() {
    return base32(ID_LENGTH);
  }

  /** A new token of a seat. */
  static String seat() {
    return "s_" + base32(TOKEN_LENGTH);
  }

  /** A seed nobody can guess, as text. */
  static String seed() {
    byte[] bytes = new byte[SEED_BYTES];
    RANDOM.nextBytes(bytes);
    return HexFormat.of().formatHex(bytes);
  }

  /** So many random bytes. */
  static byte[] nonce(int length) {
    byte[] bytes = new byte[length];
    RANDOM.nextBytes(bytes);
    return bytes;
  }

  /** SHA-256 in lower-case hex. */
  public static String hash(String secret) {
    return hash(secret.getBytes(StandardCharsets.UTF_8));
  }

  /** SHA-256 in lower-case hex. */
  static String hash(byte[] bytes) {
    return HexFormat.of().formatHex(sha256().digest(bytes));
  }

  /** A copy of one that was looked up once, which takes longer than a short digest. */
  private static MessageDigest sha256() {
    try {
      return (MessageDigest) SHA_256.clone();
    } catch (CloneNotSupportedException e) {
      throw new IllegalStateException("the SHA-256 of this Java cannot be copied", e);
    }
  }

  private static MessageDigest newSha256() {
    try {
      return MessageDigest.getInstance("SHA-256");
    } catch (GeneralSecurityException e) {
      throw new IllegalStateException("this Java lacks SHA-256", e);
    }
  }

  /** Whether two hashes are the same, in a time that does not depend on where they differ. */
  public static boolean same(String hash, String other) {
    return MessageDigest.isEqual(
        hash.getBytes(StandardCharsets.UTF_8), other.getBytes(StandardCharsets.UTF_8));
  }

  /**
   * The token of the same player in another game. It follows from the one here, so that whoever
   * asks again gets it again, and nobody else can work it out.
   */
  static String following(String token, String game) {
    try {
      Mac mac = Mac.getInstance("HmacSHA256");
      mac.init(new SecretKeySpec(token.getBytes(StandardCharsets.UTF_8), "HmacSHA256"));
      byte[] derived =
          mac.doFinal(("boardwright rematch\n" + game).getBytes(StandardCharsets.UTF_8));
      return "s_" + base32(Arrays.copyOf(derived, TOKEN_LENGTH));
    } catch (GeneralSecurityException e) {
      throw new IllegalStateException("this Java lacks HMAC-SHA256", e);
    }
  }

  private static String base32(int length) {
    return base32(nonce(length));
  }

  private static String base32(byte[] random) {
    int length = random.length;
    char[] text = new char[length];
    for (int i = 0; i < length; i++) {
      text[i] = BASE32[random[i] & 31];
    }
    return new String(text);
  }
}
