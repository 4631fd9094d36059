package dev.boardwright.api.text;

import static org.assertj.core.api.Assertions.assertThat;

import dev.boardwright.api.wire.Code;
import dev.boardwright.api.wire.HouseBot;
import dev.boardwright.api.wire.Problem;
import dev.boardwright.engine.EnumWords;
import dev.boardwright.engine.conformance.MessageFile;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** The service says what its message files hold, and nothing else. */
class ServiceTextsTest {

  private static final MessageFile ENGLISH = MessageFile.english(Problem.class);

  @Test
  void everyMessageIsUsedAndThereIsEveryMessageUsed() {
    Set<String> said = ENGLISH.named(Path.of("src/main/java"), true);
    for (Code code : Code.values()) {
      said.add("title." + code.word());
    }
    for (HouseBot bot : HouseBot.values()) {
      said.add("bot." + EnumWords.word(bot));
    }
    Set<String> keys = ENGLISH.messages().keySet();
    assertThat(MessageFile.difference(said, keys)).as("missing").isEmpty();
    assertThat(MessageFile.difference(keys, said)).as("of no use").isEmpty();
  }

  @ParameterizedTest
  @EnumSource
  void everyCodeHasATitle(Code code) {
    assertThat(code.title().in(Locale.ENGLISH)).doesNotStartWith("title.").isNotBlank();
  }

  @Test
  void everyLanguageIsComplete() {
    List<String> faults =
        MessageFile.TRANSLATED.stream()
            .flatMap(language -> ENGLISH.faults(language, Set.of()).stream())
            .toList();
    assertThat(String.join("\n", faults)).isEmpty();
  }

  @Test
  void theLanguagesThatAreTranslatedAreSpoken() {
    assertThat(Language.SPOKEN).first().isEqualTo(Locale.ENGLISH);
    assertThat(Language.SPOKEN.stream().skip(1).map(Locale::toLanguageTag))
        .containsExactlyElementsOf(MessageFile.TRANSLATED);
  }
}
