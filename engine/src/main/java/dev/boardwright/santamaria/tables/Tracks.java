package dev.boardwright.santamaria.tables;

import java.util.List;
import java.util.stream.IntStream;

/** The religion and the conquistador track; spaces are counted from 0, the start. */
public final class Tracks {

  /** The last space of the religion track. */
  public static final int RELIGION_END = 16;

  /** A monk is recruited on entering these (M69). */
  public static final List<Integer> MONK_ICONS = List.of(3, 5, 7, 10, 13, 16);

  /** A blue die is taken on entering these: the first and the third icon (M82). */
  public static final List<Integer> DIE_ICONS = List.of(MONK_ICONS.get(0), MONK_ICONS.get(2));

  /** The last space of the conquistador track. */
  public static final int CONQUISTADOR_END = 13;

  /** Gold is received on entering these (M64). */
  public static final List<Integer> GOLD_ICONS = List.of(3, 5, 8, 10, 13);

  /** Happiness by number of players (from 1), year (from 1), and rank (M94). */
  private static final List<List<List<Integer>>> POINTS =
      List.of(
          List.of(List.of(3), List.of(5), List.of(7)),
          List.of(List.of(3), List.of(5), List.of(7)),
          List.of(List.of(4, 2), List.of(6, 3), List.of(8, 4)),
          List.of(List.of(5, 3, 1), List.of(7, 4, 2), List.of(9, 5, 3)));

  /** One player scores from this space on, by year (M124). */
  public static final List<Integer> SOLO_SPACES = List.of(4, 6, 8);

  private static final int MONK_BITS = bits(MONK_ICONS);
  private static final int DIE_BITS = bits(DIE_ICONS);
  private static final int GOLD_BITS = bits(GOLD_ICONS);

  private Tracks() {}

  public static boolean hasMonk(int space) {
    return (MONK_BITS >> space & 1) != 0;
  }

  public static boolean hasDie(int space) {
    return (DIE_BITS >> space & 1) != 0;
  }

  public static boolean hasGold(int space) {
    return (GOLD_BITS >> space & 1) != 0;
  }

  /** Happiness for each rank, best first; others get none. */
  public static List<Integer> points(int players, int year) {
    return POINTS.get(players - 1).get(year - 1);
  }

  private static int bits(List<Integer> spaces) {
    return spaces.stream().flatMapToInt(IntStream::of).map(space -> 1 << space).sum();
  }
}
