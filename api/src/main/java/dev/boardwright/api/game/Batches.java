package dev.boardwright.api.game;

import dev.boardwright.api.ops.Trace;
import dev.boardwright.api.store.StoreUnavailable;
import dev.boardwright.api.wire.AccountAnswers.MovesOutcome;
import dev.boardwright.api.wire.AccountAnswers.PlayedMoves;
import dev.boardwright.api.wire.AccountRequests;
import dev.boardwright.api.wire.Answers;
import dev.boardwright.api.wire.Code;
import dev.boardwright.api.wire.Problem;
import dev.boardwright.api.wire.Requests;
import java.time.Instant;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.concurrent.Semaphore;
import java.util.function.IntFunction;
import java.util.stream.IntStream;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/** Many games in one request. Each stands for itself: what is wrong with one leaves the others. */
public final class Batches {

  private static final Logger LOG = LoggerFactory.getLogger(Batches.class);
  private static final int AT_ONCE = 8;

  private final Games games;
  private final GameLists lists;
  private final Lobby lobby;
  private final Play play;
  private final Intents intents;

  /** Batches of these games, each part done as a request of its own would be. */
  public Batches(Games games, Lobby lobby, Play play) {
    this.games = games;
    this.lists = new GameLists(games);
    this.lobby = lobby;
    this.play = play;
    this.intents = new Intents(games.store());
  }

  // ---- creating

  /** What a batch decides by chance, so that a retry decides the same. */
  private record Intent(List<String> games, String group, String seed, Instant createdAt) {}

  /**
   * Creates games.
   *
   * @param key the Idempotency-Key, of all of them
   */
  public Answers.CreatedGames create(
      Requests.CreateGames request, Optional<String> key, Bearer token) {
    List<Requests.CreateGame> asked = request.games();
    boolean sameSeed = request.sameSeed().orElse(false);
    if (sameSeed) {
      requireAllPossible(asked, token);
    }
    Intent intent =
        intents.intent(
            new Intents.Scope("batch", token.account()),
            key,
            request,
            Intent.class,
            () -> intent(asked.size()));
    Optional<SeedGroup> group = Optional.empty();
    if (sameSeed) {
      group =
          Optional.of(
              new SeedGroup(intent.group(), intent.seed(), intent.games(), intent.createdAt()));
      group.get().announce(games.store());
    }
    Optional<SeedGroup> shared = group;
    return new Answers.CreatedGames(
        each(
            asked.size(),
            i ->
                created(
                    asked.get(i),
                    key.map(whole -> whole + "/" + i),
                    token,
                    new Lobby.Planned(intent.games().get(i), shared))));
  }

  private Intent intent(int size) {
    return new Intent(
        IntStream.range(0, size).mapToObj(_ -> Tokens.gameId()).toList(),
        Tokens.id(),
        Tokens.seed(),
        games.store().now());
  }

  /** Games that share a seed are there all, or none is. */
  private void requireAllPossible(List<Requests.CreateGame> asked, Bearer token) {
    for (int i = 0; i < asked.size(); i++) {
      try {
        var _ = lobby.requirePossible(asked.get(i), token);
      } catch (Problem problem) {
        throw problem.below("/games/" + i);
      }
    }
  }

  private Answers.GameCreation created(
      Requests.CreateGame request, Optional<String> key, Bearer token, Lobby.Planned planned) {
    try {
      Answers.CreatedGame created = lobby.create(request, key, token, Optional.of(planned));
      return new Answers.GameCreation(
          201, Optional.of(created.game()), Optional.of(created.tokens()), Optional.empty());
    } catch (RuntimeException e) {
      Problem problem = problem(e);
      return new Answers.GameCreation(
          problem.code().status(), Optional.empty(), Optional.empty(), Optional.of(problem.body()));
    }
  }

  // ---- finding

  /** Games by their ids, in the order they were asked for. */
  public Answers.FoundGames find(Requests.FindGames request) {
    List<String> ids = List.copyOf(new LinkedHashSet<>(request.ids()));
    List<Game> found =
        each(ids.size(), i -> games.listed(ids.get(i))).stream().flatMap(Optional::stream).toList();
    List<String> missing = new ArrayList<>(ids);
    found.forEach(game -> missing.remove(game.id()));
    return new Answers.FoundGames(lists.seenNow(found).stream().map(Shown::game).toList(), missing);
  }

  // ---- playing

  /** Answers decisions of several games of an account. */
  public PlayedMoves play(AccountRequests.PlayMoves request, Bearer token, Play.Include include) {
    var _ = token.requireSession().account();
    List<AccountRequests.GameMoves> moves = request.moves();
    return new PlayedMoves(each(moves.size(), i -> played(moves.get(i), token, include)));
  }

  private MovesOutcome played(AccountRequests.GameMoves moves, Bearer token, Play.Include include) {
    try {
      Answers.Played played =
          play.play(moves.game(), token.at(moves.seat()), moves.request(), include);
      return new MovesOutcome(moves.game(), 200, Optional.of(played), Optional.empty());
    } catch (RuntimeException e) {
      Problem problem = problem(e);
      return new MovesOutcome(
          moves.game(), problem.code().status(), Optional.empty(), Optional.of(problem.body()));
    }
  }

  /** What is told of a part that failed, whatever it was: the others stand. */
  private static Problem problem(RuntimeException failure) {
    Problem problem =
        switch (failure) {
          case Problem told -> told;
          case StoreUnavailable e -> {
            LOG.warn("the store does not answer: {}", e.toString());
            yield Problem.of(Code.STORE_UNAVAILABLE, "store.silent_for_now");
          }
          default -> {
            LOG.error("a part of a batch failed", failure);
            yield Problem.of(Code.INTERNAL_ERROR, "server.fault");
          }
        };
    return problem.with("trace", Trace.current().id());
  }

  // ---- some at a time

  private static <T> List<T> each(int count, IntFunction<T> work) {
    Semaphore room = new Semaphore(AT_ONCE);
    Trace trace = Trace.current();
    try (var threads = Executors.newVirtualThreadPerTaskExecutor()) {
      List<Future<T>> running = new ArrayList<>();
      for (int i = 0; i < count; i++) {
        int index = i;
        room.acquireUninterruptibly();
        running.add(
            threads.submit(
                () -> {
                  try (var _ = trace.begin()) {
                    return work.apply(index);
                  } finally {
                    room.release();
                  }
                }));
      }
      List<T> done = new ArrayList<>();
      for (Future<T> one : running) {
        done.add(one.get());
      }
      return done;
    } catch (ExecutionException e) {
      throw e.getCause() instanceof RuntimeException cause
          ? cause
          : new IllegalStateException("a part of a batch failed", e);
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
      throw new IllegalStateException("interrupted in a batch", e);
    }
  }
}
