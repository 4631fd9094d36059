package dev.boardwright.engine;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.function.Function;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * A text with arguments: {@code Place the tile on {space}}. Arguments that are not given stand as
 * they are.
 */
final class Template {

  private static final Pattern ARGUMENT = Pattern.compile("\\{([a-zA-Z][a-zA-Z0-9]*)}");

  private final List<String> texts = new ArrayList<>(); // one more than there are names
  private final List<String> names = new ArrayList<>();

  Template(String pattern) {
    Matcher matcher = ARGUMENT.matcher(pattern);
    int from = 0;
    while (matcher.find()) {
      texts.add(pattern.substring(from, matcher.start()));
      names.add(matcher.group(1));
      from = matcher.end();
    }
    texts.add(pattern.substring(from));
  }

  String fill(Map<String, ?> args, Function<Object, String> words) {
    StringBuilder out = new StringBuilder(texts.getFirst());
    for (int i = 0; i < names.size(); i++) {
      Object value = args.get(names.get(i));
      out.append(value == null ? "{" + names.get(i) + "}" : words.apply(value));
      out.append(texts.get(i + 1));
    }
    return out.toString();
  }
}
