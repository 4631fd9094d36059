package dev.boardwright.api.store;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;

/** A {@link CommittingNode} in a JVM of its own, and what it has acknowledged. */
final class NodeProcess {

  private final Process process;
  private final Thread reader;
  private final Map<String, Integer> acknowledged = new ConcurrentHashMap<>();

  NodeProcess(String place, List<String> games) {
    List<String> command =
        new ArrayList<>(
            List.of(
                Path.of(System.getProperty("java.home"), "bin", "java").toString(),
                "-XX:TieredStopAtLevel=1",
                "--enable-native-access=ALL-UNNAMED",
                "-cp",
                System.getProperty(
                    "surefire.test.class.path", System.getProperty("java.class.path")),
                CommittingNode.class.getName(),
                place));
    command.addAll(games);
    try {
      process = new ProcessBuilder(command).redirectError(ProcessBuilder.Redirect.INHERIT).start();
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
    Runtime.getRuntime().addShutdownHook(new Thread(process::destroyForcibly));
    reader = Thread.ofPlatform().daemon().start(this::readAll);
  }

  /** The last acknowledged version of each game. */
  Map<String, Integer> acknowledged() {
    return acknowledged;
  }

  /** Whether it has acknowledged something of each of so many games. */
  boolean isBusyWith(int games) {
    if (!process.isAlive()) {
      throw new IllegalStateException("the node ended by itself: " + process.exitValue());
    }
    return acknowledged.size() == games;
  }

  /** Kill -9, then reads what it had still printed. */
  void kill() throws InterruptedException {
    process.destroyForcibly();
    process.waitFor();
    reader.join();
  }

  private void readAll() {
    try (BufferedReader lines = process.inputReader(StandardCharsets.UTF_8)) {
      StringBuilder line = new StringBuilder();
      for (int c = lines.read(); c >= 0; c = lines.read()) {
        if (c == '\n') { // A line that was cut off does not count.
          String[] words = line.toString().split(" ");
          acknowledged.put(words[0], Integer.valueOf(words[1]));
          line.setLength(0);
        } else {
          line.append((char) c);
        }
      }
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }
}
