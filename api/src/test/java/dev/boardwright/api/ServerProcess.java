package dev.boardwright.api;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Queue;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ConcurrentLinkedQueue;
import java.util.concurrent.TimeUnit;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** The service as it is started for real: a JVM of its own, with settings from the environment. */
final class ServerProcess implements AutoCloseable {

  private static final Pattern LISTENING = Pattern.compile("listening on (http://[^,]*),");

  private final Process process;
  private final CompletableFuture<String> url = new CompletableFuture<>();
  private final Queue<String> lines = new ConcurrentLinkedQueue<>();
  private final Thread reader;

  ServerProcess(Map<String, String> settings) {
    List<String> command =
        List.of(
            Path.of(System.getProperty("java.home"), "bin", "java").toString(),
            "-XX:TieredStopAtLevel=1",
            "--enable-native-access=ALL-UNNAMED",
            "-Dlogback.configurationFile=logback.xml",
            "-cp",
            System.getProperty("surefire.test.class.path", System.getProperty("java.class.path")),
            Main.class.getName());
    ProcessBuilder builder = new ProcessBuilder(new ArrayList<>(command)).redirectErrorStream(true);
    builder.environment().keySet().removeIf(name -> name.startsWith(Setting.PREFIX));
    builder.environment().put("BOARDWRIGHT_PORT", "0");
    builder.environment().putAll(settings);
    try {
      process = builder.start();
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
    Runtime.getRuntime().addShutdownHook(new Thread(process::destroyForcibly));
    reader = Thread.ofPlatform().daemon().start(this::readAll);
  }

  private void readAll() {
    try (BufferedReader reading = process.inputReader()) {
      for (String line = reading.readLine(); line != null; line = reading.readLine()) {
        String plain = line.replace("\\/", "/"); // as JSON may write it
        lines.add(plain);
        Matcher matcher = LISTENING.matcher(plain);
        if (matcher.find()) {
          url.complete(matcher.group(1));
        }
      }
    } catch (IOException e) {
      lines.add(e.toString());
    }
    url.completeExceptionally(new IllegalStateException("the server ended: " + output()));
  }

  /** Waits until it listens. */
  int port() throws Exception {
    String address = url.get(60, TimeUnit.SECONDS);
    return Integer.parseInt(address.substring(address.lastIndexOf(':') + 1));
  }

  /** Waits until it has ended. */
  int exitCode() throws InterruptedException {
    if (!process.waitFor(60, TimeUnit.SECONDS)) {
      throw new IllegalStateException("the server does not end: " + output());
    }
    reader.join();
    return process.exitValue();
  }

  String output() {
    return String.join("\n", lines);
  }

  /** SIGTERM. */
  void terminate() {
    process.toHandle().destroy(); // unlike process.destroy(), leaves the output open
  }

  /** Kill -9. */
  void kill() {
    process.destroyForcibly();
    try {
      exitCode();
    } catch (InterruptedException e) {
      throw new IllegalStateException(e);
    }
  }

  @Override
  public void close() {
    kill();
  }
}
