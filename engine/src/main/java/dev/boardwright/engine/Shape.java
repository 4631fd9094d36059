package dev.boardwright.engine;

import java.lang.invoke.LambdaMetafactory;
import java.lang.invoke.MethodHandle;
import java.lang.invoke.MethodHandles;
import java.lang.invoke.MethodType;
import java.lang.reflect.ParameterizedType;
import java.lang.reflect.RecordComponent;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.function.Function;

/** How values of one record type are taken apart and put together; made once for each type. */
final class Shape {

  private static final MethodHandles.Lookup LOOKUP = MethodHandles.lookup();

  private static final ClassValue<Shape> KNOWN =
      new ClassValue<>() {
        @Override
        protected Shape computeValue(Class<?> type) {
          return new Shape(type);
        }
      };

  private static final int TOO_LARGE = 1_000_000_000;

  private final Class<?> type;
  private final Word word;
  private final Class<?>[] elements;
  private final List<Function<Object, Object>> accessors;
  private final MethodHandle constructor;
  private final long wordDigest;

  private Shape(Class<?> type) {
    if (!type.isRecord()) {
      throw new IllegalArgumentException(type.getName() + " is not a record");
    }
    this.type = type;
    RecordComponent[] components = type.getRecordComponents();
    List<Arg> args = new ArrayList<>();
    elements = new Class<?>[components.length];
    List<Function<Object, Object>> readers = new ArrayList<>();
    for (int i = 0; i < components.length; i++) {
      elements[i] = element(components[i]);
      args.add(arg(components[i], elements[i]));
      readers.add(accessor(components[i]));
    }
    accessors = List.copyOf(readers);
    constructor = constructor(type, components);
    word = new Word(snake(type.getSimpleName()), List.copyOf(args), isChance(type));
    wordDigest = new Digest().add(word.name()).value();
  }

  static Shape of(Class<?> type) {
    return KNOWN.get(type);
  }

  Word word() {
    return word;
  }

  /** The values of the arguments: enum constants, integers, booleans, lists of these. */
  Object value(Object record, int arg) {
    return accessors.get(arg).apply(record);
  }

  /**
   * @return empty if the record's own constructor refuses the values
   */
  Optional<Object> make(Object[] values) {
    try {
      return Optional.of((Object) constructor.invokeExact(values));
    } catch (IllegalArgumentException refused) {
      return Optional.empty();
    } catch (Throwable e) {
      throw new IllegalStateException("cannot make a " + type.getName(), e);
    }
  }

  /** The type of an argument, or of the elements of its list. */
  Class<?> element(int arg) {
    return elements[arg];
  }

  void digest(Object record, Digest out) {
    out.add(wordDigest);
    for (int i = 0; i < accessors.size(); i++) {
      digestValue(value(record, i), out);
    }
  }

  private static void digestValue(Object value, Digest out) {
    switch (value) {
      case Enum<?> constant -> out.add(constant);
      case Integer number -> out.add(number);
      case Boolean flag -> out.add(flag);
      case List<?> list -> {
        out.add(list.size());
        list.forEach(element -> digestValue(element, out));
      }
      default -> throw new IllegalStateException("no argument: " + value);
    }
  }

  private static Class<?> element(RecordComponent component) {
    if (component.getType() != List.class) {
      return component.getType();
    }
    return component.getGenericType() instanceof ParameterizedType list
            && list.getActualTypeArguments()[0] instanceof Class<?> element
        ? element
        : Object.class;
  }

  private static Arg arg(RecordComponent component, Class<?> element) {
    String name = component.getName();
    boolean list = component.getType() == List.class;
    if (element.isEnum()) {
      return new Arg(name, Arg.Kind.ENUM, list, EnumWords.of(element).words(), 0, 0);
    }
    if (element == boolean.class || element == Boolean.class) {
      return new Arg(name, Arg.Kind.BOOLEAN, list, List.of(), 0, 0);
    }
    if (element == int.class || element == Integer.class) {
      Range range = component.getAnnotation(Range.class);
      if (range != null) {
        check(component, range);
        return new Arg(name, Arg.Kind.INTEGER, list, List.of(), range.min(), range.max());
      }
      if (name.equals("seat")) {
        return new Arg(name, Arg.Kind.INTEGER, list, List.of(), 0, Seat.MOST - 1);
      }
      throw unfit(component, "an int needs a @Range");
    }
    throw unfit(component, "use an enum, an int with a @Range, a boolean, or a List of these");
  }

  private static void check(RecordComponent component, Range range) {
    if (range.min() > range.max() || range.min() <= -TOO_LARGE || range.max() >= TOO_LARGE) {
      throw unfit(component, "a @Range goes up, and its numbers have at most 9 digits");
    }
  }

  private static IllegalArgumentException unfit(RecordComponent component, String why) {
    return new IllegalArgumentException(
        component.getDeclaringRecord().getName() + "." + component.getName() + ": " + why);
  }

  /** A lambda and not a method handle: the JVM calls it as fast as code written by hand. */
  @SuppressWarnings("unchecked") // the metafactory makes what it is told to make
  private static Function<Object, Object> accessor(RecordComponent component) {
    Class<?> owner = component.getDeclaringRecord();
    try {
      MethodHandles.Lookup lookup = MethodHandles.privateLookupIn(owner, LOOKUP);
      MethodHandle target = lookup.unreflect(component.getAccessor());
      MethodType read = MethodType.methodType(Object.class, Object.class);
      MethodType typed =
          MethodType.methodType(
              MethodType.methodType(component.getType()).wrap().returnType(), owner);
      return (Function<Object, Object>)
          LambdaMetafactory.metafactory(
                  lookup, "apply", MethodType.methodType(Function.class), read, target, typed)
              .getTarget()
              .invoke();
    } catch (Throwable e) {
      throw new IllegalArgumentException("cannot read " + component, e);
    }
  }

  private static MethodHandle constructor(Class<?> type, RecordComponent[] components) {
    try {
      var canonical =
          type.getDeclaredConstructor(
              Arrays.stream(components).map(RecordComponent::getType).toArray(Class[]::new));
      canonical.setAccessible(true);
      return LOOKUP
          .unreflectConstructor(canonical)
          .asSpreader(Object[].class, components.length)
          .asType(MethodType.methodType(Object.class, Object[].class));
    } catch (ReflectiveOperationException e) {
      throw new IllegalArgumentException("cannot make a " + type.getName(), e);
    }
  }

  private static boolean isChance(Class<?> type) {
    return ChanceMove.class.isAssignableFrom(type) || ChanceStep.class.isAssignableFrom(type);
  }

  /** {@code MoveMember} becomes {@code move_member}. */
  static String snake(String camel) {
    return camel.replaceAll("(?<=[a-z0-9])(?=[A-Z])", "_").toLowerCase(Locale.ROOT);
  }
}
