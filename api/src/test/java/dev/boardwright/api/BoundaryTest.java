package dev.boardwright.api;

import static com.tngtech.archunit.base.DescribedPredicate.describe;
import static com.tngtech.archunit.lang.conditions.ArchConditions.be;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.classes;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.noClasses;

import com.tngtech.archunit.core.domain.JavaClass;
import com.tngtech.archunit.core.importer.ImportOption.DoNotIncludeTests;
import com.tngtech.archunit.junit.AnalyzeClasses;
import com.tngtech.archunit.junit.ArchTest;
import com.tngtech.archunit.lang.ArchRule;
import java.time.Clock;
import java.time.Instant;
import java.time.InstantSource;
import org.jspecify.annotations.NullMarked;

/** What the packages of the service may know of each other and of the engine. */
@AnalyzeClasses(packages = "dev.boardwright.api", importOptions = DoNotIncludeTests.class)
final class BoundaryTest {
  private static final String STORE = "dev.boardwright.api.store..";

  @ArchTest
  static final ArchRule theStoreKnowsTextsAndItsDatabases =
      classes()
          .that()
          .resideInAPackage(STORE)
          .should()
          .onlyDependOnClassesThat()
          .resideInAnyPackage(
              STORE,
              "java..",
              "javax.sql..",
              "org.jspecify..",
              "org.slf4j..",
              "org.sqlite..",
              "org.postgresql..",
              "com.zaxxer.hikari..",
              "org.apache.commons.pool2..",
              "redis.clients.jedis..");

  @ArchTest
  static final ArchRule onlyTheStoreKnowsDatabases =
      noClasses()
          .that()
          .resideOutsideOfPackage(STORE)
          .should()
          .dependOnClassesThat()
          .resideInAnyPackage(
              "java.sql..",
              "javax.sql..",
              "org.sqlite..",
              "org.postgresql..",
              "com.zaxxer.hikari..",
              "redis.clients..",
              "org.apache.commons.pool2..")
          .allowEmptyShould(true);

  /** Nodes do not agree on what time it is; the store does. Durations are another matter. */
  @ArchTest
  static final ArchRule onlyTheStoreKnowsTheDate =
      noClasses()
          .that()
          .resideOutsideOfPackage(STORE)
          .should()
          .callMethod(Instant.class, "now")
          .orShould()
          .callMethod(InstantSource.class, "system")
          .orShould()
          .callMethod(System.class, "currentTimeMillis")
          .orShould()
          .dependOnClassesThat()
          .areAssignableTo(Clock.class);

  @ArchTest
  static final ArchRule theServiceKnowsNoGame =
      noClasses().should().dependOnClassesThat(describe("are of a game", BoundaryTest::ofGame));

  @ArchTest
  static final ArchRule publicInterfacesHaveNoNull =
      classes().should(be(describe("in a @NullMarked package", BoundaryTest::nullMarked)));

  private static boolean nullMarked(JavaClass type) {
    return type.getPackage().isAnnotatedWith(NullMarked.class);
  }

  private static boolean ofGame(JavaClass type) {
    String name = type.getPackageName();
    return name.startsWith("dev.boardwright.")
        && !name.matches("dev\\.boardwright\\.(api|bots|engine)(\\..*)?");
  }
}
