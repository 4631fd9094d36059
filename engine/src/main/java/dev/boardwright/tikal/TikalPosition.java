package dev.boardwright.tikal;

import dev.boardwright.engine.Bits;
import dev.boardwright.engine.Board;
import dev.boardwright.engine.ChanceStep;
import dev.boardwright.engine.Decision;
import dev.boardwright.engine.Digest;
import dev.boardwright.engine.Events;
import dev.boardwright.engine.Outcomes;
import dev.boardwright.engine.Position;
import dev.boardwright.engine.Result;
import dev.boardwright.engine.Seat;
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
import java.util.List;
import java.util.random.RandomGenerator;
import java.util.stream.IntStream;
import org.jspecify.annotations.Nullable;

/** A game of Tikal at one moment, and what happens at each of its steps. */
public final class TikalPosition extends Position<TikalMove> {

  final TikalOptions options;
  final Pieces pieces;
  final Temples temples;
  final Treasures treasures;
  final Scores scores;
  Terrain terrain = Terrain.START;
  TileStack stack = TileStack.FULL;
  Auction auction = Auction.NONE;
  ScoringRound scoring = ScoringRound.NONE;
  int startSeat = Seat.NOBODY;

  /** The tile that is taken and not placed yet; a volcano lies aside (K66). */
  @Nullable Tile inHand;

  int inHandOf = Seat.NOBODY;

  /** The pieces as they are set up (K9 to K15), with nothing to do yet. */
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
    proceed(options.startSeat().map(this::firstTurn).orElseGet(DrawStartSeat::new));
    return this;
  }

  /** Goes on with these steps, the first one first. */
  void proceed(Step... steps) {
    begin(steps);
  }

  /** Puts a step on top: what shall happen last is put first. */
  void next(Step step) {
    push(step);
  }

  // ---- what is asked

  @Override
  protected void list(Decision asked, List<TikalMove> out) {
    switch ((TikalDecision) asked) {
      case Place(int _, Tile tile) -> Placement.list(this, tile, out);
      case Act(int seat, int points) -> Actions.list(this, seat, points, out);
      case Walk walk -> {
        for (long rest = Actions.targets(this, walk); rest != 0; rest &= rest - 1) {
          out.add(Moves.walkTo(Long.numberOfTrailingZeros(rest)));
        }
      }
      case Give give -> Actions.gifts(this, give.seat(), out);
      case TikalDecision.Bid bid -> Bidding.list(this, bid, out);
      case Choose _ -> Bidding.listTiles(this, out);
    }
  }

  @Override
  protected void answer(Decision asked, TikalMove move, Events events) {
    switch ((TikalDecision) asked) {
      case Place(int seat, Tile tile) -> place(seat, tile, (TikalMove.Place) move, events);
      case Act act -> act(act, move, events);
      case Walk walk -> push(Actions.walk(this, walk, (TikalMove.WalkTo) move, events));
      case Give give -> push(Actions.give(this, give, (TikalMove.Give) move, events));
      case TikalDecision.Bid bid -> Bidding.bid(this, bid.seat(), move, events);
      case Choose(int seat) ->
          Bidding.choose(this, seat, ((TikalMove.ChooseTile) move).tile(), events);
    }
  }

  // ---- placing a tile: K19 to K27

  /** The turn with a tile begins. */
  void take(int seat, Tile tile, Events events) {
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
    inHandOf = Seat.NOBODY;
    events.add(new TikalEvent.TilePlaced(seat, tile, move.space(), move.rotation()));
    if (tile.kind() == HexKind.TEMPLE) {
      temples.lay(space, tile.number()); // K26
    } else if (tile.kind() == HexKind.TREASURE) {
      treasures.lay(space, tile.number()); // K25
      events.add(new TikalEvent.TreasuresLaid(move.space(), tile.number()));
    }
  }

  // ---- the action phase: K17, K28 to K65

  private void act(Act act, TikalMove move, Events events) {
    if (move instanceof TikalMove.EndTurn) {
      pieces.forgetUse(); // K8; K17: what is left is lost
    } else {
      push(Actions.take(this, act, move, events));
    }
  }

  // ---- luck

  @Override
  protected void outcomes(ChanceStep step, Outcomes<TikalMove> out) {
    Luck.outcomes(this, (TikalChance) step, out);
  }

  @Override
  protected void happen(ChanceStep step, TikalMove move, Events events) {
    switch ((TikalChance) step) {
      case DrawStartSeat _ -> {
        int seat = ((TikalMove.StartSeat) move).seat();
        events.add(new TikalEvent.StartSeatDrawn(seat));
        push(firstTurn(seat));
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

  private Step firstTurn(int seat) {
    startSeat = seat;
    return options.auction() ? new TikalTask.AuctionRound(seat) : new TikalTask.Turn(seat); // K92
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
        startScoring(ScoringRound.of(Scoring.volcanoOrder(this, seat), false));
        events.add(new TikalEvent.ScoringRoundBegun(scoring.order()));
      }
      case TikalTask.FinalRound(int placer) -> {
        startScoring(ScoringRound.of(Scoring.finalOrder(this, placer), true));
        events.add(new TikalEvent.FinalRoundBegun(scoring.order()));
      }
      case TikalTask.ScoringTurn(int place) -> scoringTurn(place);
      case TikalTask.Score(int seat) -> {
        int fromTemples = Scoring.temples(this, seat);
        int fromTreasures = treasures.points(seat);
        scores.add(seat, fromTemples, fromTreasures); // K69
        events.add(new TikalEvent.PointsScored(seat, fromTemples, fromTreasures));
      }
      case TikalTask.AuctionRound(int seat) -> Bidding.beginRound(this, seat);
      case TikalTask.OpenAuction(int seat) -> Bidding.open(this, seat, events);
      case TikalTask.TurnTaken(int seat) -> Bidding.turnTaken(this, seat);
    }
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

  int leftOf(int seat) {
    return (seat + 1) % seats(); // K1
  }

  int rightOf(int seat) {
    return (seat + seats() - 1) % seats();
  }

  // ---- for those who play and look

  /** Wide decisions are answered without listing them. */
  @Override
  protected TikalMove random(Decision asked, RandomGenerator rng) {
    return switch ((TikalDecision) asked) {
      case Place(int _, Tile tile) ->
          Placement.random(this, tile, rng).orElseGet(() -> super.random(asked, rng));
      case Walk walk -> Moves.walkTo(Bits.random(Actions.targets(this, walk), rng));
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
    return Result.byPoints(Scores.REASON, all); // K77, K78, K103
  }

  @Override
  public double estimate(int seat) {
    return Estimate.of(this, seat);
  }

  @Override
  public List<Integer> census() {
    return Census.of(this);
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
