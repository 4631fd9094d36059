package dev.boardwright.api.account;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.boardwright.api.game.Bearer;
import dev.boardwright.api.store.SqliteStore;
import dev.boardwright.api.store.Store;
import dev.boardwright.api.wire.AccountKind;
import dev.boardwright.api.wire.AccountRequests;
import dev.boardwright.api.wire.Code;
import dev.boardwright.api.wire.Problem;
import java.nio.file.Path;
import java.time.Duration;
import java.time.Instant;
import java.util.Locale;
import java.util.Optional;
import org.assertj.core.api.ThrowableAssert.ThrowingCallable;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** When tokens stop to be good: as time goes by, and at nodes that were not asked. */
class AccountTimesTest {

  @TempDir Path folder;
  private Store store;
  private Accounts here;
  private Accounts there;
  private Instant now = Instant.parse("2026-11-30T10:15:00Z");
  private String token = "";

  @BeforeEach
  void start() {
    store = SqliteStore.open(folder);
    here = node();
    there = node();
    token =
        here.create(
                new AccountRequests.CreateAccount("ana", AccountKind.PERSON),
                Optional.empty(),
                Optional.empty())
            .token();
  }

  private Accounts node() {
    return new Accounts(
        store,
        AccountPolicy.of(true, Optional.empty()),
        () -> now,
        () -> Duration.between(Instant.EPOCH, now).toNanos());
  }

  @AfterEach
  void stop() {
    store.close();
  }

  private static void refused(ThrowingCallable call) {
    assertThatThrownBy(call)
        .isInstanceOfSatisfying(
            Problem.class, problem -> assertThat(problem.code()).isEqualTo(Code.BAD_TOKEN));
  }

  private String idOf(String sent) {
    return here.tokens(here.session(sent)).tokens().stream()
        .filter(shown -> sent.endsWith(shown.hint()))
        .findFirst()
        .orElseThrow()
        .id();
  }

  @Test
  void aTokenExpiresAndMakesRoomForAnother() {
    var week = new AccountRequests.CreateToken(Optional.empty(), Optional.of(7));
    Bearer.Session session = here.session(token);
    String expiring = here.createToken(session, week, Optional.empty()).token();
    for (int i = 2; i < Accounts.MOST_TOKENS; i++) {
      here.createToken(session, week, Optional.empty());
    }
    now = now.plus(Duration.ofDays(7).minusMillis(1));
    Bearer.Session other = here.session(expiring);
    assertThat(other.account()).isEqualTo(session.account());
    now = now.plusMillis(1);
    refused(other::account);
    refused(() -> here.session(expiring));
    assertThat(here.tokens(session).tokens()).hasSize(1);
    here.createToken(session, week, Optional.empty());
    assertThat(here.tokens(session).tokens()).hasSize(2);
  }

  @Test
  void aReplacedTokenIsGoodForTheGraceAndNoLonger() {
    var grace = new AccountRequests.RotateToken(Optional.of(60));
    String next = here.rotate(token, idOf(token), grace, Optional.empty()).token();
    now = now.plusMillis(59_999);
    assertThat(here.session(token).account()).isEqualTo(here.session(next).account());
    now = now.plusMillis(1);
    refused(() -> here.session(token));
    assertThat(here.session(next).name()).isEqualTo("ana");
  }

  /** A node does not ask the store again in between, and knows all the same when time is over. */
  @Test
  void whatIsTrustedEndsInTime() {
    var grace = new AccountRequests.RotateToken(Optional.of(3));
    here.rotate(token, idOf(token), grace, Optional.empty());
    Bearer.Session elsewhere = there.session(token);
    now = now.plusMillis(2_999);
    assertThat(elsewhere.account()).isEqualTo(here.session(token).account());
    store.close();
    now = now.plusMillis(1);
    refused(elsewhere::account);
    refused(() -> here.session(token));
  }

  /** Another node may trust for a while what it has read, but lets no token be made with it. */
  @Test
  void aRevokedTokenDiesAtOtherNodesToo() {
    Bearer.Session elsewhere = there.session(token);
    here.revoke(here.session(token), idOf(token));
    refused(() -> here.session(token));
    var another = new AccountRequests.CreateToken(Optional.empty(), Optional.empty());
    refused(() -> there.createToken(elsewhere, another, Optional.empty()));
    refused(() -> there.tokens(elsewhere));
    refused(() -> there.rename(elsewhere, new AccountRequests.ChangeAccount("eve")));
    refused(() -> there.delete(elsewhere));
    now = now.plus(StoredAccounts.TRUST);
    refused(elsewhere::account);
  }

  @Test
  void whatIsNoTokenIsNotEvenLookedUp() {
    store.close();
    for (String wrong :
        new String[] {"a_", "a_x", token + "a", token.toUpperCase(Locale.ROOT), "a_/../x"}) {
      refused(() -> here.session(wrong));
    }
  }

  @Test
  void nothingShowsASecret() {
    String id = here.session(token).account();
    assertThat(store.document("account/" + id).orElseThrow().text()).doesNotContain(token);
    var bearer = new Bearer(Optional.of(token), Optional.of(here.session(token)), Optional.empty());
    assertThat(bearer.toString()).doesNotContain(token);
  }
}
