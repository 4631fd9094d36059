package dev.boardwright.tzolkin;

import dev.boardwright.engine.Tables;
import dev.boardwright.tzolkin.piece.Building;
import dev.boardwright.tzolkin.piece.Gear;
import dev.boardwright.tzolkin.piece.Monument;
import dev.boardwright.tzolkin.piece.Resource;
import dev.boardwright.tzolkin.piece.Technology;
import dev.boardwright.tzolkin.piece.Temple;

/** All moves of few arguments, made once. Arguments are ordinals. */
final class Moves {

  private static final Tables<TzolkinMove> TABLES = new Tables<>(TzolkinMove[]::new);

  static final TzolkinMove TAKE_START_SPACE = new TzolkinMove.TakeStartSpace();
  static final TzolkinMove END_TURN = new TzolkinMove.EndTurn();
  static final TzolkinMove DECLINE = new TzolkinMove.Decline();
  static final TzolkinMove TAKE_CORN_TILE = new TzolkinMove.TakeCornTile();
  static final TzolkinMove TAKE_WOOD_TILE = new TzolkinMove.TakeWoodTile();
  static final TzolkinMove HARVEST_WITHOUT_TILE = new TzolkinMove.HarvestWithoutTile();
  static final TzolkinMove ARCHITECTURE_HERE = new TzolkinMove.UseArchitecture(true);
  static final TzolkinMove ARCHITECTURE_LATER = new TzolkinMove.UseArchitecture(false);
  static final TzolkinMove ONE_DAY = new TzolkinMove.AdvanceCalendar(1);
  static final TzolkinMove TWO_DAYS = new TzolkinMove.AdvanceCalendar(2);

  private static final int SPACES = Gear.HIGHEST_SPACE + 1;
  private static final int AMOUNTS = TzolkinMove.MOST + 1;

  private static final TzolkinMove[] BEG = TABLES.of(Temple.ALL, TzolkinMove.Beg::new);
  private static final TzolkinMove[] PLACE = TABLES.of(Gear.ALL, TzolkinMove.PlaceWorker::new);
  private static final TzolkinMove[] PICK_UP =
      TABLES.of(Gear.COUNT * SPACES, i -> new TzolkinMove.PickUp(Gear.ALL[i / SPACES], i % SPACES));
  private static final TzolkinMove[] ACT =
      TABLES.of(Gear.COUNT * SPACES, i -> new TzolkinMove.Act(Gear.ALL[i / SPACES], i % SPACES));
  private static final TzolkinMove[] BURN = TABLES.of(Temple.ALL, TzolkinMove.Burn::new);
  private static final TzolkinMove[] ADVANCE = TABLES.of(Technology.ALL, TzolkinMove.Advance::new);
  private static final TzolkinMove[] PAY =
      TABLES.of(
          AMOUNTS * AMOUNTS * AMOUNTS,
          i -> new TzolkinMove.Pay(i / (AMOUNTS * AMOUNTS), i / AMOUNTS % AMOUNTS, i % AMOUNTS));
  private static final TzolkinMove[] TAKE =
      TABLES.of(
          AMOUNTS * AMOUNTS * AMOUNTS,
          i -> new TzolkinMove.Take(i / (AMOUNTS * AMOUNTS), i / AMOUNTS % AMOUNTS, i % AMOUNTS));
  private static final TzolkinMove[] RAISE = TABLES.of(Temple.ALL, TzolkinMove.Raise::new);
  private static final TzolkinMove[] RAISE_TWO =
      TABLES.of(
          Temple.COUNT * Temple.COUNT,
          i ->
              new TzolkinMove.RaiseTwo(Temple.ALL[i / Temple.COUNT], Temple.ALL[i % Temple.COUNT]));
  private static final TzolkinMove[] SELL =
      TABLES.of(
          Resource.COUNT * TzolkinMove.MOST_TRADED,
          i -> new TzolkinMove.Sell(Resource.ALL[i % Resource.COUNT], i / Resource.COUNT + 1));
  private static final TzolkinMove[] BUY =
      TABLES.of(
          Resource.COUNT * TzolkinMove.MOST_TRADED,
          i -> new TzolkinMove.Buy(Resource.ALL[i % Resource.COUNT], i / Resource.COUNT + 1));
  private static final TzolkinMove[] BUILD = TABLES.of(Building.ALL, TzolkinMove.Build::new);
  private static final TzolkinMove[] BUILD_MONUMENT =
      TABLES.of(Monument.ALL, TzolkinMove.BuildMonument::new);
  private static final TzolkinMove[] OFFER =
      TABLES.of(
          Resource.COUNT * Temple.COUNT,
          i -> new TzolkinMove.Offer(Resource.ALL[i / Temple.COUNT], Temple.ALL[i % Temple.COUNT]));

  private Moves() {}

  static TzolkinMove beg(int temple) {
    return BEG[temple];
  }

  static TzolkinMove place(int gear) {
    return PLACE[gear];
  }

  static TzolkinMove pickUp(int gear, int space) {
    return PICK_UP[gear * SPACES + space];
  }

  static TzolkinMove act(int gear, int action) {
    return ACT[gear * SPACES + action];
  }

  static TzolkinMove burn(int temple) {
    return BURN[temple];
  }

  static TzolkinMove advance(int technology) {
    return ADVANCE[technology];
  }

  static TzolkinMove pay(int wood, int stone, int gold) {
    return PAY[(wood * AMOUNTS + stone) * AMOUNTS + gold];
  }

  static TzolkinMove take(int wood, int stone, int gold) {
    return TAKE[(wood * AMOUNTS + stone) * AMOUNTS + gold];
  }

  static TzolkinMove raise(int temple) {
    return RAISE[temple];
  }

  static TzolkinMove raiseTwo(int first, int second) {
    return RAISE_TWO[first * Temple.COUNT + second];
  }

  static TzolkinMove sell(int resource, int amount) {
    return SELL[(amount - 1) * Resource.COUNT + resource];
  }

  static TzolkinMove buy(int resource, int amount) {
    return BUY[(amount - 1) * Resource.COUNT + resource];
  }

  static TzolkinMove build(int building) {
    return BUILD[building];
  }

  static TzolkinMove buildMonument(int monument) {
    return BUILD_MONUMENT[monument];
  }

  static TzolkinMove offer(int resource, int temple) {
    return OFFER[resource * Temple.COUNT + temple];
  }
}
