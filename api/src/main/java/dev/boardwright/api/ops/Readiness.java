package dev.boardwright.api.ops;

import dev.boardwright.api.store.Store;
import dev.boardwright.api.store.StoreUnavailable;
import dev.boardwright.api.wire.Answers;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;

/** Whether requests are welcome: the store answers, the rules are warm, nobody stops the server. */
public final class Readiness {

  private final Store store;
  private volatile boolean warm;
  private volatile boolean stopping;

  /** Not ready before {@link #warm}. */
  public Readiness(Store store) {
    this.store = store;
  }

  /** The rules have been played; from now on requests are welcome. */
  public void warm() {
    warm = true;
  }

  /** The server is about to stop; from now on requests are not welcome. */
  public void stopping() {
    stopping = true;
  }

  /** How it is right now; asks the store. */
  public Answers.Health look() {
    Map<String, String> checks = new LinkedHashMap<>();
    boolean store = storeAnswers();
    checks.put("store", store ? "up" : "down");
    checks.put("warmup", warm ? "done" : "running");
    if (stopping) {
      checks.put("server", "stopping");
    }
    return new Answers.Health(store && warm && !stopping ? "up" : "down", Optional.of(checks));
  }

  private boolean storeAnswers() {
    try {
      store.ping();
      return true;
    } catch (StoreUnavailable _) { // that is what was asked
      return false;
    }
  }
}
