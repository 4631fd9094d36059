package dev.boardwright.santamaria;

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
import dev.boardwright.santamaria.SantaMariaDecision.ChooseAction;
import dev.boardwright.santamaria.SantaMariaDecision.ChooseBuildingForDie;
import dev.boardwright.santamaria.SantaMariaDecision.ChooseLine;
import dev.boardwright.santamaria.SantaMariaDecision.ExtraStep;
import dev.boardwright.santamaria.SantaMariaDecision.FinishTurn;
import dev.boardwright.santamaria.SantaMariaDecision.PayForShip;
import dev.boardwright.santamaria.SantaMariaDecision.PayForTile;
import dev.boardwright.santamaria.SantaMariaDecision.PickScholar;
import dev.boardwright.santamaria.SantaMariaDecision.PickTownHall;
import dev.boardwright.santamaria.SantaMariaDecision.PlaceTile;
import dev.boardwright.santamaria.SantaMariaDecision.PutTownHall;
import dev.boardwright.santamaria.SantaMariaDecision.ReceiveGain;
import dev.boardwright.santamaria.SantaMariaDecision.RecruitMonk;
import dev.boardwright.santamaria.SantaMariaDecision.UseBuilding;
import dev.boardwright.santamaria.SantaMariaDecision.UseIncome;
import dev.boardwright.santamaria.SantaMariaDecision.UseReward;
import dev.boardwright.santamaria.tables.HarbourIcon;
import dev.boardwright.santamaria.tables.Prices;
import dev.boardwright.santamaria.tables.Tile;
import java.util.List;
import java.util.random.RandomGenerator;

/** A game of Santa Maria at one moment, and what happens at each of its steps. */
public final class SantaMariaPosition extends Position<SantaMariaMove> {

  static final Task WHITE_DIE_USED = new SantaMariaTask.WhiteDieUsed();

  final SantaMariaOptions options;
  final Colonies colonies;
  final Stores stores;
  final Dice dice;
  final Markers markers;
  final Docks docks;
  final Market market;
  final Monks monks;

  /** From 1. */
  int year = 1;

  int startSeat = Seat.NOBODY;

  /** Empty colonies, and nothing drawn or to do yet. */
  SantaMariaPosition(Setup setup) {
    super(setup, SantaMariaSource.values().length);
    options = SantaMariaOptions.of(setup);
    colonies = new Colonies(setup.seats());
    stores = new Stores(setup.seats());
    dice = new Dice(setup.seats(), whiteDice());
    markers = new Markers(setup.seats());
    docks = new Docks(setup.seats());
    market = new Market(setup.seats());
    monks = new Monks(setup.seats());
  }

  private SantaMariaPosition(SantaMariaPosition other) {
    super(other);
    options = other.options;
    colonies = new Colonies(other.colonies);
    stores = new Stores(other.stores);
    dice = new Dice(other.dice);
    markers = new Markers(other.markers);
    docks = new Docks(other.docks);
    market = new Market(other.market);
    monks = new Monks(other.monks);
    year = other.year;
    startSeat = other.startSeat;
  }

  /** Begins the game (section 2). */
  SantaMariaPosition begun() {
    Years.setUp(this);
    begin();
    return this;
  }

  /** Goes on with these steps, the first one first. */
  void proceed(Step... steps) {
    begin(steps);
  }

  /** This is to happen before all that is already to happen. */
  void next(Step step) {
    push(step);
  }

  /** Whether one player plays alone (M121). */
  boolean solo() {
    return seats() == 1;
  }

  /** How many white dice there are (M6, M121). */
  int whiteDice() {
    return solo() ? Prices.SOLO_WHITE_DICE : seats() * Prices.WHITE_DICE;
  }

  // ---- what is asked

  @Override
  protected void list(Decision asked, List<SantaMariaMove> out) {
    SantaMariaDecision decision = (SantaMariaDecision) asked;
    switch (decision) {
      case ChooseAction(int seat) -> MainActions.list(this, seat, out);
      case PayForTile(int seat, Tile tile) ->
          Payments.list(stores.goods(seat), MainActions.price(this, seat, tile.triple()), out);
      case PlaceTile(int seat, Tile tile) -> MainActions.listPlaces(this, seat, tile, out);
      case ChooseLine(int seat, DieColour colour, int value) ->
          MainActions.listLines(this, seat, colour, value, out);
      case UseBuilding use -> Effects.list(this, use.seat(), use.building(), out);
      case ReceiveGain(int _, var building) -> {
        for (int i = 1; i <= building.gain().size(); i++) {
          out.add(Moves.chooseGain(i));
        }
      }
      case PayForShip(int seat, var dock) -> Effects.listShipPayments(this, seat, dock, out);
      case ExtraStep(int seat) -> Effects.listExtraStep(this, seat, out);
      case RecruitMonk(int seat) -> Effects.listMonkPositions(this, seat, out);
      case ChooseBuildingForDie die -> {
        for (int rest = die.buildings(); rest != 0; rest &= rest - 1) {
          int place = Integer.numberOfTrailingZeros(rest);
          out.add(Moves.PLACE_DIE[Colonies.square(die.colour(), die.line(), place)]);
        }
      }
      case UseReward reward -> Effects.list(this, reward, out);
      case UseIncome _ -> {
        out.add(Moves.USE);
        out.add(Moves.SKIP);
      }
      case FinishTurn _ -> out.add(Moves.END_TURN);
      case PickScholar _ -> Years.listScholars(this, out);
      case PickTownHall _ -> Years.listTownHalls(this, out);
      case PutTownHall(int seat, var _) -> {
        for (long rest = colonies.empty(seat); rest != 0; rest &= rest - 1) {
          out.add(Moves.PLACE_TOWN_HALL[Long.numberOfTrailingZeros(rest)]);
        }
      }
    }
    if (decision.free()) {
      Wealth.listFree(this, asked.seat(), out); // M33
    }
  }

  @Override
  protected void answer(Decision asked, SantaMariaMove move, Events events) {
    int seat = asked.seat();
    switch (move) {
      case SantaMariaMove.Sell(var resource) -> {
        push(asked); // M31
        Wealth.sell(this, seat, resource, events);
      }
      case SantaMariaMove.Buy(var resource) -> {
        push(asked);
        Wealth.buy(this, seat, resource, events);
      }
      case SantaMariaMove.Skip _ -> skip(asked, events);
      default -> answer((SantaMariaDecision) asked, seat, move, events);
    }
  }

  private static void skip(Decision asked, Events events) {
    if (asked instanceof UseBuilding(int seat, var square, var _)) {
      events.add(new SantaMariaEvent.BuildingDeclined(seat, square));
    }
  }

  private void answer(SantaMariaDecision asked, int seat, SantaMariaMove move, Events events) {
    switch (asked) {
      case ChooseAction _ -> act(seat, move, events);
      case PayForTile _ -> Wealth.pay(this, seat, (SantaMariaMove.Pay) move, events);
      case PlaceTile(int _, Tile tile) ->
          MainActions.place(this, seat, tile, (SantaMariaMove.Place) move, events);
      case ChooseLine(int _, DieColour colour, int value) -> {
        int line = ((SantaMariaMove.ActivateLine) move).line();
        MainActions.activateLine(this, seat, colour, value, line, events);
      }
      case UseBuilding use -> Effects.use(this, seat, use.building(), move, events);
      case ReceiveGain(int _, var building) -> {
        int chosen = ((SantaMariaMove.ChooseGain) move).alternative();
        Effects.finishTrade(this, seat, building.gain().get(chosen - 1), events);
      }
      case PayForShip(int _, var dock) -> {
        Wealth.pay(this, seat, (SantaMariaMove.Pay) move, events);
        Effects.ship(this, seat, dock, events);
      }
      case ExtraStep _ -> Effects.extraStep(this, seat, move, events);
      case RecruitMonk _ ->
          Effects.placeMonk(this, seat, ((SantaMariaMove.PlaceMonk) move).position(), events);
      case ChooseBuildingForDie(int _, DieColour colour, int line, int _) -> {
        var square = ((SantaMariaMove.PlaceDie) move).square();
        MainActions.placeDie(this, seat, colour, line, square, events);
      }
      case UseReward reward -> Effects.reward(this, reward, move, events);
      case UseIncome(int _, var icon, int _) -> Effects.income(this, seat, icon, events);
      case FinishTurn _ -> {} // M18: what follows is on the stack
      case PickScholar _ ->
          Years.pickScholar(this, seat, ((SantaMariaMove.ChooseScholar) move).scholar(), events);
      case PickTownHall _ ->
          push(new PutTownHall(seat, ((SantaMariaMove.ChooseTownHall) move).tile()));
      case PutTownHall(int _, var tile) -> {
        var square = ((SantaMariaMove.PlaceTownHall) move).square();
        Years.putTownHall(this, seat, tile, square, events);
      }
    }
  }

  private void act(int seat, SantaMariaMove move, Events events) {
    switch (move) {
      case SantaMariaMove.Expand(Tile tile) -> {
        push(new FinishTurn(seat));
        push(new PlaceTile(seat, tile));
        push(new PayForTile(seat, tile));
      }
      case SantaMariaMove.Activate(var square) -> MainActions.activate(this, seat, square, events);
      case SantaMariaMove.UseDie(DieColour colour, int value) ->
          push(new ChooseLine(seat, colour, value));
      case SantaMariaMove.Retire(var position) -> MainActions.retire(this, seat, position, events);
      default -> throw new IllegalArgumentException(move + " is no main action");
    }
  }

  // ---- luck, and what happens by itself

  @Override
  protected void outcomes(ChanceStep step, Outcomes<SantaMariaMove> out) {
    Luck.list(this, (SantaMariaChance) step, out);
  }

  @Override
  protected void happen(ChanceStep step, SantaMariaMove move, Events events) {
    Luck.happen(this, (SantaMariaChance) step, move, events);
  }

  @Override
  protected SantaMariaMove randomOutcome(ChanceStep step, RandomGenerator rng) {
    return Luck.random(this, (SantaMariaChance) step, rng)
        .orElseGet(() -> super.randomOutcome(step, rng));
  }

  @Override
  protected void run(Task task, Events events) {
    switch ((SantaMariaTask) task) {
      case SantaMariaTask.RollBlueDice _ -> Years.rollBlueDice(this);
      case SantaMariaTask.PickInReverse _ -> Years.pickInReverse(this);
      case SantaMariaTask.BeginYear _ -> Years.beginYear(this, events);
      case SantaMariaTask.NextTurn(int seat) -> nextTurn(seat, events);
      case SantaMariaTask.LineDone done -> MainActions.finishLine(this, done, events);
      case SantaMariaTask.WhiteDieUsed _ -> {
        if (dice.poolSize() > 0) {
          push(new SantaMariaChance.LoseWhiteDie()); // M122
        }
      }
      case SantaMariaTask.ReligionStep(int seat) -> Effects.religionStep(this, seat, events);
      case SantaMariaTask.NewBlueDie(int seat, boolean thisYear) ->
          Effects.newBlueDie(this, seat, thisYear);
      case SantaMariaTask.Harbour(int seat) -> harbour(seat);
    }
  }

  /** The next seat clockwise that has not retired (M14), or the end of the year (M93). */
  private void nextTurn(int last, Events events) {
    for (int i = 1; i <= seats(); i++) {
      int seat = (last + i) % seats();
      if (!markers.retired(seat)) {
        push(new SantaMariaTask.NextTurn(seat));
        push(new ChooseAction(seat));
        return;
      }
    }
    Years.end(this, events);
  }

  /** Icons from top to bottom, tile by tile (M90). */
  private void harbour(int seat) {
    for (int icon = HarbourIcon.COUNT - 1; icon >= 0; icon--) {
      for (int number = docks.count(seat, icon); number > 0; number--) {
        push(new UseIncome(seat, HarbourIcon.ALL[icon], number));
      }
    }
  }

  // ---- for those who play and look

  /** Wide decisions are answered without listing them. */
  @Override
  protected SantaMariaMove random(Decision asked, RandomGenerator rng) {
    return switch ((SantaMariaDecision) asked) {
      case ChooseAction(int seat) -> MainActions.random(this, seat, rng);
      case PlaceTile(int seat, Tile tile) -> MainActions.randomPlace(this, seat, tile, rng);
      default -> super.random(asked, rng);
    };
  }

  @Override
  public SantaMariaPosition copy() {
    return new SantaMariaPosition(this);
  }

  /**
   * Nothing is hidden but what is not drawn yet. Happiness and shipping tiles lie face down, but
   * everybody could follow what was taken: who remembers every move knows them.
   */
  @Override
  public SantaMariaPosition determinize(int seat, RandomGenerator rng) {
    return copy();
  }

  @Override
  public Board view(Viewer viewer) {
    return Views.of(this, viewer);
  }

  /** Declines, ends the turn, or retires. */
  @Override
  public SantaMariaMove fallback(int seat) {
    return switch ((SantaMariaDecision) decision(seat)) {
      case UseBuilding _, ExtraStep _, RecruitMonk _, UseReward _, UseIncome _ -> Moves.SKIP;
      case FinishTurn _ -> Moves.END_TURN;
      case ChooseAction _ ->
          Moves.RETIRE[Integer.numberOfTrailingZeros(MainActions.retirementPositions(this))];
      default -> legalMoves(seat).getFirst();
    };
  }

  @Override
  public Result result() {
    return Scoring.result(this);
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
    colonies.digest(out);
    stores.digest(out);
    dice.digest(out);
    markers.digest(out);
    docks.digest(out);
    market.digest(out);
    monks.digest(out);
    out.add(year).add(startSeat);
  }
}
