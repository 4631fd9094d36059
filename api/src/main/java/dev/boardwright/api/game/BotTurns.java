package dev.boardwright.api.game;

import dev.boardwright.api.store.Agenda;
import java.time.Duration;
import java.util.function.Consumer;

/**
 * Sees to it that house bots are called when they are to move. A job is scheduled before the change
 * that gives them the turn, so that some node looks after it, whichever dies; the bell only spares
 * the wait.
 */
public final class BotTurns {

  /** The queue of the agenda; its keys are ids of games. */
  public static final String QUEUE = "bots";

  private static final Duration LATEST = Duration.ofSeconds(5);

  private final Agenda agenda;
  private volatile Consumer<String> bell = _ -> {};

  public BotTurns(Agenda agenda) {
    this.agenda = agenda;
  }

  /**
   * Rings from now on when a bot has the turn in a game.
   *
   * @param called takes the game's id, and returns at once
   */
  public void ring(Consumer<String> called) {
    bell = called;
  }

  /** To be called before a change after which a bot has the turn. */
  void coming(String game) {
    agenda.schedule(QUEUE, game, LATEST);
  }

  /** To be called after it. */
  void come(String game) {
    bell.accept(game);
  }
}
