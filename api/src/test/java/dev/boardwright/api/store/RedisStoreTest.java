package dev.boardwright.api.store;

import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;

/** On the Redis of this machine, if it has one. */
class RedisStoreTest extends SingleRedisContract {

  private static RedisServer server;

  @BeforeAll
  static void startServer() {
    server = RedisServer.start();
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
