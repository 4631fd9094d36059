package dev.boardwright.engine;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.ArrayList;
import java.util.List;
import java.util.SplittableRandom;
import org.junit.jupiter.api.Test;

class DeckTest {

  @Test
  void anyCardMayComeByHowManyThereAre() {
    assertThat(drawable(new Deck(3, 0, 2))).containsExactly("0x3", "2x2");
    assertThat(drawable(new Deck(0, 0))).isEmpty();
  }

  @Test
  void whatIsDrawnIsGone() {
    var deck = new Deck(1, 1);
    deck.take(1);
    assertThat(deck.size()).isEqualTo(1);
    assertThat(drawable(deck)).containsExactly("0x1");
    assertThatThrownBy(() -> deck.take(1)).hasMessage("kind 1 is not on top of the deck");
    deck.take(0);
    assertThat(deck.isEmpty()).isTrue();
  }

  @Test
  void aKnownFrontLeavesOneOutcome() {
    var deck = new Deck(3, 2);
    deck.putOnTop(1, SeatSet.of(2));
    deck.putOnTop(0, SeatSet.of(2).with(3));
    assertThat(deck.size()).isEqualTo(7);
    assertThat(deck.count(1)).isEqualTo(3);
    assertThat(drawable(deck)).containsExactly("0x1");
    assertThatThrownBy(() -> deck.take(1)).isInstanceOf(IllegalArgumentException.class);
    deck.take(0);
    assertThat(drawable(deck)).containsExactly("1x1");
    deck.take(1);
    assertThat(drawable(deck)).containsExactly("0x3", "1x2");
  }

  @Test
  void onlyThoseWhoPutItThereKnowTheFront() {
    var deck = new Deck(3, 2);
    deck.putOnTop(1, SeatSet.of(2));
    deck.putOnTop(0, SeatSet.of(2).with(3));
    assertThat(List.of(deck.known(2, 0), deck.known(2, 1), deck.known(2, 2)))
        .containsExactly(0, 1, -1);
    assertThat(List.of(deck.known(3, 0), deck.known(3, 1))).containsExactly(0, -1);
    assertThat(deck.known(0, 0)).isEqualTo(-1);
    assertThat(deck.known(Viewer.SPECTATOR, 0)).isEqualTo(-1);
    assertThat(deck.known(Viewer.OMNISCIENT, 1)).isEqualTo(1);
  }

  @Test
  void aCardLookedAtStaysOnTop() {
    var deck = new Deck(1, 2);
    assertThat(deck.knownTo()).isEqualTo(SeatSet.NONE);
    deck.look(1, SeatSet.of(2));
    assertThat(deck.size()).isEqualTo(3);
    assertThat(deck.count(1)).isEqualTo(2);
    assertThat(drawable(deck)).containsExactly("1x1");
    deck.look(1, SeatSet.of(0));
    assertThat(deck.knownTo()).isEqualTo(SeatSet.of(0).with(2));
    assertThat(deck.known(3, 0)).isEqualTo(-1);
    assertThat(deck.size()).isEqualTo(3);
  }

  @Test
  void aRandomCardIsOneThatMayCome() {
    var deck = new Deck(1, 0, 2);
    var rng = new SplittableRandom(1);
    int[] drawn = new int[3];
    for (int i = 0; i < 300; i++) {
      drawn[deck.random(rng)]++;
    }
    assertThat(drawn[1]).isZero();
    // One in three of 300, with a deviation of about 8.
    assertThat(drawn[0]).isBetween(60, 140);
    deck.putOnTop(1, SeatSet.NONE);
    assertThat(deck.random(rng)).isEqualTo(1);
    assertThat(deck.size()).isEqualTo(4);
  }

  @Test
  void theRestIsUnknown() {
    var deck = new Deck(3, 2);
    deck.putOnTop(1, SeatSet.of(2));
    assertThat(unknown(deck, 2)).containsExactly(3, 2);
    assertThat(unknown(deck, 0)).containsExactly(3, 3);
  }

  @Test
  void drawnAnewItKeepsWhatASeatKnows() {
    var deck = new Deck(3, 2);
    deck.putOnTop(1, SeatSet.of(2));
    deck.putOnTop(1, SeatSet.NONE);
    var forSeatTwo = deck.redrawn(2, () -> 0);
    assertThat(forSeatTwo.size()).isEqualTo(7);
    assertThat(drawable(forSeatTwo)).containsExactly("0x1"); // nobody knew this one
    assertThat(forSeatTwo.known(2, 1)).isEqualTo(1);
    assertThat(forSeatTwo.count(0)).isEqualTo(6);
    var forSeatOne = deck.redrawn(1, () -> 0);
    assertThat(forSeatOne.known(Viewer.OMNISCIENT, 1)).isEqualTo(0);
    assertThat(digest(deck)).isNotEqualTo(digest(forSeatTwo));
  }

  @Test
  void aCopyIsItsOwn() {
    var deck = new Deck(3, 2);
    deck.putOnTop(1, SeatSet.of(0));
    var copy = deck.copy();
    assertThat(digest(copy)).isEqualTo(digest(deck));
    copy.take(1);
    copy.add(0);
    assertThat(deck.size()).isEqualTo(6);
    assertThat(deck.known(0, 0)).isEqualTo(1);
    assertThat(deck.count(0)).isEqualTo(3);
  }

  @Test
  void whoKnowsTheFrontCounts() {
    var one = new Deck(1);
    one.putOnTop(0, SeatSet.of(0));
    var other = new Deck(1);
    other.putOnTop(0, SeatSet.of(1));
    assertThat(digest(one)).isNotEqualTo(digest(other));
  }

  private static List<String> drawable(Deck deck) {
    List<String> drawable = new ArrayList<>();
    deck.outcomes((kind, weight) -> drawable.add(kind + "x" + weight));
    return drawable;
  }

  private static int[] unknown(Deck deck, int seat) {
    int[] pool = new int[deck.kinds()];
    deck.addUnknown(seat, pool);
    return pool;
  }

  private static long digest(Deck deck) {
    var digest = new Digest();
    deck.digest(digest);
    return digest.value();
  }
}
