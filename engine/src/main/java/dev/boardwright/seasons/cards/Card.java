package dev.boardwright.seasons.cards;

import static dev.boardwright.seasons.Energy.AIR;
import static dev.boardwright.seasons.Energy.EARTH;
import static dev.boardwright.seasons.Energy.FIRE;
import static dev.boardwright.seasons.Energy.WATER;
import static dev.boardwright.seasons.cards.Always.ACTIVATION_TOLL;
import static dev.boardwright.seasons.cards.Always.CHEAPER_SUMMONING;
import static dev.boardwright.seasons.cards.Always.RESERVE_LIMIT;
import static dev.boardwright.seasons.cards.Always.SUMMONING_TAX;
import static dev.boardwright.seasons.cards.Always.TRANSMUTED_TOKEN;
import static dev.boardwright.seasons.cards.Costs.all;
import static dev.boardwright.seasons.cards.Costs.anyEnergy;
import static dev.boardwright.seasons.cards.Costs.crystalsForTokens;
import static dev.boardwright.seasons.cards.Costs.familiar;
import static dev.boardwright.seasons.cards.Costs.identicalEnergy;
import static dev.boardwright.seasons.cards.Costs.needsCardAndSlot;
import static dev.boardwright.seasons.cards.Costs.needsDrawPile;
import static dev.boardwright.seasons.cards.Costs.nothing;
import static dev.boardwright.seasons.cards.Costs.reserve;
import static dev.boardwright.seasons.cards.Costs.sacrifice;
import static dev.boardwright.seasons.cards.Costs.sacrificeThis;
import static dev.boardwright.seasons.cards.Costs.tokenOntoThis;
import static dev.boardwright.seasons.cards.Effects.allowTransmuting;
import static dev.boardwright.seasons.cards.Effects.crystals;
import static dev.boardwright.seasons.cards.Effects.crystalsPer;
import static dev.boardwright.seasons.cards.Effects.crystalsPerOther;
import static dev.boardwright.seasons.cards.Effects.discardReserve;
import static dev.boardwright.seasons.cards.Effects.drawAndKeepOne;
import static dev.boardwright.seasons.cards.Effects.drawAndPlayOne;
import static dev.boardwright.seasons.cards.Effects.drawToHand;
import static dev.boardwright.seasons.cards.Effects.eachOpponentDraws;
import static dev.boardwright.seasons.cards.Effects.eachOpponentLoses;
import static dev.boardwright.seasons.cards.Effects.eachOpponentSacrifices;
import static dev.boardwright.seasons.cards.Effects.energy;
import static dev.boardwright.seasons.cards.Effects.energyOnThis;
import static dev.boardwright.seasons.cards.Effects.energyPerOther;
import static dev.boardwright.seasons.cards.Effects.everybodyTakesBack;
import static dev.boardwright.seasons.cards.Effects.forbidTransmuting;
import static dev.boardwright.seasons.cards.Effects.gauge;
import static dev.boardwright.seasons.cards.Effects.ifMostCardsInPlay;
import static dev.boardwright.seasons.cards.Effects.ifMostCrystals;
import static dev.boardwright.seasons.cards.Effects.ifNamed;
import static dev.boardwright.seasons.cards.Effects.ifNone;
import static dev.boardwright.seasons.cards.Effects.ifReserveAtLeast;
import static dev.boardwright.seasons.cards.Effects.ifReserveAtMost;
import static dev.boardwright.seasons.cards.Effects.loseCrystals;
import static dev.boardwright.seasons.cards.Effects.opponentReservesBecome;
import static dev.boardwright.seasons.cards.Effects.opponentsGauge;
import static dev.boardwright.seasons.cards.Effects.perReserveToken;
import static dev.boardwright.seasons.cards.Effects.playFromHand;
import static dev.boardwright.seasons.cards.Effects.takeFromEachOpponent;
import static dev.boardwright.seasons.cards.Effects.transmute;
import static dev.boardwright.seasons.cards.Effects.transmuteReserve;
import static dev.boardwright.seasons.cards.Effects.transmuteWithoutBonus;
import static dev.boardwright.seasons.cards.Kind.FAMILIAR;
import static dev.boardwright.seasons.cards.Kind.MAGIC_ITEM;
import static dev.boardwright.seasons.cards.Power.activating;
import static dev.boardwright.seasons.cards.Power.always;
import static dev.boardwright.seasons.cards.Power.atEndOfRound;
import static dev.boardwright.seasons.cards.Power.atSeasonChange;
import static dev.boardwright.seasons.cards.Power.atTheEnd;
import static dev.boardwright.seasons.cards.Power.beforeTheDie;
import static dev.boardwright.seasons.cards.Power.either;
import static dev.boardwright.seasons.cards.Power.entering;
import static dev.boardwright.seasons.cards.Power.firstEdition;
import static dev.boardwright.seasons.cards.Power.whenSacrificed;
import static dev.boardwright.seasons.cards.Power.whenSummoning;
import static dev.boardwright.seasons.cards.Price.costs;
import static dev.boardwright.seasons.cards.Price.costsCrystals;
import static dev.boardwright.seasons.cards.Price.named;

import java.util.List;

/**
 * The 50 power cards in the order of their numbers: name, kind, points, what it costs to summon
 * them, what is printed on them, and what that means.
 */
public enum Card {
  AMULET_OF_AIR(MAGIC_ITEM, 6, costs(AIR, AIR), entering(gauge(2))),
  AMULET_OF_FIRE(MAGIC_ITEM, 6, costs(FIRE, FIRE), entering(drawAndKeepOne(4))),
  AMULET_OF_EARTH(MAGIC_ITEM, 6, costs(EARTH, EARTH), entering(crystals(9))),
  AMULET_OF_WATER(MAGIC_ITEM, 6, costs(WATER, WATER), entering(energyOnThis(4))),
  BALANCE_OF_ISHTAR(
      MAGIC_ITEM,
      4,
      costsCrystals(2),
      activating(identicalEnergy(3), transmute(3, 3)),
      firstEdition(costsCrystals(6), activating(identicalEnergy(4), transmuteWithoutBonus(4, 3)))),
  STAFF_OF_SPRING(MAGIC_ITEM, 9, costs(EARTH, EARTH, EARTH), whenSummoning(crystals(3))),
  TEMPORAL_BOOTS(MAGIC_ITEM, 8, costs(), entering((table, me) -> table.askSeasonMove(me.seat()))),
  PURSE_OF_IO(MAGIC_ITEM, 6, costs(AIR, FIRE), always(TRANSMUTED_TOKEN, 1)),
  DIVINE_CHALICE(MAGIC_ITEM, 10, costs(AIR, EARTH, FIRE, WATER), entering(drawAndPlayOne(4))),
  SYLLAS_THE_FAITHFUL(FAMILIAR, 14, costs(FIRE, FIRE, FIRE), entering(eachOpponentSacrifices())),
  FIGRIM_THE_AVARICIOUS(
      FAMILIAR, 7, costsCrystals(3, 6, 9), atSeasonChange(takeFromEachOpponent(1))),
  NARIA_THE_PROPHETESS(
      FAMILIAR, 8, costsCrystals(3), entering((table, me) -> table.drawAndShare(me.seat()))),
  WONDROUS_CHEST(MAGIC_ITEM, 4, costs(FIRE, WATER), atEndOfRound(ifReserveAtLeast(4, crystals(3)))),
  BEGGARS_HORN(MAGIC_ITEM, 8, costs(AIR, EARTH), atEndOfRound(ifReserveAtMost(1, energy(1)))),
  DIE_OF_MALICE(
      MAGIC_ITEM, 8, costs(), beforeTheDie(crystals(2), (table, me) -> table.rerollDie(me.seat()))),
  KAIRN_THE_DESTROYER(
      FAMILIAR, 9, costs(AIR, AIR, AIR), activating(anyEnergy(1), eachOpponentLoses(4))),
  AMSUG_LONGNECK(FAMILIAR, 8, costs(AIR, WATER), entering(everybodyTakesBack(MAGIC_ITEM))),
  BESPELLED_GRIMOIRE(
      MAGIC_ITEM, 8, costs(EARTH, WATER), entering(energy(2)), always(RESERVE_LIMIT, 10)),
  RAGFIELDS_HELM(MAGIC_ITEM, 10, costs(AIR, AIR, AIR), atTheEnd(ifMostCardsInPlay(20))),
  HAND_OF_FORTUNE(MAGIC_ITEM, 9, costs(AIR, EARTH, FIRE).and(3), always(CHEAPER_SUMMONING, 1)),
  LEWIS_GREYFACE(
      FAMILIAR, 6, costs(AIR, FIRE), entering((table, me) -> table.askReserveToCopy(me.seat()))),
  RUNIC_CUBE_OF_EOLIS(MAGIC_ITEM, 30, costsCrystals(20)),
  POTION_OF_POWER(
      MAGIC_ITEM, 0, costs(FIRE, FIRE), activating(sacrificeThis(), drawToHand(1), gauge(2))),
  POTION_OF_DREAMS(
      MAGIC_ITEM,
      0,
      costs(AIR, AIR),
      activating(all(needsCardAndSlot(), sacrificeThis(), reserve()), playFromHand())),
  POTION_OF_KNOWLEDGE(MAGIC_ITEM, 0, costs(WATER, WATER), activating(sacrificeThis(), energy(5))),
  POTION_OF_LIFE(
      MAGIC_ITEM,
      0,
      costs(EARTH, EARTH),
      activating(sacrificeThis(), transmuteReserve(4)),
      firstEdition(
          costs(EARTH, EARTH),
          activating(sacrificeThis(), transmuteReserve(4), forbidTransmuting()))),
  HOURGLASS_OF_TIME(MAGIC_ITEM, 6, costs(AIR, EARTH, FIRE, WATER), atSeasonChange(energy(1))),
  SCEPTER_OF_GREATNESS(
      MAGIC_ITEM, 8, costs(AIR, EARTH, FIRE, WATER), entering(crystalsPerOther(MAGIC_ITEM, 3))),
  OLAFS_BLESSED_STATUE(MAGIC_ITEM, 0, costs(WATER, WATER, WATER), entering(crystals(20))),
  YJANGS_FORGOTTEN_VASE(MAGIC_ITEM, 6, costs(EARTH, FIRE, WATER), whenSummoning(energy(1))),
  ELEMENTAL_AMULET(
      MAGIC_ITEM,
      2,
      named(),
      entering(
          ifNamed(WATER, energy(2)),
          ifNamed(EARTH, crystals(5)),
          ifNamed(FIRE, drawToHand(1)),
          ifNamed(AIR, gauge(1)))),
  TREE_OF_LIGHT(
      MAGIC_ITEM,
      12,
      costs(EARTH, EARTH),
      either(Way.GAIN_ENERGY, Costs.crystals(3), energy(1)),
      either(Way.TRANSMUTE, anyEnergy(1), allowTransmuting())),
  ARCANO_LEECH(FAMILIAR, 8, costsCrystals(2, 5, 8), always(SUMMONING_TAX, 1)),
  CRYSTAL_ORB(
      MAGIC_ITEM,
      6,
      costs(EARTH, FIRE),
      either(Way.LOOK, needsDrawPile(), (table, me) -> table.lookAtTop(me.seat())),
      either(
          Way.DISCARD_TOP,
          all(needsDrawPile(), Costs.crystals(3)),
          (table, _) -> table.discardTop())),
  GLUTTON_CAULDRON(MAGIC_ITEM, 0, costs(), activating(tokenOntoThis(), Card::overflows)),
  VAMPIRIC_CROWN(
      MAGIC_ITEM, 0, costs(AIR, WATER), entering((table, me) -> table.askCardForEnergy(me.seat()))),
  DRAGON_SKULL(MAGIC_ITEM, 9, costs(EARTH, FIRE, WATER), activating(sacrifice(3), crystals(15))),
  DEMON_OF_ARGOS(
      FAMILIAR,
      16,
      costs(AIR, EARTH, FIRE, WATER),
      entering(opponentsGauge(-1), eachOpponentDraws(1))),
  TITUS_DEEPGAZE(FAMILIAR, 4, costs(FIRE, 1, 2, 3), atEndOfRound(Card::collects)),
  AIR_ELEMENTAL(FAMILIAR, 12, costs(AIR, AIR, AIR), entering(opponentReservesBecome(AIR))),
  THIEVING_FAIRIES(FAMILIAR, 6, costsCrystals(0, 3, 6), always(ACTIVATION_TOLL, 1)),
  CURSED_TREATISE_OF_ARUS(
      MAGIC_ITEM,
      -10,
      costs(WATER),
      entering(gauge(1), crystals(10), energy(2)),
      whenSacrificed(discardReserve())),
  IDOL_OF_THE_FAMILIAR(
      MAGIC_ITEM,
      0,
      costs(AIR, EARTH, FIRE, WATER),
      entering(crystals(10)),
      activating(nothing(), crystalsPer(FAMILIAR, 1)),
      firstEdition(
          costs(AIR, EARTH, FIRE, WATER), activating(nothing(), crystalsPer(FAMILIAR, 1)))),
  NECROTIC_KRISS(MAGIC_ITEM, 6, costs(AIR, AIR, WATER), activating(familiar(), energy(4))),
  LANTERN_OF_XIDIT(
      MAGIC_ITEM, 24, costs(EARTH, EARTH, EARTH, FIRE, FIRE, FIRE), atTheEnd(perReserveToken(3))),
  SEALED_CHEST_OF_URM(MAGIC_ITEM, 10, costs(EARTH, WATER, WATER), atTheEnd(ifNone(FAMILIAR, 20))),
  MIRROR_OF_THE_SEASONS(
      MAGIC_ITEM,
      8,
      costsCrystals(3),
      activating(crystalsForTokens(), (table, me) -> table.askChange(me.seat()))),
  PENDANT_OF_RAGNOR(MAGIC_ITEM, 0, costs(AIR, FIRE, WATER), entering(energyPerOther(MAGIC_ITEM))),
  SID_NIGHTSHADE(
      FAMILIAR, 6, costs(EARTH, 1, 2, 3), entering(ifMostCrystals(takeFromEachOpponent(5)))),
  DAMNED_SOUL_OF_ONYS(
      FAMILIAR,
      -5,
      costs(WATER),
      entering(crystals(10), energy(WATER, 1)),
      activating(Costs.energy(WATER, 1), Table::passLeft),
      atEndOfRound(loseCrystals(3)));

  /** How many different cards there are. */
  public static final int COUNT = values().length;

  /** Cards with numbers up to this one are for the lower levels (S4). */
  public static final int BASIC = 30;

  static final int CAULDRON_HOLDS = 7;

  private static final Card[] ALL = values();

  private final Kind kind;
  private final int points;
  private final Price price;
  private final List<Power> powers;

  Card(Kind kind, int points, Price price, Power... powers) {
    this.kind = kind;
    this.points = points;
    this.price = price;
    this.powers = List.of(powers);
  }

  /** Glutton Cauldron: what happens with the seventh token (S64). */
  private static void overflows(Table table, Played me) {
    if (table.tokensOn(me) == CAULDRON_HOLDS) {
      table.gainCrystals(me.seat(), 15);
      table.breakOpen(me);
    }
  }

  /** Titus Deepgaze: those who can still pay when somebody cannot. */
  private static void collects(Table table, Played me) {
    boolean allPaid = true;
    for (int i = 1; i < table.seats(); i++) {
      allPaid &= table.giveCrystals((me.seat() + i) % table.seats(), me.seat(), 1) == 1;
    }
    if (!allPaid) {
      table.sacrifice(me);
    }
  }

  /** The card with this ordinal. */
  public static Card of(int ordinal) {
    return ALL[ordinal];
  }

  /** The printed number, from 1. */
  public int number() {
    return ordinal() + 1;
  }

  /** Magic item or familiar. */
  public Kind kind() {
    return kind;
  }

  /** Printed prestige points; may be negative. */
  public int points() {
    return points;
  }

  /** What it costs to summon it. */
  public Price price(Edition edition) {
    return edition == Edition.FIRST ? first().price() : price;
  }

  List<Power> powers(Edition edition) {
    return edition == Edition.FIRST ? first().powers() : powers;
  }

  private Power.FirstEdition first() {
    for (Power power : powers) {
      if (power instanceof Power.FirstEdition first) {
        return first;
      }
    }
    return new Power.FirstEdition(price, powers);
  }
}
