package dev.boardwright.engine.conformance;

import dev.boardwright.engine.Board;
import dev.boardwright.engine.Event;
import dev.boardwright.engine.Events;
import dev.boardwright.engine.Move;
import dev.boardwright.engine.Position;
import dev.boardwright.engine.SeatSet;
import dev.boardwright.engine.Viewer;
import java.util.ArrayList;
import java.util.List;
import java.util.OptionalInt;

/**
 * All that a viewer notices of a move: the view after it, the events, the answers that follow
 * without asking, and who is to act then.
 */
record Seen(
    Board board,
    List<Event> events,
    List<String> unasked,
    Board after,
    SeatSet toAct,
    boolean chanceToAct,
    boolean over) {

  /** Plays a move on a copy. */
  static <M extends Move> Seen of(Position<M> before, int seat, M move, Viewer viewer) {
    Position<M> position = before.copy();
    var events = new Events.Kept();
    position.playLegal(seat, move, events);
    Board board = position.view(viewer);
    List<String> unasked = goOn(position, events);
    return new Seen(
        board,
        events.told().stream().map(told -> told.to(viewer)).toList(),
        unasked,
        unasked.isEmpty() ? board : position.view(viewer),
        position.toAct(),
        position.chanceToAct(),
        position.over());
  }

  /** Answers what is not asked. */
  private static <M extends Move> List<String> goOn(Position<M> position, Events events) {
    List<String> answers = new ArrayList<>();
    while (!position.over() && !position.chanceToAct()) {
      OptionalInt seat = position.toAct().seats().filter(position::unasked).findFirst();
      if (seat.isEmpty()) {
        break;
      }
      M only = position.legalMoves(seat.getAsInt()).getFirst();
      answers.add(seat.getAsInt() + " " + only);
      position.playLegal(seat.getAsInt(), only, events);
    }
    return answers;
  }
}
