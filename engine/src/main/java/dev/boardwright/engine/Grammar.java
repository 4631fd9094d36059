package dev.boardwright.engine;

import java.util.ArrayList;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;

/**
 * How moves, decisions or events are written, derived from a sealed interface of records. Nobody
 * writes a mapper.
 *
 * <p>The text form is the word and its arguments, separated by one space: {@code place c1r2 2}. The
 * word is the record's name and an enum value its constant's name, both in lower_snake; a number is
 * decimal; a list is separated by commas, and {@code -} when it is empty. The {@link Typed} form
 * says the same with names.
 *
 * @param <T> the sealed interface
 */
public final class Grammar<T> {

  /** The longest text form that is looked at, in characters. */
  public static final int LONGEST_TEXT = 1_000;

  private static final int MOST_SHOWN = 10;
  private static final Pattern NUMBER = Pattern.compile("0|-?[1-9][0-9]{0,8}");

  private static final ClassValue<Grammar<?>> KNOWN =
      new ClassValue<>() {
        @Override
        protected Grammar<?> computeValue(Class<?> sealed) {
          return new Grammar<>(sealed);
        }
      };

  private final Map<String, Shape> shapes = new TreeMap<>();
  private final List<Word> words;

  private Grammar(Class<?> sealed) {
    List<Word> declared = new ArrayList<>();
    collect(sealed, declared);
    words = List.copyOf(declared);
  }

  /**
   * The grammar of a sealed interface, made once.
   *
   * @param sealed a sealed interface whose permitted types are records or again such interfaces
   * @throws IllegalArgumentException if a type or one of its components cannot be written, or two
   *     types have one word
   */
  @SuppressWarnings("unchecked") // the grammar of a class writes values of that class
  public static <T> Grammar<T> of(Class<T> sealed) {
    return (Grammar<T>) KNOWN.get(sealed);
  }

  private void collect(Class<?> type, List<Word> declared) {
    Class<?>[] permitted = type.getPermittedSubclasses();
    if (permitted != null) {
      for (Class<?> each : permitted) {
        collect(each, declared);
      }
      return;
    }
    Shape shape = Shape.of(type);
    Shape before = shapes.putIfAbsent(shape.word().name(), shape);
    if (before == null) {
      declared.add(shape.word());
    } else if (before != shape) {
      throw new IllegalArgumentException("two types are written '" + shape.word().name() + "'");
    }
  }

  /** All words in the order of their declaration. */
  public List<Word> words() {
    return words;
  }

  /** The text form. */
  public String text(T value) {
    Shape shape = Shape.of(value.getClass());
    StringBuilder out = new StringBuilder(shape.word().name());
    for (int i = 0; i < shape.word().args().size(); i++) {
      out.append(' ');
      if (shape.value(value, i) instanceof List<?> list) {
        appendList(out, list);
      } else {
        out.append(word(shape.value(value, i)));
      }
    }
    return out.toString();
  }

  private static void appendList(StringBuilder out, List<?> list) {
    if (list.isEmpty()) {
      out.append('-');
    }
    for (int i = 0; i < list.size(); i++) {
      out.append(i == 0 ? "" : ",").append(word(list.get(i)));
    }
  }

  /** The typed form. */
  public Typed typed(T value) {
    Shape shape = Shape.of(value.getClass());
    Map<String, Object> args = new LinkedHashMap<>();
    for (int i = 0; i < shape.word().args().size(); i++) {
      args.put(shape.word().args().get(i).name(), typedValue(shape.value(value, i)));
    }
    return new Typed(shape.word().name(), Collections.unmodifiableMap(args));
  }

  private static Object typedValue(Object value) {
    return switch (value) {
      case Enum<?> constant -> EnumWords.word(constant);
      case List<?> list -> list.stream().map(Grammar::word).toList();
      default -> value;
    };
  }

  private static String word(Object value) {
    return value instanceof Enum<?> constant ? EnumWords.word(constant) : value.toString();
  }

  /** Reads a text form. */
  public Parsed<T> parse(String text) {
    if (text.length() > LONGEST_TEXT) {
      return new Parsed.Bad<>(Message.of("grammar.too_long", "most", LONGEST_TEXT));
    }
    List<String> parts = List.of(text.split(" ", -1));
    Shape shape = shapes.get(parts.getFirst());
    if (shape == null) {
      return unknown(parts.getFirst());
    }
    List<Arg> args = shape.word().args();
    if (parts.size() - 1 != args.size()) {
      return wrongArguments(shape.word(), parts.size() - 1);
    }
    try {
      Object[] values = new Object[args.size()];
      for (int i = 0; i < values.length; i++) {
        values[i] = read(shape, i, parts.get(i + 1));
      }
      return ok(shape, values);
    } catch (Unfit unfit) {
      return new Parsed.Bad<>(unfit.reason);
    }
  }

  /** Reads a typed form. Lists may hold strings, and also numbers and booleans as such. */
  public Parsed<T> parse(Typed typed) {
    Shape shape = shapes.get(typed.type());
    if (shape == null) {
      return unknown(typed.type());
    }
    List<Arg> args = shape.word().args();
    Set<String> names = typed.args().keySet();
    if (names.size() != args.size() || !args.stream().allMatch(a -> names.contains(a.name()))) {
      return wrongArguments(
          shape.word(), names.stream().map(Grammar::quote).limit(MOST_SHOWN).toList());
    }
    try {
      Object[] values = new Object[args.size()];
      for (int i = 0; i < values.length; i++) {
        values[i] = readTyped(shape, i, typed.args().get(args.get(i).name()));
      }
      return ok(shape, values);
    } catch (Unfit unfit) {
      return new Parsed.Bad<>(unfit.reason);
    }
  }

  @SuppressWarnings("unchecked") // every shape of this grammar makes a T
  private Parsed<T> ok(Shape shape, Object[] values) {
    Optional<Object> made = shape.make(values);
    return made.isPresent()
        ? new Parsed.Ok<>((T) made.get())
        : new Parsed.Bad<>(Message.of("grammar.together", "word", shape.word().name()));
  }

  private static Object read(Shape shape, int arg, String text) throws Unfit {
    Arg wanted = shape.word().args().get(arg);
    if (!wanted.list()) {
      return readOne(wanted, shape.element(arg), text);
    }
    List<Object> list = new ArrayList<>();
    if (!text.equals("-")) {
      for (String element : text.split(",", -1)) {
        list.add(readOne(wanted, shape.element(arg), element));
      }
    }
    return List.copyOf(list);
  }

  private static Object readTyped(Shape shape, int arg, @Nullable Object value) throws Unfit {
    Arg wanted = shape.word().args().get(arg);
    if (value == null || wanted.list() != value instanceof List<?>) {
      throw new Unfit(wanted, String.valueOf(value));
    }
    if (!(value instanceof List<?> elements)) {
      return readTypedOne(wanted, shape.element(arg), value);
    }
    List<Object> list = new ArrayList<>();
    for (Object element : elements) {
      list.add(readOne(wanted, shape.element(arg), String.valueOf(element)));
    }
    return List.copyOf(list);
  }

  private static Object readTypedOne(Arg wanted, Class<?> type, Object value) throws Unfit {
    boolean fits =
        switch (wanted.kind()) {
          case ENUM -> value instanceof String;
          case INTEGER -> value instanceof Integer;
          case BOOLEAN -> value instanceof Boolean;
        };
    if (!fits) {
      throw new Unfit(wanted, String.valueOf(value));
    }
    return readOne(wanted, type, value.toString());
  }

  private static Object readOne(Arg wanted, Class<?> type, String text) throws Unfit {
    return switch (wanted.kind()) {
      case ENUM -> EnumWords.of(type).constant(text).orElseThrow(() -> new Unfit(wanted, text));
      case INTEGER -> {
        if (!NUMBER.matcher(text).matches()) {
          throw new Unfit(wanted, text);
        }
        int number = Integer.parseInt(text);
        if (number < wanted.min() || number > wanted.max()) {
          throw new Unfit(wanted, text);
        }
        yield number;
      }
      case BOOLEAN -> {
        if (!text.equals("true") && !text.equals("false")) {
          throw new Unfit(wanted, text);
        }
        yield Boolean.valueOf(text);
      }
    };
  }

  private Parsed<T> unknown(String word) {
    return new Parsed.Bad<>(
        Message.of("grammar.unknown", "word", quote(word), "known", List.copyOf(shapes.keySet())));
  }

  private Parsed<T> wrongArguments(Word word, Object got) {
    List<String> names = word.args().stream().map(Arg::name).toList();
    return new Parsed.Bad<>(
        names.isEmpty()
            ? Message.of("grammar.no_arguments", "word", word.name(), "got", got)
            : Message.of("grammar.arguments", "word", word.name(), "names", names, "got", got));
  }

  private static String quote(String text) {
    return shown(text, 40);
  }

  /** The beginning of a text from outside, fit to be shown: no control characters, no halves. */
  static String shown(String text, int most) {
    String shown = text.length() <= most ? text : text.substring(0, most) + "…";
    return shown.replaceAll("[\\p{Cntrl}\\p{Cs}]", "?");
  }

  private static final class Unfit extends Exception {
    private static final long serialVersionUID = 1L;

    private final transient Text reason;

    Unfit(Arg wanted, String got) {
      reason =
          Message.of(
              "grammar.value",
              "value",
              quote(got),
              "argument",
              wanted.name(),
              "accepted",
              wanted.accepted());
    }
  }
}
