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
  AMULET_OF_AIR(
      "Amulet of Air",
      MAGIC_ITEM,
      6,
      costs(AIR, AIR),
      "Raise your gauge by 2.",
      entering(gauge(2))),
  AMULET_OF_FIRE(
      "Amulet of Fire",
      MAGIC_ITEM,
      6,
      costs(FIRE, FIRE),
      "Draw 4 cards, keep 1, discard the others.",
      entering(drawAndKeepOne(4))),
  AMULET_OF_EARTH(
      "Amulet of Earth",
      MAGIC_ITEM,
      6,
      costs(EARTH, EARTH),
      "Gain 9 crystals.",
      entering(crystals(9))),
  AMULET_OF_WATER(
      "Amulet of Water",
      MAGIC_ITEM,
      6,
      costs(WATER, WATER),
      "Put 4 energies of your choice on this card; you may spend them at any time.",
      entering(energyOnThis(4))),
  BALANCE_OF_ISHTAR(
      "Balance of Ishtar",
      MAGIC_ITEM,
      4,
      costsCrystals(2),
      "Activate: transmute 3 energies of one type into 9 crystals.",
      activating(identicalEnergy(3), transmute(3, 3)),
      firstEdition(costsCrystals(6), activating(identicalEnergy(4), transmuteWithoutBonus(4, 3)))),
  STAFF_OF_SPRING(
      "Staff of Spring",
      MAGIC_ITEM,
      9,
      costs(EARTH, EARTH, EARTH),
      "When you summon a card from your hand: gain 3 crystals.",
      whenSummoning(crystals(3))),
  TEMPORAL_BOOTS(
      "Temporal Boots",
      MAGIC_ITEM,
      8,
      costs(),
      "Move the season token 1, 2 or 3 spaces forward or backward.",
      entering((table, me) -> table.askSeasonMove(me.seat()))),
  PURSE_OF_IO(
      "Purse of Io",
      MAGIC_ITEM,
      6,
      costs(AIR, FIRE),
      "Each energy that you transmute yields 1 more crystal.",
      always(TRANSMUTED_TOKEN, 1)),
  DIVINE_CHALICE(
      "Divine Chalice",
      MAGIC_ITEM,
      10,
      costs(AIR, EARTH, FIRE, WATER),
      "Draw 4 cards, put 1 into play for free, discard the others.",
      entering(drawAndPlayOne(4))),
  SYLLAS_THE_FAITHFUL(
      "Syllas the Faithful",
      FAMILIAR,
      14,
      costs(FIRE, FIRE, FIRE),
      "Each opponent sacrifices a card in play.",
      entering(eachOpponentSacrifices())),
  FIGRIM_THE_AVARICIOUS(
      "Figrim the Avaricious",
      FAMILIAR,
      7,
      costsCrystals(3, 6, 9),
      "When the season changes: each opponent gives you 1 crystal.",
      atSeasonChange(takeFromEachOpponent(1))),
  NARIA_THE_PROPHETESS(
      "Naria the Prophetess",
      FAMILIAR,
      8,
      costsCrystals(3),
      "Draw as many cards as there are players. Keep 1 and give 1 to each opponent.",
      entering((table, me) -> table.drawAndShare(me.seat()))),
  WONDROUS_CHEST(
      "Wondrous Chest",
      MAGIC_ITEM,
      4,
      costs(FIRE, WATER),
      "End of round, with 4 or more energies in your reserve: gain 3 crystals.",
      atEndOfRound(ifReserveAtLeast(4, crystals(3)))),
  BEGGARS_HORN(
      "Beggar's Horn",
      MAGIC_ITEM,
      8,
      costs(AIR, EARTH),
      "End of round, with 0 or 1 energy in your reserve: gain 1 energy of your choice.",
      atEndOfRound(ifReserveAtMost(1, energy(1)))),
  DIE_OF_MALICE(
      "Die of Malice",
      MAGIC_ITEM,
      8,
      costs(),
      "Activate before your die is applied: reroll it and gain 2 crystals.",
      beforeTheDie(crystals(2), (table, me) -> table.rerollDie(me.seat()))),
  KAIRN_THE_DESTROYER(
      "Kairn the Destroyer",
      FAMILIAR,
      9,
      costs(AIR, AIR, AIR),
      "Activate for 1 energy: each opponent loses 4 crystals.",
      activating(anyEnergy(1), eachOpponentLoses(4))),
  AMSUG_LONGNECK(
      "Amsug Longneck",
      FAMILIAR,
      8,
      costs(AIR, WATER),
      "Each player takes a magic item in play back into the hand.",
      entering(everybodyTakesBack(MAGIC_ITEM))),
  BESPELLED_GRIMOIRE(
      "Bespelled Grimoire",
      MAGIC_ITEM,
      8,
      costs(EARTH, WATER),
      "Gain 2 energies of your choice. Your reserve holds up to 10 energies.",
      entering(energy(2)),
      always(RESERVE_LIMIT, 10)),
  RAGFIELDS_HELM(
      "Ragfield's Helm",
      MAGIC_ITEM,
      10,
      costs(AIR, AIR, AIR),
      "End of the game, with more cards in play than each opponent: gain 20 crystals.",
      atTheEnd(ifMostCardsInPlay(20))),
  HAND_OF_FORTUNE(
      "Hand of Fortune",
      MAGIC_ITEM,
      9,
      costs(AIR, EARTH, FIRE).and(3),
      "The cards that you summon cost 1 energy less, but not less than 1.",
      always(CHEAPER_SUMMONING, 1)),
  LEWIS_GREYFACE(
      "Lewis Greyface",
      FAMILIAR,
      6,
      costs(AIR, FIRE),
      "Choose an opponent: gain the same energies as in that reserve.",
      entering((table, me) -> table.askReserveToCopy(me.seat()))),
  RUNIC_CUBE_OF_EOLIS("Runic Cube of Eolis", MAGIC_ITEM, 30, costsCrystals(20), "No effect."),
  POTION_OF_POWER(
      "Potion of Power",
      MAGIC_ITEM,
      0,
      costs(FIRE, FIRE),
      "Activate, sacrificing this: draw a card and raise your gauge by 2.",
      activating(sacrificeThis(), drawToHand(1), gauge(2))),
  POTION_OF_DREAMS(
      "Potion of Dreams",
      MAGIC_ITEM,
      0,
      costs(AIR, AIR),
      "Activate, sacrificing this and your reserve: put a card of your hand into play for free.",
      activating(all(needsCardAndSlot(), sacrificeThis(), reserve()), playFromHand())),
  POTION_OF_KNOWLEDGE(
      "Potion of Knowledge",
      MAGIC_ITEM,
      0,
      costs(WATER, WATER),
      "Activate, sacrificing this: gain 5 energies of your choice.",
      activating(sacrificeThis(), energy(5))),
  POTION_OF_LIFE(
      "Potion of Life",
      MAGIC_ITEM,
      0,
      costs(EARTH, EARTH),
      "Activate, sacrificing this: transmute each energy in your reserve into 4 crystals.",
      activating(sacrificeThis(), transmuteReserve(4)),
      firstEdition(
          costs(EARTH, EARTH),
          activating(sacrificeThis(), transmuteReserve(4), forbidTransmuting()))),
  HOURGLASS_OF_TIME(
      "Hourglass of Time",
      MAGIC_ITEM,
      6,
      costs(AIR, EARTH, FIRE, WATER),
      "When the season changes: gain 1 energy of your choice.",
      atSeasonChange(energy(1))),
  SCEPTER_OF_GREATNESS(
      "Scepter of Greatness",
      MAGIC_ITEM,
      8,
      costs(AIR, EARTH, FIRE, WATER),
      "Gain 3 crystals for each other magic item you have in play.",
      entering(crystalsPerOther(MAGIC_ITEM, 3))),
  OLAFS_BLESSED_STATUE(
      "Olaf's Blessed Statue",
      MAGIC_ITEM,
      0,
      costs(WATER, WATER, WATER),
      "Gain 20 crystals.",
      entering(crystals(20))),
  YJANGS_FORGOTTEN_VASE(
      "Yjang's Forgotten Vase",
      MAGIC_ITEM,
      6,
      costs(EARTH, FIRE, WATER),
      "When you summon a card from your hand: gain 1 energy of your choice.",
      whenSummoning(energy(1))),
  ELEMENTAL_AMULET(
      "Elemental Amulet",
      MAGIC_ITEM,
      2,
      named(),
      "Costs 1 to 4 different energies. Water: gain 2 energies of your choice. Earth: gain 5"
          + " crystals. Fire: draw a card. Air: raise your gauge by 1.",
      entering(
          ifNamed(WATER, energy(2)),
          ifNamed(EARTH, crystals(5)),
          ifNamed(FIRE, drawToHand(1)),
          ifNamed(AIR, gauge(1)))),
  TREE_OF_LIGHT(
      "Tree of Light",
      MAGIC_ITEM,
      12,
      costs(EARTH, EARTH),
      "Activate for 3 crystals: gain 1 energy of your choice. Or for 1 energy: you may transmute"
          + " until the end of the turn.",
      either(Way.GAIN_ENERGY, Costs.crystals(3), energy(1)),
      either(Way.TRANSMUTE, anyEnergy(1), allowTransmuting())),
  ARCANO_LEECH(
      "Arcano Leech",
      FAMILIAR,
      8,
      costsCrystals(2, 5, 8),
      "To summon a card from the hand, each opponent must give you 1 crystal.",
      always(SUMMONING_TAX, 1)),
  CRYSTAL_ORB(
      "Crystal Orb",
      MAGIC_ITEM,
      6,
      costs(EARTH, FIRE),
      "Activate: look at the top card of the draw pile; put it into play for 4 energies or leave"
          + " it. Or for 3 crystals: discard the top card unseen.",
      either(Way.LOOK, needsDrawPile(), (table, me) -> table.lookAtTop(me.seat())),
      either(
          Way.DISCARD_TOP,
          all(needsDrawPile(), Costs.crystals(3)),
          (table, _) -> table.discardTop())),
  GLUTTON_CAULDRON(
      "Glutton Cauldron",
      MAGIC_ITEM,
      0,
      costs(),
      "Activate: put 1 energy on this card. With 7 on it, sacrifice it, take them into your"
          + " reserve and gain 15 crystals.",
      activating(tokenOntoThis(), Card::overflows)),
  VAMPIRIC_CROWN(
      "Vampiric Crown",
      MAGIC_ITEM,
      0,
      costs(AIR, WATER),
      "Discard a card of your hand or draw one; all see it. Gain as many energies of your choice"
          + " as it has points.",
      entering((table, me) -> table.askCardForEnergy(me.seat()))),
  DRAGON_SKULL(
      "Dragon Skull",
      MAGIC_ITEM,
      9,
      costs(EARTH, FIRE, WATER),
      "Activate, sacrificing 3 cards in play: gain 15 crystals.",
      activating(sacrifice(3), crystals(15))),
  DEMON_OF_ARGOS(
      "Demon of Argos",
      FAMILIAR,
      16,
      costs(AIR, EARTH, FIRE, WATER),
      "Each opponent lowers the gauge by 1 and draws a card.",
      entering(opponentsGauge(-1), eachOpponentDraws(1))),
  TITUS_DEEPGAZE(
      "Titus Deepgaze",
      FAMILIAR,
      4,
      costs(FIRE, 1, 2, 3),
      "End of round: each opponent gives you 1 crystal; if one cannot, sacrifice this card then.",
      atEndOfRound(Card::collects)),
  AIR_ELEMENTAL(
      "Air Elemental",
      FAMILIAR,
      12,
      costs(AIR, AIR, AIR),
      "All energies in the reserves of your opponents become air.",
      entering(opponentReservesBecome(AIR))),
  THIEVING_FAIRIES(
      "Thieving Fairies",
      FAMILIAR,
      6,
      costsCrystals(0, 3, 6),
      "When an opponent activates a card: that opponent gives you 1 crystal, and you gain 1 more.",
      always(ACTIVATION_TOLL, 1)),
  CURSED_TREATISE_OF_ARUS(
      "Cursed Treatise of Arus",
      MAGIC_ITEM,
      -10,
      costs(WATER),
      "Gain 2 energies of your choice and 10 crystals and raise your gauge by 1. If sacrificed,"
          + " discard your reserve.",
      entering(gauge(1), crystals(10), energy(2)),
      whenSacrificed(discardReserve())),
  IDOL_OF_THE_FAMILIAR(
      "Idol of the Familiar",
      MAGIC_ITEM,
      0,
      costs(AIR, EARTH, FIRE, WATER),
      "Gain 10 crystals. Activate: gain 1 crystal for each familiar you have in play.",
      entering(crystals(10)),
      activating(nothing(), crystalsPer(FAMILIAR, 1)),
      firstEdition(
          costs(AIR, EARTH, FIRE, WATER), activating(nothing(), crystalsPer(FAMILIAR, 1)))),
  NECROTIC_KRISS(
      "Necrotic Kriss",
      MAGIC_ITEM,
      6,
      costs(AIR, AIR, WATER),
      "Activate, discarding a familiar of your hand or sacrificing one in play: gain 4 energies of"
          + " your choice.",
      activating(familiar(), energy(4))),
  LANTERN_OF_XIDIT(
      "Lantern of Xidit",
      MAGIC_ITEM,
      24,
      costs(EARTH, EARTH, EARTH, FIRE, FIRE, FIRE),
      "End of the game: gain 3 crystals for each energy in your reserve.",
      atTheEnd(perReserveToken(3))),
  SEALED_CHEST_OF_URM(
      "Sealed Chest of Urm",
      MAGIC_ITEM,
      10,
      costs(EARTH, WATER, WATER),
      "End of the game, with only magic items in play: gain 20 crystals.",
      atTheEnd(ifNone(FAMILIAR, 20))),
  MIRROR_OF_THE_SEASONS(
      "Mirror of the Seasons",
      MAGIC_ITEM,
      8,
      costsCrystals(3),
      "Activate for X crystals: turn X energies of one type into X of another type.",
      activating(crystalsForTokens(), (table, me) -> table.askChange(me.seat()))),
  PENDANT_OF_RAGNOR(
      "Pendant of Ragnor",
      MAGIC_ITEM,
      0,
      costs(AIR, FIRE, WATER),
      "Gain 1 energy of your choice for each other magic item you have in play.",
      entering(energyPerOther(MAGIC_ITEM))),
  SID_NIGHTSHADE(
      "Sid Nightshade",
      FAMILIAR,
      6,
      costs(EARTH, 1, 2, 3),
      "If you have more crystals than each opponent: each of them gives you 5 crystals.",
      entering(ifMostCrystals(takeFromEachOpponent(5)))),
  DAMNED_SOUL_OF_ONYS(
      "Damned Soul of Onys",
      FAMILIAR,
      -5,
      costs(WATER),
      "Gain 10 crystals and 1 water. Activate for 1 water: straighten this card and pass it to the"
          + " left. End of round: lose 3 crystals.",
      entering(crystals(10), energy(WATER, 1)),
      activating(Costs.energy(WATER, 1), Table::passLeft),
      atEndOfRound(loseCrystals(3)));

  public static final int COUNT = values().length;

  /** Cards with numbers up to this one are for the lower levels (S4). */
  public static final int BASIC = 30;

  static final int CAULDRON_HOLDS = 7;

  private static final Card[] ALL = values();

  private final String title;
  private final Kind kind;
  private final int points;
  private final Price price;
  private final String text;
  private final List<Power> powers;

  Card(String title, Kind kind, int points, Price price, String text, Power... powers) {
    this.title = title;
    this.kind = kind;
    this.points = points;
    this.price = price;
    this.text = text;
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

  /** All of them without making an array. */
  public static Card of(int ordinal) {
    return ALL[ordinal];
  }

  /** The printed number, from 1. */
  public int number() {
    return ordinal() + 1;
  }

  public String title() {
    return title;
  }

  public Kind kind() {
    return kind;
  }

  /** Printed prestige points; may be negative. */
  public int points() {
    return points;
  }

  /** What is printed on the card, for people. */
  public String text() {
    return text;
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
