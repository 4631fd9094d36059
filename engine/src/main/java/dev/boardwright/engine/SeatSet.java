package dev.boardwright.engine;

import java.util.stream.IntStream;

/**
 * A set of seats.
 *
 * @param bits bit {@code s} is set if seat {@code s} is in the set
 */
public record SeatSet(int bits) {

  private static final SeatSet[] SHARED =
      IntStream.range(0, 1 << Seat.MOST).mapToObj(SeatSet::new).toArray(SeatSet[]::new);

  /** No seat: what nobody may see. */
  public static final SeatSet NONE = ofBits(0);

  /** Every seat, and spectators: what is public. */
  public static final SeatSet ALL = new SeatSet(-1);

  /** The set with these {@link #bits}. */
  public static SeatSet ofBits(int bits) {
    return bits >= 0 && bits < SHARED.length ? SHARED[bits] : new SeatSet(bits);
  }

  /** One seat, below {@link Seat#MOST}. */
  public static SeatSet of(int seat) {
    return SHARED[1 << seat];
  }

  /** Whether a seat is in it. */
  public boolean contains(int seat) {
    return (bits >> seat & 1) != 0;
  }

  /** Whether no seat is in it. */
  public boolean isEmpty() {
    return bits == 0;
  }

  /** How many seats it holds; not for {@link #ALL}, which is not bounded. */
  public int size() {
    return Integer.bitCount(bits);
  }

  /** The lowest seat in it; -1 if it is empty. */
  public int first() {
    return bits == 0 ? -1 : Integer.numberOfTrailingZeros(bits);
  }

  /** The same with one seat more. */
  public SeatSet with(int seat) {
    return ofBits(bits | 1 << seat);
  }

  /** The same with one seat less. */
  public SeatSet without(int seat) {
    return ofBits(bits & ~(1 << seat));
  }

  /** The seats in ascending order. */
  public IntStream seats() {
    return IntStream.range(0, Seat.MOST).filter(this::contains);
  }
}
