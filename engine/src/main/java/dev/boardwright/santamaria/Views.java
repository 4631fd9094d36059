package dev.boardwright.santamaria;

import dev.boardwright.engine.Viewer;
import dev.boardwright.santamaria.SantaMariaBoard.BlueDie;
import dev.boardwright.santamaria.SantaMariaBoard.Die;
import dev.boardwright.santamaria.SantaMariaBoard.MonkPlace;
import dev.boardwright.santamaria.SantaMariaBoard.Player;
import dev.boardwright.santamaria.SantaMariaBoard.Shipped;
import dev.boardwright.santamaria.tables.Building;
import dev.boardwright.santamaria.tables.Colony;
import dev.boardwright.santamaria.tables.HarbourIcon;
import dev.boardwright.santamaria.tables.MonkPosition;
import dev.boardwright.santamaria.tables.Plot;
import dev.boardwright.santamaria.tables.Prices;
import dev.boardwright.santamaria.tables.Resource;
import dev.boardwright.santamaria.tables.RetirementPosition;
import dev.boardwright.santamaria.tables.Scholar;
import dev.boardwright.santamaria.tables.Ship;
import dev.boardwright.santamaria.tables.Square;
import dev.boardwright.santamaria.tables.Tile;
import dev.boardwright.santamaria.tables.Title;
import java.util.ArrayList;
import java.util.Collections;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/** Makes the board that a viewer sees (section 20). */
final class Views {

  private Views() {}

  static SantaMariaBoard of(SantaMariaPosition now, Viewer viewer) {
    return new SantaMariaBoard(
        now.year,
        optional(now.startSeat),
        optional(now.toAct().first()),
        whiteDice(now),
        now.dice.lost(),
        tiles(now.market.display() & Tile.DOUBLE_BITS),
        tiles(now.market.display() & Tile.TRIPLE_BITS),
        Integer.bitCount(now.market.stack() & Tile.DOUBLE_BITS),
        Integer.bitCount(now.market.stack() & Tile.TRIPLE_BITS),
        docks(now),
        Long.bitCount(now.docks.stack(false)),
        MonkPosition.list(now.monks.open()).stream()
            .map(position -> new MonkPlace(position, seats(now.monks.seatsAt(position.ordinal()))))
            .toList(),
        retirement(now),
        now.solo() ? Optional.of(RetirementPosition.blockedSolo(now.year)) : Optional.empty(),
        now.market.roadsLeft(),
        IntStream.range(0, now.seats()).mapToObj(seat -> player(now, seat, viewer)).toList(),
        now.solo() && now.over() ? Optional.of(Title.of(now.result().score(0))) : Optional.empty());
  }

  // ---- what is common

  private static List<Integer> whiteDice(SantaMariaPosition now) {
    List<Integer> dice = new ArrayList<>();
    for (int value = 1; value <= Prices.DIE_SIDES; value++) {
      dice.addAll(Collections.nCopies(now.dice.pool(value), value));
    }
    return dice;
  }

  private static List<Tile> tiles(int bits) {
    return Stream.of(Tile.ALL).filter(tile -> (bits & tile.bit()) != 0).toList();
  }

  private static Map<HarbourIcon, Ship> docks(SantaMariaPosition now) {
    Map<HarbourIcon, Ship> docks = new EnumMap<>(HarbourIcon.class);
    for (HarbourIcon dock : HarbourIcon.ALL) {
      int ship = now.docks.at(dock.ordinal());
      if (ship != Docks.EMPTY) {
        docks.put(dock, Ship.ALL[ship]);
      }
    }
    return docks;
  }

  private static Map<RetirementPosition, Integer> retirement(SantaMariaPosition now) {
    Map<RetirementPosition, Integer> retirement = new EnumMap<>(RetirementPosition.class);
    for (int seat = 0; seat < now.seats(); seat++) {
      if (now.markers.retired(seat)) {
        retirement.put(RetirementPosition.ALL[now.markers.retirement(seat)], seat);
      }
    }
    return retirement;
  }

  private static List<Integer> seats(int bits) {
    return IntStream.range(0, Integer.SIZE)
        .filter(seat -> (bits >> seat & 1) != 0)
        .boxed()
        .toList();
  }

  // ---- what belongs to a seat

  private static Player player(SantaMariaPosition now, int seat, Viewer viewer) {
    boolean seen = viewer.sees(seat) || now.options.open() || now.over(); // M113, M115
    int board = now.colonies.board(seat);
    return new Player(
        board == Colonies.NO_BOARD ? Optional.empty() : Optional.of(Colony.ALL[board]),
        Stream.of(Square.ALL)
            .filter(square -> now.colonies.covers(seat, square.bit()))
            .map(square -> plot(now, seat, square))
            .toList(),
        resources(now, seat),
        Wealth.limit(now, seat),
        now.stores.coins(seat),
        seen ? Optional.of(now.stores.happiness(seat)) : Optional.empty(),
        now.markers.religion(seat),
        now.markers.conquistador(seat),
        now.markers.below(seat),
        now.monks.left(seat),
        MonkPosition.list(now.monks.placed(seat)),
        personalScholar(now.monks.personal(seat)),
        blueDice(now, seat),
        now.dice.whiteUsed(seat),
        now.market.activations(seat),
        MainActions.activationPrice(now, seat),
        now.markers.retired(seat),
        harbour(now, seat),
        seen ? Optional.of(ships(now, seat)) : Optional.empty());
  }

  private static SantaMariaBoard.Plot plot(SantaMariaPosition now, int seat, Square square) {
    byte plot = now.colonies.plot(seat, square.ordinal());
    byte occupant = now.colonies.occupant(seat, square.ordinal());
    Optional<Building> building =
        Plot.isRoad(plot) ? Optional.empty() : Optional.of(Plot.building(plot));
    return new SantaMariaBoard.Plot(
        square,
        building,
        Plot.colonists(plot),
        occupant != Occupant.NONE,
        Occupant.isDie(occupant)
            ? Optional.of(new Die(Occupant.colour(occupant), Occupant.value(occupant)))
            : Optional.empty(),
        Occupant.coins(occupant));
  }

  private static Map<Resource, Integer> resources(SantaMariaPosition now, int seat) {
    Map<Resource, Integer> resources = new EnumMap<>(Resource.class);
    for (Resource resource : Resource.ALL) {
      resources.put(resource, now.stores.count(seat, resource.ordinal()));
    }
    return resources;
  }

  private static Optional<Scholar> personalScholar(int bit) {
    return bit == 0
        ? Optional.empty()
        : Optional.of(Scholar.ALL[Integer.numberOfTrailingZeros(bit)]);
  }

  private static List<BlueDie> blueDice(SantaMariaPosition now, int seat) {
    return IntStream.range(0, now.dice.blue(seat))
        .mapToObj(
            die ->
                new BlueDie(
                    Optional.of(now.dice.blueValue(seat, die)).filter(value -> value > 0),
                    now.dice.blueUsed(seat, die),
                    now.dice.blueFrom(seat, die)))
        .toList();
  }

  private static Map<HarbourIcon, Integer> harbour(SantaMariaPosition now, int seat) {
    Map<HarbourIcon, Integer> harbour = new EnumMap<>(HarbourIcon.class);
    for (HarbourIcon icon : HarbourIcon.ALL) {
      harbour.put(icon, now.docks.count(seat, icon.ordinal()));
    }
    return harbour;
  }

  private static List<Shipped> ships(SantaMariaPosition now, int seat) {
    return IntStream.range(0, now.docks.arrivals())
        .filter(place -> now.docks.seatOf(place) == seat)
        .mapToObj(place -> new Shipped(now.docks.arrived(place), now.docks.iconOf(place)))
        .toList();
  }

  private static Optional<Integer> optional(int seat) {
    return seat < 0 ? Optional.empty() : Optional.of(seat);
  }
}
