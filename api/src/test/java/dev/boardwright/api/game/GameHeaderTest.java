package dev.boardwright.api.game;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.node.ObjectNode;
import dev.boardwright.api.game.GameHeader.Holder;
import dev.boardwright.api.wire.HouseBot;
import dev.boardwright.api.wire.Json;
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

  private static final Holder PLAYER =
      Holder.of(SeatKind.RESERVED, Optional.of("Ada"), Optional.of("hash"));
  private static final Holder BOT =
      Holder.of(SeatKind.BOT, Optional.empty(), Optional.empty(), Optional.of(HouseBot.RANDOM));

  private static GameHeader of(Holder... seats) {
    return new GameHeader(
        Codec.FORMAT,
        "night_market",
        1,
        Map.of(),
        true,
        "seed",
        false,
        Visibility.UNLISTED,
        Status.RUNNING,
        List.of(seats),
        "host",
        Instant.EPOCH,
        Optional.of(Leaving.BOT),
        Optional.of("luck"),
        Optional.empty(),
        Optional.empty(),
        Optional.empty(),
        Optional.empty(),
        Optional.empty(),
        Optional.empty());
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

  /** Games that were stored before there were house bots go on as they were. */
  @Test
  void anOlderHeaderIsReadWithoutBots() throws Exception {
    ObjectNode old =
        (ObjectNode) Json.MAPPER.readTree(Codec.write(of(PLAYER, PLAYER, PLAYER)).body());
    old.remove(List.of("leavers", "botLuck"));
    GameHeader read = Codec.readHeader(old.toString());
    assertThat(leaving(read)).isEqualTo(Leaving.VACANT);
    assertThat(read.botSeats().isEmpty()).isTrue();
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
