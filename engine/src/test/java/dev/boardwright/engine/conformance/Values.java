package dev.boardwright.engine.conformance;

import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.Method;
import java.lang.reflect.RecordComponent;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import org.jspecify.annotations.Nullable;

/** Looks whether a view or a component table is made of permitted values only. */
final class Values {

  private static final ClassValue<List<Method>> ACCESSORS =
      new ClassValue<>() {
        @Override
        protected List<Method> computeValue(Class<?> type) {
          return accessors(type);
        }
      };

  private Values() {}

  private static List<Method> accessors(Class<?> type) {
    List<Method> accessors = new ArrayList<>();
    for (RecordComponent component : type.getRecordComponents()) {
      component.getAccessor().setAccessible(true);
      accessors.add(component.getAccessor());
    }
    return accessors;
  }

  /** Where something stands that is not permitted, and what it is; empty if all is well. */
  static Optional<String> unfit(String path, @Nullable Object value) {
    return switch (value) {
      case null -> Optional.of(path + " is null");
      case String _, Integer _, Long _, Double _, Boolean _, Enum<?> _, OptionalInt _ ->
          Optional.empty();
      case Optional<?> optional -> optional.flatMap(inner -> unfit(path, inner));
      case List<?> list -> inList(path, list);
      case Map<?, ?> map -> inMap(path, map);
      case Record record -> inRecord(path, record);
      default -> Optional.of(path + " is a " + value.getClass().getName());
    };
  }

  private static Optional<String> inList(String path, List<?> list) {
    for (int i = 0; i < list.size(); i++) {
      Optional<String> unfit = unfit(path + "[" + i + "]", list.get(i));
      if (unfit.isPresent()) {
        return unfit;
      }
    }
    return Optional.empty();
  }

  private static Optional<String> inMap(String path, Map<?, ?> map) {
    for (Map.Entry<?, ?> entry : map.entrySet()) {
      if (!(entry.getKey() instanceof Enum<?>)) {
        return Optional.of(path + " has a key that is no enum: " + entry.getKey());
      }
      Optional<String> unfit = unfit(path + "[" + entry.getKey() + "]", entry.getValue());
      if (unfit.isPresent()) {
        return unfit;
      }
    }
    return Optional.empty();
  }

  private static Optional<String> inRecord(String path, Record record) {
    for (Method accessor : ACCESSORS.get(record.getClass())) {
      Optional<String> unfit = unfit(path + "." + accessor.getName(), value(record, accessor));
      if (unfit.isPresent()) {
        return unfit;
      }
    }
    return Optional.empty();
  }

  private static @Nullable Object value(Record record, Method accessor) {
    try {
      return accessor.invoke(record);
    } catch (IllegalAccessException | InvocationTargetException e) {
      throw new IllegalStateException("cannot read " + accessor, e);
    }
  }
}
