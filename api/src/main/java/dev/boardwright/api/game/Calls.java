package dev.boardwright.api.game;

import dev.boardwright.api.store.Agenda;
import dev.boardwright.engine.Match;
import java.time.Instant;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Consumer;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** Calls whoever has something to do after a change of a game: its house bots and its webhooks. */
public final class Calls {

  /** The queue of house bots that people play with; its keys are ids of games. */
  public static final String BOTS = "bots";

  /** The queue of house bots that play among themselves: nobody waits for them. */
  public static final String BOT_GAMES = "botgames";

  /** The queue of webhooks; for its keys see {@link Webhook#job}. */
  public static final String WEBHOOKS = "hooks"; // as it is stored

  private final Map<String, JobQueue> queues;

  /** Calls house bots and webhooks. */
  public Calls(Agenda agenda) {
    this(agenda, true);
  }

  /**
   * @param tellingWebhooks whether webhooks are told anything; else nothing is noted for them
   *     either
   */
  public Calls(Agenda agenda, boolean tellingWebhooks) {
    this.queues =
        Stream.of(BOTS, BOT_GAMES, WEBHOOKS)
            .filter(queue -> tellingWebhooks || !queue.equals(WEBHOOKS))
            .collect(Collectors.toMap(queue -> queue, queue -> new JobQueue(agenda, queue)));
  }

  /**
   * Tells of the jobs of a queue at once from now on; else they are found by and by.
   *
   * @param worker takes the key of a job, and returns at once
   */
  public void connect(String queue, Consumer<String> worker) {
    queue(queue).ifPresent(jobs -> jobs.connect(worker));
  }

  /** Empty for those who are not called at all. */
  private Optional<JobQueue> queue(String name) {
    return Optional.ofNullable(queues.get(name));
  }

  /** Somebody to be called; the key of a job. */
  record Called(String queue, String job) {}

  /**
   * Who is to be called when a game has come to this.
   *
   * @param withBots whether house bots need to be called: not by themselves
   */
  static List<Called> of(
      String game, GameHeader header, Optional<Match<?>> match, boolean withBots) {
    boolean bot = withBots && header.callsBots(match);
    if (!bot && header.webhooks().isEmpty()) {
      return List.of();
    }
    List<Called> all = new ArrayList<>();
    for (Webhook webhook : header.webhooks()) {
      all.add(new Called(WEBHOOKS, webhook.job(game)));
    }
    if (bot) {
      all.add(new Called(header.hasPeople() ? BOTS : BOT_GAMES, game));
    }
    return all;
  }

  /**
   * To be called before the change.
   *
   * @return until when the change is to be made, by the store's clock, so that all who are called
   *     see it; empty: whenever it comes, since nobody is
   */
  Optional<Instant> schedule(List<Called> all) {
    Optional<Instant> first = Optional.empty();
    for (Called called : all) {
      Optional<Instant> until = queue(called.queue()).map(jobs -> jobs.schedule(called.job()));
      first = Stream.concat(first.stream(), until.stream()).min(Comparator.naturalOrder());
    }
    return first;
  }

  /** To be called after it. */
  void make(List<Called> all) {
    all.forEach(called -> queue(called.queue()).ifPresent(jobs -> jobs.call(called.job())));
  }
}
