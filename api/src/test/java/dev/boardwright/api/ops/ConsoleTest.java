package dev.boardwright.api.ops;

import static org.assertj.core.api.Assertions.assertThat;
import static org.awaitility.Awaitility.await;

import ch.qos.logback.classic.LoggerContext;
import ch.qos.logback.classic.encoder.PatternLayoutEncoder;
import ch.qos.logback.classic.util.LogbackMDCAdapter;
import java.io.BufferedOutputStream;
import java.io.ByteArrayOutputStream;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.slf4j.Logger;

class ConsoleTest {

  private final PrintStream before = System.out;
  private final ByteArrayOutputStream written = new ByteArrayOutputStream();
  private final LoggerContext context = new LoggerContext();
  private Logger requests;
  private Logger others;

  @BeforeEach
  void start() {
    System.setOut(
        new PrintStream(new BufferedOutputStream(written), false, StandardCharsets.UTF_8));
    context.setMDCAdapter(new LogbackMDCAdapter());
    PatternLayoutEncoder lines = new PatternLayoutEncoder();
    lines.setContext(context);
    lines.setPattern("%msg%n");
    lines.start();
    Console console = new Console();
    console.setContext(context);
    console.setEncoder(lines);
    console.start();
    context.getLogger(org.slf4j.Logger.ROOT_LOGGER_NAME).addAppender(console);
    requests = context.getLogger(RequestLog.NAME);
    others = context.getLogger("dev.boardwright.api.Main");
  }

  @AfterEach
  void stop() {
    context.stop();
    System.setOut(before);
  }

  private String written() {
    return written.toString(StandardCharsets.UTF_8);
  }

  @Test
  void linesOfRequestsAreWrittenSoon() {
    for (String line : new String[] {"one", "two", "three"}) {
      requests.info(line);
      await().until(() -> written().contains(line));
    }
    assertThat(written().lines()).containsExactly("one", "two", "three");
  }

  @Test
  void allOthersAreWrittenAtOnceWithWhatCameBefore() {
    requests.info("one");
    others.info("two");
    assertThat(written().lines()).containsExactly("one", "two");
    others.warn("three");
    assertThat(written().lines()).containsExactly("one", "two", "three");
  }
}
