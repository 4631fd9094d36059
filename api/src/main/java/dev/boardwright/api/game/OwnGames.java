package dev.boardwright.api.game;

import dev.boardwright.api.store.GameStore;
import dev.boardwright.api.wire.AccountAnswers.AccountDecision;
import dev.boardwright.api.wire.AccountAnswers.AccountDecisions;
import dev.boardwright.api.wire.AccountAnswers.AccountGame;
import dev.boardwright.api.wire.AccountAnswers.AccountGameList;
import dev.boardwright.api.wire.Status;
import dev.boardwright.engine.EnumWords;
import java.time.Duration;
import java.time.Instant;
import java.util.ArrayList;
import java.util.Collection;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;

/** The games of an account: which there are, and which of them wait for it. */
public final class OwnGames {

  private static final int CURSOR_LENGTH = 32;

  /** Games in which somebody is asked something. */
  private static final List<Status> ASKING = List.of(Status.RUNNING);

  private final Games games;
  private final GameLists lists;
  private final Waiters waiters;

  /**
   * @param waiters whoever waits for a decision
   */
  public OwnGames(Games games, Waiters waiters) {
    this.games = games;
    this.lists = new GameLists(games);
    this.waiters = waiters;
  }

  // ---- lists

  /**
   * A page of the games of an account, newest first. It may hold fewer than asked for though there
   * are more.
   *
   * @param toAct whether to show only those that wait for the account
   * @param limit 1 to 100
   */
  public AccountGameList list(
      Bearer.Session session,
      Optional<Status> status,
      boolean toAct,
      Optional<String> after,
      int limit) {
    String account = session.account();
    var query = GameStore.Query.of(account, status.map(EnumWords::word), after, limit);
    GameLists.Found page = lists.page(query, game -> game.header().owners().contains(account));
    List<AccountGame> shown =
        page.games().stream()
            .map(game -> shown(game, account))
            .filter(game -> !toAct || !game.toAct().isEmpty())
            .toList();
    return new AccountGameList(shown, page.next());
  }

  private static AccountGame shown(Game game, String account) {
    GameHeader header = game.header();
    List<Integer> seats = header.seatsOf(account);
    return new AccountGame(
        Shown.game(game),
        header.hostedBy(account),
        seats,
        seats.stream().filter(game.playersToAct()::contains).toList());
  }

  // ---- what waits

  /**
   * All decisions that wait for the account; if there are none, or only those of the list the
   * caller knows, at the latest after this time.
   *
   * @param known the cursor of that list
   */
  public AccountDecisions decisions(
      Bearer.Session session, Waiters.Wait wait, Optional<String> known) {
    try (Places.Place _ = waiters.place(wait);
        Following following = new Following(games, waiters, session.account(), ASKING)) {
      Map<String, List<AccountDecision>> open = new HashMap<>();
      long end = System.nanoTime() + wait.time().toNanos();
      AccountDecisions all = look(following, Duration.ZERO, open, session);
      long left = end - System.nanoTime();
      while (left > 0 && !following.dismissed() && isKnown(all, known)) {
        all = look(following, Duration.ofNanos(left), open, session);
        left = end - System.nanoTime();
      }
      return all;
    }
  }

  private static boolean isKnown(AccountDecisions all, Optional<String> known) {
    return all.decisions().isEmpty() || known.filter(all.cursor()::equals).isPresent();
  }

  private static AccountDecisions look(
      Following following,
      Duration wait,
      Map<String, List<AccountDecision>> open,
      Bearer.Session session) {
    for (String id : following.await(wait)) {
      List<AccountDecision> now =
          following.look(id).map(game -> decisions(game, session.account())).orElse(List.of());
      if (now.isEmpty()) {
        open.remove(id);
      } else {
        open.put(id, now);
      }
    }
    session.account(); // it may have been revoked meanwhile
    return sorted(open.values(), following.more());
  }

  private static AccountDecisions sorted(Collection<List<AccountDecision>> open, boolean more) {
    List<AccountDecision> decisions = new ArrayList<>();
    open.forEach(decisions::addAll);
    decisions.sort(
        Comparator.comparing(AccountDecision::since)
            .thenComparing(AccountDecision::game)
            .thenComparingInt(AccountDecision::seat));
    String names =
        decisions.stream()
            .map(decision -> decision.game() + "/" + decision.decision())
            .collect(Collectors.joining("\n"));
    return new AccountDecisions(decisions, Tokens.hash(names).substring(0, CURSOR_LENGTH), more);
  }

  /** What the seats of an account are asked in a game now. */
  static List<AccountDecision> decisions(Game game, String account) {
    List<AccountDecision> decisions = new ArrayList<>();
    for (int seat : game.header().seatsOf(account)) {
      if (game.playersToAct().contains(seat)) {
        game.match()
            .flatMap(match -> match.asked(seat))
            .map(asked -> asked.id())
            .ifPresent(
                id ->
                    decisions.add(
                        new AccountDecision(
                            game.id(),
                            game.header().played().ruleset(),
                            game.version(),
                            seat,
                            id.toString(),
                            since(game, id.asked()),
                            deadline(game, seat))));
      }
    }
    return decisions;
  }

  private static Optional<Instant> deadline(Game game, int seat) {
    return Shown.clock(game).stream()
        .flatMap(clock -> clock.seats().stream())
        .filter(side -> side.seat() == seat)
        .flatMap(side -> side.deadline().stream())
        .findFirst();
  }

  private static Instant since(Game game, int version) {
    return version == 0 ? game.header().origin().createdAt() : game.at(version);
  }
}
