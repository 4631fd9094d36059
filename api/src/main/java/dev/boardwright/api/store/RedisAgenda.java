package dev.boardwright.api.store;

import dev.boardwright.api.store.Agenda.Job;
import java.time.Duration;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.Optional;

/** Jobs in Redis: a sorted set of times and a hash of tickets a queue. */
final class RedisAgenda {

  private static final RedisScript SCHEDULE = RedisScript.of("clock.lua", "schedule.lua");
  private static final RedisScript DUE = RedisScript.of("clock.lua", "due.lua");
  private static final RedisScript FINISH = RedisScript.of("clock.lua", "finish.lua");
  private static final RedisScript NOW = RedisScript.of("clock.lua", "now.lua");

  private final RedisConnection redis;
  private final RedisKeys keys;

  RedisAgenda(RedisConnection redis, RedisKeys keys) {
    this.redis = redis;
    this.keys = keys;
  }

  Instant schedule(String queue, String key, Duration delay) {
    return time(run(SCHEDULE, queue, List.of(key, "" + delay.toMillis())));
  }

  List<Job> due(String queue, int limit, Duration lease) {
    List<?> found = (List<?>) run(DUE, queue, List.of("" + limit, "" + lease.toMillis()));
    List<Job> jobs = new ArrayList<>();
    for (int i = 0; i < found.size(); i += 2) {
      jobs.add(new Job((String) found.get(i), Long.parseLong((String) found.get(i + 1))));
    }
    return jobs;
  }

  void finish(String queue, Job job, Optional<Duration> again) {
    String delay = again.map(time -> "" + time.toMillis()).orElse("");
    run(FINISH, queue, List.of(job.key(), "" + job.ticket(), delay));
  }

  Instant now() {
    return time(run(NOW, "clock", List.of()));
  }

  private static Instant time(Object millis) {
    return Instant.ofEpochMilli((Long) millis);
  }

  private Object run(RedisScript script, String queue, List<String> arguments) {
    return Objects.requireNonNull(redis.run(script, keys.agenda(queue), arguments), "an answer");
  }
}
