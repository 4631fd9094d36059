package dev.boardwright.tzolkin;

import dev.boardwright.engine.ChanceMove;
import dev.boardwright.engine.Move;
import dev.boardwright.engine.Range;
import dev.boardwright.tzolkin.piece.Building;
import dev.boardwright.tzolkin.piece.Gear;
import dev.boardwright.tzolkin.piece.Monument;
import dev.boardwright.tzolkin.piece.Resource;
import dev.boardwright.tzolkin.piece.Technology;
import dev.boardwright.tzolkin.piece.Temple;
import dev.boardwright.tzolkin.piece.Wealth;
import java.util.List;

/** Everything that can be played, by seats and by CHANCE. */
public sealed interface TzolkinMove extends Move {

  /** What can be played with the expansion only. */
  sealed interface OfExpansion extends TzolkinMove permits ExpansionMove {}

  /** {@code keep_wealth wealth_pal_1,wealth_tik_3}: tiles in the order of their table. */
  record KeepWealth(List<Wealth> tiles) implements TzolkinMove {}

  /** {@code beg chaac}: hold 3 corn, anger a god. */
  record Beg(Temple temple) implements TzolkinMove {}

  /** {@code place_worker palenque}: it goes to the lowest free space. */
  record PlaceWorker(Gear gear) implements TzolkinMove {}

  /** {@code take_start_space}: a worker on the starting player space. */
  record TakeStartSpace() implements TzolkinMove {}

  /** {@code pick_up tikal 3} */
  record PickUp(Gear gear, @Range(max = Gear.HIGHEST_SPACE) int space) implements TzolkinMove {}

  /** {@code end_turn} */
  record EndTurn() implements TzolkinMove {
    @Override
    public boolean endsTurn() {
      return true;
    }
  }

  /** {@code act tikal 2} */
  record Act(Gear gear, @Range(min = 1, max = 9) int action) implements TzolkinMove {}

  /** {@code decline}: no action, no further building, no more exchanges, and the like. */
  record Decline() implements TzolkinMove {}

  /** {@code take_corn_tile}: an exposed one. */
  record TakeCornTile() implements TzolkinMove {}

  /** {@code take_wood_tile} */
  record TakeWoodTile() implements TzolkinMove {}

  /** {@code burn kukulkan}: take the corn tile below a wood tile, anger this god. */
  record Burn(Temple temple) implements TzolkinMove {}

  /** {@code harvest_without_tile}: by agriculture 2. */
  record HarvestWithoutTile() implements TzolkinMove {}

  /** {@code advance theology} */
  record Advance(Technology technology) implements TzolkinMove {}

  /** {@code pay 1 0 2}: wood, stone, gold. */
  record Pay(@Range(max = MOST) int wood, @Range(max = MOST) int stone, @Range(max = MOST) int gold)
      implements TzolkinMove {}

  /** {@code take 0 1 1}: wood, stone, gold. */
  record Take(
      @Range(max = MOST) int wood, @Range(max = MOST) int stone, @Range(max = MOST) int gold)
      implements TzolkinMove {}

  /** {@code raise chaac} */
  record Raise(Temple temple) implements TzolkinMove {}

  /** {@code raise_two chaac kukulkan}: in the order of the temples' table. */
  record RaiseTwo(Temple first, Temple second) implements TzolkinMove {}

  /** {@code sell wood 2}: for corn. */
  record Sell(Resource resource, @Range(min = 1, max = MOST_TRADED) int amount)
      implements TzolkinMove {}

  /** {@code buy gold 1}: for corn. */
  record Buy(Resource resource, @Range(min = 1, max = MOST_TRADED) int amount)
      implements TzolkinMove {}

  /** {@code build age1_shrine_architecture} */
  record Build(Building building) implements TzolkinMove {}

  /** {@code build_monument monument_skulls} */
  record BuildMonument(Monument monument) implements TzolkinMove {}

  /** {@code use_architecture true}: for this building, or {@code false}: for the next one. */
  record UseArchitecture(boolean here) implements TzolkinMove {}

  /** {@code offer gold quetzalcoatl}: a resource for a step up. */
  record Offer(Resource resource, Temple temple) implements TzolkinMove {}

  /** {@code advance_calendar 2} */
  record AdvanceCalendar(@Range(min = 1, max = 2) int days) implements TzolkinMove {}

  /** {@code draw_start_seat 2} */
  record DrawStartSeat(int seat) implements TzolkinMove, ChanceMove {}

  /** {@code draw_building age1_shrine_architecture} */
  record DrawBuilding(Building building) implements TzolkinMove, ChanceMove {}

  /** {@code draw_monument monument_skulls} */
  record DrawMonument(Monument monument) implements TzolkinMove, ChanceMove {}

  /** {@code draw_wealth wealth_pal_1}: dealt to a seat, or for a dummy worker. */
  record DrawWealth(Wealth tile) implements TzolkinMove, ChanceMove {}

  /** {@code show_wealth wealth_pal_1,wealth_tik_3,…}: what seat 0 keeps, what seat 1 keeps, …. */
  record ShowWealth(List<Wealth> tiles) implements TzolkinMove, ChanceMove {}

  /** The most of one resource in a payment. */
  int MOST = 5;

  /** The most of one resource in one exchange; whoever trades so many may trade more of it. */
  int MOST_TRADED = 20;
}
