package dev.boardwright.api;

import dev.boardwright.api.game.Catalog;
import dev.boardwright.api.game.Verifier;
import dev.boardwright.api.wire.Answers.RecordCheck;
import dev.boardwright.api.wire.Answers.Verification;
import dev.boardwright.api.wire.GameRecord;
import dev.boardwright.api.wire.Parsing;
import dev.boardwright.api.wire.Problem;
import dev.boardwright.engine.EnumWords;
import dev.boardwright.engine.Rulesets;
import java.io.IOException;
import java.io.InputStream;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import java.util.stream.IntStream;

/**
 * Checks records on the command line, by the same code as the service: without a service, a store
 * or a network. See docs/fair-play.md.
 */
public final class Verify {

  private static final int VALID = 0;
  private static final int NOT_VALID = 1;
  private static final int UNREADABLE = 2;
  private static final String STANDARD_INPUT = "-";

  private final Verifier verifier = new Verifier(new Catalog(Rulesets.installed()));
  private final InputStream in;
  private final PrintStream out;

  private Verify(InputStream in, PrintStream out) {
    this.in = in;
    this.out = out;
  }

  public static void main(String[] args) {
    var out = new PrintStream(System.out, true, StandardCharsets.UTF_8);
    System.exit(run(List.of(args), System.in, out));
  }

  /**
   * @param files paths; {@code -} is the standard input
   * @return what the process exits with: 0 if all are valid, 1 if one is not, 2 if one cannot be
   *     read
   */
  static int run(List<String> files, InputStream in, PrintStream out) {
    if (files.isEmpty()) {
      out.println("usage: api/verify RECORD.json...   (- reads the standard input)");
      return UNREADABLE;
    }
    Verify verify = new Verify(in, out);
    return files.stream().mapToInt(verify::file).max().orElse(VALID);
  }

  private int file(String name) {
    try {
      return record(name, Parsing.parse(bytes(name), GameRecord.class));
    } catch (Problem problem) {
      String place = String.valueOf(problem.body().getOrDefault("pointer", ""));
      out.printf("%s: %s%s%n", name, place.isEmpty() ? "" : place + ": ", problem.getMessage());
    } catch (NoSuchFileException | InvalidPathException _) {
      out.printf("%s: there is no such file%n", name);
    } catch (IOException e) {
      out.printf("%s: cannot be read: %s%n", name, e.getMessage());
    }
    return UNREADABLE;
  }

  private byte[] bytes(String name) throws IOException {
    return name.equals(STANDARD_INPUT) ? in.readAllBytes() : Files.readAllBytes(Path.of(name));
  }

  private int record(String name, GameRecord record) {
    out.printf(
        "%s: %s version %d, %d seats, %d entries%n",
        name,
        record.ruleset(),
        record.rulesetVersion(),
        record.seats().size(),
        record.appends().stream().mapToInt(append -> append.entries().size()).sum());
    Verification verification = verifier.inspect(record).verification();
    for (RecordCheck check : verification.checks()) {
      switch (check.outcome()) {
        case PASSED -> line(check, passed(check.check(), record));
        case SKIPPED -> line(check, skipped(check.check(), record));
        case FAILED ->
            verification.problems().stream()
                .filter(problem -> problem.check() == check.check())
                .forEach(
                    problem ->
                        line(
                            check,
                            problem.version().map("version %d: "::formatted).orElse("")
                                + problem.text().in(Locale.ENGLISH)));
      }
    }
    out.println(verification.valid() ? "valid" : "NOT VALID");
    return verification.valid() ? VALID : NOT_VALID;
  }

  private void line(RecordCheck check, String text) {
    out.printf(
        "%-8s %-10s %s%n", EnumWords.word(check.outcome()), EnumWords.word(check.check()), text);
  }

  private static String passed(RecordCheck.Kind check, GameRecord record) {
    return switch (check) {
      case SEED_HASH -> "the seed has the hash " + record.seedHash();
      case SEED -> seed(record);
      case NONCES -> "mixed in, from " + givers(record);
      case LOG -> "every move is legal, every draw follows from the seed and the nonces";
      case RESULT -> "the moves lead to it";
    };
  }

  private static String seed(GameRecord record) {
    if (record.practice()) {
      return "a practice game: whoever created it could know its luck";
    }
    return record.sharedSeed().orElse(false)
        ? "it has the form of a random one; other games had it too, so who was ahead there knew it"
        : "it has the form of a random one";
  }

  private static String skipped(RecordCheck.Kind check, GameRecord record) {
    if (check == RecordCheck.Kind.NONCES) {
      return "no seat gave one";
    }
    return record.result().isEmpty() ? "the record has none" : "the log has a fault";
  }

  private static String givers(GameRecord record) {
    List<String> seats =
        IntStream.range(0, record.seats().size())
            .filter(seat -> record.seats().get(seat).nonce().isPresent())
            .mapToObj(seat -> "seat " + seat)
            .toList();
    return String.join(", ", seats);
  }
}
