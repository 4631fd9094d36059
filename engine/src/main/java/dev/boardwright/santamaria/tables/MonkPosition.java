package dev.boardwright.santamaria.tables;

import java.util.List;
import java.util.stream.IntStream;

/**
 * Where a monk can be placed: under a scholar, under a bishop, on a mission (M73). In the order of
 * {@link Scholar}, {@link Bishop} and {@link Mission}.
 */
public enum MonkPosition {
  SCHOLAR_SURVEYOR,
  SCHOLAR_ARCHITECT,
  SCHOLAR_OVERSEER,
  SCHOLAR_FOREMAN,
  SCHOLAR_QUARTERMASTER,
  SCHOLAR_MERCHANT,
  SCHOLAR_TRADER,
  SCHOLAR_NAVIGATOR,
  SCHOLAR_EXPLORER,
  SCHOLAR_THEOLOGIAN,
  BISHOP_MARINER,
  BISHOP_BUILDER,
  BISHOP_TREASURER,
  BISHOP_ABBOT,
  BISHOP_PATHFINDER,
  BISHOP_GUILDMASTER,
  MISSION_1,
  MISSION_2,
  MISSION_3,
  MISSION_4;

  public static final MonkPosition[] ALL = values();
  public static final int COUNT = ALL.length;

  private static final int FIRST_BISHOP = Scholar.COUNT;
  private static final int FIRST_MISSION = Scholar.COUNT + Bishop.COUNT;

  public static final int SCHOLARS = (1 << FIRST_BISHOP) - 1;
  public static final int MISSIONS = (1 << COUNT) - (1 << FIRST_MISSION);
  public static final int BISHOPS = (1 << FIRST_MISSION) - (1 << FIRST_BISHOP);

  public static MonkPosition of(Scholar scholar) {
    return ALL[scholar.ordinal()];
  }

  public static MonkPosition of(Bishop bishop) {
    return ALL[FIRST_BISHOP + bishop.ordinal()];
  }

  public static MonkPosition of(Mission mission) {
    return ALL[FIRST_MISSION + mission.ordinal()];
  }

  /** The mission at a position that is one. */
  public Mission mission() {
    return Mission.ALL[ordinal() - FIRST_MISSION];
  }

  public boolean isMission() {
    return ordinal() >= FIRST_MISSION;
  }

  public int bit() {
    return 1 << ordinal();
  }

  /** Those of a set, in order. */
  public static List<MonkPosition> list(int bits) {
    return IntStream.range(0, COUNT)
        .filter(i -> (bits >> i & 1) != 0)
        .mapToObj(i -> ALL[i])
        .toList();
  }
}
