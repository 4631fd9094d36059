package dev.boardwright.tzolkin;

import static org.assertj.core.api.Assertions.assertThat;

import com.tngtech.archunit.core.importer.ClassFileImporter;
import java.lang.reflect.Method;
import java.util.List;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/** Every rule and every worked case has a test that is named after it. */
class TzolkinCoverageTest {

  private static final List<Method> TESTS =
      new ClassFileImporter()
          .importPackages("dev.boardwright.tzolkin").stream()
              .flatMap(type -> Stream.of(type.reflect().getDeclaredMethods()))
              .filter(method -> method.isAnnotationPresent(Test.class))
              .toList();

  private static Set<Integer> numbers(String prefix) {
    Pattern named = Pattern.compile(prefix + "([0-9]+)_[a-z]\\w+");
    return TESTS.stream()
        .map(method -> named.matcher(method.getName()))
        .filter(Matcher::matches)
        .map(matcher -> Integer.valueOf(matcher.group(1)))
        .collect(Collectors.toSet());
  }

  private static List<Integer> upTo(int last) {
    return IntStream.rangeClosed(1, last).boxed().toList();
  }

  @Test
  void everyRuleHasATest() {
    assertThat(numbers("t")).containsExactlyInAnyOrderElementsOf(upTo(137));
  }

  @Test
  void everyWorkedCaseHasATest() {
    assertThat(numbers("case")).containsExactlyInAnyOrderElementsOf(upTo(46));
  }
}
