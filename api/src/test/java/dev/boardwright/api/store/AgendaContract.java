package dev.boardwright.api.store;

import static dev.boardwright.api.store.Commits.newId;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;
import static org.awaitility.Awaitility.await;

import dev.boardwright.api.store.Agenda.Job;
import dev.boardwright.api.store.Documents.Document;
import java.time.Duration;
import java.time.Instant;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.atomic.AtomicInteger;
import org.junit.jupiter.api.Test;

/** What every store does with documents and with jobs. */
abstract class AgendaContract extends LimitsContract {

  private static final Duration NOW = Duration.ZERO;
  private static final Duration SHORT = Duration.ofMillis(150);
  private static final Duration LONG = Duration.ofHours(1);

  // ---- documents

  @Test
  void aDocumentIsWrittenByWhoKnowsItsRevision() {
    String key = "a {key} of " + newId();
    assertThat(store.document(key)).isEmpty();
    assertThat(store.write(key, 1, "nobody knows it", Optional.empty())).isFalse();
    assertThat(store.write(key, 0, "first", Optional.empty())).isTrue();
    assertThat(store.write(key, 0, "once more", Optional.empty())).isFalse();
    assertThat(store.document(key)).contains(new Document(1, "first"));
    assertThat(store.write(key, 1, "second ä", Optional.empty())).isTrue();
    assertThat(store.document(key)).contains(new Document(2, "second ä"));
  }

  @Test
  void aRemovedDocumentIsGoneAndCanBeNew() {
    String key = newId();
    store.write(key, 0, "text", Optional.empty());
    store.remove(key);
    store.remove(key);
    assertThat(store.document(key)).isEmpty();
    assertThat(store.write(key, 0, "new", Optional.empty())).isTrue();
  }

  @Test
  void aDocumentExpiresUnlessItIsWrittenToStay() {
    String expiring = newId();
    String staying = newId();
    store.write(expiring, 0, "a", Optional.of(SHORT));
    store.write(staying, 0, "a", Optional.of(SHORT));
    store.write(staying, 1, "b", Optional.empty());
    await().until(() -> store.document(expiring).isEmpty());
    assertThat(store.document(staying)).contains(new Document(2, "b"));
    assertThat(store.write(expiring, 0, "anew", Optional.empty())).isTrue();
  }

  @Test
  void whatIsKeptIsADocument() {
    String key = newId();
    store.keep(key, "kept", LONG);
    assertThat(store.document(key)).contains(new Document(1, "kept"));
    assertThat(store.write(key, 1, "changed", Optional.empty())).isTrue();
  }

  @Test
  void ofManyWritersOneWinsEachRevision() throws InterruptedException {
    String key = newId();
    AtomicInteger won = new AtomicInteger();
    Race.of(
        8,
        n -> {
          for (int revision = 0; revision < 10; revision++) {
            if (store.write(key, revision, "by " + n, Optional.empty())) {
              won.incrementAndGet();
            }
          }
        });
    assertThat(store.document(key).orElseThrow().revision()).isEqualTo(won.get());
  }

  @Test
  void documentsAreBounded() {
    String large = "a".repeat(Documents.MAX_DOCUMENT_BYTES + 1);
    refused(() -> store.document(""));
    refused(() -> store.remove("k".repeat(513)));
    refused(() -> store.write("k", -1, "a", Optional.empty()));
    refused(() -> store.write("k", 0, large, Optional.empty()));
    refused(() -> store.write("k", 0, "a", Optional.of(Duration.ZERO)));
  }

  // ---- jobs

  @Test
  void aJobIsDueInItsTimeAndInItsQueue() {
    store.schedule("one", "later", LONG);
    store.schedule("one", "now", NOW);
    store.schedule("two", "elsewhere", NOW);
    assertThat(keys(store.due("one", 10, LONG))).containsExactly("now");
    assertThat(keys(store.due("two", 10, LONG))).containsExactly("elsewhere");
    assertThat(store.due("three", 10, LONG)).isEmpty();
  }

  @Test
  void whoSchedulesIsToldTheTime() {
    Instant before = store.now();
    store.schedule("jobs", "a", NOW);
    Instant at = store.schedule("jobs", "a", LONG);
    assertThat(at).isBetween(before.plus(LONG), store.now().plus(LONG));
  }

  @Test
  void aTakenJobComesAgainAfterItsLease() {
    store.schedule("jobs", "a", NOW);
    assertThat(store.due("jobs", 10, SHORT)).hasSize(1);
    assertThat(store.due("jobs", 10, LONG)).isEmpty();
    await().until(() -> !store.due("jobs", 10, LONG).isEmpty());
  }

  @Test
  void aFinishedJobIsOver() {
    store.schedule("jobs", "a", NOW);
    Job job = store.due("jobs", 10, SHORT).getFirst();
    store.finish("jobs", job, Optional.empty());
    store.finish("jobs", job, Optional.empty());
    store.schedule("jobs", "end", Duration.ofMillis(300));
    await().until(() -> keys(store.due("jobs", 10, LONG)).equals(List.of("end")));
  }

  @Test
  void aJobCanComeAgainLater() {
    store.schedule("jobs", "a", NOW);
    store.finish("jobs", store.due("jobs", 10, LONG).getFirst(), Optional.of(SHORT));
    await().until(() -> keys(store.due("jobs", 10, LONG)).equals(List.of("a")));
  }

  @Test
  void whatIsScheduledAgainMeanwhileIsNotOver() {
    store.schedule("jobs", "a", NOW);
    Job job = store.due("jobs", 10, LONG).getFirst();
    store.schedule("jobs", "a", NOW);
    store.finish("jobs", job, Optional.empty());
    Job again = store.due("jobs", 10, LONG).getFirst();
    assertThat(again.key()).isEqualTo("a");
    assertThat(again.ticket()).isNotEqualTo(job.ticket());
  }

  @Test
  void aLookThatCameTooEarlyIsNotTheLast() {
    store.schedule("jobs", "a", Duration.ofMillis(500));
    store.schedule("jobs", "a", NOW);
    store.finish("jobs", store.due("jobs", 10, LONG).getFirst(), Optional.empty());
    Job inTime =
        await().until(() -> store.due("jobs", 10, LONG), jobs -> !jobs.isEmpty()).getFirst();
    store.finish("jobs", inTime, Optional.empty());
    store.schedule("jobs", "end", SHORT);
    await().until(() -> keys(store.due("jobs", 10, LONG)).equals(List.of("end")));
  }

  @Test
  void whatComesAgainLateComesInTimeForWhatWasScheduled() {
    store.schedule("jobs", "a", SHORT);
    store.schedule("jobs", "a", NOW);
    store.finish("jobs", store.due("jobs", 10, LONG).getFirst(), Optional.of(LONG));
    await().until(() -> keys(store.due("jobs", 10, LONG)).equals(List.of("a")));
  }

  @Test
  void theEarlierOfTwoTimesCounts() {
    store.schedule("jobs", "a", LONG);
    store.schedule("jobs", "a", NOW);
    store.schedule("jobs", "b", NOW);
    store.schedule("jobs", "b", LONG);
    assertThat(keys(store.due("jobs", 10, LONG))).containsExactlyInAnyOrder("a", "b");
  }

  @Test
  void noMoreThanAskedForAndTheEarliestFirst() {
    for (int i = 0; i < 5; i++) {
      store.schedule("jobs", "job " + i, Duration.ofMillis(10L * i));
    }
    await().pollDelay(Duration.ofMillis(60)).until(() -> true);
    assertThat(keys(store.due("jobs", 2, LONG))).containsExactly("job 0", "job 1");
    assertThat(keys(store.due("jobs", 9, LONG))).containsExactly("job 2", "job 3", "job 4");
  }

  @Test
  void ofManyTakersOneGetsAJob() throws InterruptedException {
    for (int i = 0; i < 50; i++) {
      store.schedule("jobs", "job " + i, NOW);
    }
    AtomicInteger taken = new AtomicInteger();
    Race.of(
        8,
        _ -> {
          for (int i = 0; i < 10; i++) {
            taken.addAndGet(store.due("jobs", 5, LONG).size());
          }
        });
    assertThat(taken).hasValue(50);
  }

  @Test
  void jobsAreBounded() {
    refused(() -> store.schedule("Not letters", "a", NOW));
    refused(() -> store.schedule("jobs", "", NOW));
    refused(() -> store.schedule("jobs", "k".repeat(129), NOW));
    refused(() -> store.schedule("jobs", "a", Duration.ofMillis(-1)));
    refused(() -> store.due("jobs", 0, LONG));
    refused(() -> store.due("jobs", Agenda.MAX_DUE + 1, LONG));
    refused(() -> store.due("jobs", 1, Duration.ZERO));
  }

  private static List<String> keys(List<Job> jobs) {
    return jobs.stream().map(Job::key).toList();
  }

  private static void refused(Runnable call) {
    assertThatIllegalArgumentException().isThrownBy(call::run);
  }
}
