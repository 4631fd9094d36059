package dev.boardwright.tzolkin;

import dev.boardwright.tzolkin.prophecy.Prophecy;
import dev.boardwright.tzolkin.quick.QuickBoard;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;

/** Makes the parts of the board that the expansion adds. */
final class ExpansionViews {

  private ExpansionViews() {}

  static List<TzolkinBoard.ProphecySlot> prophecies(TzolkinPosition now) {
    Optional<Prophecy> active = now.prophecies.active();
    return IntStream.range(0, now.prophecies.drawn())
        .mapToObj(
            slot -> {
              Prophecy prophecy = now.prophecies.at(slot);
              return new TzolkinBoard.ProphecySlot(
                  slot + 1,
                  prophecy,
                  active.filter(prophecy::equals).isPresent(),
                  IntStream.range(0, now.seats())
                      .mapToObj(seat -> Prophecies.count(now, seat, prophecy.metric()))
                      .toList());
            })
        .toList();
  }

  static Optional<TzolkinBoard.QuickActionBoard> quickActions(TzolkinPosition now) {
    QuickBoard quick = now.quick;
    return quick.isUsed()
        ? Optional.of(
            new TzolkinBoard.QuickActionBoard(
                quick.shown(),
                quick.dummies(),
                IntStream.range(0, now.seats())
                    .filter(seat -> quick.workers(seat) > 0)
                    .boxed()
                    .toList(),
                quick.free(),
                IntStream.range(quick.shownAt() + 1, quick.laid()).mapToObj(quick::tile).toList()))
        : Optional.empty();
  }
}
