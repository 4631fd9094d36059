package dev.boardwright.api.webhook;

import java.net.URI;
import java.time.Instant;

/**
 * What is sent to a webhook.
 *
 * @param url where to; http or https
 * @param secret what it is signed with, see {@link Signature}
 * @param id tells messages apart: one that comes again has the same
 * @param body JSON
 */
public record Message(URI url, String secret, String id, Instant time, String body) {

  /** What secrets begin with; the rest is the key in base64. */
  public static final String SECRET = "whsec_";
}
