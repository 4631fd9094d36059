package dev.boardwright.boundaries;

import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.classes;

import com.tngtech.archunit.core.domain.JavaClass;
import com.tngtech.archunit.core.domain.JavaCodeUnitAccess;
import com.tngtech.archunit.core.domain.JavaPackage;
import com.tngtech.archunit.lang.ArchCondition;
import com.tngtech.archunit.lang.ArchRule;
import com.tngtech.archunit.lang.ConditionEvents;
import com.tngtech.archunit.lang.SimpleConditionEvent;
import java.util.List;
import java.util.Set;
import java.util.function.BiPredicate;
import java.util.function.Consumer;
import java.util.function.Predicate;
import org.jspecify.annotations.NullMarked;

/**
 * What the code of the engine may know of each other and of the world.
 *
 * <p>A room is a package directly below {@code dev.boardwright}, with all that is in it: {@code
 * engine} is the core, {@code bots} the players, every other room is a game.
 */
enum Boundary {
  /** The core knows no game and no bot. Bots and games know the core only. */
  ROOMS(depend("knows only its room, the core and the language", Boundary::strange)),

  /** Rules do no I/O, start nothing and write no log. */
  WORLD(
      depend("reaches nothing outside of the process", (_, target) -> world(target))
          .and(call("asks nothing of its surroundings", Boundary::surroundings))),

  /** Rules have no clock. */
  CLOCK(call("reads no clock", Boundary::clock)),

  /** All chance comes from a seed, so that a replay sees it again. */
  LUCK(call("makes no luck of its own", Boundary::luck)),

  /** A replay does not depend on hash codes. Take lists, EnumMap, EnumSet, LinkedHashMap. */
  ORDER(call("keeps an order", Boundary::hashed)),

  /** Public interfaces have no null. */
  NULLS(
      check(
          "is in a @NullMarked package",
          (type, report) -> {
            if (!nullMarked(type.getPackage())) {
              report.accept(
                  type.getFullName()
                      + " is in a package without @NullMarked in its package-info.java");
            }
          }));

  private static final String ROOT = "dev.boardwright.";
  private static final String CORE = "engine";
  private static final List<String> LANGUAGE = List.of("java.lang", "java.util", "org.jspecify");

  /** What the core makes chance of a seed with. */
  private static final List<String> SEEDED =
      List.of("java.security", "javax.crypto", "javax.crypto.spec", "java.nio", "java.nio.charset");

  private static final List<String> OUTSIDE =
      List.of(
          "java.io",
          "java.net",
          "java.nio.channels",
          "java.nio.file",
          "java.util.concurrent.locks",
          "java.util.logging",
          "java.util.prefs");

  private static final Set<String> OUTSIDE_TYPES =
      Set.of(
          "java.lang.Process",
          "java.lang.ProcessBuilder",
          "java.lang.Runtime",
          "java.lang.System$Logger",
          "java.lang.Thread",
          "java.lang.Thread$Builder",
          "java.lang.ThreadGroup",
          "java.util.Timer");

  private static final Set<String> HASHED =
      Set.of(
          "java.util.HashMap",
          "java.util.HashSet",
          "java.util.Hashtable",
          "java.util.IdentityHashMap",
          "java.util.WeakHashMap",
          "java.util.concurrent.ConcurrentHashMap");

  private final ArchCondition<JavaClass> condition;

  Boundary(ArchCondition<JavaClass> condition) {
    this.condition = condition;
  }

  ArchRule rule() {
    return classes().should(condition);
  }

  private static boolean strange(JavaClass origin, JavaClass target) {
    String name = target.getPackageName();
    if (name.startsWith(ROOT)) {
      return !room(target).equals(room(origin)) && !room(target).equals(CORE);
    }
    boolean seeded = room(origin).equals(CORE) && SEEDED.contains(name);
    return !target.isPrimitive() && !seeded && !within(LANGUAGE, name);
  }

  private static String room(JavaClass type) {
    return type.getPackageName().substring(ROOT.length()).split("\\.", 2)[0];
  }

  private static boolean within(List<String> packages, String name) {
    return packages.stream().anyMatch(p -> name.equals(p) || name.startsWith(p + "."));
  }

  private static boolean world(JavaClass target) {
    return within(OUTSIDE, target.getPackageName())
        || OUTSIDE_TYPES.contains(target.getName())
        || target.getPackageName().equals("java.util.concurrent");
  }

  private static boolean surroundings(JavaCodeUnitAccess<?> call) {
    return calls(call, "java.lang.System", "getenv", "getProperty", "getProperties", "exit")
        || calls(call, "java.lang.Boolean", "getBoolean")
        || calls(call, "java.lang.Integer", "getInteger")
        || calls(call, "java.lang.Long", "getLong")
        || calls(call, "java.util.Locale", "getDefault")
        || calls(call, "java.util.TimeZone", "getDefault")
        || (within(List.of("java.util"), call.getTargetOwner().getPackageName())
            && List.of("parallel", "parallelStream").contains(call.getName()));
  }

  private static boolean clock(JavaCodeUnitAccess<?> call) {
    return calls(call, "java.lang.System", "currentTimeMillis", "nanoTime")
        || calls(call, "java.util.Date", "<init>")
        || calls(call, "java.util.Calendar", "getInstance")
        || calls(call, "java.util.GregorianCalendar", "<init>");
  }

  private static boolean luck(JavaCodeUnitAccess<?> call) {
    return calls(call, "java.lang.Math", "random")
        || calls(call, "java.lang.System", "identityHashCode")
        || calls(call, "java.security.SecureRandom", "<init>", "getInstance", "getInstanceStrong")
        || calls(call, "java.util.UUID", "randomUUID")
        || calls(call, "java.util.concurrent.ThreadLocalRandom", "current")
        || calls(call, "java.util.random.RandomGenerator", "getDefault", "of")
        || (arguments(call) == 0 && calls(call, "java.util.Random", "<init>"))
        || (arguments(call) == 0 && calls(call, "java.util.SplittableRandom", "<init>"))
        || (arguments(call) == 0
            && calls(call, "java.util.random.RandomGeneratorFactory", "create"))
        || (arguments(call) == 1 && calls(call, "java.util.Collections", "shuffle"));
  }

  private static boolean hashed(JavaCodeUnitAccess<?> call) {
    return (HASHED.contains(call.getTargetOwner().getName()) && call.getName().equals("<init>"))
        || (arguments(call) != 0
            && arguments(call) != 2
            && calls(call, "java.util.Map", "of", "ofEntries", "copyOf"))
        || (arguments(call) > 1 && calls(call, "java.util.Set", "of"))
        || calls(call, "java.util.Set", "copyOf")
        || calls(
            call, "java.util.stream.Collectors", "toSet", "toUnmodifiableSet", "toUnmodifiableMap")
        || (arguments(call) < 4 && calls(call, "java.util.stream.Collectors", "toMap"))
        || (arguments(call) < 3 && calls(call, "java.util.stream.Collectors", "groupingBy"));
  }

  private static boolean calls(JavaCodeUnitAccess<?> call, String owner, String... names) {
    return call.getTargetOwner().getName().equals(owner) && List.of(names).contains(call.getName());
  }

  private static int arguments(JavaCodeUnitAccess<?> call) {
    return call.getTarget().getRawParameterTypes().size();
  }

  private static boolean nullMarked(JavaPackage room) {
    return room.isAnnotatedWith(NullMarked.class);
  }

  private static ArchCondition<JavaClass> depend(
      String description, BiPredicate<JavaClass, JavaClass> forbidden) {
    return check(
        description,
        (type, report) ->
            type.getDirectDependenciesFromSelf().stream()
                .filter(d -> forbidden.test(type, d.getTargetClass().getBaseComponentType()))
                .forEach(d -> report.accept(d.getDescription())));
  }

  private static ArchCondition<JavaClass> call(
      String description, Predicate<JavaCodeUnitAccess<?>> forbidden) {
    return check(
        description,
        (type, report) ->
            type.getCodeUnitAccessesFromSelf().stream()
                .filter(forbidden)
                .forEach(c -> report.accept(c.getDescription())));
  }

  private interface Check {
    void of(JavaClass type, Consumer<String> report);
  }

  private static ArchCondition<JavaClass> check(String description, Check check) {
    return new ArchCondition<>(description) {
      @Override
      public void check(JavaClass type, ConditionEvents events) {
        check.of(type, fault -> events.add(SimpleConditionEvent.violated(type, fault)));
      }
    };
  }
}
