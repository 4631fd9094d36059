import java.io.IOException;
import java.nio.file.FileVisitResult;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.SimpleFileVisitor;
import java.nio.file.attribute.BasicFileAttributes;
import java.nio.file.attribute.FileTime;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.spi.ToolProvider;

/**
 * Runs google-java-format over the Java sources below a folder that changed since the last clean
 * run.
 *
 * <p>Arguments: {@code check} or {@code apply}, the folder, and the file whose time is that of the
 * last clean run.
 */
final class Format {
  private static final Set<String> SKIPPED = Set.of("target", "node_modules", "dist", "data");

  void main(String[] args) throws IOException {
    boolean apply = args[0].equals("apply");
    Path root = Path.of(args[1]);
    Path stamp = Path.of(args[2]);
    FileTime start = FileTime.from(Instant.now());

    List<String> call =
        new ArrayList<>(
            apply ? List.of("--replace") : List.of("--dry-run", "--set-exit-if-changed"));
    List<String> files = changed(root, stamp);
    call.addAll(files);
    ToolProvider formatter = ToolProvider.findFirst("google-java-format").orElseThrow();
    int code =
        files.isEmpty() ? 0 : formatter.run(System.out, System.err, call.toArray(String[]::new));
    if (code != 0) {
      System.err.println(
          apply
              ? "Not formatted, see above."
              : "Not formatted as above. Format with: mvn -q -N validate -Pformat");
      System.exit(1);
    }
    Files.createDirectories(stamp.getParent());
    Files.writeString(stamp, "");
    Files.setLastModifiedTime(stamp, start);
  }

  private static List<String> changed(Path root, Path stamp) throws IOException {
    FileTime since =
        Files.exists(stamp) ? Files.getLastModifiedTime(stamp) : FileTime.fromMillis(0);
    List<String> found = new ArrayList<>();
    Files.walkFileTree(
        root,
        new SimpleFileVisitor<>() {
          @Override
          public FileVisitResult preVisitDirectory(Path folder, BasicFileAttributes attributes) {
            String name = folder.getFileName().toString();
            boolean skipped =
                SKIPPED.contains(name) || name.startsWith(".") && !name.equals(".mvn");
            return skipped && !folder.equals(root)
                ? FileVisitResult.SKIP_SUBTREE
                : FileVisitResult.CONTINUE;
          }

          @Override
          public FileVisitResult visitFile(Path file, BasicFileAttributes attributes) {
            if (file.toString().endsWith(".java")
                && attributes.lastModifiedTime().compareTo(since) > 0) {
              found.add(file.toString());
            }
            return FileVisitResult.CONTINUE;
          }
        });
    return found;
  }
}
