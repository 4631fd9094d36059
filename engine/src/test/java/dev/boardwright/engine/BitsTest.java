package dev.boardwright.engine;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.SplittableRandom;
import org.junit.jupiter.api.Test;

class BitsTest {

  private static final long SET = 1L << 2 | 1L << 3 | 1L << 5 | 1L << 63;

  @Test
  void numbersStandInAscendingOrder() {
    assertThat(Bits.nth(SET, 0)).isEqualTo(2);
    assertThat(Bits.nth(SET, 1)).isEqualTo(3);
    assertThat(Bits.nth(SET, 2)).isEqualTo(5);
    assertThat(Bits.nth(SET, 3)).isEqualTo(63);
  }

  @Test
  void everyNumberCanCome() {
    SplittableRandom rng = new SplittableRandom(1);
    long come = 0;
    for (int i = 0; i < 200; i++) {
      come |= 1L << Bits.random(SET, rng);
    }
    assertThat(come).isEqualTo(SET);
  }

  @Test
  void aPickIsAPartOfTheSet() {
    SplittableRandom rng = new SplittableRandom(1);
    for (int count = 0; count <= 4; count++) {
      long picked = Bits.pick(SET, count, rng);
      assertThat(Long.bitCount(picked)).isEqualTo(count);
      assertThat(picked & ~SET).isZero();
    }
  }
}
