package dev.boardwright.tzolkin;

import dev.boardwright.engine.Tables;
import dev.boardwright.tzolkin.piece.Building;
import dev.boardwright.tzolkin.piece.Gear;
import dev.boardwright.tzolkin.piece.Resource;
import dev.boardwright.tzolkin.piece.Technology;
import dev.boardwright.tzolkin.piece.Temple;

/** The moves of the expansion with few arguments, made once. Arguments are ordinals. */
final class ExpansionMoves {

  private static final Tables<TzolkinMove> TABLES = new Tables<>(TzolkinMove[]::new);

  static final TzolkinMove TAKE_QUICK_SPACE = new ExpansionMove.TakeQuickSpace();
  static final TzolkinMove PAY_CORN = new ExpansionMove.PayCorn();

  private static final int SPACES = Gear.HIGHEST_SPACE + 1;

  private static final TzolkinMove[] PLACE_REDUCED =
      TABLES.of(Gear.ALL, ExpansionMove.PlaceReduced::new);
  private static final TzolkinMove[] SKIP =
      TABLES.of(
          Gear.COUNT * SPACES, i -> new ExpansionMove.SkipSpace(Gear.ALL[i / SPACES], i % SPACES));
  private static final TzolkinMove[] ACT_AHEAD =
      TABLES.of(
          Gear.COUNT * SPACES, i -> new ExpansionMove.ActAhead(Gear.ALL[i / SPACES], i % SPACES));
  private static final TzolkinMove[] SELL =
      TABLES.of(Resource.ALL, ExpansionMove.SellResource::new);
  private static final TzolkinMove[] STEP_DOWN = TABLES.of(Temple.ALL, ExpansionMove.StepDown::new);
  private static final TzolkinMove[] TAKE_GOLD =
      TABLES.of(ExpansionMove.MOST_GOLD + 1, ExpansionMove.TakeGold::new);
  private static final TzolkinMove[] RENOVATE =
      TABLES.of(Building.ALL, ExpansionMove.Renovate::new);
  private static final TzolkinMove[] LOWER = TABLES.of(Technology.ALL, ExpansionMove.Lower::new);
  private static final TzolkinMove[] TAKE_BONUS =
      TABLES.of(Technology.ALL, ExpansionMove.TakeBonus::new);

  private ExpansionMoves() {}

  static TzolkinMove placeReduced(int gear) {
    return PLACE_REDUCED[gear];
  }

  static TzolkinMove skip(int gear, int space) {
    return SKIP[gear * SPACES + space];
  }

  static TzolkinMove actAhead(int gear, int action) {
    return ACT_AHEAD[gear * SPACES + action];
  }

  static TzolkinMove sell(int resource) {
    return SELL[resource];
  }

  static TzolkinMove stepDown(int temple) {
    return STEP_DOWN[temple];
  }

  static TzolkinMove takeGold(int amount) {
    return TAKE_GOLD[amount];
  }

  static TzolkinMove renovate(int building) {
    return RENOVATE[building];
  }

  static TzolkinMove lower(int technology) {
    return LOWER[technology];
  }

  static TzolkinMove takeBonus(int technology) {
    return TAKE_BONUS[technology];
  }
}
