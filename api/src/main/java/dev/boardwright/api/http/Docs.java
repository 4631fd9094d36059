package dev.boardwright.api.http;

import io.javalin.config.StaticFilesConfig;
import io.javalin.http.staticfiles.Location;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.Map;
import java.util.Properties;
import org.jspecify.annotations.Nullable;

/** The documentation page: Swagger UI from this server alone, without any request elsewhere. */
final class Docs {

  /** What the page may load: only what this server has. */
  static final String POLICY =
      "default-src 'self'; img-src 'self' data:; style-src 'self' 'unsafe-inline';"
          + " base-uri 'none'; form-action 'none'; frame-ancestors 'none'";

  private static final String WEBJAR = "/META-INF/maven/org.webjars/swagger-ui/pom.properties";

  private Docs() {}

  static String page() {
    try (InputStream in = Docs.class.getResourceAsStream("/docs/index.html")) {
      return new String(required(in).readAllBytes(), StandardCharsets.UTF_8);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  /**
   * The files that the page loads: ours under /docs/, those of Swagger UI under /docs/swagger-ui/.
   */
  static void addFiles(StaticFilesConfig files) {
    add(files, "/docs", "/docs");
    add(files, "/docs/swagger-ui", "/META-INF/resources/webjars/swagger-ui/" + version());
  }

  private static void add(StaticFilesConfig files, String path, String folder) {
    files.add(
        file -> {
          file.hostedPath = path;
          file.directory = folder;
          file.location = Location.CLASSPATH;
          file.headers = Map.of("Cache-Control", "public, max-age=3600");
          file.mimeTypes.add("text/javascript; charset=utf-8", "js");
        });
  }

  private static String version() {
    try (InputStream in = Docs.class.getResourceAsStream(WEBJAR)) {
      Properties properties = new Properties();
      properties.load(required(in));
      return properties.getProperty("version");
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  private static InputStream required(@Nullable InputStream in) {
    if (in == null) {
      throw new IllegalStateException("the documentation is not on the class path");
    }
    return in;
  }
}
