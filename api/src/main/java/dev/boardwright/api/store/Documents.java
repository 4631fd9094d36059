package dev.boardwright.api.store;

import java.time.Duration;
import java.util.Optional;

/** Small texts under keys, each changed by compare-and-set. To the store they are only texts. */
public interface Documents {

  /** The longest text, in bytes of UTF-8. */
  int MAX_DOCUMENT_BYTES = 64 * 1024;

  /**
   * A text as it is stored.
   *
   * @param revision how often it was written since it was not there, from 1
   */
  record Document(int revision, String text) {}

  /**
   * @param key 1 to 512 characters
   * @return empty if there is none (any more)
   */
  Optional<Document> document(String key);

  /**
   * Writes a text if the document is still at the revision that the caller knows.
   *
   * @param key 1 to 512 characters
   * @param revision 0 if there is to be none yet
   * @param text at most {@link #MAX_DOCUMENT_BYTES}
   * @param expiry how long it is kept from now on, from 1 ms to 10 years; empty: as long as the
   *     store
   * @return false if it is at another revision, and so was left as it is
   */
  boolean write(String key, int revision, String text, Optional<Duration> expiry);

  /** Removes a document, whatever its revision; removing what is not there is harmless. */
  void remove(String key);

  /**
   * Keeps a text under a key unless one is kept there already.
   *
   * @param key 1 to 512 characters
   * @param text at most {@link #MAX_DOCUMENT_BYTES}
   * @param expiry from 1 ms to 10 years
   * @return the text kept there before, which stays; empty if {@code text} is kept now
   */
  Optional<String> keep(String key, String text, Duration expiry);
}
