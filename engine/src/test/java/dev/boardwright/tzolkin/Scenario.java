package dev.boardwright.tzolkin;

import dev.boardwright.engine.Option;
import dev.boardwright.engine.Setup;
import dev.boardwright.engine.Step;
import dev.boardwright.engine.Viewer;
import dev.boardwright.engine.conformance.Script;
import dev.boardwright.tzolkin.piece.Building;
import dev.boardwright.tzolkin.piece.Field;
import dev.boardwright.tzolkin.piece.Gear;
import dev.boardwright.tzolkin.piece.Good;
import dev.boardwright.tzolkin.piece.Monument;
import dev.boardwright.tzolkin.piece.Resource;
import dev.boardwright.tzolkin.piece.Technology;
import dev.boardwright.tzolkin.piece.Temple;
import dev.boardwright.tzolkin.piece.Wealth;
import dev.boardwright.tzolkin.prophecy.Prophecy;
import dev.boardwright.tzolkin.quick.QuickAction;
import dev.boardwright.tzolkin.tribe.Tribe;
import java.util.List;

/**
 * A position set up for a worked case, and what can be done in it, in the text form of moves.
 * Everything is as at the start of a game but for what is said; nothing is displayed, the piles of
 * buildings are empty, and seat A holds the start player marker.
 */
final class Scenario extends Script<TzolkinMove, TzolkinPosition, Scenario> {

  static final Tzolkin RULES = new Tzolkin();

  static final int A = 0;
  static final int B = 1;
  static final int C = 2;
  static final int D = 3;

  private Scenario(Setup setup) {
    super(RULES, new TzolkinPosition(setup));
    now.calendar.startSeat(A);
  }

  /** As it is put up here: no buildings in the piles. */
  private Scenario bare() {
    for (Building building : Building.ALL) {
      boolean there = !building.isNew() || now.options.newBuildings();
      for (int i = 0; there && i < building.copies(); i++) {
        now.displays.pileOf(building.age()).take(building.ordinal());
      }
    }
    return this;
  }

  static Scenario of(int seats) {
    return new Scenario(Setup.standard(RULES, seats)).bare();
  }

  static <T> Scenario of(int seats, Option<T> option, T value) {
    return new Scenario(Setup.standard(RULES, seats).with(option, value)).bare();
  }

  /** With these parts of the expansion. */
  static Scenario expanded(int seats, Option.Flag... parts) {
    return new Scenario(setup(seats, parts)).bare();
  }

  static Setup setup(int seats, Option.Flag... parts) {
    Setup setup = Setup.standard(RULES, seats);
    for (Option.Flag part : parts) {
      setup = setup.with(part, true);
    }
    return setup;
  }

  // ---- setting up

  Scenario tribe(int seat, Tribe tribe) {
    now.tribes.be(seat, tribe);
    return this;
  }

  /** It comes true now; it is the first one. */
  Scenario prophecy(Prophecy prophecy) {
    now.prophecies.draw(prophecy);
    now.prophecies.begin(1);
    return this;
  }

  /** This tile is on the board, or the next one on the calendar. */
  Scenario quick(QuickAction... tiles) {
    for (QuickAction tile : tiles) {
      now.quick.lay(tile);
    }
    return this;
  }

  Scenario corn(int seat, int amount) {
    return good(seat, Good.CORN, amount);
  }

  Scenario resources(int seat, int wood, int stone, int gold) {
    return good(seat, Good.WOOD, wood).good(seat, Good.STONE, stone).good(seat, Good.GOLD, gold);
  }

  /** Skulls come from the bank. */
  Scenario skulls(int seat, int amount) {
    now.displays.addSkulls(now.players.goods(seat, Good.SKULL) - amount);
    return good(seat, Good.SKULL, amount);
  }

  private Scenario good(int seat, Good good, int amount) {
    now.players.add(seat, good, amount - now.players.goods(seat, good));
    return this;
  }

  /** The bank has so many; the others are gone. */
  Scenario bankSkulls(int amount) {
    now.displays.addSkulls(amount - now.displays.skulls());
    return this;
  }

  Scenario level(int seat, Technology technology, int level) {
    now.players.level(seat, technology, level);
    return this;
  }

  Scenario steps(int seat, int chaac, int quetzalcoatl, int kukulkan) {
    now.players.step(seat, Temple.CHAAC, chaac);
    now.players.step(seat, Temple.QUETZALCOATL, quetzalcoatl);
    now.players.step(seat, Temple.KUKULKAN, kukulkan);
    return this;
  }

  Scenario dark(int seat) {
    now.players.light(seat, false);
    return this;
  }

  /** So many workers are in play; those not on gears are in hand. */
  Scenario workers(int seat, int inPlay) {
    while (now.players.workers(seat) < inPlay) {
      now.players.hire(seat);
    }
    return this;
  }

  /** Puts workers from the hand on spaces of a gear. */
  Scenario on(int seat, Gear gear, int... spaces) {
    for (int space : spaces) {
      now.gears.place(seat, gear.ordinal(), space);
      now.players.addHand(seat, -1);
    }
    return this;
  }

  Scenario dummies(Gear gear, int... teeth) {
    for (int tooth : teeth) {
      now.gears.placeDummy(gear.ordinal(), tooth);
    }
    return this;
  }

  Scenario startSpace(int seat) {
    now.calendar.startSpace(seat);
    now.players.addHand(seat, -1);
    return this;
  }

  Scenario startSeat(int seat) {
    now.calendar.startSeat(seat);
    return this;
  }

  /** So many days have gone by and so many food days have been held. */
  Scenario day(int day, int foodDaysHeld) {
    now.calendar.set(day, foodDaysHeld);
    return this;
  }

  Scenario cornOnCalendar(int amount) {
    for (int i = 0; i < amount; i++) {
      now.calendar.addCorn();
    }
    return this;
  }

  Scenario field(Field field, int cornTiles, int woodTiles) {
    now.jungle.set(field, cornTiles, woodTiles);
    return this;
  }

  Scenario filled(int... skullSpaces) {
    for (int space : skullSpaces) {
      now.displays.placeSkull(space);
      now.displays.addSkulls(-1);
    }
    return this;
  }

  /** Displays buildings on the next free spaces. */
  Scenario display(Building... buildings) {
    for (Building building : buildings) {
      int space = Integer.numberOfTrailingZeros(now.displays.emptySpaces());
      now.displays.put(space, building);
    }
    return this;
  }

  /** Puts buildings into the piles of their ages. */
  Scenario pile(Building... buildings) {
    for (Building building : buildings) {
      now.displays.pileOf(building.age()).add(building.ordinal());
    }
    return this;
  }

  /** All buildings of an age are in its pile. */
  Scenario fullPile(int age) {
    for (Building building : Building.ALL) {
      boolean there = !building.isNew() || now.options.newBuildings();
      for (int i = there && building.age() == age ? building.copies() : 0; i > 0; i--) {
        pile(building);
      }
    }
    return this;
  }

  Scenario displayMonuments(Monument... monuments) {
    for (Monument monument : monuments) {
      now.displays.reveal(monument);
    }
    return this;
  }

  Scenario owns(int seat, Building... buildings) {
    for (Building building : buildings) {
      now.players.add(seat, building);
    }
    return this;
  }

  Scenario owns(int seat, Monument... monuments) {
    for (Monument monument : monuments) {
      now.displays.reveal(monument);
      now.displays.take(monument);
      now.players.add(seat, monument);
    }
    return this;
  }

  Scenario owns(int seat, Wealth tile) {
    now.players.wealth(seat, now.players.wealth(seat) | tile.bit());
    return this;
  }

  // ---- beginning

  Scenario turn(int seat) {
    return proceed(new TzolkinTask.Turn(seat));
  }

  Scenario foodDay() {
    return proceed(new TzolkinTask.FoodDay());
  }

  Scenario phase3() {
    return proceed(new TzolkinTask.Phase3());
  }

  Scenario round() {
    return proceed(new TzolkinTask.Round());
  }

  Scenario proceed(Step... steps) {
    now.proceed(steps);
    return this;
  }

  /** The setup of a whole game, from the beginning. */
  static Scenario begun(int seats) {
    return begun(Setup.standard(RULES, seats));
  }

  static Scenario begun(Setup setup) {
    Scenario game = new Scenario(setup);
    game.now.begun();
    return game;
  }

  /** A worker on this space is picked up at the beginning of a turn. */
  Scenario pickUp(int seat, Gear gear, int space) {
    return on(seat, gear, space).turn(seat).play("pick_up " + word(gear) + " " + space);
  }

  private static String word(Gear gear) {
    return gear.name().toLowerCase(java.util.Locale.ROOT);
  }

  // ---- going on

  /** Answers before a move to which there is no alternative may be left out. */
  @Override
  protected void before(String text) {
    while (!legal(text) && moves().size() == 1) {
      play(seat(), now.legalMoves(seat()).getFirst());
    }
  }

  /** Plays everything to which there is no alternative, and draws for CHANCE. */
  Scenario settle() {
    while (!now.over() && (now.chanceToAct() || moves().size() == 1)) {
      play(seat(), now.legalMoves(seat()).getFirst());
    }
    return this;
  }

  TzolkinBoard board() {
    return (TzolkinBoard) now.view(Viewer.SPECTATOR);
  }

  TzolkinBoard.Player board(int seat) {
    return board().seats().get(seat);
  }

  int corn(int seat) {
    return now.players.corn(seat);
  }

  /** Wood, stone, gold. */
  List<Integer> resources(int seat) {
    return java.util.Arrays.stream(Resource.ALL)
        .map(resource -> now.players.goods(seat, resource.good()))
        .toList();
  }

  int skulls(int seat) {
    return now.players.goods(seat, Good.SKULL);
  }

  /** Chaac, Quetzalcoatl, Kukulkan. */
  List<Integer> steps(int seat) {
    return java.util.Arrays.stream(Temple.ALL)
        .map(temple -> now.players.step(seat, temple))
        .toList();
  }

  int level(int seat, Technology technology) {
    return now.players.level(seat, technology);
  }

  int score(int seat) {
    return now.players.score(seat);
  }

  /** The spaces on which a seat has workers. */
  List<Integer> spaces(int seat, Gear gear) {
    return java.util.stream.IntStream.rangeClosed(0, gear.lastSpace())
        .filter(space -> (now.gears.of(seat, gear.ordinal()) >> space & 1) != 0)
        .boxed()
        .toList();
  }
}
