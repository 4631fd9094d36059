package dev.boardwright.tikal;

import dev.boardwright.engine.Board;
import dev.boardwright.engine.ChanceStep;
import dev.boardwright.engine.Decision;
import dev.boardwright.engine.Digest;
import dev.boardwright.engine.Events;
import dev.boardwright.engine.Outcomes;
import dev.boardwright.engine.Position;
import dev.boardwright.engine.Result;
import dev.boardwright.engine.Setup;
import dev.boardwright.engine.Step;
import dev.boardwright.engine.Task;
import dev.boardwright.engine.Viewer;
import dev.boardwright.tikal.TikalChance.DrawDisplayTile;
import dev.boardwright.tikal.TikalChance.DrawStartSeat;
import dev.boardwright.tikal.TikalChance.DrawTreasureKind;
import dev.boardwright.tikal.TikalChance.DrawTurnTile;
import dev.boardwright.tikal.TikalDecision.Act;
import dev.boardwright.tikal.TikalDecision.Choose;
import dev.boardwright.tikal.TikalDecision.Give;
import dev.boardwright.tikal.TikalDecision.Place;
import dev.boardwright.tikal.TikalDecision.Walk;
import java.util.ArrayList;
import java.util.List;
import java.util.random.RandomGenerator;
import java.util.stream.IntStream;
import org.jspecify.annotations.Nullable;

/** A game of Tikal at one moment, and what happens at each of its steps. */
public final class TikalPosition extends Position<TikalMove> {

  static final int NOBODY = -1;

  final TikalOptions options;
  final Pieces pieces;
  final Temples temples;
  final Treasures treasures;
  final Scores scores;
  Terrain terrain = Terrain.START;
  TileStack stack = TileStack.FULL;
  Auction auction = Auction.NONE;
  ScoringRound scoring = ScoringRound.NONE;
  int startSeat = NOBODY;

  /** The tile that is taken and not placed yet; a volcano lies aside (K66). */
  @Nullable Tile inHand;

  int inHandOf = NOBODY;

  /** The pieces as they are set up (section 2), with nothing to do yet. */
  TikalPosition(Setup setup) {
    super(setup, TikalSource.values().length);
    options = TikalOptions.of(setup);
    pieces = new Pieces(setup.seats());
    temples = new Temples();
    treasures = new Treasures(setup.seats());
    scores = new Scores(setup.seats(), options.auction() ? Scores.AUCTION_START : 0); // K14, K83
  }

  private TikalPosition(TikalPosition other) {
    super(other);
    options = other.options;
    pieces = new Pieces(other.pieces);
    temples = new Temples(other.temples);
    treasures = new Treasures(other.treasures);
    scores = new Scores(other.scores);
    terrain = other.terrain;
    stack = other.stack;
    auction = other.auction;
    scoring = other.scoring;
    startSeat = other.startSeat;
    inHand = other.inHand;
    inHandOf = other.inHandOf;
  }

  /** Begins the game (K15). */
  TikalPosition begun() {
    options.startSeat().ifPresentOrElse(this::firstTurn, () -> push(new DrawStartSeat()));
    begin();
    return this;
  }

  /** Goes on with these steps, the first one first. */
  void proceed(Step... steps) {
    for (int i = steps.length - 1; i >= 0; i--) {
      push(steps[i]);
    }
    begin();
  }

  // ---- what is asked

  @Override
  protected void list(Decision asked, List<TikalMove> out) {
    switch ((TikalDecision) asked) {
      case Place(int _, Tile tile) -> Placement.list(this, tile, out);
      case Act(int seat, int points) -> Actions.list(this, seat, points, out);
      case Walk walk -> {
        for (long rest = targets(walk); rest != 0; rest &= rest - 1) {
          out.add(Moves.walkTo(Long.numberOfTrailingZeros(rest)));
        }
      }
      case Give give -> Actions.gifts(this, give.seat(), out);
      case TikalDecision.Bid(int seat, int highest) -> {
        out.add(Moves.PASS);
        for (int points = highest + 1; points <= highestBid(seat); points++) { // K85
          out.add(Moves.bid(points));
        }
      }
      case Choose _ -> {
        for (long rest = auction.display(); rest != 0; rest &= rest - 1) {
          out.add(Moves.chooseTile(Long.numberOfTrailingZeros(rest)));
        }
      }
    }
  }

  private long targets(Walk walk) {
    int from = pieces.spaceOf(walk.seat(), walk.member());
    return Paths.reachable(terrain, from, walk.actionPoints());
  }

  private int highestBid(int seat) {
    return options.bidCap() == TikalOptions.BidCap.CURRENT_SCORE // K89
        ? Math.min(scores.of(seat), Auction.HIGHEST_BID)
        : Auction.HIGHEST_BID;
  }

  @Override
  protected void answer(Decision asked, TikalMove move, Events events) {
    switch ((TikalDecision) asked) {
      case Place(int seat, Tile tile) -> place(seat, tile, (TikalMove.Place) move, events);
      case Act act -> act(act, move, events);
      case Walk walk -> walk(walk, (TikalMove.WalkTo) move, events);
      case Give give -> give(give, (TikalMove.Give) move, events);
      case TikalDecision.Bid bid -> bid(bid.seat(), move, events);
      case Choose(int seat) -> {
        Tile tile = ((TikalMove.ChooseTile) move).tile();
        chooseTile(seat, tile, events);
      }
    }
  }

  // ---- placing a tile: section 4

  private void take(int seat, Tile tile, Events events) {
    inHand = tile;
    inHandOf = seat;
    push(new Act(seat, Costs.ACTION_POINTS)); // K16
    push(new Place(seat, tile)); // K19
    if (tile.kind() == HexKind.VOLCANO) {
      events.add(new TikalEvent.VolcanoLaidAside(seat, tile));
      push(new TikalTask.VolcanoRound(seat)); // K66, K72
    }
  }

  private void place(int seat, Tile tile, TikalMove.Place move, Events events) {
    int space = move.space().ordinal();
    terrain = terrain.with(tile, space, move.rotation());
    inHand = null;
    inHandOf = NOBODY;
    events.add(new TikalEvent.TilePlaced(seat, tile, move.space(), move.rotation()));
    if (tile.kind() == HexKind.TEMPLE) {
      temples.lay(space, tile.number()); // K26
    } else if (tile.kind() == HexKind.TREASURE) {
      treasures.lay(space, tile.number()); // K25
      events.add(new TikalEvent.TreasuresLaid(move.space(), tile.number()));
    }
  }

  // ---- the action phase: section 5

  private void act(Act act, TikalMove move, Events events) {
    int seat = act.seat();
    switch (move) {
      case TikalMove.Dispatch(Member member, Space camp) -> {
        pieces.dispatch(seat, member, camp.ordinal());
        events.add(new TikalEvent.MemberDispatched(seat, member, camp));
        actAgain(act, Costs.DISPATCH);
      }
      case TikalMove.Transfer(Member member, Space camp) -> {
        int from = pieces.spaceOf(seat, member);
        pieces.move(seat, member, from, camp.ordinal());
        events.add(new TikalEvent.MemberTransferred(seat, member, Space.ALL[from], camp));
        actAgain(act, Costs.TRANSFER);
      }
      case TikalMove.MoveMember(Member member) -> push(new Walk(seat, member, act.actionPoints()));
      case TikalMove.Excavate(Member member) -> {
        int temple = pieces.spaceOf(seat, member);
        temples.grow(temple);
        pieces.use(member, temple);
        int value = temples.value(temple);
        events.add(new TikalEvent.LevelExcavated(seat, member, Space.ALL[temple], value));
        actAgain(act, Costs.EXCAVATE);
      }
      case TikalMove.Recover(Member member) -> {
        int space = pieces.spaceOf(seat, member);
        pieces.use(member, space);
        int left = act.actionPoints() - Costs.RECOVER;
        push(new DrawTreasureKind(seat, Space.ALL[space], left));
      }
      case TikalMove.Exchange(int opponent, Treasure kind) ->
          push(new Give(seat, opponent, kind, act.actionPoints()));
      case TikalMove.BuildCamp(Space space) -> {
        pieces.build(seat, space.ordinal());
        events.add(new TikalEvent.CampBuilt(seat, space));
        actAgain(act, Costs.CAMP);
      }
      case TikalMove.Guard(Member member) -> {
        guard(seat, member, events);
        actAgain(act, Costs.GUARD);
      }
      case TikalMove.EndTurn _ -> pieces.forgetUse(); // K8; K17: what is left is lost
      default -> throw new IllegalArgumentException(move + " is no action");
    }
  }

  private void actAgain(Act act, int cost) {
    push(new Act(act.seat(), act.actionPoints() - cost));
  }

  private void walk(Walk walk, TikalMove.WalkTo move, Events events) {
    int seat = walk.seat();
    int from = pieces.spaceOf(seat, walk.member());
    int cost = Paths.cost(terrain, from, move.space().ordinal(), walk.actionPoints()); // K35
    pieces.move(seat, walk.member(), from, move.space().ordinal());
    events.add(
        new TikalEvent.MemberMoved(seat, walk.member(), Space.ALL[from], move.space(), cost));
    push(new Act(seat, walk.actionPoints() - cost));
  }

  private void give(Give asked, TikalMove.Give move, Events events) {
    int seat = asked.seat();
    treasures.exchange(seat, move.kind().ordinal(), asked.opponent(), asked.kind().ordinal());
    events.add(
        new TikalEvent.TreasuresExchanged(seat, asked.opponent(), move.kind(), asked.kind()));
    push(new Act(seat, asked.actionPoints() - Costs.EXCHANGE));
  }

  private void guard(int seat, Member member, Events events) {
    int temple = pieces.spaceOf(seat, member);
    int leaving = pieces.placeGuard(seat, member, temple);
    events.add(new TikalEvent.GuardPlaced(seat, member, Space.ALL[temple], Member.list(leaving)));
  }

  // ---- bidding: section 8

  private void bid(int seat, TikalMove move, Events events) {
    auction =
        move instanceof TikalMove.Bid(int points)
            ? auction.bid(seat, points)
            : auction.passed(seat);
    if (auction.won()) {
      win(auction.bidder(), auction.high(), events); // K86
    } else if (auction.in().isEmpty()) {
      win(auction.starter(), 0, events); // K87
    } else {
      push(new TikalDecision.Bid(auction.nextIn(seat, seats()), auction.high()));
    }
  }

  private void win(int seat, int points, Events events) {
    scores.pay(seat, points); // K88
    events.add(new TikalEvent.AuctionWon(seat, points));
    push(new Choose(seat));
  }

  private void chooseTile(int seat, Tile tile, Events events) {
    auction = auction.chosen(tile);
    events.add(new TikalEvent.TileChosen(seat, tile));
    push(new TikalTask.TurnTaken(seat)); // K90
    take(seat, tile, events); // K95
  }

  // ---- luck

  @Override
  protected void outcomes(ChanceStep step, Outcomes<TikalMove> out) {
    switch ((TikalChance) step) {
      case DrawStartSeat _ -> {
        for (int seat = 0; seat < seats(); seat++) {
          out.add(new TikalMove.StartSeat(seat), 1);
        }
      }
      case DrawTurnTile _, DrawDisplayTile _ -> {
        for (long rest = stack.top(); rest != 0; rest &= rest - 1) { // K10
          out.add(Moves.drawTile(Long.numberOfTrailingZeros(rest)), 1);
        }
      }
      case DrawTreasureKind _ -> {
        for (int kind = 0; kind < Treasure.COUNT; kind++) {
          if (treasures.unseen(kind) > 0) {
            out.add(Moves.drawTreasure(kind), treasures.unseen(kind));
          }
        }
      }
    }
  }

  @Override
  protected void happen(ChanceStep step, TikalMove move, Events events) {
    switch ((TikalChance) step) {
      case DrawStartSeat _ -> {
        int seat = ((TikalMove.StartSeat) move).seat();
        events.add(new TikalEvent.StartSeatDrawn(seat));
        firstTurn(seat);
      }
      case DrawTurnTile(int seat) -> {
        Tile tile = ((TikalMove.DrawTile) move).tile();
        stack = stack.without(tile);
        events.add(new TikalEvent.TileDrawn(seat, tile));
        take(seat, tile, events);
      }
      case DrawDisplayTile _ -> {
        Tile tile = ((TikalMove.DrawTile) move).tile();
        stack = stack.without(tile);
        auction = auction.displayed(tile);
        events.add(new TikalEvent.TileDisplayed(tile));
      }
      case DrawTreasureKind(int seat, Space space, int left) -> {
        Treasure kind = ((TikalMove.DrawTreasure) move).kind();
        treasures.recover(space.ordinal(), seat, kind.ordinal());
        events.add(new TikalEvent.TreasureRecovered(seat, space, kind));
        push(new Act(seat, left));
      }
    }
  }

  // ---- what happens by itself

  private void firstTurn(int seat) {
    startSeat = seat;
    push(options.auction() ? new TikalTask.AuctionRound(seat) : new TikalTask.Turn(seat)); // K92
  }

  @Override
  protected void run(Task task, Events events) {
    switch ((TikalTask) task) {
      case TikalTask.Turn(int seat) -> {
        if (stack.isEmpty()) {
          push(new TikalTask.FinalRound(rightOf(seat))); // K75
        } else {
          push(new TikalTask.Turn(leftOf(seat))); // K18
          push(new DrawTurnTile(seat));
        }
      }
      case TikalTask.VolcanoRound(int seat) -> {
        startScoring(ScoringRound.of(volcanoOrder(seat), false));
        events.add(new TikalEvent.ScoringRoundBegun(scoring.order()));
      }
      case TikalTask.FinalRound(int placer) -> {
        startScoring(ScoringRound.of(finalOrder(placer), true));
        events.add(new TikalEvent.FinalRoundBegun(scoring.order()));
      }
      case TikalTask.ScoringTurn(int place) -> scoringTurn(place);
      case TikalTask.Score(int seat) -> {
        int fromTemples = Scoring.temples(this, seat);
        int fromTreasures = treasures.points(seat);
        scores.add(seat, fromTemples, fromTreasures); // K69
        events.add(new TikalEvent.PointsScored(seat, fromTemples, fromTreasures));
      }
      case TikalTask.AuctionRound(int seat) -> auctionRound(seat);
      case TikalTask.OpenAuction(int seat) -> openAuction(seat, events);
      case TikalTask.TurnTaken(int seat) -> turnTaken(seat);
    }
  }

  private List<Integer> volcanoOrder(int seat) {
    boolean byTurns =
        options.auction()
            && options.auctionScoringOrder() == TikalOptions.AuctionScoringOrder.AUCTION_ORDER;
    return byTurns
        ? ScoringRound.byTurns(auction.turns(), seat, seats()) // K98
        : ScoringRound.clockwise(seat, seats()); // K67
  }

  private List<Integer> finalOrder(int placer) {
    if (options.auction()) {
      boolean placerFirst = options.finalTieOrder() == TikalOptions.FinalTieOrder.PLACER_FIRST;
      int nearest = placerFirst ? placer : leftOf(placer); // K102
      return ScoringRound.byScore(scores, nearest, seats()); // K101
    }
    boolean placerFirst = options.finalRoundStart() == TikalOptions.FinalRoundStart.LAST_PLACER;
    return ScoringRound.clockwise(placerFirst ? placer : leftOf(placer), seats()); // K76
  }

  private void startScoring(ScoringRound round) {
    scoring = round;
    push(new TikalTask.ScoringTurn(0));
  }

  private void scoringTurn(int place) {
    if (place == scoring.order().size()) {
      scoring = ScoringRound.NONE;
      return;
    }
    scoring = scoring.at(place);
    int seat = scoring.order().get(place);
    push(new TikalTask.ScoringTurn(place + 1));
    push(new TikalTask.Score(seat)); // K68
    push(new Act(seat, Costs.ACTION_POINTS)); // K67
  }

  private void auctionRound(int starter) {
    auction = Auction.newRound(starter);
    if (stack.isEmpty()) {
      push(new TikalTask.FinalRound(rightOf(starter))); // K100
      return;
    }
    push(new TikalTask.OpenAuction(starter));
    for (int i = 0; i < seats(); i++) {
      push(new DrawDisplayTile()); // K82
    }
  }

  private void openAuction(int starter, Events events) {
    if (Long.bitCount(auction.display()) == 1) {
      Tile last = Tile.ALL[Long.numberOfTrailingZeros(auction.display())];
      chooseTile(starter, last, events); // K93
      return;
    }
    auction = auction.opened(starter, seats());
    events.add(new TikalEvent.AuctionOpened(starter));
    push(new TikalDecision.Bid(starter, 0));
  }

  private void turnTaken(int seat) {
    auction = auction.turnTaken(seat);
    if (auction.turns().size() == seats()) {
      push(new TikalTask.AuctionRound(leftOf(seat))); // K92, K94
      return;
    }
    int next = leftOf(seat);
    while (auction.turns().contains(next)) {
      next = leftOf(next);
    }
    push(new TikalTask.OpenAuction(next)); // K91
  }

  private int leftOf(int seat) {
    return (seat + 1) % seats(); // K1
  }

  private int rightOf(int seat) {
    return (seat + seats() - 1) % seats();
  }

  // ---- for those who play and look

  /** Wide decisions are answered without listing them. */
  @Override
  protected TikalMove random(Decision asked, RandomGenerator rng) {
    return switch ((TikalDecision) asked) {
      case Place(int _, Tile tile) ->
          Placement.random(this, tile, rng).orElseGet(() -> super.random(asked, rng));
      case Walk walk -> Moves.walkTo(Bits.random(targets(walk), rng));
      case Act _, Give _, TikalDecision.Bid _, Choose _ -> super.random(asked, rng);
    };
  }

  @Override
  public TikalPosition copy() {
    return new TikalPosition(this);
  }

  /**
   * Nothing is hidden but what is not decided yet: which tile comes next and what a treasure shows
   * is drawn when it is turned up (K107). So every seat knows all of the position.
   */
  @Override
  public TikalPosition determinize(int seat, RandomGenerator rng) {
    return copy();
  }

  /** Everybody sees the same (K107). */
  @Override
  public Board view(Viewer viewer) {
    return Views.of(this);
  }

  /** Ends the phase, or passes; a tile is placed and a choice made as first listed. */
  @Override
  public TikalMove fallback(int seat) {
    return switch ((TikalDecision) decision(seat)) {
      case Act _ -> Moves.END_TURN;
      case TikalDecision.Bid _ -> Moves.PASS;
      case Place _, Walk _, Give _, Choose _ -> legalMoves(seat).getFirst();
    };
  }

  @Override
  public Result result() {
    List<Result.Score> all =
        IntStream.range(0, seats())
            .mapToObj(seat -> scores.score(seat, options.auction()))
            .toList();
    return Result.byPoints("final_round", all); // K77, K78, K103
  }

  @Override
  public double estimate(int seat) {
    return Estimate.of(this, seat);
  }

  @Override
  public List<Integer> census() {
    List<Integer> census = new ArrayList<>();
    Census.add(this, census);
    return census;
  }

  @Override
  protected void digest(Digest out) {
    pieces.digest(out);
    temples.digest(out);
    treasures.digest(out);
    scores.digest(out);
    terrain.digest(out);
    stack.digest(out);
    auction.digest(out);
    scoring.digest(out);
    out.add(startSeat).add(inHand == null ? "" : inHand.name()).add(inHandOf);
  }
}
