package dev.boardwright.clients;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.Map;

/** Commands that tests run. */
final class Command {
  private static final Duration LONGEST = Duration.ofMinutes(5);

  private Command() {}

  /** Runs a command to its end, which must be a good one, and returns what it printed. */
  static String run(Path folder, Map<String, String> environment, List<String> command)
      throws Exception {
    Path output = Files.createTempFile("output", ".txt");
    try {
      ProcessBuilder builder = new ProcessBuilder(command).directory(folder.toFile());
      builder.environment().putAll(environment);
      builder.environment().put("BOARDWRIGHT_JAVA_HOME", System.getProperty("java.home"));
      Process process = builder.redirectErrorStream(true).redirectOutput(output.toFile()).start();
      boolean ended = process.waitFor(LONGEST);
      process.descendants().forEach(ProcessHandle::destroy);
      process.destroy();
      String told = Files.readString(output);
      assertThat(ended).as("ends within %s: %s", LONGEST, told).isTrue();
      assertThat(process.exitValue()).as(told).isZero();
      return told;
    } finally {
      Files.delete(output);
    }
  }
}
