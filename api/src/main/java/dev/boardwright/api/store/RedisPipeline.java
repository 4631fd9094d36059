package dev.boardwright.api.store;

import java.util.ArrayList;
import java.util.List;
import java.util.Queue;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ConcurrentLinkedQueue;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.RejectedExecutionException;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;
import redis.clients.jedis.AbstractPipeline;
import redis.clients.jedis.Response;
import redis.clients.jedis.UnifiedJedis;
import redis.clients.jedis.exceptions.JedisConnectionException;
import redis.clients.jedis.exceptions.JedisException;

/**
 * Calls scripts of Redis by their hashes. Those that are called while others are under way travel
 * together: many moves at once then share system calls, and in Redis one write to disk.
 */
final class RedisPipeline implements AutoCloseable {

  /**
   * How much is under way on one connection: what the buffers of any connection hold, since a write
   * to a dead peer has no timeout.
   */
  private static final int MOST_CHARACTERS = 12 * 1024;

  private static final int SENDERS = 2;

  private final UnifiedJedis redis;
  private final Queue<Call> waiting = new ConcurrentLinkedQueue<>();
  private final ExecutorService senders =
      Executors.newFixedThreadPool(
          SENDERS, Thread.ofPlatform().name("store-sender-", 0).daemon().factory());

  /** A call, and what gives its answer as soon as there is one. */
  private record Call(
      String sha,
      List<String> keys,
      List<String> arguments,
      int characters,
      CompletableFuture<Supplier<@Nullable Object>> answer) {}

  RedisPipeline(UnifiedJedis redis) {
    this.redis = redis;
  }

  /** Returns texts, numbers and lists of these; null for a script's false. */
  @Nullable Object evalsha(String sha, List<String> keys, List<String> arguments) {
    int characters = arguments.stream().mapToInt(String::length).sum();
    if (characters > MOST_CHARACTERS) {
      return redis.evalsha(sha, keys, arguments);
    }
    Call call = new Call(sha, keys, arguments, characters, new CompletableFuture<>());
    waiting.add(call);
    try {
      senders.execute(this::send);
    } catch (RejectedExecutionException e) {
      throw new JedisException("the store is closed", e);
    }
    return call.answer().join().get();
  }

  private void send() {
    List<Call> batch = batch();
    if (!batch.isEmpty()) {
      send(batch);
    }
  }

  /** Takes what waits, as much as may be under way. */
  private synchronized List<Call> batch() {
    List<Call> batch = new ArrayList<>();
    int room = MOST_CHARACTERS;
    for (Call next = waiting.peek();
        next != null && next.characters() <= room;
        next = waiting.peek()) {
      batch.add(next);
      waiting.remove();
      room -= next.characters();
    }
    return batch;
  }

  private void send(List<Call> batch) {
    try (AbstractPipeline pipeline = redis.pipelined()) {
      List<Response<Object>> answers = batch.stream().map(call -> add(call, pipeline)).toList();
      pipeline.sync();
      for (int i = 0; i < batch.size(); i++) {
        batch.get(i).answer().complete(answers.get(i));
      }
    } catch (JedisException e) {
      answerAll(
          batch,
          () -> {
            throw e;
          });
    } finally {
      answerAll(batch, RedisPipeline::neverAnswered); // nobody waits for ever, whatever happened
    }
  }

  private static Response<Object> add(Call call, AbstractPipeline pipeline) {
    return pipeline.evalsha(call.sha(), call.keys(), call.arguments());
  }

  /** Those that have an answer keep it. */
  private static void answerAll(List<Call> batch, Supplier<@Nullable Object> answer) {
    batch.forEach(call -> call.answer().complete(answer));
  }

  private static Object neverAnswered() {
    throw new JedisConnectionException("the call was never answered");
  }

  @Override
  public void close() {
    senders.close();
  }
}
