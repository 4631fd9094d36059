package dev.boardwright.api.text;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Locale;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class LanguageTest {

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "en | en",
        "en-GB | en",
        "el | el",
        "el-CY | el",
        "EL-gr | el",
        "zh-Hans | zh-Hans",
        "zh-Hant | zh-Hant",
        "zh-CN | zh-Hans",
        "zh-SG | zh-Hans",
        "zh-TW | zh-Hant",
        "zh-HK | zh-Hant",
        "zh-MO | zh-Hant",
        "zh-Hant-HK | zh-Hant",
        "zh-Hans-TW | zh-Hans",
        "zh-hant-tw-x-private | zh-Hant",
        "zh | zh-Hans",
        "zh-US | zh-Hans",
        "zh-Latn | en",
        "fr | en",
        "fr, el;q=0.2 | el",
        "fr-CH, fr;q=0.9, zh-TW;q=0.8, *;q=0.5 | zh-Hant",
        "en;q=0.4, el;q=0.9 | el",
        "el;q=0.4, en;q=0.9 | en",
        "el;q=0, en | en",
        "* | en",
        "*, en;q=0 | zh-Hans",
        "zh, zh-Hans;q=0 | zh-Hant",
        "el;q=2 | en",
        "q=; , ;;; | en",
        "'' | en",
        "\u0000 | en",
        "x | en"
      })
  void theBestOneThatIsSpokenIsTaken(String accepted, String language) {
    assertThat(Language.accepted(accepted).locale().toLanguageTag()).isEqualTo(language);
  }

  @Test
  void noHeaderAndTooLongAHeaderMeanEnglish() {
    assertThat(Language.accepted(null).locale()).isEqualTo(Locale.ENGLISH);
    assertThat(Language.accepted("el,".repeat(5_000)).locale()).isEqualTo(Locale.ENGLISH);
  }

  @Test
  void itIsChosenWithTheFirstWord() {
    Language language = Language.accepted("el");
    assertThat(language.said()).isEmpty();
    assertThat(language.locale()).isEqualTo(Locale.forLanguageTag("el"));
    assertThat(language.said()).contains("el");
  }
}
