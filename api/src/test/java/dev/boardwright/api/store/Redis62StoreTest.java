package dev.boardwright.api.store;

import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;

/** On the oldest Redis that is supported. */
class Redis62StoreTest extends SingleRedisContract {

  private static RedisServer server;

  @BeforeAll
  static void startServer() {
    server = RedisServer.startBundled();
  }

  @AfterAll
  static void stopServer() {
    server.close();
  }

  @Override
  RedisServer server() {
    return server;
  }
}
