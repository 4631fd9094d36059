package dev.boardwright.engine.conformance;

import dev.boardwright.engine.Position;
import dev.boardwright.engine.Ruleset;
import dev.boardwright.engine.Setup;
import java.lang.reflect.Field;
import java.lang.reflect.Modifier;
import java.util.ArrayList;
import java.util.Collection;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/** Walks over all objects that make up a position and finds what two of them share. */
final class ObjectGraph {

  /** What the core itself shares between copies and never changes. */
  private static final Set<String> CORE = Set.of("setup", "main", "listed", "outcomes");

  private static final Set<Class<?>> VALUES =
      Set.of(
          String.class,
          Boolean.class,
          Byte.class,
          Short.class,
          Character.class,
          Integer.class,
          Long.class,
          Float.class,
          Double.class,
          Class.class);

  private static final ClassValue<List<Field>> FIELDS =
      new ClassValue<>() {
        @Override
        protected List<Field> computeValue(Class<?> type) {
          return fields(type);
        }
      };

  private final Set<Class<?>> harmless;
  private final IdentityHashMap<Object, String> mutable = new IdentityHashMap<>();
  private final IdentityHashMap<Object, String> seen = new IdentityHashMap<>();

  private ObjectGraph(Set<Class<?>> harmless) {
    this.harmless = harmless;
  }

  /**
   * The first thing that can change and belongs to both.
   *
   * @param harmless types that hold arrays or the like but are never changed
   */
  static Optional<String> shared(Object one, Object other, Set<Class<?>> harmless) {
    var ones = new ObjectGraph(harmless);
    ones.walk("", one);
    var others = new ObjectGraph(harmless);
    others.walk("", other);
    return others.mutable.entrySet().stream()
        .filter(entry -> ones.mutable.containsKey(entry.getKey()))
        .map(entry -> entry.getValue() + " (" + entry.getKey().getClass().getTypeName() + ")")
        .sorted()
        .findFirst();
  }

  private void walk(String path, @Nullable Object object) {
    if (object == null || isValue(object) || seen.putIfAbsent(object, path) != null) {
      return;
    }
    Class<?> type = object.getClass();
    if (type.isArray()) {
      walkArray(path, object);
    } else if (object instanceof Optional<?> optional) {
      optional.ifPresent(value -> walk(path, value));
    } else if (object instanceof Collection<?> || object instanceof Map<?, ?>) {
      walkCollection(path, object);
    } else if (type.getName().startsWith("java.")) {
      mutable.put(object, path);
    } else {
      walkFields(path, object);
    }
  }

  private boolean isValue(Object object) {
    Class<?> type = object.getClass();
    return VALUES.contains(type)
        || object instanceof Enum<?>
        || object instanceof Setup
        || object instanceof Ruleset<?>
        || harmless.contains(type);
  }

  private void walkArray(String path, Object array) {
    mutable.put(array, path);
    if (array instanceof Object[] objects) {
      for (int i = 0; i < objects.length; i++) {
        walk(path + "[" + i + "]", objects[i]);
      }
    }
  }

  private void walkCollection(String path, Object object) {
    if (!object.getClass().getName().startsWith("java.util.ImmutableCollections")) {
      mutable.put(object, path);
    }
    Collection<?> elements =
        object instanceof Map<?, ?> map ? map.values() : (Collection<?>) object;
    int i = 0;
    for (Object element : elements) {
      walk(path + "[" + i++ + "]", element);
    }
  }

  private void walkFields(String path, Object object) {
    for (Field field : FIELDS.get(object.getClass())) {
      if (!Modifier.isFinal(field.getModifiers())) {
        mutable.put(object, path.isEmpty() ? "the position" : path);
      }
      if (!field.getType().isPrimitive()) {
        try {
          String at = path.isEmpty() ? field.getName() : path + "." + field.getName();
          walk(at, field.get(object));
        } catch (IllegalAccessException e) {
          throw new IllegalStateException("cannot read " + field, e);
        }
      }
    }
  }

  private static List<Field> fields(Class<?> type) {
    List<Field> fields = new ArrayList<>();
    for (Class<?> at = type; at != null && at != Object.class; at = at.getSuperclass()) {
      for (Field field : at.getDeclaredFields()) {
        boolean core = at == Position.class && CORE.contains(field.getName());
        if (!Modifier.isStatic(field.getModifiers()) && !core) {
          field.setAccessible(true);
          fields.add(field);
        }
      }
    }
    return fields;
  }
}
