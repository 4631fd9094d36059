package dev.boardwright.engine;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** Takes the events of a move as it is played. */
public interface Events {

  /** Forgets everything; for search and random play. */
  Events NONE =
      new Events() {
        @Override
        public void add(Event event) {}

        @Override
        public void add(SeatSet audience, Event event, Event shadow) {}
      };

  /** Everybody sees this. */
  void add(Event event);

  /** These seats see the event, everybody else sees its shadow. */
  void add(SeatSet audience, Event event, Event shadow);

  /**
   * An event and who sees it.
   *
   * @param shadow what those outside the audience see instead; empty if everybody sees the event
   */
  record Told(SeatSet audience, Event event, Optional<Event> shadow) {

    /** What this viewer sees of it. */
    public Event to(Viewer viewer) {
      return viewer.sees(audience) ? event : shadow.orElse(event);
    }
  }

  /** Keeps the events in order. */
  final class Kept implements Events {
    private final List<Told> told = new ArrayList<>();

    @Override
    public void add(Event event) {
      told.add(new Told(SeatSet.ALL, event, Optional.empty()));
    }

    @Override
    public void add(SeatSet audience, Event event, Event shadow) {
      told.add(new Told(audience, event, Optional.of(shadow)));
    }

    /** All that was added so far. */
    public List<Told> told() {
      return List.copyOf(told);
    }
  }
}
