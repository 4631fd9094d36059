package dev.boardwright.bot;

import static java.util.Objects.requireNonNull;

import dev.boardwright.client.ApiClient;
import dev.boardwright.client.ApiException;
import dev.boardwright.client.api.GamesApi;
import dev.boardwright.client.api.PlayingApi;
import dev.boardwright.client.model.CreateGame;
import dev.boardwright.client.model.SeatRequest;
import java.net.ConnectException;
import java.text.DecimalFormat;
import java.util.List;
import java.util.UUID;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;

/**
 * Creates a game, lets bots play all of its seats, and tells what happens as a spectator sees it.
 *
 * <pre>clients/play [RULESET] [SEATS]</pre>
 */
public final class Play {
  private static final DecimalFormat POINTS = new DecimalFormat("0.##");
  private final PlayingApi playing;
  private final GamesApi games;
  private int version = 0;
  private String lastWho = "";

  private Play(ApiClient spectator) {
    this.games = new GamesApi(spectator);
    this.playing = new PlayingApi(spectator);
  }

  public static void main(String[] args) throws Exception {
    String url = System.getenv().getOrDefault("BOARDWRIGHT_URL", "http://127.0.0.1:8080");
    String ruleset = args.length > 0 ? args[0] : "tikal";
    int seats = args.length > 1 ? Integer.parseInt(args[1]) : 4;
    ApiClient spectator = new ApiClient();
    spectator.updateBaseUri(url + "/v1");
    try {
      new Play(spectator).play(url, ruleset, seats);
    } catch (ApiException e) {
      boolean away = e.getCause() instanceof ConnectException;
      System.err.println(away ? "No server at " + url + ": start one with api/serve" : e);
      System.exit(1);
    }
  }

  private void play(String url, String ruleset, int seats) throws Exception {
    CreateGame wish = new CreateGame().ruleset(ruleset);
    for (int seat = 0; seat < seats; seat++) {
      wish.addSeatsItem(new SeatRequest().kind(SeatRequest.KindEnum.BOT).name("bot " + seat));
    }
    var created = games.createGame(wish, UUID.randomUUID().toString());
    String id = created.getGame().getId();
    System.out.println("Game " + id + " of " + ruleset + " at " + url);
    var table = Executors.newVirtualThreadPerTaskExecutor();
    List<Future<?>> bots =
        created.getTokens().getSeats().stream()
            .<Future<?>>map(token -> table.submit(() -> new Bot(url, id, token).play()))
            .toList();
    for (boolean goesOn = true; goesOn; ) {
      boolean over = bots.stream().allMatch(Future::isDone);
      goesOn = tellNews(id) || !over;
      for (Future<?> bot : bots.stream().filter(Future::isDone).toList()) {
        bot.get(); // throws what made it give up
      }
    }
    tellResult(id);
  }

  /** Prints what was added to the log, one line a turn. Returns whether there is more. */
  private boolean tellNews(String id) throws Exception {
    var page = playing.getLog(id, null, version, 500);
    for (var entry : page.getEntries()) {
      version = entry.getVersion();
      String who = entry.getSeat() == null ? "chance" : "bot " + entry.getSeat();
      System.out.print(who.equals(lastWho) ? "" : "\n%5d  %-7s".formatted(version, who));
      lastWho = who;
      System.out.print("  " + (entry.getCode() == null ? "(hidden)" : entry.getCode()));
    }
    System.out.flush();
    Thread.sleep(page.getMore() ? 0 : 100);
    return page.getMore();
  }

  private void tellResult(String id) throws ApiException {
    var result = requireNonNull(games.getGame(id).getResult(), "the game has no result");
    System.out.printf("%n%nThe game is over: %s%n", result.getReason());
    for (var score : result.getScores()) {
      System.out.printf("bot %d %7s points:", score.getSeat(), POINTS.format(score.getScore()));
      score
          .getBreakdown()
          .forEach((what, points) -> System.out.printf("  %s %s", what, POINTS.format(points)));
      System.out.println();
    }
    System.out.println("Places: " + result.getRanking());
  }
}
