package dev.boardwright.tikal;

/** What a hex is. */
public enum HexKind {
  /** Where every player's members arrive. */
  BASE_CAMP,
  /** It grows, and the strongest there scores its value. */
  TEMPLE,
  /** A camp may be built here. */
  JUNGLE,
  /** Treasures lie here; without any left it is a jungle hex (K7). */
  TREASURE,
  /** Nobody enters it; taking it starts a scoring round (K66). */
  VOLCANO
}
