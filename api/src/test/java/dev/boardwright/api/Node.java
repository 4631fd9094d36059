package dev.boardwright.api;

import dev.boardwright.api.game.Streams;
import dev.boardwright.api.store.Store;
import dev.boardwright.engine.Ruleset;
import dev.boardwright.engine.Rulesets;
import dev.boardwright.market.Market;
import dev.boardwright.nim.Nim;
import io.restassured.RestAssured;
import io.restassured.builder.RequestSpecBuilder;
import io.restassured.http.ContentType;
import io.restassured.specification.RequestSpecification;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/**
 * A running service on a free port, for tests. All its answers are checked against the contract.
 */
final class Node implements AutoCloseable {

  /** All that are installed, and the two small ones of the engine's tests. */
  static final List<Ruleset<?>> RULESETS =
      Stream.concat(Stream.<Ruleset<?>>of(new Nim(), new Market()), Rulesets.installed().stream())
          .toList();

  private final int port;
  private final @Nullable Service service;

  Node(Store store, Map<String, String> settings) {
    this(store, settings, RULESETS);
  }

  Node(Store store, Map<String, String> settings, List<Ruleset<?>> rulesets) {
    this(store, settings, rulesets, Streams.Pace.USUAL);
  }

  /** One with streams of this pace. */
  Node(Store store, Streams.Pace pace) {
    this(store, Map.of(), RULESETS, pace);
  }

  private Node(
      Store store, Map<String, String> settings, List<Ruleset<?>> rulesets, Streams.Pace pace) {
    Map<String, String> environment = new HashMap<>(settings);
    environment.putIfAbsent("BOARDWRIGHT_PORT", "0");
    environment.putIfAbsent("BOARDWRIGHT_SHUTDOWN_SECONDS", "2");
    try {
      service = new Service(Config.read(environment), store, rulesets, pace);
      port = service.port();
    } catch (Config.Unusable e) {
      throw new IllegalArgumentException(e);
    }
  }

  Node(Store store) {
    this(store, Map.of());
  }

  /** A service that runs elsewhere. */
  Node(int port) {
    this.port = port;
    this.service = null;
  }

  Service service() {
    return Objects.requireNonNull(service);
  }

  int port() {
    return port;
  }

  /** A request to this node by nobody in particular. */
  RequestSpecification call() {
    return RestAssured.given(
        new RequestSpecBuilder()
            .setBaseUri("http://127.0.0.1")
            .setPort(port)
            .addFilter(new ContractFilter())
            .build());
  }

  /** A request that is not checked against the contract, since it is not even a request of it. */
  RequestSpecification raw() {
    return RestAssured.given(
        new RequestSpecBuilder().setBaseUri("http://127.0.0.1").setPort(port).build());
  }

  /** A request that can be sent again, by nobody in particular. */
  RequestSpecification keyed(String name) {
    return call().header("Idempotency-Key", key(name));
  }

  /** An Idempotency-Key of this name that is as long as it has to be without an account. */
  static String key(String name) {
    return name + "-" + "k".repeat(22);
  }

  /** A request with a token. */
  RequestSpecification as(@Nullable String token) {
    return call().header("Authorization", "Bearer " + token);
  }

  @Override
  public void close() {
    if (service != null) {
      service.close();
    }
  }

  static RequestSpecification json(RequestSpecification call, String body) {
    return call.contentType(ContentType.JSON).body(body);
  }
}
