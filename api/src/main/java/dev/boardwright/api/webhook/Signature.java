package dev.boardwright.api.webhook;

import java.nio.charset.StandardCharsets;
import java.security.GeneralSecurityException;
import java.time.Instant;
import java.util.Base64;
import javax.crypto.Mac;
import javax.crypto.spec.SecretKeySpec;

/**
 * Signs messages as the Standard Webhooks specification says: an HMAC-SHA256 over id, time and
 * body, so that the receiver knows who sent a message, that nobody changed it, and how old it is.
 */
final class Signature {

  private static final String ALGORITHM = "HmacSHA256";

  private Signature() {}

  /** The value of the header {@code webhook-signature}. */
  static String of(String secret, String id, Instant time, String body) {
    byte[] key = Base64.getDecoder().decode(secret.substring(Message.SECRET.length()));
    String signed = id + "." + time.getEpochSecond() + "." + body;
    try {
      Mac mac = Mac.getInstance(ALGORITHM);
      mac.init(new SecretKeySpec(key, ALGORITHM));
      byte[] code = mac.doFinal(signed.getBytes(StandardCharsets.UTF_8));
      return "v1," + Base64.getEncoder().encodeToString(code);
    } catch (GeneralSecurityException e) {
      throw new IllegalStateException("this Java lacks " + ALGORITHM, e);
    }
  }
}
