package dev.boardwright.texts;

import static org.assertj.core.api.Assertions.assertThat;

import dev.boardwright.engine.Match;
import dev.boardwright.engine.Rulesets;
import dev.boardwright.engine.conformance.MessageFile;
import dev.boardwright.nim.Nim;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/** Every language is complete: in the core and in every installed ruleset. */
class TranslationsTest {

  /** Names that are written alike in every language. */
  private static final Set<String> SAME = Set.of("CHANCE");

  private static List<Class<?>> packages() {
    List<Class<?>> packages = new ArrayList<>(List.of(Match.class));
    Rulesets.installed().forEach(ruleset -> packages.add(ruleset.getClass()));
    return packages;
  }

  @Test
  void languagesAreComplete() {
    List<Class<?>> packages = packages();
    List<String> faults =
        MessageFile.TRANSLATED.stream()
            .flatMap(language -> packages.stream().flatMap(p -> faults(p, language)))
            .toList();
    assertThat(String.join("\n", faults)).isEmpty();
  }

  private static Stream<String> faults(Class<?> beside, String language) {
    return MessageFile.english(beside).faults(language, SAME).stream();
  }

  @Test
  void whatIsWrongWithATranslationIsFound() {
    assertThat(faults(Nim.class, "el"))
        .containsExactly("dev.boardwright.nim in el: there is no file");
    assertThat(MessageFile.begun(List.of(Nim.class))).containsExactly("zh-Hans", "zh-Hant");
    assertThat(faults(Nim.class, "zh-Hans"))
        .contains("dev.boardwright.nim in zh-Hans: missing: summary")
        .contains("dev.boardwright.nim in zh-Hans: unknown: move.pass")
        .contains("dev.boardwright.nim in zh-Hans: empty: option.stones")
        .contains("dev.boardwright.nim in zh-Hans: move.begin has [], not [seat]")
        .contains("dev.boardwright.nim in zh-Hans: not translated: move.take=Take {stones} stones")
        .noneMatch(fault -> fault.contains("value.heap"));
  }

  @Test
  void theCoreSaysWhatItsFileHolds() {
    MessageFile core = MessageFile.english(Match.class);
    Set<String> said = core.named(Path.of("src/main/java/dev/boardwright/engine"), false);
    Match.REASONS.forEach(reason -> said.add("reason." + reason));
    assertThat(core.messages().keySet()).containsExactlyInAnyOrderElementsOf(said);
  }
}
