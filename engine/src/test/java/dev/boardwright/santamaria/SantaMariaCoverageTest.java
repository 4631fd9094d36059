package dev.boardwright.santamaria;

import static org.assertj.core.api.Assertions.assertThat;

import com.tngtech.archunit.core.importer.ClassFileImporter;
import java.lang.reflect.Method;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/** Every rule and every worked case has a test that is named after it. */
class SantaMariaCoverageTest {

  private static final List<Method> TESTS =
      new ClassFileImporter()
          .importPackages("dev.boardwright.santamaria").stream()
              .flatMap(type -> Stream.of(type.reflect().getDeclaredMethods()))
              .filter(method -> method.isAnnotationPresent(Test.class))
              .toList();

  private static Set<String> numbers(String prefix) {
    Pattern named = Pattern.compile(prefix + "0?([0-9]+[a-j]?)_[a-z]\\w+");
    return TESTS.stream()
        .map(method -> named.matcher(method.getName()))
        .filter(Matcher::matches)
        .map(matcher -> matcher.group(1))
        .collect(Collectors.toSet());
  }

  private static List<String> upTo(int last) {
    return IntStream.rangeClosed(1, last).mapToObj(Integer::toString).toList();
  }

  @Test
  void everyRuleHasATest() {
    List<String> rules = new ArrayList<>(upTo(126));
    "abcdefghij".chars().forEach(letter -> rules.add("81" + (char) letter));
    assertThat(numbers("m")).containsExactlyInAnyOrderElementsOf(rules);
  }

  @Test
  void everyWorkedCaseHasATest() {
    assertThat(numbers("sm")).containsExactlyInAnyOrderElementsOf(upTo(47));
  }
}
