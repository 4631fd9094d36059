package dev.boardwright.tikal;

import dev.boardwright.engine.Option;
import dev.boardwright.engine.Seat;
import dev.boardwright.engine.Setup;
import dev.boardwright.engine.Viewer;
import dev.boardwright.engine.conformance.Script;
import dev.boardwright.tikal.TikalDecision.Act;
import dev.boardwright.tikal.TikalDecision.Place;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.stream.Stream;

/**
 * A position set up for a worked case, and what can be done in it, in the text form of moves.
 * Everything is as at the start of a game but for what is said.
 */
final class Scenario extends Script<TikalMove, TikalPosition, Scenario> {

  static final Tikal RULES = new Tikal();

  static final int RED = 0;
  static final int YELLOW = 1;
  static final int BROWN = 2;
  static final int BLACK = 3;

  private static final int ASIDE = Space.C7R4.ordinal();

  private Scenario(Setup setup) {
    super(RULES, new TikalPosition(setup));
  }

  static Scenario of(int seats) {
    return new Scenario(Setup.standard(RULES, seats));
  }

  static <T> Scenario of(int seats, Option<T> option, T value) {
    return new Scenario(Setup.standard(RULES, seats).with(option, value));
  }

  static Scenario auction(int seats) {
    return of(seats, TikalOptions.AUCTION, true);
  }

  static <T> Scenario auction(int seats, Option<T> option, T value) {
    Setup setup = Setup.standard(RULES, seats);
    return new Scenario(setup.with(TikalOptions.AUCTION, true).with(option, value));
  }

  // ---- setting up

  /** Lays tiles, each written like {@code A6@c2r3 k0}. */
  Scenario lay(String... tiles) {
    for (String text : tiles) {
      Tile tile = Tile.valueOf(text.substring(0, 2));
      Space space = space(text.substring(3, 7));
      now.terrain = now.terrain.with(tile, space.ordinal(), Integer.parseInt(text.substring(9)));
      now.stack = now.stack.without(tile);
      if (tile.kind() == HexKind.TEMPLE) {
        now.temples.lay(space.ordinal(), tile.number());
      } else if (tile.kind() == HexKind.TREASURE) {
        now.treasures.lay(space.ordinal(), tile.number());
      }
    }
    return this;
  }

  /** Only these tiles are left in the stack. */
  Scenario stack(Tile... tiles) {
    now.stack = new TileStack(Stream.of(tiles).mapToLong(Tile::bit).sum());
    return this;
  }

  /** Puts members on a space. */
  Scenario members(int seat, String space, Member... members) {
    for (Member member : members) {
      now.pieces.dispatch(seat, member, space(space).ordinal());
    }
    return this;
  }

  Scenario camp(int seat, String space) {
    now.pieces.build(seat, space(space).ordinal());
    return this;
  }

  Scenario guard(int seat, String space, Member member) {
    members(seat, space, member);
    now.pieces.placeGuard(seat, member, space(space).ordinal());
    return this;
  }

  /** Grows a temple to a value. */
  Scenario value(String space, int value) {
    while (now.temples.value(space(space).ordinal()) < value) {
      now.temples.grow(space(space).ordinal());
    }
    return this;
  }

  /** Leaves so many treasures on a treasure hex; the others are nobody's any more. */
  Scenario treasuresLeft(String space, int tokens) {
    now.treasures.lay(space(space).ordinal(), tokens);
    return this;
  }

  /** Puts treasures in front of a seat. */
  Scenario holds(int seat, Treasure... kinds) {
    for (Treasure kind : kinds) {
      now.treasures.lay(ASIDE, 1);
      now.treasures.recover(ASIDE, seat, kind.ordinal());
    }
    return this;
  }

  Scenario score(int seat, int points) {
    now.scores.add(seat, points - now.scores.of(seat), 0);
    return this;
  }

  /** These seats have had their turn in this auction round; these tiles are on display. */
  Scenario round(List<Integer> turns, Tile... display) {
    long tiles = Stream.of(display).mapToLong(Tile::bit).sum();
    now.auction = new Auction(tiles, turns, 0, now.auction.in(), 0, Seat.NOBODY);
    now.stack = new TileStack(now.stack.tiles() & ~tiles);
    return this;
  }

  // ---- beginning

  /** A normal turn begins, and the game goes on with it. */
  Scenario turn(int seat) {
    now.proceed(new TikalTask.Turn(seat));
    return this;
  }

  /** A seat has a tile to place, and an action phase after it. */
  Scenario place(int seat, Tile tile) {
    now.stack = now.stack.without(tile);
    now.inHand = tile;
    now.inHandOf = seat;
    now.proceed(new Place(seat, tile), new Act(seat, Costs.ACTION_POINTS));
    return this;
  }

  /** An action phase begins. */
  Scenario act(int seat) {
    return act(seat, Costs.ACTION_POINTS);
  }

  /** An action phase goes on with so many action points. */
  Scenario act(int seat, int points) {
    now.proceed(new Act(seat, points));
    return this;
  }

  /** Another action phase is to follow. */
  Scenario then(int seat) {
    now.pieces.forgetUse();
    return act(seat);
  }

  /** A scoring round of a volcano begins. */
  Scenario scoringRound(int seat) {
    now.proceed(new TikalTask.VolcanoRound(seat));
    return this;
  }

  Scenario finalRound(int placer) {
    now.proceed(new TikalTask.FinalRound(placer));
    return this;
  }

  Scenario openAuction(int starter) {
    now.proceed(new TikalTask.OpenAuction(starter));
    return this;
  }

  Scenario auctionRound(int starter) {
    now.proceed(new TikalTask.AuctionRound(starter));
    return this;
  }

  // ---- going on

  TikalBoard board() {
    return (TikalBoard) now.view(Viewer.SPECTATOR);
  }

  TikalBoard.Place at(String space) {
    return board().spaces().get(space(space).ordinal());
  }

  int points() {
    return board().actionPoints();
  }

  int score(int seat) {
    return now.scores.of(seat);
  }

  int value(String space) {
    return now.temples.value(space(space).ordinal());
  }

  /** The stones between two spaces; 0 if there is no way. */
  int stones(String from, String to) {
    for (int stones = 1; stones <= Terrain.MOST_STONES; stones++) {
      long there = now.terrain.ways(space(from).ordinal(), stones);
      if ((there & Space.bit(space(to).ordinal())) != 0) {
        return stones;
      }
    }
    return 0;
  }

  /** The seats that act, one after the other, when everybody at once ends the action phase. */
  List<Integer> endEveryPhase() {
    List<Integer> order = new ArrayList<>();
    while (!now.over() && !now.chanceToAct() && moves().contains("end_turn")) {
      order.add(seat());
      play("end_turn");
    }
    return order;
  }

  static Space space(String text) {
    return Space.valueOf(text.toUpperCase(Locale.ROOT));
  }
}
