package dev.boardwright.api.hook;

import dev.boardwright.api.wire.HookFailure;
import java.util.Optional;

/**
 * Why a message was not taken.
 *
 * @param status of the answer, if there was one
 */
public record Failure(HookFailure reason, Optional<Integer> status) {

  static Failure of(HookFailure reason) {
    return new Failure(reason, Optional.empty());
  }

  static Failure answered(int status) {
    return new Failure(HookFailure.NOT_TAKEN, Optional.of(status));
  }
}
