package dev.boardwright.engine;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.boardwright.market.Market;
import dev.boardwright.nim.Nim;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class MessagesTest {

  private static Messages nim(String language) {
    return Messages.of(Nim.class, Locale.forLanguageTag(language));
  }

  @ParameterizedTest
  @CsvSource({
    "en, Nim",
    "en-GB, Nim",
    "zh-Hans, 尼姆",
    "zh-CN, 尼姆",
    "zh-SG, 尼姆",
    "zh-Hant, 尼姆遊戲",
    "zh-TW, 尼姆遊戲",
    "zh-HK, 尼姆遊戲",
    "zh-Hant-MO, 尼姆遊戲",
    "el, Nim",
    "xx, Nim"
  })
  void scriptsOfChineseFollowFromTheRegion(String language, String name) {
    assertThat(nim(language).find("name")).contains(name);
  }

  @Test
  void whatALanguageLacksIsSaidInEnglish() {
    assertThat(nim("zh-Hans").fill("event.taken", Map.of("seat", 2)))
        .contains("Seat 2 takes {stones} stones and leaves {left}");
    assertThat(nim("zh-Hans").find("move.stop")).isEmpty();
  }

  @Test
  void theLanguageOfTheMachineDoesNotMatter() {
    Locale before = Locale.getDefault();
    try {
      Locale.setDefault(Locale.SIMPLIFIED_CHINESE);
      assertThat(nim("en-AU").find("name")).contains("Nim");
      assertThat(nim("el-CY").find("name")).contains("Nim");
    } finally {
      Locale.setDefault(before);
    }
  }

  @Test
  void argumentsAreFilledIn() {
    Messages english = nim("en");
    assertThat(english.fill("event.taken", Map.of("seat", 1, "stones", 2)))
        .contains("Seat 1 takes 2 stones and leaves {left}");
    assertThat(told(List.of())).isEqualTo("Take nothing stones");
    assertThat(told(List.of("a", 2, true))).isEqualTo("Take a, 2, true stones");
    assertThat(told((Text) Locale::getLanguage)).isEqualTo("Take en stones");
  }

  private static String told(Object stones) {
    return nim("en").fill("move.take", Map.of("stones", stones)).orElseThrow();
  }

  @Test
  void wordsHaveNames() {
    assertThat(nim("en").name("heap_07")).isEqualTo("heap 7");
    assertThat(nim("zh-Hans").name("heap_12")).isEqualTo("第12堆");
    assertThat(nim("en").name("heap_0")).isEqualTo("heap 0");
    assertThat(nim("en").name("heap")).isEqualTo("heap");
    assertThat(nim("en").name("12")).isEqualTo("12");
  }

  @Test
  void aTextIsInNoLanguageUntilItIsSaid() {
    Text text = Text.of(Market.class, "refusal.four_rounds");
    assertThat(text).isEqualTo(Text.of(Market.class, "refusal.four_rounds"));
    assertThat(text.in(Locale.ROOT)).startsWith("Four merchants").isEqualTo(text.toString());
    assertThat(Text.of(Market.class, "refusal.none")).hasToString("refusal.none");
    assertThatThrownBy(() -> Text.of(Market.class, "refusal.four_rounds", "seats"))
        .isInstanceOf(IllegalArgumentException.class);
  }
}
