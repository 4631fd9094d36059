package dev.boardwright.tzolkin;

import static org.assertj.core.api.Assertions.assertThat;

import com.tngtech.archunit.core.importer.ClassFileImporter;
import dev.boardwright.tzolkin.quick.QuickAction;
import java.util.Locale;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/** Every rule, every worked case and every quick action of the expansion has a test. */
class ExpansionCoverageTest {

  private static final Set<String> TESTS =
      new ClassFileImporter()
          .importPackages("dev.boardwright.tzolkin").stream()
              .flatMap(type -> Stream.of(type.reflect().getDeclaredMethods()))
              .filter(method -> method.isAnnotationPresent(Test.class))
              .map(method -> method.getName())
              .collect(Collectors.toSet());

  private static final int[][] RULES = {
    {1, 5},
    {10, 24},
    {30, 46},
    {60, 67},
    {70, 76},
    {80, 92},
    {100, 114},
    {130, 143},
    {160, 163},
    {170, 172}
  };

  private static Set<Integer> numbers(String prefix) {
    Pattern named = Pattern.compile(prefix + "([0-9]+)_[a-z]\\w+");
    return TESTS.stream()
        .map(named::matcher)
        .filter(Matcher::matches)
        .map(matcher -> Integer.valueOf(matcher.group(1)))
        .collect(Collectors.toSet());
  }

  @Test
  void everyRuleHasATest() {
    assertThat(numbers("x"))
        .containsExactlyInAnyOrderElementsOf(
            Stream.of(RULES)
                .flatMap(range -> IntStream.rangeClosed(range[0], range[1]).boxed())
                .toList());
  }

  @Test
  void everyWorkedCaseHasATest() {
    assertThat(numbers("c"))
        .containsExactlyInAnyOrderElementsOf(IntStream.rangeClosed(1, 48).boxed().toList());
  }

  @Test
  void everyQuickActionHasATest() {
    Set<String> names =
        TESTS.stream().map(name -> name.toLowerCase(Locale.ROOT)).collect(Collectors.toSet());
    assertThat(QuickAction.ALL)
        .allSatisfy(
            tile ->
                assertThat(names).contains(tile.name().replace("_", "").toLowerCase(Locale.ROOT)));
  }
}
