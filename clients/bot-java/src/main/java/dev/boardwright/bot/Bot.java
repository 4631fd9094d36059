package dev.boardwright.bot;

import static java.util.Objects.requireNonNull;

import dev.boardwright.client.ApiClient;
import dev.boardwright.client.ApiException;
import dev.boardwright.client.api.PlayingApi;
import dev.boardwright.client.model.CurrentDecision;
import dev.boardwright.client.model.Decision;
import dev.boardwright.client.model.GameStatus;
import dev.boardwright.client.model.Move;
import dev.boardwright.client.model.MovesRequest;
import java.io.IOException;
import java.util.List;
import java.util.Set;
import java.util.concurrent.ThreadLocalRandom;

/**
 * Plays one seat of one game: waits for a decision, chooses a legal move, posts it, until the game
 * is over. Copy it and write your own {@link #choose}.
 *
 * <pre>java -cp bot-java.jar dev.boardwright.bot.Bot URL GAME TOKEN</pre>
 */
public final class Bot {
  private static final Set<GameStatus> GOING_ON = Set.of(GameStatus.OPEN, GameStatus.RUNNING);
  private static final Set<String> FAVOURITES = Set.of("excavate", "recover", "summon");

  private final String game;
  private final PlayingApi api;

  /** For the server at the URL, such as {@code http://127.0.0.1:8080}, and the token of a seat. */
  public Bot(String url, String game, String token) {
    ApiClient client = new ApiClient();
    client.updateBaseUri(url + "/v1");
    client.setRequestInterceptor(request -> request.header("Authorization", "Bearer " + token));
    this.game = game;
    this.api = new PlayingApi(client);
  }

  public static void main(String[] args) throws ApiException, InterruptedException {
    new Bot(args[0], args[1], args[2]).play();
  }

  /** Returns when the game is over, with the last thing heard of it. */
  public CurrentDecision play() throws ApiException, InterruptedException {
    CurrentDecision now = ask();
    while (GOING_ON.contains(now.getStatus())) {
      now = now.getDecision() == null ? ask() : answer(now.getDecision());
    }
    return now;
  }

  /** The bot's mind: any move will do, but digging is better than walking about. */
  private static Move choose(Decision decision) {
    List<Move> moves = decision.getMoves();
    List<Move> good = moves.stream().filter(move -> FAVOURITES.contains(move.getType())).toList();
    List<Move> from = good.isEmpty() ? moves : good;
    return from.get(ThreadLocalRandom.current().nextInt(from.size()));
  }

  private CurrentDecision ask() throws ApiException, InterruptedException {
    return patiently(() -> api.getDecision(game, null, 30, false, null));
  }

  /** Posts a move and gets the next decision in the same call. */
  private CurrentDecision answer(Decision decision) throws ApiException, InterruptedException {
    MovesRequest request =
        new MovesRequest().decision(decision.getId()).addMovesItem(choose(decision).getCode());
    try {
      return requireNonNull(
          patiently(() -> api.playMoves(game, request, null, List.of("decision"))).getNext());
    } catch (ApiException e) {
      if (e.getCode() == 409) { // no longer open: look what is
        return ask();
      }
      throw e;
    }
  }

  private interface Call<T> {
    T run() throws ApiException;
  }

  /** Tries again when the server is busy or away. Nothing is ever played twice by that. */
  private static <T> T patiently(Call<T> call) throws ApiException, InterruptedException {
    for (int tries = 1; ; tries++) {
      try {
        return call.run();
      } catch (ApiException e) {
        boolean busy = e.getCode() == 429 || e.getCode() == 503;
        boolean away = e.getCause() instanceof IOException;
        if (tries == 20 || !(busy || away)) {
          throw e;
        }
        Thread.sleep(
            busy ? 1000 * e.getResponseHeaders().firstValueAsLong("Retry-After").orElse(1) : 1000);
      }
    }
  }
}
