package dev.boardwright.rules;

import static org.assertj.core.api.Assertions.assertThat;

import com.tngtech.archunit.core.importer.ClassFileImporter;
import com.tngtech.archunit.core.importer.ImportOption.OnlyIncludeTests;
import dev.boardwright.tzolkin.quick.QuickAction;
import java.lang.reflect.Method;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;

/**
 * Every rule and every worked case has a test with its number, and no test has the number of none.
 */
class RuleCoverageTest {

  private static final Map<String, Set<String>> TESTS = new TreeMap<>();

  static List<RulesPage> pages() {
    return RulesPage.all();
  }

  /** The names of the tests of a package. */
  private static Set<String> tests(String room) {
    return TESTS.computeIfAbsent(room, RuleCoverageTest::find);
  }

  private static Set<String> find(String room) {
    return new ClassFileImporter()
        .withImportOption(new OnlyIncludeTests()).importPackages(room).stream()
            .flatMap(type -> Stream.of(type.reflect().getDeclaredMethods()))
            .filter(
                method ->
                    method.isAnnotationPresent(Test.class)
                        || method.isAnnotationPresent(ParameterizedTest.class))
            .map(Method::getName)
            .collect(Collectors.toCollection(TreeSet::new));
  }

  /** The numbers in names like {@code k12_whatItSays}. */
  private static Set<String> numbers(String room, String prefix) {
    Pattern named = Pattern.compile(prefix + "0*([0-9]+[a-z]?)_[a-zA-Z]\\w+");
    return tests(room).stream()
        .map(named::matcher)
        .filter(Matcher::matches)
        .map(matcher -> matcher.group(1))
        .collect(Collectors.toCollection(TreeSet::new));
  }

  @ParameterizedTest
  @MethodSource("pages")
  void everyRuleHasATest(RulesPage page) {
    String prefix = String.valueOf(page.letter()).toLowerCase(Locale.ROOT);
    assertThat(numbers(page.ruleset().getClass().getPackageName(), prefix))
        .containsExactlyInAnyOrderElementsOf(page.rules());
  }

  @ParameterizedTest
  @CsvSource({
    "seasons, case, 54",
    "seasons, card, 50",
    "tikal, case, 42",
    "tzolkin, case, 46",
    "tzolkin, c, 48",
    "santamaria, sm, 47"
  })
  void everyWorkedCaseHasATest(String room, String prefix, int last) {
    assertThat(numbers("dev.boardwright." + room, prefix))
        .containsExactlyInAnyOrderElementsOf(
            IntStream.rangeClosed(1, last).mapToObj(Integer::toString).toList());
  }

  @Test
  void everyQuickActionHasATest() {
    Set<String> names =
        tests("dev.boardwright.tzolkin").stream()
            .map(name -> name.toLowerCase(Locale.ROOT))
            .collect(Collectors.toSet());
    assertThat(QuickAction.ALL)
        .allSatisfy(
            tile ->
                assertThat(names).contains(tile.name().replace("_", "").toLowerCase(Locale.ROOT)));
  }
}
