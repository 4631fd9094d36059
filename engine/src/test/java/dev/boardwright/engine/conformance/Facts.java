package dev.boardwright.engine.conformance;

import dev.boardwright.engine.EnumWords;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;

/**
 * A copy of the facts of a game, entered apart from its tables, to compare them with: lines of
 * fields with tabs between, the first of which may say of what kind the fact is. Lines that begin
 * with # are comments.
 */
public final class Facts {

  private final List<List<String>> all;

  private Facts(List<List<String>> all) {
    this.all = all;
  }

  /**
   * Reads a file that lies beside a class.
   *
   * @throws NullPointerException if there is none
   */
  public static Facts beside(Class<?> test, String file) {
    try (InputStream in = Objects.requireNonNull(test.getResourceAsStream(file), file)) {
      return new Facts(
          new String(in.readAllBytes(), StandardCharsets.UTF_8)
              .lines()
              .filter(line -> !line.isBlank() && !line.startsWith("#"))
              .map(line -> List.of(line.split("\t")))
              .toList());
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  /** Every line. */
  public List<List<String>> all() {
    return all;
  }

  /** What follows this word, line by line. */
  public List<List<String>> of(String kind) {
    return all.stream()
        .filter(fact -> fact.getFirst().equals(kind))
        .map(fact -> fact.subList(1, fact.size()))
        .toList();
  }

  /** Values of a table as they stand in a file: lists side by side, enums as words. */
  public static List<String> row(Object... fields) {
    List<String> row = new ArrayList<>();
    for (Object field : fields) {
      if (field instanceof List<?> list) {
        list.forEach(element -> row.add(text(element)));
      } else {
        row.add(text(field));
      }
    }
    return row;
  }

  /** One value as it stands in a file: nothing is a dash, an entry its value and its key. */
  public static String text(Object field) {
    return switch (field) {
      case Enum<?> constant -> EnumWords.word(constant);
      case Optional<?> optional -> optional.map(Facts::text).orElse("-");
      case Map.Entry<?, ?> entry -> text(entry.getValue()) + " " + text(entry.getKey());
      default -> field.toString();
    };
  }
}
