package dev.boardwright.bot;

import dev.boardwright.client.ApiClient;
import dev.boardwright.client.ApiException;
import dev.boardwright.client.api.GamesApi;
import dev.boardwright.client.api.PlayingApi;
import dev.boardwright.client.model.CreateGame;
import dev.boardwright.client.model.CreatedGame;
import dev.boardwright.client.model.CurrentDecision;
import dev.boardwright.client.model.Game;
import dev.boardwright.client.model.GameResult;
import dev.boardwright.client.model.LogEntry;
import dev.boardwright.client.model.LogPage;
import dev.boardwright.client.model.Score;
import dev.boardwright.client.model.SeatRequest;
import java.math.BigDecimal;
import java.net.ConnectException;
import java.util.ArrayList;
import java.util.List;
import java.util.UUID;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.stream.Collectors;

/**
 * Creates a game, lets bots play all of its seats, and tells what happens as a spectator sees it.
 *
 * <pre>clients/play [RULESET] [SEATS]</pre>
 */
public final class Play {
  private final PlayingApi playing;
  private final GamesApi games;
  private final String url;
  private int version = 0;
  private String lastWho = "";

  private Play(String url) {
    ApiClient spectator = new ApiClient();
    spectator.updateBaseUri(url + "/v1");
    this.url = url;
    this.games = new GamesApi(spectator);
    this.playing = new PlayingApi(spectator);
  }

  public static void main(String[] args) throws Exception {
    String url = System.getenv().getOrDefault("BOARDWRIGHT_URL", "http://127.0.0.1:8080");
    String ruleset = args.length > 0 ? args[0] : "tikal";
    int seats = args.length > 1 ? Integer.parseInt(args[1]) : 4;
    try {
      new Play(url).play(ruleset, seats);
    } catch (ApiException e) {
      boolean away = e.getCause() instanceof ConnectException;
      System.err.println(
          away ? "No server at " + url + ": start one with api/serve" : e.toString());
      System.exit(1);
    }
  }

  private void play(String ruleset, int seats) throws Exception {
    CreateGame wish = new CreateGame().ruleset(ruleset);
    for (int seat = 0; seat < seats; seat++) {
      wish.addSeatsItem(new SeatRequest().kind(SeatRequest.KindEnum.BOT).name("bot " + seat));
    }
    CreatedGame created = games.createGame(wish, UUID.randomUUID().toString());
    String id = created.getGame().getId();
    System.out.println("Game " + id + " of " + ruleset + " at " + url);

    ExecutorService table = Executors.newVirtualThreadPerTaskExecutor();
    List<Future<CurrentDecision>> bots = new ArrayList<>();
    for (String token : created.getTokens().getSeats()) {
      bots.add(table.submit(() -> new Bot(url, id, token).play()));
    }
    while (!bots.stream().allMatch(Future::isDone)) {
      tellNews(id);
      for (Future<CurrentDecision> bot : bots) {
        if (bot.isDone()) {
          bot.get(); // throws what made it give up
        }
      }
    }
    tellNews(id);
    tellResult(games.getGame(id));
  }

  /** Prints what was added to the log, as far as everybody may see it; one line a turn. */
  private void tellNews(String id) throws Exception {
    LogPage page = playing.getLog(id, null, version, 500);
    for (LogEntry entry : page.getEntries()) {
      version = entry.getVersion();
      String who = entry.getSeat() == null ? "chance" : "bot " + entry.getSeat();
      if (!who.equals(lastWho)) {
        System.out.printf("%n%5d  %-7s", version, who);
      }
      lastWho = who;
      System.out.print("  " + (entry.getCode() == null ? "(hidden)" : entry.getCode()));
    }
    System.out.flush();
    if (!page.getMore()) {
      Thread.sleep(100);
    }
  }

  private static void tellResult(Game game) {
    GameResult result = game.getResult();
    if (result == null) {
      System.out.printf("%n%n%s, without a result%n", game.getStatus());
      return;
    }
    System.out.printf("%n%n%s: %s%n", game.getStatus(), result.getReason());
    for (Score score : result.getScores()) {
      String breakdown =
          score.getBreakdown().entrySet().stream()
              .map(part -> part.getKey() + " " + number(part.getValue()))
              .collect(Collectors.joining(", "));
      System.out.printf(
          "%-7s %6s points: %s%n",
          game.getSeats().get(score.getSeat()).getName(), number(score.getScore()), breakdown);
    }
    System.out.println("Places: " + result.getRanking());
  }

  private static String number(double points) {
    return BigDecimal.valueOf(points).stripTrailingZeros().toPlainString();
  }
}
