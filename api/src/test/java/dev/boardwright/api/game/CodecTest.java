package dev.boardwright.api.game;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.boardwright.api.game.Codec.Timed;
import dev.boardwright.api.store.GameStore;
import dev.boardwright.api.wire.Problem;
import dev.boardwright.engine.Append;
import dev.boardwright.engine.Entry;
import dev.boardwright.engine.Seat;
import dev.boardwright.engine.Seed;
import java.time.Instant;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;

/** What earlier servers have stored is still read. */
class CodecTest {

  /** With nothing that a game can do without. */
  private static final String PLAIN =
      """
      {"format":1,"played":{"ruleset":"nim","version":1,"options":{"stones":20},"confirmTurns":true},
       "luck":{"seed":"known","practice":true,"ofBots":"other","nonces":false},
       "origin":{"createdAt":"2026-11-30T10:15:00Z","hostHash":"cc","imported":false},
       "terms":{"visibility":"unlisted","leavers":"bot"},"status":"running",
       "seats":[{"kind":"reserved","name":"Ana","tokenHash":"aa","vacant":false},
                {"kind":"bot","tokenHash":"bb","vacant":false}],
       "webhooks":[]}
      """;

  @Test
  void aPlainHeaderIsReadAndWrittenAsPlainly() {
    GameHeader header = Codec.readHeader(PLAIN);
    assertThat(header.ready()).isTrue();
    assertThat(header.seed().text()).isEqualTo("known");
    assertThat(header.seedHash()).isEqualTo(Seed.of("known").hash());
    assertThat(Codec.readHeader(Codec.write(header).body())).isEqualTo(header);
    assertThat(Codec.write(header).body()).isEqualTo(PLAIN.replaceAll("\\n *", ""));
  }

  @Test
  void aHeaderTellsWhetherItsSeedIsShared() {
    assertThat(Codec.readHeader(PLAIN).luck().sharesSeed()).isFalse();
    String grouped = PLAIN.replace("\"nonces\":false", "\"nonces\":false,\"group\":\"g\"");
    assertThat(Codec.readHeader(grouped).luck().sharesSeed()).isTrue();
    assertThat(Codec.write(Codec.readHeader(grouped)).body()).doesNotContain("sharedElsewhere");
  }

  @Test
  void aHeaderWithNoncesIsReadAsItWasWritten() {
    GameHeader before = Codec.readHeader(PLAIN);
    GameHeader header = before.withSeat(1, before.seats().get(1).withNonce("added"));
    GameHeader read = Codec.readHeader(Codec.write(header).body());
    assertThat(read).isEqualTo(header);
    assertThat(read.seed().text())
        .isEqualTo(Seed.of("known").with(List.of(Optional.empty(), Optional.of("added"))).text());
  }

  @Test
  void aHeaderOfALaterServerIsRefused() {
    assertThatThrownBy(() -> Codec.readHeader(PLAIN.replace("\"format\":1", "\"format\":2")))
        .isInstanceOf(Problem.class)
        .hasMessageContaining("format 2");
  }

  @Test
  void aWholeLogIsReadAsItWasWritten() {
    Instant at = Instant.parse("2026-11-30T10:15:00.123Z");
    List<Timed> log =
        List.of(
            new Timed(append(0, "begin 0"), at), new Timed(append(1, "take 2"), at.plusSeconds(9)));
    GameStore.Append whole = Codec.write(log);
    assertThat(whole.first()).isZero();
    assertThat(whole.version()).isEqualTo(2);
    Instant stored = at.plusSeconds(1_000);
    assertThat(Codec.readAppends(new GameStore.StoredAppend(whole, stored))).isEqualTo(log);
    GameStore.Append one = Codec.write(append(0, "begin 0"));
    assertThat(Codec.readAppends(new GameStore.StoredAppend(one, stored)))
        .containsExactly(new Timed(append(0, "begin 0"), stored));
  }

  private static Append append(int first, String code) {
    var entry = new Entry(Entry.Kind.CHANCE, Seat.CHANCE, first, code, false);
    return new Append(first, Seat.CHANCE, 0, List.of(), List.of(entry), 7L);
  }
}
