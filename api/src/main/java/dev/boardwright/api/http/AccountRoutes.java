package dev.boardwright.api.http;

import dev.boardwright.api.account.Accounts;
import dev.boardwright.api.game.Bearer;
import dev.boardwright.api.game.OwnGames;
import dev.boardwright.api.game.Waiters;
import dev.boardwright.api.wire.AccountRequests;
import dev.boardwright.api.wire.Problem;
import dev.boardwright.api.wire.Status;
import java.util.Optional;
import java.util.regex.Pattern;

/** The routes of accounts, their tokens and their games. */
final class AccountRoutes {

  private static final int LARGEST_BODY = 4 * 1024;
  private static final Pattern CURSOR = Pattern.compile("[0-9a-f]{32}");

  private final Accounts accounts;
  private final OwnGames games;

  AccountRoutes(Accounts accounts, OwnGames games) {
    this.accounts = accounts;
    this.games = games;
  }

  void addTo(RouteTable routes) {
    routes
        .get("/v1/account/decisions", this::decisions, "wait", "after")
        .get("/v1/account/games", this::games, "status", "toAct", "after", "limit")
        .get("/v1/account", call -> call.answer(accounts.account(call.session())))
        .post("/v1/accounts", this::create)
        .delete("/v1/accounts/{account}", this::close)
        .patch("/v1/account", this::rename)
        .delete("/v1/account", this::delete)
        .get("/v1/account/tokens", call -> call.answer(accounts.tokens(call.session())))
        .post("/v1/account/tokens", this::createToken)
        .delete("/v1/account/tokens/{token}", this::revoke)
        .post("/v1/account/tokens/{token}/rotate", this::rotate);
  }

  private void create(Call call) {
    Optional<String> key = call.idempotencyKey();
    Optional<String> operator = call.token();
    var request = call.body(AccountRequests.CreateAccount.class, LARGEST_BODY);
    call.answer(201, accounts.create(request, operator, key));
  }

  private void close(Call call) {
    accounts.close(call.token(), call.accountId());
    call.nothing(204);
  }

  private void rename(Call call) {
    Bearer.Session session = call.session();
    var request = call.body(AccountRequests.ChangeAccount.class, LARGEST_BODY);
    call.answer(accounts.rename(session, request));
  }

  private void delete(Call call) {
    accounts.delete(call.session());
    call.nothing(204);
  }

  private void createToken(Call call) {
    Optional<String> key = call.idempotencyKey();
    Bearer.Session session = call.session();
    var request = call.body(AccountRequests.CreateToken.class, LARGEST_BODY);
    call.answer(201, accounts.createToken(session, request, key));
  }

  private void revoke(Call call) {
    accounts.revoke(call.session(), call.tokenId());
    call.nothing(204);
  }

  private void rotate(Call call) {
    Optional<String> key = call.idempotencyKey();
    String sent = call.token().filter(Accounts::isToken).orElseGet(() -> mustBeAccount(call));
    var request = call.body(AccountRequests.RotateToken.class, LARGEST_BODY);
    call.answer(accounts.rotate(sent, call.tokenId(), request, key));
  }

  private static String mustBeAccount(Call call) {
    return call.bearer().requireSession().account(); // says what is missing
  }

  private void games(Call call) {
    Bearer.Session session = call.session();
    Optional<Status> status = call.word("status", Status.class);
    int limit = call.pageSize();
    call.answer(games.list(session, status, call.flag("toAct"), call.query("after"), limit));
  }

  private void decisions(Call call) {
    Bearer.Session session = call.session();
    Waiters.Wait wait = call.patience();
    Optional<String> after = call.query("after");
    if (after.filter(cursor -> !CURSOR.matcher(cursor).matches()).isPresent()) {
      throw Problem.malformed("query/after", "query.after_cursor");
    }
    call.answer(games.decisions(session, wait, after));
  }
}
