package dev.boardwright.api.game;

import dev.boardwright.api.store.Agenda;
import dev.boardwright.engine.Match;
import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;

/** Calls whoever has something to do after a change of a game: its house bots and its webhooks. */
public final class Calls {

  /** The queue of house bots; its keys are ids of games. */
  public static final String BOTS = "bots";

  /** The queue of webhooks; for its keys see {@link Hooks#job}. */
  public static final String HOOKS = "hooks";

  private final Bell bots;
  private final Bell hooks;
  private final boolean tellingHooks;

  /** Calls house bots and webhooks. */
  public Calls(Agenda agenda) {
    this(agenda, true);
  }

  /**
   * @param tellingHooks whether webhooks are told anything; else nothing is noted for them either
   */
  public Calls(Agenda agenda, boolean tellingHooks) {
    this.bots = new Bell(agenda, BOTS);
    this.hooks = new Bell(agenda, HOOKS);
    this.tellingHooks = tellingHooks;
  }

  /** Tells house bots at once from now on; else they are found by and by. */
  public void connectBots(Consumer<String> worker) {
    bots.connect(worker);
  }

  /** Tells webhooks at once from now on. */
  public void connectHooks(Consumer<String> worker) {
    hooks.connect(worker);
  }

  /** Who is to be called; the keys of their jobs. */
  record Called(List<String> bots, List<String> hooks) {

    static final Called NOBODY = new Called(List.of(), List.of());

    /**
     * @param withBots whether house bots need to be called: not by themselves
     */
    static Called of(String game, GameHeader header, Optional<Match<?>> match, boolean withBots) {
      boolean bot = withBots && header.callsBots(match);
      List<Hook> hooks = header.webhooks();
      return !bot && hooks.isEmpty()
          ? NOBODY
          : new Called(
              bot ? List.of(game) : List.of(),
              hooks.stream().map(hook -> Hooks.job(game, hook)).toList());
    }
  }

  /** To be called before the change. */
  void coming(Called called) {
    bots.coming(called.bots());
    if (tellingHooks) {
      hooks.coming(called.hooks());
    }
  }

  /** To be called after it. */
  void come(Called called) {
    bots.come(called.bots());
    if (tellingHooks) {
      hooks.come(called.hooks());
    }
  }
}
