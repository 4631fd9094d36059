package dev.boardwright.engine.conformance;

import dev.boardwright.engine.Decision;
import dev.boardwright.engine.Event;
import dev.boardwright.engine.Events;
import dev.boardwright.engine.Grammar;
import dev.boardwright.engine.Move;
import dev.boardwright.engine.Parsed;
import dev.boardwright.engine.Position;
import dev.boardwright.engine.Result;
import dev.boardwright.engine.Ruleset;
import dev.boardwright.engine.Seat;
import dev.boardwright.engine.Text;
import dev.boardwright.engine.Viewer;
import java.util.ArrayList;
import java.util.List;

/**
 * A worked case: a position that a test has set up, and what is done and seen there, in the text
 * form of moves. A game extends it with its own words to set up.
 *
 * @param <M> the moves of the ruleset
 * @param <P> its positions
 * @param <S> the extension itself
 */
public abstract class Script<M extends Move, P extends Position<M>, S extends Script<M, P, S>> {

  /** The position as it stands. */
  public final P now;

  private final Ruleset<M> ruleset;
  private final List<Events.Told> told = new ArrayList<>();

  protected Script(Ruleset<M> ruleset, P position) {
    this.ruleset = ruleset;
    this.now = position;
  }

  @SuppressWarnings("unchecked") // S extends this
  private S self() {
    return (S) this;
  }

  /** What is played by itself before a move. */
  protected void before(String text) {}

  // ---- going on

  /** Who is asked, the first one if there are several; or CHANCE. */
  public final int seat() {
    return now.chanceToAct() ? Seat.CHANCE : now.toAct().first();
  }

  /** Plays moves that must be legal for whoever is to act. */
  public S play(String... texts) {
    for (String text : texts) {
      before(text);
      if (!legal(text)) {
        throw new AssertionError(text + " is not one of " + moves());
      }
      play(seat(), move(text));
    }
    return self();
  }

  /** Plays a move for one of several seats that choose at once. */
  public final S playAs(int seat, String text) {
    play(seat, move(text));
    return self();
  }

  protected final void play(int seat, M move) {
    var kept = new Events.Kept();
    now.play(seat, move, kept);
    told.addAll(kept.told());
  }

  /** Reads a move. */
  public final M move(String text) {
    return switch (ruleset.moves().parse(text)) {
      case Parsed.Ok<M>(M move) -> move;
      case Parsed.Bad<M>(Text reason) -> throw new IllegalArgumentException(reason.toString());
    };
  }

  // ---- looking

  /** Whether a move is legal for whoever is to act. */
  public final boolean legal(String text) {
    return moves().contains(text);
  }

  /** All that is legal for whoever is to act. */
  public final List<String> moves() {
    return now.legalMoves(seat()).stream().map(ruleset.moves()::text).toList();
  }

  /** What is legal and begins with this word. */
  public final List<String> moves(String word) {
    return moves().stream().filter(text -> text.split(" ")[0].equals(word)).toList();
  }

  /** The decision that is asked, as it is written. */
  @SuppressWarnings("unchecked") // a position asks what its ruleset declares
  public final String asked() {
    return ((Grammar<Decision>) ruleset.decisions()).text(now.decision(seat()));
  }

  /** What has happened since the case began. */
  public final List<Event> events() {
    return told.stream().map(Events.Told::event).toList();
  }

  /** What a viewer was told of it. */
  public final List<Event> told(Viewer viewer) {
    return told.stream().map(event -> event.to(viewer)).toList();
  }

  /** The points as they stand. */
  public final Result result() {
    return now.result();
  }

  /** The points of a seat in a category; 0 if it has none. */
  public final double part(int seat, String category) {
    return result().scores().get(seat).breakdown().stream()
        .filter(part -> part.category().equals(category))
        .mapToDouble(Result.Part::points)
        .sum();
  }
}
