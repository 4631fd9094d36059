package dev.boardwright.api.game;

import com.fasterxml.jackson.core.JsonProcessingException;
import dev.boardwright.api.store.Documents;
import dev.boardwright.api.wire.Code;
import dev.boardwright.api.wire.Json;
import dev.boardwright.api.wire.Problem;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.security.GeneralSecurityException;
import java.time.Duration;
import java.util.Arrays;
import java.util.Base64;
import java.util.Optional;
import java.util.function.Supplier;
import javax.crypto.Cipher;
import javax.crypto.KDF;
import javax.crypto.SecretKey;
import javax.crypto.spec.GCMParameterSpec;
import javax.crypto.spec.HKDFParameterSpec;

/**
 * What a request with an {@code Idempotency-Key} is about to do, kept before it is done. A retry
 * finds it and does the same again, so that a lost answer loses nothing. It holds tokens, so it is
 * sealed with a key that follows from the Idempotency-Key, which the store never sees.
 */
public final class Intents {

  /** The most characters of a key. */
  public static final int LONGEST_KEY = 100;

  /** The fewest characters of a key that has to be a secret: 128 random bits in base64. */
  private static final int SHORTEST_SECRET = 22;

  private static final Duration KEPT = Duration.ofMinutes(10);
  private static final String CIPHER = "AES/GCM/NoPadding";
  private static final int KEY_BYTES = 32;
  private static final int NONCE_BYTES = 12;
  private static final int TAG_BITS = 128;

  private final Documents store;

  /** Kept in this store. */
  public Intents(Documents store) {
    this.store = store;
  }

  /**
   * What a key is good for. The keys of one owner are its own. Those of nobody in particular are
   * shared by all who send no token, and what is kept under them holds tokens: so they have to be
   * secrets.
   *
   * @param deed what kind of request it is, and on what
   * @param owner whoever is known to send it; empty: anybody
   */
  public record Scope(String deed, Optional<String> owner) {

    /** What keys are kept apart by. */
    String text() {
      return deed + owner.map(id -> "/" + id).orElse("");
    }

    private void requireFit(String key) {
      if (owner.isEmpty() && key.length() < SHORTEST_SECRET) {
        throw Problem.malformed(
            "header/Idempotency-Key",
            "header.idempotency_key_short",
            "least",
            SHORTEST_SECRET,
            "most",
            LONGEST_KEY);
      }
    }
  }

  /**
   * What is kept.
   *
   * @param request the hash of the request's body
   * @param sealed the intent
   */
  private record Kept(String request, String sealed) {}

  /**
   * The intent of this request: a new one, or the one that was kept when it came first.
   *
   * @param key the Idempotency-Key; without one, every request is new
   * @throws Problem {@code idempotency_key_reused} if the key came with another request, {@code
   *     malformed_request} if it could be guessed by others who may use it
   */
  public <T> T intent(
      Scope scope, Optional<String> key, Object request, Class<T> type, Supplier<T> fresh) {
    if (key.isEmpty()) {
      return fresh.get();
    }
    scope.requireFit(key.get());
    T intent = fresh.get();
    SecretKey secret = secret(scope.text(), key.get());
    String hash = Tokens.hash(json(request));
    String place = Tokens.hash(scope.text() + "\n" + key.get());
    var kept = new Kept(hash, seal(secret, json(intent)));
    Optional<String> before =
        store.keep(place, new String(json(kept), StandardCharsets.UTF_8), KEPT);
    if (before.isEmpty()) {
      return intent;
    }
    Kept first = read(before.get().getBytes(StandardCharsets.UTF_8), Kept.class);
    if (!first.request().equals(hash)) {
      throw Problem.of(Code.IDEMPOTENCY_KEY_REUSED, "header.idempotency_key_reused");
    }
    return read(open(secret, first.sealed()), type);
  }

  private static SecretKey secret(String scope, String key) {
    try {
      var parameters =
          HKDFParameterSpec.ofExtract()
              .addIKM(key.getBytes(StandardCharsets.UTF_8))
              .addSalt("boardwright intent".getBytes(StandardCharsets.UTF_8))
              .thenExpand(scope.getBytes(StandardCharsets.UTF_8), KEY_BYTES);
      return KDF.getInstance("HKDF-SHA256").deriveKey("AES", parameters);
    } catch (GeneralSecurityException e) {
      throw new IllegalStateException("this Java lacks HKDF", e);
    }
  }

  private static String seal(SecretKey secret, byte[] text) {
    byte[] nonce = Tokens.nonce(NONCE_BYTES);
    byte[] sealed = crypt(Cipher.ENCRYPT_MODE, secret, nonce, text);
    byte[] all = new byte[nonce.length + sealed.length];
    System.arraycopy(nonce, 0, all, 0, nonce.length);
    System.arraycopy(sealed, 0, all, nonce.length, sealed.length);
    return Base64.getEncoder().encodeToString(all);
  }

  private static byte[] open(SecretKey secret, String sealed) {
    byte[] all = Base64.getDecoder().decode(sealed);
    byte[] nonce = Arrays.copyOf(all, NONCE_BYTES);
    return crypt(
        Cipher.DECRYPT_MODE, secret, nonce, Arrays.copyOfRange(all, NONCE_BYTES, all.length));
  }

  private static byte[] crypt(int mode, SecretKey secret, byte[] nonce, byte[] text) {
    try {
      Cipher cipher = Cipher.getInstance(CIPHER);
      cipher.init(mode, secret, new GCMParameterSpec(TAG_BITS, nonce));
      return cipher.doFinal(text);
    } catch (GeneralSecurityException e) {
      throw new IllegalStateException("cannot seal or open an intent", e);
    }
  }

  private static byte[] json(Object value) {
    try {
      return Json.MAPPER.writeValueAsBytes(value);
    } catch (JsonProcessingException e) {
      throw new IllegalStateException("cannot be written: " + value.getClass(), e);
    }
  }

  private static <T> T read(byte[] json, Class<T> type) {
    try {
      return Json.MAPPER.readValue(json, type);
    } catch (IOException e) {
      throw new IllegalStateException("the store holds an intent that is none", e);
    }
  }
}
