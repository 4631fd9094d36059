package dev.boardwright.santamaria;

import dev.boardwright.engine.Events;
import dev.boardwright.engine.Option;
import dev.boardwright.engine.Setup;
import dev.boardwright.engine.Step;
import dev.boardwright.engine.Viewer;
import dev.boardwright.engine.conformance.Script;
import dev.boardwright.santamaria.SantaMariaDecision.ChooseAction;
import dev.boardwright.santamaria.tables.Colony;
import dev.boardwright.santamaria.tables.Goods;
import dev.boardwright.santamaria.tables.HarbourIcon;
import dev.boardwright.santamaria.tables.MonkPosition;
import dev.boardwright.santamaria.tables.Plot;
import dev.boardwright.santamaria.tables.Resource;
import dev.boardwright.santamaria.tables.RetirementPosition;
import dev.boardwright.santamaria.tables.RoadTile;
import dev.boardwright.santamaria.tables.Scholar;
import dev.boardwright.santamaria.tables.Ship;
import dev.boardwright.santamaria.tables.Square;
import dev.boardwright.santamaria.tables.Tile;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;

/**
 * A position set up for a worked case, and what can be done in it, in the text form of moves. Seat
 * A has board A1, the others the next ones; everything else is empty but for what is said.
 */
final class Scenario extends Script<SantaMariaMove, SantaMariaPosition, Scenario> {

  static final SantaMaria RULES = new SantaMaria();

  static final int A = 0;
  static final int B = 1;
  static final int C = 2;
  static final int D = 3;

  /** Letters for resources, coins and happiness, in the order in which they are written. */
  private static final String LETTERS = "WHSJGCP";

  private static final int COINS = LETTERS.indexOf('C');

  private Scenario(Setup setup) {
    super(RULES, new SantaMariaPosition(setup));
    for (int seat = 0; seat < setup.seats(); seat++) {
      now.colonies.lay(seat, Colony.ALL[seat]);
    }
    now.startSeat = A;
  }

  private Scenario(SantaMariaPosition started) {
    super(RULES, started);
  }

  /** A game from its beginning, before CHANCE has drawn anything. */
  static Scenario fresh(Setup setup) {
    return new Scenario(new SantaMariaPosition(setup).begun());
  }

  /** A game set up with whatever is listed first. */
  static Scenario started(int seats) {
    return fresh(Setup.standard(RULES, seats)).chance();
  }

  static <T> Scenario started(int seats, Option<T> option, T value) {
    return fresh(Setup.standard(RULES, seats).with(option, value)).chance();
  }

  static Scenario of(int seats) {
    return new Scenario(Setup.standard(RULES, seats));
  }

  static <T> Scenario of(int seats, Option<T> option, T value) {
    return new Scenario(Setup.standard(RULES, seats).with(option, value));
  }

  /** Two seats; seat A is asked for a main action, with these goods. */
  static Scenario acting(String goods) {
    return of(2).has(A, goods).act(A);
  }

  // ---- setting up

  /** Gives a seat goods, written like {@code W2 G1 C3 P5}. */
  Scenario has(int seat, String goods) {
    for (String each : goods.isEmpty() ? new String[0] : goods.split(" ")) {
      int letter = LETTERS.indexOf(each.charAt(0));
      int many = Integer.parseInt(each.substring(1));
      if (letter < COINS) {
        now.stores.addGoods(seat, many * Goods.one(letter));
      } else if (letter == COINS) {
        now.stores.addCoins(seat, many);
      } else {
        now.stores.addHappiness(seat, many);
      }
    }
    return this;
  }

  /** Lays a tile of the stack in a colony. */
  Scenario tile(int seat, Tile tile, String anchor, int rotation) {
    now.market.reveal(tile);
    now.market.place(seat, tile);
    now.colonies.lay(seat, tile, square(anchor).ordinal(), rotation);
    return this;
  }

  Scenario road(int seat, String square) {
    now.colonies.lay(seat, square(square).ordinal(), RoadTile.PLOT);
    now.market.placeRoad(seat);
    return this;
  }

  Scenario display(Tile... tiles) {
    for (Tile tile : tiles) {
      now.market.reveal(tile);
    }
    return this;
  }

  Scenario white(int... values) {
    for (int value : values) {
      now.dice.rollWhite(value);
    }
    return this;
  }

  /** A blue die that can be used. */
  Scenario blue(int seat, int... values) {
    for (int value : values) {
      now.dice.addBlue(seat, 1);
      now.dice.rollBlue(seat, now.dice.blue(seat) - 1, value);
    }
    return this;
  }

  Scenario dock(HarbourIcon dock, Ship ship) {
    now.docks.fill(dock.ordinal(), ship.ordinal());
    return this;
  }

  /** Puts a shipping tile into a harbour. */
  Scenario harbour(int seat, HarbourIcon icon, Ship... ships) {
    int before = now.docks.at(icon.ordinal());
    for (Ship ship : ships) {
      now.docks.fill(icon.ordinal(), ship.ordinal());
      now.docks.ship(seat, icon.ordinal());
    }
    if (before != Docks.EMPTY) {
      now.docks.fill(icon.ordinal(), before);
    }
    return this;
  }

  /** These are in play, beside the missions. */
  Scenario open(MonkPosition... positions) {
    for (MonkPosition position : positions) {
      now.monks.open(position);
    }
    return this;
  }

  /** Puts monks on positions, which are in play. */
  Scenario monk(int seat, MonkPosition... positions) {
    open(positions);
    for (MonkPosition position : positions) {
      now.monks.place(seat, position);
    }
    return this;
  }

  /** A monk of the seat makes this scholar work for it. */
  Scenario scholar(int seat, Scholar scholar) {
    return monk(seat, MonkPosition.of(scholar));
  }

  Scenario religion(int seat, int space) {
    while (now.markers.religion(seat) < space) {
      now.markers.stepReligion(seat);
    }
    return this;
  }

  /** Moves a conquistador step by step. */
  Scenario conquistador(int seat, int space) {
    while (now.markers.conquistador(seat) < space) {
      now.markers.stepConquistador(seat);
    }
    return this;
  }

  /** So many coin activations were made, on buildings that do not matter. */
  Scenario activations(int seat, int many) {
    for (int i = 0; i < many; i++) {
      now.market.countActivation(seat);
    }
    return this;
  }

  /** A building is occupied by coins. */
  Scenario occupied(int seat, String... squares) {
    for (String square : squares) {
      now.colonies.occupy(seat, square(square).ordinal(), Occupant.coins(1));
    }
    return this;
  }

  Scenario retired(int seat, RetirementPosition position) {
    now.markers.retire(seat, position.ordinal());
    return this;
  }

  Scenario year(int year) {
    now.year = year;
    return this;
  }

  /** Covers all empty squares of a colony with roads without colonists. */
  Scenario filled(int seat) {
    for (Square square : Square.ALL) {
      if ((now.colonies.empty(seat) & square.bit()) != 0) {
        now.colonies.lay(seat, square.ordinal(), Plot.road(0));
      }
    }
    return this;
  }

  // ---- beginning

  /** A seat is asked for its main action, and nothing is to follow its turn. */
  Scenario act(int seat) {
    return begin(new ChooseAction(seat));
  }

  /** A turn of this seat begins, and the game goes on from there. */
  Scenario turn(int seat) {
    return begin(new SantaMariaTask.NextTurn((seat + now.seats() - 1) % now.seats()));
  }

  Scenario begin(Step... steps) {
    now.proceed(steps);
    return this;
  }

  /** A seat uses or declines a building of its colony; nothing is to follow. */
  Scenario building(int seat, String square) {
    Square at = square(square);
    return begin(
        new SantaMariaDecision.UseBuilding(seat, at, now.colonies.building(seat, at.ordinal())));
  }

  /** Everybody retires and declines everything; then the next year is prepared, if there is one. */
  Scenario endYear() {
    turn(A);
    while (!now.over() && !now.chanceToAct()) {
      now.play(seat(), now.fallback(seat()), Events.NONE);
    }
    return chance();
  }

  // ---- going on

  /** CHANCE brings whatever is listed first, until a seat is asked. */
  Scenario chance() {
    while (now.chanceToAct()) {
      play(moves().getFirst());
    }
    return this;
  }

  /** What a seat has, written like {@code W2 G1 C3 P5}; what it has none of is left out. */
  String has(int seat) {
    List<String> goods = new ArrayList<>();
    for (int letter = 0; letter < LETTERS.length(); letter++) {
      int many =
          letter < Resource.COUNT
              ? now.stores.count(seat, letter)
              : letter == COINS ? now.stores.coins(seat) : now.stores.happiness(seat);
      if (many != 0) {
        goods.add(LETTERS.charAt(letter) + Integer.toString(many));
      }
    }
    return String.join(" ", goods);
  }

  /**
   * What occupies a building of seat A: {@code white 5}, {@code blue 2}, {@code coins 3}, or
   * nothing.
   */
  String on(String square) {
    byte occupant = now.colonies.occupant(A, square(square).ordinal());
    if (occupant == Occupant.NONE) {
      return "";
    }
    return Occupant.isDie(occupant)
        ? Occupant.colour(occupant).name().toLowerCase(Locale.ROOT) + " " + Occupant.value(occupant)
        : "coins " + Occupant.coins(occupant);
  }

  SantaMariaBoard board(int seat) {
    return (SantaMariaBoard) now.view(Viewer.of(seat));
  }

  /** What a seat sees of itself. */
  SantaMariaBoard.Player own(int seat) {
    return board(seat).seats().get(seat);
  }

  static Square square(String text) {
    return Square.valueOf(text.toUpperCase(Locale.ROOT));
  }
}
