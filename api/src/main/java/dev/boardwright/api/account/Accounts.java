package dev.boardwright.api.account;

import com.github.benmanes.caffeine.cache.Ticker;
import dev.boardwright.api.game.Bearer;
import dev.boardwright.api.game.Intents;
import dev.boardwright.api.game.Tokens;
import dev.boardwright.api.store.Documents;
import dev.boardwright.api.wire.AccountAnswers;
import dev.boardwright.api.wire.AccountRequests;
import dev.boardwright.api.wire.Code;
import dev.boardwright.api.wire.Ids;
import dev.boardwright.api.wire.Problem;
import java.time.Instant;
import java.time.InstantSource;
import java.time.temporal.ChronoUnit;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * Accounts and their tokens. A token names its account, so that one document says whether it is
 * good; {@link StoredAccounts#TRUST} bounds how long a revoked token works at other nodes.
 */
public final class Accounts implements Bearer.Profiles {

  /** The most tokens of an account. */
  public static final int MOST_TOKENS = 20;

  private static final String PREFIX = "a_";
  private static final Pattern TOKEN = Pattern.compile(PREFIX + "(" + Ids.FORM + ")[a-z2-7]{32}");

  private final StoredAccounts stored;
  private final AccountPolicy policy;
  private final Intents intents;
  private final InstantSource clock;

  /**
   * @param clock that of the store, to the millisecond: it alone decides when tokens expire
   */
  public Accounts(Documents store, AccountPolicy policy, InstantSource clock) {
    this(store, policy, clock, Ticker.systemTicker());
  }

  /**
   * @param ticker by which time passes on this node
   */
  Accounts(Documents store, AccountPolicy policy, InstantSource clock, Ticker ticker) {
    this.stored = new StoredAccounts(store, clock, ticker);
    this.policy = policy;
    this.intents = new Intents(store);
    this.clock = clock;
  }

  // ---- who sends a request

  /** Whether a token is one of an account, good or not: those of games begin otherwise. */
  public static boolean isToken(String token) {
    return token.startsWith(PREFIX);
  }

  /**
   * @param hash of the token that was sent
   */
  private record Session(Accounts accounts, String id, String hash) implements Bearer.Session {
    @Override
    public String account() {
      accounts.requireGood(this);
      return id;
    }

    @Override
    public String name() {
      return accounts.requireGood(this).name();
    }
  }

  /**
   * The session of a token. It is good at this moment.
   *
   * @throws Problem {@code bad_token} if it is not
   */
  public Bearer.Session session(String token) {
    Session session = unchecked(token);
    requireGood(session);
    return session;
  }

  private Session unchecked(String token) {
    Matcher matcher = TOKEN.matcher(token);
    if (!matcher.matches()) {
      throw unknown();
    }
    return new Session(this, matcher.group(1), Tokens.hash(token));
  }

  private Account requireGood(Session session) {
    StoredAccounts.Known known = stored.known(session.id()).orElseThrow(Accounts::unknown);
    requireGood(known.account(), session, known.now());
    return known.account();
  }

  private static void requireGood(Account account, Session session, Instant now) {
    if (account.good(session.hash(), now).isEmpty()) {
      throw unknown();
    }
  }

  private static Problem unknown() {
    return Problem.of(Code.BAD_TOKEN, "account.token_unknown");
  }

  @Override
  public Optional<String> name(String account) {
    return Ids.isId(account)
        ? stored.known(account).map(known -> known.account().name())
        : Optional.empty();
  }

  // ---- accounts

  private record NewAccount(String id, String tokenId, String token, Instant createdAt) {}

  /**
   * Creates an account with its first token.
   *
   * @param sent the token that was sent
   * @param key the Idempotency-Key
   */
  public AccountAnswers.CreatedAccount create(
      AccountRequests.CreateAccount request, Optional<String> sent, Optional<String> key) {
    var scope = new Intents.Scope("account", policy.requireMayCreate(sent));
    NewAccount intent = intents.intent(scope, key, request, NewAccount.class, this::newAccount);
    var first =
        Account.Token.of(
            intent.tokenId(),
            Optional.empty(),
            intent.token(),
            intent.createdAt(),
            Optional.empty());
    Account account =
        Account.of(intent.id(), request.name(), request.kind(), intent.createdAt(), first);
    stored.create(account);
    return new AccountAnswers.CreatedAccount(account.shown(), intent.token());
  }

  private NewAccount newAccount() {
    String id = Tokens.id();
    return new NewAccount(id, Tokens.id(), secret(id), clock.instant());
  }

  private static String secret(String account) {
    return PREFIX + account + Tokens.secret();
  }

  /** The account of a session. */
  public AccountAnswers.Account account(Bearer.Session session) {
    return read(session, clock.instant()).shown();
  }

  /** Gives an account another name. Games keep the name it had when it took its seat. */
  public AccountAnswers.Account rename(
      Bearer.Session session, AccountRequests.ChangeAccount request) {
    return change(session, (account, _) -> account.named(request.name())).shown();
  }

  /** Ends an account: none of its tokens is good any more, and its seats are nobody's. */
  public void delete(Bearer.Session session) {
    change(session, (account, _) -> account.deleted());
  }

  /**
   * Ends somebody's account, as they could do themselves.
   *
   * @param sent the token that was sent
   * @throws Problem {@code not_found} if there is no such account (any more)
   */
  public void close(Optional<String> sent, String id) {
    policy.requireOperator(sent);
    if (!Ids.isId(id)) {
      throw noSuchAccount();
    }
    stored.change(id, (account, _) -> account.deleted(), Accounts::noSuchAccount);
  }

  private static Problem noSuchAccount() {
    return Problem.of(Code.NOT_FOUND, "account.none");
  }

  // ---- tokens

  private record NewToken(String id, String token, Instant createdAt) {}

  /** The tokens of an account, the oldest first. */
  public AccountAnswers.AccountTokenList tokens(Bearer.Session session) {
    Instant now = clock.instant();
    Account account = read(session, now).withoutExpired(now);
    return new AccountAnswers.AccountTokenList(
        account.tokens().stream().map(Account.Token::shown).toList());
  }

  /** Gives an account a further token. */
  public AccountAnswers.CreatedToken createToken(
      Bearer.Session session, AccountRequests.CreateToken request, Optional<String> key) {
    String id = session.account();
    NewToken intent = newToken(id, "token", key, request);
    Optional<Instant> expires =
        request.expiresInDays().map(days -> intent.createdAt().plus(days, ChronoUnit.DAYS));
    var token =
        Account.Token.of(intent.id(), request.label(), intent.token(), intent.createdAt(), expires);
    change(session, (account, now) -> withNew(account, token, now));
    return new AccountAnswers.CreatedToken(token.shown(), intent.token());
  }

  private NewToken newToken(String account, String deed, Optional<String> key, Object request) {
    return intents.intent(
        new Intents.Scope(deed, Optional.of(account)),
        key,
        request,
        NewToken.class,
        () -> new NewToken(Tokens.id(), secret(account), clock.instant()));
  }

  private static Account withNew(Account account, Account.Token token, Instant now) {
    if (account.token(token.id()).isPresent()) {
      return account; // this very request came through before
    }
    if (account.revoked().contains(token.id())) {
      throw Problem.of(Code.NOT_ALLOWED, "account.token_revoked");
    }
    Account left = account.withoutExpired(now);
    if (left.tokens().size() >= MOST_TOKENS) {
      throw Problem.of(Code.NOT_ALLOWED, "account.tokens", "most", MOST_TOKENS)
          .with("limit", MOST_TOKENS);
    }
    return left.with(token);
  }

  /** Makes a token worthless. Revoking one that is not there changes nothing. */
  public void revoke(Bearer.Session session, String tokenId) {
    change(session, (account, _) -> account.token(tokenId).map(account::without).orElse(account));
  }

  /**
   * Puts a new token in the place of an old one.
   *
   * @param sent the token that was sent. It may be the old one, also once that is not good any
   *     more: but only if this very request came through before, whose answer was lost
   * @param key the Idempotency-Key
   */
  public AccountAnswers.CreatedToken rotate(
      String sent, String tokenId, AccountRequests.RotateToken request, Optional<String> key) {
    Session session = unchecked(sent);
    if (key.isEmpty()) {
      requireGood(session);
    }
    String id = session.id();
    NewToken intent = newToken(id, "rotate/" + tokenId, key, request);
    String hash = Tokens.hash(intent.token());
    Account changed =
        stored.change(
            id,
            (account, now) -> {
              Optional<Account.Token> token = account.token(tokenId);
              boolean done = token.filter(same -> Tokens.same(same.hash(), hash)).isPresent();
              if (!done || !isReplaced(token.orElseThrow(), session)) {
                requireGood(account, session, now);
              }
              Instant until = intent.createdAt().plusSeconds(request.graceSeconds().orElse(0));
              return done
                  ? account
                  : account.with(
                      token
                          .orElseThrow(Accounts::noSuchToken)
                          .rotated(intent.token(), intent.createdAt(), until));
            },
            Accounts::unknown);
    return new AccountAnswers.CreatedToken(
        changed.token(tokenId).orElseThrow().shown(), intent.token());
  }

  private static Problem noSuchToken() {
    return Problem.of(Code.NOT_FOUND, "account.no_token");
  }

  private static boolean isReplaced(Account.Token token, Session session) {
    return token.replaced().filter(old -> Tokens.same(old.hash(), session.hash())).isPresent();
  }

  // ---- on behalf of a token

  private Account read(Bearer.Session session, Instant now) {
    Account account = stored.read(own(session).id()).orElseThrow(Accounts::unknown);
    requireGood(account, own(session), now);
    return account;
  }

  private static Session own(Bearer.Session session) {
    return (Session) session; // there are no others
  }

  /** Changes an account on behalf of a token, which has to be good now, not only a moment ago. */
  private Account change(Bearer.Session session, StoredAccounts.Change change) {
    return stored.change(
        own(session).id(),
        (account, now) -> {
          requireGood(account, own(session), now);
          return change.apply(account, now);
        },
        Accounts::unknown);
  }
}
