package dev.boardwright.tzolkin;

import dev.boardwright.engine.ChanceMove;
import dev.boardwright.engine.Range;
import dev.boardwright.tzolkin.piece.Building;
import dev.boardwright.tzolkin.piece.Gear;
import dev.boardwright.tzolkin.piece.Resource;
import dev.boardwright.tzolkin.piece.Technology;
import dev.boardwright.tzolkin.piece.Temple;
import dev.boardwright.tzolkin.prophecy.Prophecy;
import dev.boardwright.tzolkin.quick.QuickAction;
import dev.boardwright.tzolkin.tribe.Tribe;
import java.util.List;

/** What can be played with the expansion only. */
public sealed interface ExpansionMove extends TzolkinMove.OfExpansion {

  /** {@code keep_tribe balam} */
  record KeepTribe(Tribe tribe) implements ExpansionMove {}

  /** {@code take_quick_space}: a worker on a quick action space. */
  record TakeQuickSpace() implements ExpansionMove {}

  /** {@code place_reduced palenque}: 3 corn instead of the cost of the space. */
  record PlaceReduced(Gear gear) implements ExpansionMove {}

  /** {@code skip_space tikal 2}: this empty space counts as taken. */
  record SkipSpace(Gear gear, @Range(max = Gear.HIGHEST_SPACE) int space)
      implements ExpansionMove {}

  /** {@code sell_resource gold}: for corn, in the middle of a turn. */
  record SellResource(Resource resource) implements ExpansionMove {}

  /** {@code act_ahead tikal 4}: the next higher action for 1 corn. */
  record ActAhead(Gear gear, @Range(min = 1, max = 9) int action) implements ExpansionMove {}

  /** {@code step_down chaac}: as a price, or at setup. */
  record StepDown(Temple temple) implements ExpansionMove {}

  /** {@code pay_corn}: 1 corn for a step up. */
  record PayCorn() implements ExpansionMove {}

  /** {@code take_gold 2}: for 1 corn each. */
  record TakeGold(@Range(min = 1, max = MOST_GOLD) int amount) implements ExpansionMove {}

  /** {@code renovate new1_farm_granary}: give this building for the new one. */
  record Renovate(Building building) implements ExpansionMove {}

  /** {@code lower theology} */
  record Lower(Technology technology) implements ExpansionMove {}

  /** {@code take_bonus architecture} */
  record TakeBonus(Technology technology) implements ExpansionMove {}

  /** {@code draw_tribe balam}: dealt to a seat. */
  record DrawTribe(Tribe tribe) implements ExpansionMove, ChanceMove {}

  /** {@code show_tribes balam,ixtab}: what seat 0 is, what seat 1 is, …. */
  record ShowTribes(List<Tribe> tribes) implements ExpansionMove, ChanceMove {}

  /** {@code draw_prophecy hunger} */
  record DrawProphecy(Prophecy prophecy) implements ExpansionMove, ChanceMove {}

  /** {@code draw_quick_action quick1_corn}: laid on the calendar. */
  record DrawQuickAction(QuickAction tile) implements ExpansionMove, ChanceMove {}

  /** The most gold that anything gives at once. */
  int MOST_GOLD = 4;
}
