import java.io.IOException;
import java.nio.file.DirectoryStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.Predicate;
import java.util.regex.Pattern;
import org.yaml.snakeyaml.DumperOptions;
import org.yaml.snakeyaml.Yaml;

/**
 * Writes what the SDKs are generated from: the contract without the operations of those who run a
 * server, plus the board, moves, decisions and events of every ruleset as named schemas.
 *
 * <p>Arguments: the folder of the contract, and the folder for {@code sdk.yaml} and {@code
 * sdk-any.yaml}. The second is for generators that make a class of everything and read an answer as
 * a whole: it has no streams, of each ruleset the board only, and "a text, a number or a boolean"
 * is any value in it.
 */
final class Contract {
  private static final String SERVER =
      """
      url: http://127.0.0.1:8080/v1
      description: A server on this machine.
      """;
  private static final Pattern REFERENCE = Pattern.compile("#/components/schemas/(\\w+)");
  private static final Set<String> STREAMED = Set.of("StreamEvent", "AccountEvent");
  private static final Predicate<String> BOARD = Pattern.compile("\\w+Board").asMatchPredicate();

  void main(String[] args) throws IOException {
    Path contract = Path.of(args[0]);
    Path target = Files.createDirectories(Path.of(args[1]));

    Map<String, Object> spec = read(Files.readString(contract.resolve("boardwright.yaml")));
    spec.put("servers", List.of(read(SERVER)));
    remove("operations", spec);
    Map<String, Object> schemas = map(map(spec, "components"), "schemas");
    schemas.remove("Health");
    Set<String> kept = new HashSet<>(schemas.keySet());
    addRulesets(contract.resolve("rulesets"), schemas);
    write(target.resolve("sdk.yaml"), spec);

    remove("streams", spec);
    kept.removeAll(STREAMED);
    schemas.keySet().stream().filter(BOARD).toList().forEach(board -> keep(board, schemas, kept));
    schemas.keySet().retainAll(kept);
    schemas.values().forEach(schema -> loosen((Map<?, ?>) schema));
    write(target.resolve("sdk-any.yaml"), spec);
  }

  /** Removes a tag and the paths that have it. */
  private static void remove(String tag, Map<String, Object> spec) {
    map(spec, "paths").values().removeIf(path -> isTagged((Map<?, ?>) path, tag));
    ((List<?>) spec.get("tags")).removeIf(known -> ((Map<?, ?>) known).get("name").equals(tag));
  }

  private static boolean isTagged(Map<?, ?> path, String tag) {
    return path.get("get") instanceof Map<?, ?> get && get.get("tags").equals(List.of(tag));
  }

  private static void addRulesets(Path folder, Map<String, Object> schemas) throws IOException {
    if (!Files.isDirectory(folder)) {
      return;
    }
    try (DirectoryStream<Path> files = Files.newDirectoryStream(folder, "*.json")) {
      for (Path file : files) {
        // JSON is YAML.
        String text = Files.readString(file).replace("#/$defs/", "#/components/schemas/");
        for (Map.Entry<String, Object> schema : map(read(text), "$defs").entrySet()) {
          bare(schema.getValue());
          if (schemas.putIfAbsent(schema.getKey(), schema.getValue()) != null) {
            throw new IllegalStateException(file + ": the name is taken: " + schema.getKey());
          }
        }
      }
    }
  }

  /** References without a description beside them: generators make types of their own of more. */
  private static void bare(Object node) {
    if (node instanceof List<?> list) {
      list.forEach(Contract::bare);
    } else if (node instanceof Map<?, ?> map) {
      if (map.containsKey("$ref")) {
        map.keySet().retainAll(Set.of("$ref"));
      }
      map.values().forEach(Contract::bare);
    }
  }

  /** Adds a schema to those kept, with all that it refers to. */
  private static void keep(String name, Map<String, Object> schemas, Set<String> kept) {
    if (kept.add(name)) {
      REFERENCE
          .matcher(schemas.get(name).toString())
          .results()
          .forEach(found -> keep(found.group(1), schemas, kept));
    }
  }

  private static void loosen(Map<?, ?> schema) {
    if (schema.get("type") instanceof List<?> types && !types.contains("null")) {
      schema.keySet().retainAll(Set.of("description"));
    }
  }

  private static Map<String, Object> read(String yaml) {
    return new Yaml().load(yaml);
  }

  @SuppressWarnings("unchecked")
  private static Map<String, Object> map(Map<String, Object> parent, String key) {
    return (Map<String, Object>) parent.get(key);
  }

  /** Leaves a file alone that would not change, so that nothing is generated anew without need. */
  private static void write(Path file, Map<String, Object> spec) throws IOException {
    DumperOptions options = new DumperOptions();
    options.setDefaultFlowStyle(DumperOptions.FlowStyle.BLOCK);
    options.setDereferenceAliases(true);
    String text = new Yaml(options).dump(spec);
    if (!Files.exists(file) || !Files.readString(file).equals(text)) {
      Files.writeString(file, text);
    }
  }
}
