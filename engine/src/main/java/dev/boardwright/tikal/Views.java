package dev.boardwright.tikal;

import dev.boardwright.engine.ChanceStep;
import dev.boardwright.engine.Decision;
import dev.boardwright.engine.Seat;
import dev.boardwright.tikal.TikalBoard.Phase;
import java.util.ArrayList;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/** Makes the board that everybody sees. */
final class Views {

  /** What is due: the phase, whose it is, and the action points left. */
  private record Due(Phase phase, int seat, int points) {}

  private Views() {}

  static TikalBoard of(TikalPosition now) {
    Due due = due(now);
    return new TikalBoard(
        due.phase,
        optional(now.startSeat),
        optional(due.seat),
        due.points,
        Optional.ofNullable(now.inHand).map(tile -> new TikalBoard.TileInHand(now.inHandOf, tile)),
        used(now.pieces),
        scoring(now.scoring),
        Stream.of(Space.ALL).map(space -> place(now, space)).toList(),
        IntStream.range(0, now.seats()).mapToObj(seat -> player(now, seat)).toList(),
        stack(now.stack),
        IntStream.rangeClosed(TempleTokens.LOWEST, TempleTokens.HIGHEST)
            .mapToObj(number -> new TikalBoard.TokenPile(number, now.temples.supply(number)))
            .toList(),
        now.treasures.supply(),
        now.options.auction() ? Optional.of(bidding(now.auction)) : Optional.empty());
  }

  private static Due due(TikalPosition now) {
    if (now.over()) {
      return new Due(Phase.OVER, Seat.NOBODY, 0);
    }
    return now.chanceToAct() ? drawn(now.chanceStep()) : asked(now.decision(now.toAct().first()));
  }

  private static Due drawn(ChanceStep step) {
    return switch ((TikalChance) step) {
      case TikalChance.DrawStartSeat _ -> new Due(Phase.START, Seat.NOBODY, 0);
      case TikalChance.DrawTurnTile(int seat) -> new Due(Phase.DRAW, seat, 0);
      case TikalChance.DrawDisplayTile _ -> new Due(Phase.DRAW, Seat.NOBODY, 0);
      case TikalChance.DrawTreasureKind(int seat, Space _, int points) ->
          new Due(Phase.ACT, seat, points);
    };
  }

  private static Due asked(Decision decision) {
    return switch ((TikalDecision) decision) {
      case TikalDecision.Place(int seat, Tile _) -> new Due(Phase.PLACE, seat, 0);
      case TikalDecision.Act(int seat, int points) -> new Due(Phase.ACT, seat, points);
      case TikalDecision.Walk(int seat, Member _, int points) -> new Due(Phase.ACT, seat, points);
      case TikalDecision.Give(int seat, int _, Treasure _, int points) ->
          new Due(Phase.ACT, seat, points);
      case TikalDecision.Bid(int seat, int _) -> new Due(Phase.BID, seat, 0);
      case TikalDecision.Choose(int seat) -> new Due(Phase.CHOOSE, seat, 0);
    };
  }

  private static List<TikalBoard.Use> used(Pieces pieces) {
    List<TikalBoard.Use> used = new ArrayList<>();
    for (Space space : Space.ALL) {
      Member.list(pieces.used(space.ordinal()))
          .forEach(member -> used.add(new TikalBoard.Use(member, space)));
    }
    return List.copyOf(used);
  }

  private static Optional<TikalBoard.Scoring> scoring(ScoringRound round) {
    return round.isOn()
        ? Optional.of(new TikalBoard.Scoring(round.order(), round.place(), round.last()))
        : Optional.empty();
  }

  // ---- spaces

  private static TikalBoard.Place place(TikalPosition now, Space space) {
    int at = space.ordinal();
    Hex hex = now.terrain.hex(at);
    boolean temple = hex != null && hex.kind() == HexKind.TEMPLE;
    return new TikalBoard.Place(
        space,
        Optional.ofNullable(hex).map(known -> kind(now, at, known)),
        hex instanceof Tile tile ? Optional.of(tile) : Optional.empty(),
        now.terrain.rotation(at),
        hex == null ? List.of() : Edges.list(now.terrain.edges(at)),
        temple ? Optional.of(now.temples.value(at)) : Optional.empty(),
        temple ? optional(Scoring.owner(now, at)) : Optional.empty(),
        guard(now.pieces, at),
        now.treasures.there(at),
        ownerOfCamp(now, at));
  }

  private static HexKind kind(TikalPosition now, int space, Hex hex) {
    boolean exhausted = hex.kind() == HexKind.TREASURE && now.treasures.there(space) == 0;
    return exhausted ? HexKind.JUNGLE : hex.kind(); // K7
  }

  private static Optional<TikalBoard.Guard> guard(Pieces pieces, int space) {
    for (int seat = 0; seat < pieces.seats(); seat++) {
      if ((pieces.guards(seat) & Space.bit(space)) != 0) {
        return Optional.of(new TikalBoard.Guard(seat, pieces.guard(space)));
      }
    }
    return Optional.empty();
  }

  private static Optional<Integer> ownerOfCamp(TikalPosition now, int space) {
    return IntStream.range(0, now.seats())
        .filter(seat -> (now.pieces.camps(seat) & Space.bit(space)) != 0)
        .boxed()
        .findFirst();
  }

  // ---- seats

  private static TikalBoard.Player player(TikalPosition now, int seat) {
    return new TikalBoard.Player(
        now.scores.of(seat),
        now.scores.temples(seat),
        now.scores.treasures(seat),
        now.scores.bids(seat),
        members(now.pieces, seat),
        Member.list(now.pieces.supply(seat)),
        Member.list(now.pieces.removed(seat)),
        now.pieces.campsLeft(seat),
        now.pieces.guardsLeft(seat),
        treasures(now.treasures, seat));
  }

  private static Map<Member, Space> members(Pieces pieces, int seat) {
    Map<Member, Space> members = new EnumMap<>(Member.class);
    for (Space space : Space.ALL) {
      Member.list(pieces.on(seat, space.ordinal())).forEach(member -> members.put(member, space));
    }
    return members;
  }

  private static Map<Treasure, Integer> treasures(Treasures treasures, int seat) {
    Map<Treasure, Integer> held = new EnumMap<>(Treasure.class);
    for (Treasure kind : Treasure.ALL) {
      int tokens = treasures.held(seat, kind.ordinal());
      if (tokens > 0) {
        held.put(kind, tokens);
      }
    }
    return held;
  }

  // ---- tiles to come

  private static TikalBoard.Stack stack(TileStack stack) {
    Map<Letter, Integer> left = new EnumMap<>(Letter.class);
    for (Letter letter : Letter.values()) {
      left.put(letter, Long.bitCount(stack.left(letter)));
    }
    Optional<Letter> top = stack.isEmpty() ? Optional.empty() : Optional.of(stack.topLetter());
    return new TikalBoard.Stack(top, left);
  }

  private static TikalBoard.Bidding bidding(Auction auction) {
    return new TikalBoard.Bidding(
        Stream.of(Tile.ALL).filter(auction::isDisplayed).toList(),
        auction.turns(),
        auction.in().isEmpty() ? Optional.empty() : Optional.of(auction.starter()),
        auction.in().seats().boxed().toList(),
        auction.high(),
        optional(auction.bidder()));
  }

  private static Optional<Integer> optional(int seat) {
    return seat < 0 ? Optional.empty() : Optional.of(seat);
  }
}
