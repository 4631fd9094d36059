package dev.boardwright.api.http;

import static org.assertj.core.api.Assertions.assertThat;

import dev.boardwright.api.http.RateLimit.Sharing;
import dev.boardwright.api.http.RateLimit.Standing;
import dev.boardwright.api.store.Limits;
import dev.boardwright.api.store.StoreUnavailable;
import java.time.Duration;
import java.util.ArrayDeque;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Queue;
import java.util.SplittableRandom;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** One limit on one node and on several, with a clock that only the test moves. */
class RateLimitTest {

  private static final int PER_MINUTE = 600;
  private static final String SOMEBODY = "somebody";

  private long nanos = 123;
  private final Counting shared = new Counting();

  /** A store that counts as it should, unless it is away. */
  private final class Counting implements Limits {
    private final Map<String, Long> emptyAt = new HashMap<>();
    private boolean away;
    private int calls;

    @Override
    public Duration count(String bucket, int perMinute, int uses) {
      calls++;
      if (away) {
        throw new StoreUnavailable("away");
      }
      long cost = FULL.toNanos() / perMinute * uses;
      long at = Math.max(emptyAt.getOrDefault(bucket, nanos), nanos) + cost;
      emptyAt.put(bucket, at);
      return Duration.ofNanos(at - nanos);
    }
  }

  private RateLimit node() {
    return new RateLimit(
        Limited.TOKEN, PER_MINUTE, new Sharing(shared, Runnable::run, () -> nanos));
  }

  private void pass(Duration time) {
    nanos += time.toNanos();
  }

  private static int allowedOf(RateLimit limit, int uses) {
    return (int) IntStream.range(0, uses).filter(_ -> limit.use(SOMEBODY).allowed()).count();
  }

  // ---- one node

  @Test
  void aMinutesWorthMayComeAtOnceAndThenAsItDrains() {
    RateLimit limit = node();
    assertThat(allowedOf(limit, 1000)).isEqualTo(PER_MINUTE);
    pass(Duration.ofSeconds(1));
    assertThat(allowedOf(limit, 1000)).isEqualTo(PER_MINUTE / 60);
    pass(Duration.ofHours(1));
    assertThat(allowedOf(limit, 1000)).isEqualTo(PER_MINUTE);
  }

  @Test
  void everybodyHasABucket() {
    RateLimit limit = node();
    allowedOf(limit, 1000);
    assertThat(limit.use("somebody else").allowed()).isTrue();
  }

  @Test
  void itSaysWhatIsLeftAndHowLongToWait() {
    RateLimit limit = node();
    assertThat(limit.use(SOMEBODY)).isEqualTo(new Standing(limit, PER_MINUTE - 1, 1, 0));
    allowedOf(limit, PER_MINUTE - 2);
    assertThat(limit.use(SOMEBODY)).isEqualTo(new Standing(limit, 0, 60, 0));
    Standing refused = limit.use(SOMEBODY);
    assertThat(refused.allowed()).isFalse();
    assertThat(refused.retryAfter()).isEqualTo(1);
    pass(Duration.ofSeconds(refused.retryAfter()));
    assertThat(limit.use(SOMEBODY).allowed()).isTrue();
  }

  @Test
  void looksAreNotCountedAndAddedUsesAre() {
    RateLimit limit = node();
    for (int i = 0; i < PER_MINUTE; i++) {
      assertThat(limit.look(SOMEBODY).allowed()).isTrue();
      limit.add(SOMEBODY);
    }
    assertThat(limit.look(SOMEBODY).allowed()).isFalse();
  }

  @Test
  void theScarcerOfTwoStandingsIsTold() {
    Standing half = new Standing(node(), PER_MINUTE / 2, 30, 0);
    Standing most = new Standing(node(), PER_MINUTE - 1, 1, 0);
    assertThat(half.or(most)).isSameAs(half);
    assertThat(most.or(half)).isSameAs(half);
    Standing refused = new Standing(node(), PER_MINUTE - 1, 1, 30);
    assertThat(half.or(refused)).isSameAs(refused);
    assertThat(refused.or(half)).isSameAs(refused);
  }

  @Test
  void theOtherPartsOfAUseAreCountedAllOrNone() {
    RateLimit limit = node();
    limit.use(SOMEBODY);
    assertThat(limit.useParts(SOMEBODY, 100)).isEqualTo(new Standing(limit, 500, 10, 0));
    limit.use(SOMEBODY);
    Standing refused = limit.useParts(SOMEBODY, 501);
    assertThat(refused).isEqualTo(new Standing(limit, 499, 11, 1));
    assertThat(limit.lookParts(SOMEBODY, 501)).isEqualTo(refused);
    assertThat(limit.useParts(SOMEBODY, 500)).isEqualTo(new Standing(limit, 0, 60, 0));
    pass(Duration.ofSeconds(refused.retryAfter()));
    assertThat(limit.use(SOMEBODY).allowed()).isTrue();
  }

  @Test
  void whatHasMorePartsThanAMinutesWorthCountsAsThat() {
    RateLimit limit = node();
    limit.use(SOMEBODY);
    assertThat(limit.useParts(SOMEBODY, 10 * PER_MINUTE)).isEqualTo(new Standing(limit, 0, 60, 0));
    assertThat(limit.use(SOMEBODY).allowed()).isFalse();
  }

  // ---- several nodes

  @Test
  void otherNodesHearOfAllPartsOfAUse() {
    RateLimit one = node();
    one.use(SOMEBODY);
    one.useParts(SOMEBODY, PER_MINUTE);
    assertThat(allowedOf(node(), PER_MINUTE)).isEqualTo(PER_MINUTE / RateLimit.PORTIONS);
  }

  @ParameterizedTest
  @CsvSource({"1, 1", "2, 1", "2, 2", "5, 3", "10, 4"})
  void aBurstOverSeveralNodesIsWithinTheStatedAccuracy(int nodes, long seed) {
    List<RateLimit> all = Stream.generate(this::node).limit(nodes).toList();
    SplittableRandom random = new SplittableRandom(seed);
    int allowed = 0;
    for (int i = 0; i < 20 * PER_MINUTE; i++) {
      allowed += all.get(random.nextInt(nodes)).use(SOMEBODY).allowed() ? 1 : 0;
    }
    int slack = nodes == 1 ? 0 : nodes * PER_MINUTE / RateLimit.PORTIONS;
    assertThat(allowed).isBetween(PER_MINUTE, PER_MINUTE + slack);
  }

  @Test
  void inTheLongRunNodesAllowNoMoreThanOneWould() {
    List<RateLimit> all = List.of(node(), node(), node());
    int allowed = 0;
    int minutes = 30;
    for (int i = 0; i < minutes * 60 * 10; i++) {
      pass(Duration.ofMillis(100));
      for (RateLimit node : all) { // ten times too much
        allowed += allowedOf(node, 3) + (i % 10 == 0 ? allowedOf(node, 10) : 0);
      }
    }
    int slack = PER_MINUTE + all.size() * PER_MINUTE / RateLimit.PORTIONS;
    assertThat(allowed).isBetween(minutes * PER_MINUTE, minutes * PER_MINUTE + slack);
  }

  @Test
  void whoKeepsToTheLimitIsNotRefusedOnAnyNode() {
    List<RateLimit> all = List.of(node(), node(), node(), node());
    for (int i = 0; i < 20 * PER_MINUTE; i++) {
      pass(Limits.FULL.dividedBy(PER_MINUTE));
      assertThat(all.get(i % 4).use(SOMEBODY).allowed()).isTrue();
    }
  }

  @Test
  void whatHasDrainedIsNotReported() {
    RateLimit limit = node();
    for (int i = 0; i < 1000; i++) {
      pass(Duration.ofSeconds(3));
      assertThat(limit.use(SOMEBODY).allowed()).isTrue();
    }
    assertThat(shared.calls).isZero();
  }

  @Test
  void theStoreIsAskedOnceAPortion() {
    allowedOf(node(), PER_MINUTE);
    assertThat(shared.calls).isEqualTo(RateLimit.PORTIONS);
  }

  @Test
  void noUseWaitsForTheStore() {
    Queue<Runnable> reports = new ArrayDeque<>();
    RateLimit limit =
        new RateLimit(Limited.TOKEN, PER_MINUTE, new Sharing(shared, reports::add, () -> nanos));
    assertThat(allowedOf(limit, 1000)).isEqualTo(PER_MINUTE);
    assertThat(reports).as("one at a time").hasSize(1);
    shared.count("token:" + SOMEBODY, PER_MINUTE, PER_MINUTE / 2); // by another node meanwhile
    pass(Duration.ofSeconds(10));
    reports.remove().run();
    assertThat(limit.use(SOMEBODY).allowed()).as("it has heard of the other node").isFalse();
  }

  // ---- without the store

  @Test
  void whileTheStoreIsAwayEachNodeCountsAlone() {
    shared.away = true;
    List<RateLimit> all = List.of(node(), node());
    assertThat(allowedOf(all.getFirst(), 1000)).isEqualTo(PER_MINUTE);
    assertThat(allowedOf(all.getLast(), 1000)).isEqualTo(PER_MINUTE);
    assertThat(shared.calls).as("it is not asked all the time").isEqualTo(2);
    pass(Duration.ofSeconds(3));
    shared.away = false;
    assertThat(allowedOf(all.getFirst(), 1000)).isEqualTo(3 * PER_MINUTE / 60);
  }
}
