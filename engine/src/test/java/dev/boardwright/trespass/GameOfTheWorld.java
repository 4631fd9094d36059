package dev.boardwright.trespass;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Calendar;
import java.util.List;
import java.util.concurrent.Executors;
import java.util.logging.Level;
import java.util.logging.Logger;
import org.slf4j.LoggerFactory;

/** Crosses boundaries on purpose. */
public final class GameOfTheWorld {

  String read() throws IOException {
    return Files.readString(Path.of("rules.json"));
  }

  void log() {
    Logger.getGlobal().log(Level.INFO, "a move");
  }

  void logByLibrary() {
    LoggerFactory.getLogger("game").info("a move");
  }

  void thread() {
    new Thread(this::log).start();
  }

  void pool() {
    try (var pool = Executors.newSingleThreadExecutor()) {
      pool.execute(this::log);
    }
  }

  int parallel() {
    return List.of(1, 2).parallelStream().mapToInt(Integer::intValue).sum();
  }

  int surroundings() {
    return System.getenv().size() + System.getProperty("seats").length();
  }

  int year() {
    return Calendar.getInstance().get(Calendar.YEAR);
  }
}
