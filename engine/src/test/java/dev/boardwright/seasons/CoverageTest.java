package dev.boardwright.seasons;

import static org.assertj.core.api.Assertions.assertThat;

import java.lang.reflect.Method;
import java.util.List;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/** Every rule, every worked case and every card has a test that bears its number. */
class CoverageTest {

  private static final int RULES = 111;
  private static final int CASES = 54;
  private static final int CARDS = 50;

  private static final List<Class<?>> TESTS =
      List.of(
          SetupRulesTest.class,
          TurnRulesTest.class,
          ActionRulesTest.class,
          TableRulesTest.class,
          RoundRulesTest.class,
          SecretsTest.class,
          SeasonsCasesTest.class,
          SeasonsActivationCasesTest.class,
          SeasonsRoundCasesTest.class,
          BasicCardsTest.class,
          AdvancedCardsTest.class);

  private static List<String> without(String prefix, int last) {
    List<String> names =
        TESTS.stream()
            .flatMap(test -> Stream.of(test.getDeclaredMethods()))
            .filter(method -> method.isAnnotationPresent(Test.class))
            .map(Method::getName)
            .toList();
    return IntStream.rangeClosed(1, last)
        .mapToObj(number -> prefix + number)
        .filter(wanted -> names.stream().noneMatch(name -> name.startsWith(wanted + "_")))
        .toList();
  }

  @Test
  void everyRuleHasATest() {
    assertThat(without("s", RULES)).isEmpty();
  }

  @Test
  void everyCaseHasATest() {
    assertThat(without("case", CASES)).isEmpty();
  }

  @Test
  void everyCardHasATest() {
    assertThat(without("card", CARDS)).isEmpty();
  }
}
