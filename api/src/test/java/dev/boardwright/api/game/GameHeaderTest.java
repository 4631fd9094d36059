package dev.boardwright.api.game;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.boardwright.api.game.GameHeader.Luck;
import dev.boardwright.api.game.GameHeader.Origin;
import dev.boardwright.api.game.GameHeader.Played;
import dev.boardwright.api.game.GameHeader.Terms;
import dev.boardwright.api.wire.HouseBot;
import dev.boardwright.api.wire.Problem;
import dev.boardwright.api.wire.SeatKind;
import dev.boardwright.api.wire.Status;
import dev.boardwright.api.wire.Visibility;
import dev.boardwright.engine.Entry;
import dev.boardwright.engine.Leaving;
import dev.boardwright.engine.Match;
import dev.boardwright.engine.SeatSet;
import dev.boardwright.engine.Seed;
import dev.boardwright.engine.Setup;
import dev.boardwright.market.Market;
import java.time.Instant;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.Test;

class GameHeaderTest {

  private static final Holder PLAYER = ada(SeatKind.RESERVED, "hash");
  private static final Holder BOT =
      Holder.of(SeatKind.BOT, Optional.empty(), Optional.empty(), Optional.of(HouseBot.RANDOM));

  private static Holder ada(SeatKind kind, String hash) {
    return Holder.of(kind, Optional.of("Ada"), Optional.of(hash), Optional.empty());
  }

  private static GameHeader of(Holder... seats) {
    return GameHeader.open(
            new Played("night_market", 1, Map.of(), true),
            Luck.of("seed", false),
            new Origin(Instant.EPOCH, "host", Optional.empty(), Optional.empty(), false),
            new Terms(Visibility.UNLISTED, Leaving.BOT, Optional.empty()),
            List.of(seats))
        .with(Status.RUNNING);
  }

  private static Match<?> match(int seats) {
    return Match.start(new Market(), Setup.standard(new Market(), seats), Seed.of("a game"));
  }

  private static Leaving leaving(GameHeader header) {
    return header.leaving(match(3), SeatSet.of(0), Entry.Kind.RESIGN);
  }

  @Test
  void aHeaderIsReadAsItWasWritten() {
    GameHeader header = of(PLAYER, BOT, PLAYER);
    assertThat(Codec.readHeader(Codec.write(header).body())).isEqualTo(header);
  }

  /** A claim by an account gave it a token as well, which no revocation would have ended. */
  @Test
  void theTokensOfAnOlderAccountsSeatAndGameAreVoid() {
    String seat = Tokens.seat();
    String host = Tokens.host();
    Holder held = ada(SeatKind.CLAIMED, Tokens.hash(seat));
    GameHeader others = of(held, PLAYER);
    assertThat(Caller.of(others, bearer(seat))).isEqualTo(new Caller.Player(0));
    GameHeader accounts = of(held.ownedBy(Optional.of("a".repeat(20))), PLAYER);
    assertThatThrownBy(() -> Caller.of(accounts, bearer(seat))).isInstanceOf(Problem.class);
    GameHeader hosted = hostedBy(host, Optional.of("a".repeat(20)));
    assertThatThrownBy(() -> Caller.of(hosted, bearer(host))).isInstanceOf(Problem.class);
    assertThat(Caller.of(hostedBy(host, Optional.empty()), bearer(host)))
        .isEqualTo(new Caller.Host());
  }

  private static Bearer bearer(String token) {
    return new Bearer(Optional.of(token), Optional.empty(), Optional.empty());
  }

  private static GameHeader hostedBy(String token, Optional<String> account) {
    GameHeader header = of(PLAYER, PLAYER);
    return GameHeader.open(
        header.played(),
        header.luck(),
        new Origin(Instant.EPOCH, Tokens.hash(token), account, Optional.empty(), false),
        header.terms(),
        header.seats());
  }

  @Test
  void aGameEndsWhenNobodyButBotsWouldBeLeft() {
    assertThat(leaving(of(PLAYER, BOT, BOT))).isEqualTo(Leaving.END);
    assertThat(leaving(of(PLAYER, BOT, PLAYER))).isEqualTo(Leaving.BOT);
  }

  @Test
  void whoHasLeftIsNobodyWhoPlays() {
    Holder gone =
        new Holder(
            SeatKind.RESERVED,
            Optional.empty(),
            Optional.of("hash"),
            true,
            Optional.empty(),
            Optional.empty(),
            Optional.empty(),
            Optional.of(HouseBot.GREEDY));
    assertThat(of(BOT, BOT, PLAYER).hasPeople()).isTrue();
    assertThat(of(BOT, BOT, PLAYER.ownedBy(Optional.of("ana"))).hasPeople()).isTrue();
    assertThat(of(BOT, BOT, BOT).hasPeople()).isFalse();
    assertThat(of(BOT, gone, BOT).hasPeople()).isFalse();
  }

  @Test
  void botsAreCalledWhenTheyAreToAct() {
    assertThat(of(PLAYER, BOT, PLAYER).callsBots(Optional.of(match(3)))).isTrue(); // all choose
    assertThat(of(PLAYER, PLAYER, PLAYER).callsBots(Optional.of(match(3)))).isFalse();
    assertThat(of(PLAYER, BOT, PLAYER).callsBots(Optional.empty())).isFalse();
    GameHeader aborted = of(PLAYER, BOT, PLAYER).with(Status.ABORTED);
    assertThat(aborted.callsBots(Optional.of(match(3)))).isFalse();
  }
}
