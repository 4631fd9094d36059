package dev.boardwright.golden;

import dev.boardwright.engine.Move;
import dev.boardwright.engine.Options;
import dev.boardwright.engine.Parsed;
import dev.boardwright.engine.Ruleset;
import dev.boardwright.engine.Rulesets;
import dev.boardwright.engine.Seed;
import dev.boardwright.engine.Setup;
import dev.boardwright.market.Market;
import dev.boardwright.nim.Nim;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;

/** The files of golden playthroughs, {@code golden/<ruleset>/<name>.txt}. */
final class Golden {

  private static final Path FOLDER = Path.of("src", "test", "resources", "golden");

  private Golden() {}

  /** All rulesets that games may be recorded of. */
  static List<Ruleset<?>> rulesets() {
    List<Ruleset<?>> all = new ArrayList<>(Rulesets.installed());
    all.add(new Market());
    all.add(new Nim());
    return all;
  }

  static List<Path> files() throws IOException {
    try (Stream<Path> files = Files.walk(FOLDER)) {
      return files.filter(file -> file.toString().endsWith(".txt")).sorted().toList();
    }
  }

  static Path file(String ruleset, String name) {
    return FOLDER.resolve(ruleset).resolve(name + ".txt");
  }

  /** Does again what a recording says was done, and writes down what follows. */
  static List<String> again(List<String> recorded) {
    Map<String, Object> options = new LinkedHashMap<>();
    Map<String, String> header = new LinkedHashMap<>();
    List<Act> acts = new ArrayList<>();
    for (String line : recorded) {
      String[] words = line.split(" ", 3);
      switch (words[0]) {
        case "option" -> options.put(words[1], value(words[2]));
        case "ruleset" -> {
          header.put("ruleset", words[1]);
          header.put("version", words[2]);
        }
        case "seats", "confirm_turns", "seed" -> header.put(words[0], words[1]);
        case ">" -> acts.add(Act.read(line.substring(2)));
        default -> {}
      }
    }
    return again(ruleset(header.getOrDefault("ruleset", "")), header, options, acts);
  }

  private static <M extends Move> List<String> again(
      Ruleset<M> ruleset, Map<String, String> header, Map<String, Object> options, List<Act> acts) {
    int version = Integer.parseInt(header.getOrDefault("version", "0"));
    if (!ruleset.versions().contains(version)) {
      throw new AssertionError(ruleset.id() + " no longer plays version " + version);
    }
    if (!(Options.read(ruleset.options(), options) instanceof Parsed.Ok<Options>(var read))) {
      throw new AssertionError(ruleset.id() + " has other options than " + options);
    }
    var setup =
        new Setup(
            version,
            Integer.parseInt(header.getOrDefault("seats", "")),
            read,
            Boolean.parseBoolean(header.get("confirm_turns")));
    var recording = Recording.start(ruleset, setup, Seed.of(header.getOrDefault("seed", "")));
    acts.forEach(recording::act);
    return recording.lines();
  }

  private static Ruleset<?> ruleset(String id) {
    return rulesets().stream()
        .filter(ruleset -> ruleset.id().equals(id))
        .findFirst()
        .orElseThrow(() -> new AssertionError("there is no ruleset " + id));
  }

  private static Object value(String text) {
    if (text.equals("true") || text.equals("false")) {
      return Boolean.valueOf(text);
    }
    return text.matches("-?[0-9]+") ? (Object) Integer.valueOf(text) : text;
  }
}
