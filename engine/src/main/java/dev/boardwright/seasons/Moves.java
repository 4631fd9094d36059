package dev.boardwright.seasons;

import dev.boardwright.engine.Tables;
import dev.boardwright.seasons.cards.Card;
import dev.boardwright.seasons.cards.Way;
import java.util.List;
import java.util.function.Function;

/** All moves of few arguments, made once. */
final class Moves {

  private static final Tables<SeasonsMove> TABLES = new Tables<>(SeasonsMove[]::new);

  private static final int PLACES = (int) Math.pow(Bag.HANDFUL + 1, Energy.COUNT);

  static final SeasonsMove KEEP_DIE = new SeasonsMove.KeepDie();
  static final SeasonsMove DRAW = new SeasonsMove.Draw();
  static final SeasonsMove RAISE_GAUGE = new SeasonsMove.RaiseGauge();
  static final SeasonsMove END_TURN = new SeasonsMove.EndTurn();
  static final SeasonsMove PASS_PACKS = new SeasonsMove.PassPacks();
  static final SeasonsMove HAND_OVER = new SeasonsMove.HandOver();

  static final SeasonsMove[] TAKE_DIE = TABLES.of(Die.ALL, SeasonsMove.TakeDie::new);
  static final SeasonsMove[] SET_ASIDE = TABLES.of(Die.ALL, SeasonsMove.SetAside::new);
  static final SeasonsMove[] ASSIGN_DECK = TABLES.of(StartingDeck.ALL, SeasonsMove.AssignDeck::new);
  static final SeasonsMove[] USE_BONUS = TABLES.of(Bonus.values(), SeasonsMove.UseBonus::new);
  static final SeasonsMove[] CHOOSE = TABLES.of(Way.values(), SeasonsMove.Choose::new);
  static final SeasonsMove[] CHOOSE_ENERGY = TABLES.of(Energy.ALL, SeasonsMove.ChooseEnergy::new);
  static final SeasonsMove[] COPY_RESERVE =
      TABLES.of(Seasons.MOST_SEATS, SeasonsMove.CopyReserve::new);

  static final SeasonsMove[] DRAFT = cards(SeasonsMove.Draft::new);
  static final SeasonsMove[] SHELVE = cards(SeasonsMove.Shelve::new);
  static final SeasonsMove[] SUMMON = cards(SeasonsMove.Summon::new);
  static final SeasonsMove[] KEEP = cards(SeasonsMove.Keep::new);
  static final SeasonsMove[] GIVE = cards(SeasonsMove.Give::new);
  static final SeasonsMove[] PUT_INTO_PLAY = cards(SeasonsMove.PutIntoPlay::new);
  static final SeasonsMove[] DISCARD_CARD = cards(SeasonsMove.DiscardCard::new);
  static final SeasonsMove[] DEAL = cards(SeasonsMove.Deal::new);
  static final SeasonsMove[] DRAW_CARD = cards(SeasonsMove.DrawCard::new);

  private static final SeasonsMove[] ACTIVATE = copies(SeasonsMove.Activate::new);
  private static final SeasonsMove[] SACRIFICE = copies(SeasonsMove.Sacrifice::new);
  private static final SeasonsMove[] TAKE_BACK = copies(SeasonsMove.TakeBack::new);
  private static final SeasonsMove[] RESOLVE = copies(SeasonsMove.Resolve::new);

  private static final SeasonsMove[] GAIN = bags(SeasonsMove.Gain::new);
  private static final SeasonsMove[] DISCARD_ENERGY = bags(SeasonsMove.DiscardEnergy::new);
  private static final SeasonsMove[] PAY = bags(SeasonsMove.Pay::new);
  private static final SeasonsMove[] WAIVE = bags(SeasonsMove.Waive::new);
  private static final SeasonsMove[] NAME = bags(SeasonsMove.NameEnergies::new);

  private static final SeasonsMove[] MOVE_SEASON =
      TABLES.of(2 * Calendar.BOOTS + 1, i -> new SeasonsMove.MoveSeason(i - Calendar.BOOTS));

  private static final SeasonsMove[] ROLL =
      TABLES.of(
          Die.COUNT * Die.FACES,
          i -> new SeasonsMove.Roll(Die.ALL[i / Die.FACES], i % Die.FACES + 1));

  private static final SeasonsMove[] TRANSMUTE =
      TABLES.of(
          Place.ALL.length * Energy.COUNT * Seasons.MOST_TOKENS,
          i ->
              new SeasonsMove.Transmute(
                  Place.ALL[i / Seasons.MOST_TOKENS / Energy.COUNT],
                  Energy.ALL[i / Seasons.MOST_TOKENS % Energy.COUNT],
                  i % Seasons.MOST_TOKENS + 1));

  private static final SeasonsMove[] CHANGE =
      TABLES.of(
          Energy.COUNT * Seasons.MOST_TOKENS,
          i ->
              new SeasonsMove.Change(
                  Energy.ALL[i / Seasons.MOST_TOKENS], i % Seasons.MOST_TOKENS + 1));

  private static final SeasonsMove[] PLACE_TOKEN =
      TABLES.of(
          Place.ALL.length * Energy.COUNT,
          i ->
              new SeasonsMove.PlaceToken(
                  Place.ALL[i / Energy.COUNT], Energy.ALL[i % Energy.COUNT]));

  private Moves() {}

  static SeasonsMove activate(int card, int copy) {
    return ACTIVATE[2 * card + copy - 1];
  }

  static SeasonsMove sacrifice(int card, int copy) {
    return SACRIFICE[2 * card + copy - 1];
  }

  static SeasonsMove takeBack(int card, int copy) {
    return TAKE_BACK[2 * card + copy - 1];
  }

  static SeasonsMove resolve(int card, int copy) {
    return RESOLVE[2 * card + copy - 1];
  }

  static SeasonsMove gain(int bag) {
    return GAIN[place(bag)];
  }

  static SeasonsMove discardEnergy(int bag) {
    return DISCARD_ENERGY[place(bag)];
  }

  static SeasonsMove pay(int bag) {
    return PAY[place(bag)];
  }

  static SeasonsMove waive(int bag) {
    return WAIVE[place(bag)];
  }

  static SeasonsMove name(int bag) {
    return NAME[place(bag)];
  }

  static SeasonsMove roll(int die, int face) {
    return ROLL[die * Die.FACES + face - 1];
  }

  static SeasonsMove moveSeason(int spaces) {
    return MOVE_SEASON[spaces + Calendar.BOOTS];
  }

  static SeasonsMove transmute(Place place, int type, int count) {
    return TRANSMUTE[(place.ordinal() * Energy.COUNT + type) * Seasons.MOST_TOKENS + count - 1];
  }

  static SeasonsMove change(int type, int count) {
    return CHANGE[type * Seasons.MOST_TOKENS + count - 1];
  }

  static SeasonsMove placeToken(Place place, int type) {
    return PLACE_TOKEN[place.ordinal() * Energy.COUNT + type];
  }

  static SeasonsMove choose(Way way) {
    return CHOOSE[way.ordinal()];
  }

  static SeasonsMove use(Bonus bonus) {
    return USE_BONUS[bonus.ordinal()];
  }

  /** Where the move for a bag of at most {@link Bag#HANDFUL} tokens stands. */
  private static int place(int bag) {
    int place = 0;
    for (int type = 0; type < Energy.COUNT; type++) {
      place = place * (Bag.HANDFUL + 1) + Bag.count(bag, type);
    }
    return place;
  }

  private static SeasonsMove[] bags(Function<List<Energy>, SeasonsMove> maker) {
    SeasonsMove[] moves = new SeasonsMove[PLACES];
    for (int size = 0; size <= Bag.HANDFUL; size++) {
      for (int bag : Bag.ofSize(size)) {
        moves[place(bag)] = maker.apply(Bag.list(bag));
      }
    }
    return moves;
  }

  private interface OfCopy {
    SeasonsMove make(Card card, int copy);
  }

  private static SeasonsMove[] copies(OfCopy maker) {
    return TABLES.of(2 * Card.COUNT, i -> maker.make(Card.of(i / 2), i % 2 + 1));
  }

  private static SeasonsMove[] cards(Function<Card, SeasonsMove> maker) {
    return TABLES.of(Card.COUNT, i -> maker.apply(Card.of(i)));
  }
}
