package dev.boardwright.api.wire;

import com.fasterxml.jackson.annotation.JsonInclude;
import com.fasterxml.jackson.annotation.JsonInclude.Include;
import java.util.Optional;

/**
 * How much time the players of a game have.
 *
 * @param perMove seconds for each move
 * @param daysPerMove the same in days; only in requests
 * @param bank seconds for the whole game, used when those for the move are over
 * @param increment seconds that are added to the bank by each move
 * @param onTimeout what becomes of a player without time
 */
@JsonInclude(Include.NON_ABSENT)
public record TimeControl(
    Optional<Integer> perMove,
    Optional<Integer> daysPerMove,
    Optional<Integer> bank,
    Optional<Integer> increment,
    Optional<OnTimeout> onTimeout) {

  private static final int DAY = 24 * 60 * 60;
  private static final int MOST_DAYS = 30;

  /** What becomes of a player without time. */
  public enum OnTimeout {
    /** The player leaves the game, as by resigning. */
    LOSE,
    /** A house bot plays on in the seat. */
    BOT
  }

  public TimeControl {
    perMove.ifPresent(value -> Check.between("perMove", value, 1, MOST_DAYS * DAY));
    daysPerMove.ifPresent(value -> Check.between("daysPerMove", value, 1, MOST_DAYS));
    bank.ifPresent(value -> Check.between("bank", value, 1, MOST_DAYS * DAY));
    increment.ifPresent(value -> Check.between("increment", value, 0, DAY));
    if (perMove.isPresent() && daysPerMove.isPresent()) {
      throw new Unfit("daysPerMove", "time_control.one_limit");
    }
    if (perMove.isEmpty() && daysPerMove.isEmpty() && bank.isEmpty()) {
      throw new Unfit("", "time_control.empty");
    }
    if (increment.isPresent() && bank.isEmpty()) {
      throw new Unfit("increment", "time_control.no_bank");
    }
  }

  /** Whether a house bot plays on for a player without time, whatever becomes of other leavers. */
  public boolean replaces() {
    return onTimeout.filter(OnTimeout.BOT::equals).isPresent();
  }

  /** The same as it is kept and shown: in seconds, with what happens without time. */
  public TimeControl settled() {
    return new TimeControl(
        perMove.or(() -> daysPerMove.map(days -> days * DAY)),
        Optional.empty(),
        bank,
        bank.map(_ -> increment.orElse(0)),
        Optional.of(onTimeout.orElse(OnTimeout.LOSE)));
  }
}
