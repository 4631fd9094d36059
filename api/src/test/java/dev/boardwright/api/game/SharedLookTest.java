package dev.boardwright.api.game;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.boardwright.api.wire.Code;
import dev.boardwright.api.wire.Problem;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.concurrent.atomic.AtomicInteger;
import org.awaitility.Awaitility;
import org.junit.jupiter.api.Test;

/** Many who look at one game. */
class SharedLookTest {

  private static Problem numbered(int number) {
    return Problem.of(Code.NOT_FOUND, "look " + number);
  }

  @Test
  void whoeverLooksLaterLooksAnew() {
    AtomicInteger looks = new AtomicInteger();
    SharedLook shared =
        new SharedLook(
            () -> {
              throw numbered(looks.incrementAndGet());
            });
    assertThatThrownBy(shared::look).hasMessage("look 1");
    assertThatThrownBy(shared::look).hasMessage("look 2");
  }

  /** While one looks, the others ask: they share the next look, never the one that has begun. */
  @Test
  void thoseWhoAskedInTheMeantimeShareTheNextLook() throws Exception {
    AtomicInteger looks = new AtomicInteger();
    CountDownLatch goOn = new CountDownLatch(1);
    SharedLook shared =
        new SharedLook(
            () -> {
              int number = looks.incrementAndGet();
              try {
                goOn.await();
              } catch (InterruptedException e) {
                throw new IllegalStateException(e);
              }
              throw numbered(number);
            });
    List<Future<String>> answers = new ArrayList<>();
    List<Thread> threads = new ArrayList<>();
    try (ExecutorService executor =
        Executors.newThreadPerTaskExecutor(
            task -> {
              Thread thread = new Thread(task);
              threads.add(thread);
              return thread;
            })) {
      for (int i = 0; i < 20; i++) {
        answers.add(executor.submit(() -> message(shared)));
        if (i == 0) {
          Awaitility.await().until(() -> looks.get() == 1);
        }
      }
      Awaitility.await()
          .until(
              () -> threads.stream().allMatch(thread -> thread.getState() == Thread.State.WAITING));
      goOn.countDown();
    }
    assertThat(answers.getFirst().get()).isEqualTo("look 1");
    for (Future<String> answer : answers.subList(1, 20)) {
      assertThat(answer.get()).isEqualTo("look 2");
    }
  }

  private static String message(SharedLook shared) {
    try {
      return "a game " + shared.look();
    } catch (Problem problem) {
      return problem.detail().in(Locale.ENGLISH);
    }
  }
}
