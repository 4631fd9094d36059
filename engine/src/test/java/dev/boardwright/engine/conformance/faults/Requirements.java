package dev.boardwright.engine.conformance.faults;

import com.tngtech.archunit.core.domain.JavaClass;
import com.tngtech.archunit.core.domain.JavaCodeUnitAccess;
import com.tngtech.archunit.core.importer.ClassFileImporter;
import dev.boardwright.engine.conformance.Conformance;
import dev.boardwright.engine.conformance.NonConformance;
import java.util.Arrays;
import java.util.Set;
import java.util.SortedSet;
import java.util.TreeSet;
import java.util.stream.Collectors;

/** The lines of the kit at which a ruleset can fail. */
final class Requirements {

  private static final String KIT = Conformance.class.getPackageName();
  private static final Set<String> WAYS = Set.of("require", "requireEqual");

  /** All of them, written {@code class:line}. */
  static final SortedSet<String> ALL =
      new ClassFileImporter()
          .importPackages(KIT).stream()
              .filter(type -> type.getPackageName().equals(KIT))
              .map(JavaClass::getCodeUnitAccessesFromSelf)
              .flatMap(Set::stream)
              .filter(Requirements::requires)
              .map(call -> call.getOriginOwner().getName() + ":" + call.getLineNumber())
              .collect(Collectors.toCollection(TreeSet::new));

  private Requirements() {}

  private static boolean requires(JavaCodeUnitAccess<?> call) {
    String owner = call.getTargetOwner().getName();
    boolean fails = owner.equals(NonConformance.class.getName());
    boolean asks = owner.startsWith(KIT) && WAYS.contains(call.getName());
    return ((fails && call.getName().equals("<init>")) || asks)
        && !WAYS.contains(call.getOrigin().getName());
  }

  /** The line at which a ruleset has failed. */
  static String failed(NonConformance found) {
    return Arrays.stream(found.getStackTrace())
        .filter(frame -> !WAYS.contains(frame.getMethodName()))
        .map(frame -> frame.getClassName() + ":" + frame.getLineNumber())
        .findFirst()
        .orElseThrow();
  }
}
