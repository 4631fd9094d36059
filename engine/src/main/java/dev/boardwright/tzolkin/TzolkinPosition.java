package dev.boardwright.tzolkin;

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
import dev.boardwright.tzolkin.TzolkinDecision.AdvanceTechnology;
import dev.boardwright.tzolkin.TzolkinDecision.ChooseAction;
import dev.boardwright.tzolkin.TzolkinDecision.ChooseAnyAction;
import dev.boardwright.tzolkin.TzolkinDecision.ChooseArchitecture;
import dev.boardwright.tzolkin.TzolkinDecision.ChooseDays;
import dev.boardwright.tzolkin.TzolkinDecision.Construct;
import dev.boardwright.tzolkin.TzolkinDecision.Harvest;
import dev.boardwright.tzolkin.TzolkinDecision.KeepWealth;
import dev.boardwright.tzolkin.TzolkinDecision.MakeOffering;
import dev.boardwright.tzolkin.TzolkinDecision.PayAdvance;
import dev.boardwright.tzolkin.TzolkinDecision.PayBuilding;
import dev.boardwright.tzolkin.TzolkinDecision.PayTemples;
import dev.boardwright.tzolkin.TzolkinDecision.PickUpMore;
import dev.boardwright.tzolkin.TzolkinDecision.PlaceMore;
import dev.boardwright.tzolkin.TzolkinDecision.RaiseTemple;
import dev.boardwright.tzolkin.TzolkinDecision.RaiseTwoTemples;
import dev.boardwright.tzolkin.TzolkinDecision.TakeResources;
import dev.boardwright.tzolkin.TzolkinDecision.TakeTurn;
import dev.boardwright.tzolkin.TzolkinDecision.Trade;
import dev.boardwright.tzolkin.piece.Building;
import dev.boardwright.tzolkin.piece.Gear;
import dev.boardwright.tzolkin.piece.Temple;
import dev.boardwright.tzolkin.prophecy.Affliction;
import dev.boardwright.tzolkin.prophecy.ProphecyBoard;
import dev.boardwright.tzolkin.quick.QuickBoard;
import dev.boardwright.tzolkin.tribe.Ability;
import dev.boardwright.tzolkin.tribe.TribeDeal;
import java.util.ArrayList;
import java.util.List;
import java.util.function.IntFunction;
import java.util.random.RandomGenerator;

/** A game of Tzolk'in at one moment, and what happens at each of its steps. */
public final class TzolkinPosition extends Position<TzolkinMove> {

  final TzolkinOptions options;
  final Players players;
  final Gears gears;
  final Jungle jungle;
  final Calendar calendar;
  final Displays displays;
  final WealthDeal wealth;
  final TurnState turn;
  final TribeDeal tribes;
  final ProphecyBoard prophecies;
  final QuickBoard quick;

  /** The board before anything is drawn; nothing is to happen before {@link #begun()}. */
  TzolkinPosition(Setup setup) {
    super(setup, sources(setup));
    options = TzolkinOptions.of(setup);
    players = new Players(setup.seats());
    gears = new Gears(setup.seats(), Setups.dummies(setup.seats(), options.quickActions()));
    jungle = new Jungle(setup.seats());
    calendar = new Calendar();
    displays = new Displays(options.newBuildings());
    wealth = new WealthDeal(setup.seats());
    turn = new TurnState();
    tribes = new TribeDeal(setup.seats());
    prophecies = new ProphecyBoard(setup.seats());
    quick = new QuickBoard(setup.seats(), options.quickActions());
  }

  /** The same, with the setup to come. */
  TzolkinPosition begun() {
    Setups.begin(this);
    begin();
    return this;
  }

  private TzolkinPosition(TzolkinPosition other) {
    super(other);
    options = other.options;
    players = new Players(other.players);
    gears = new Gears(other.gears);
    jungle = new Jungle(other.jungle);
    calendar = new Calendar(other.calendar);
    displays = new Displays(other.displays);
    wealth = new WealthDeal(other.wealth);
    turn = new TurnState(other.turn);
    tribes = new TribeDeal(other.tribes);
    prophecies = new ProphecyBoard(other.prophecies);
    quick = new QuickBoard(other.quick);
  }

  private static int sources(Setup setup) {
    return TzolkinOptions.of(setup).expanded() ? TzolkinSource.COUNT : TzolkinSource.BASE_COUNT;
  }

  /** What a seat may do and pays. */
  Ability ability(int seat) {
    return tribes.ability(seat);
  }

  /** What is dearer or gives less now. */
  Affliction affliction() {
    return prophecies.affliction();
  }

  /** What the marker on the scoring track shows (T7). */
  int score(int seat) {
    return players.score(seat) + prophecies.points(seat);
  }

  /** Puts a step on top: what shall happen last is put first. */
  void next(Step step) {
    push(step);
  }

  /** Puts steps on top, the first one uppermost, and goes on with them. */
  void proceed(Step... steps) {
    begin(steps);
  }

  /** Asks all seats at once. */
  void askTogether(IntFunction<TzolkinDecision> first) {
    pushTogether(first);
  }

  // ---- what is asked

  @Override
  protected void list(Decision asked, List<TzolkinMove> out) {
    switch ((TzolkinDecision) asked) {
      case KeepWealth(int seat) -> Setups.list(this, seat, out);
      case TakeTurn(int seat, boolean begged) -> Placing.begin(this, seat, begged, out);
      case PlaceMore(int seat, int placed) -> {
        Placing.placements(this, seat, placed, out);
        out.add(Moves.END_TURN); // T45
      }
      case PickUpMore(int seat) -> {
        Placing.pickUps(this, seat, out);
        out.add(Moves.END_TURN); // T49
      }
      case ChooseAction(int seat, Gear gear, int space) ->
          Actions.choices(this, seat, gear, space, out);
      case ChooseAnyAction(int seat, boolean optional) ->
          Actions.anywhere(this, seat, optional, out);
      case Harvest(int seat, var field) -> Harvests.list(this, seat, field, out);
      case AdvanceTechnology advance -> Technologies.list(this, advance, out);
      case PayAdvance(int seat, var technology) ->
          Payments.any(this, seat, Technologies.cost(this, seat, technology), out);
      case PayTemples(int seat) -> Payments.any(this, seat, options.tikal5Cost(), out);
      case RaiseTemple _ -> {
        for (int temple = 0; temple < Temple.COUNT; temple++) { // T106
          out.add(Moves.raise(temple));
        }
      }
      case RaiseTwoTemples _ -> {
        for (int first = 0; first < Temple.COUNT; first++) { // T73
          for (int second = first + 1; second < Temple.COUNT; second++) {
            out.add(Moves.raiseTwo(first, second));
          }
        }
      }
      case Trade trade -> Market.list(this, trade, out);
      case TakeResources(int _, int amount) -> Payments.take(amount, out);
      case Construct construct -> Construction.list(this, construct, out);
      case ChooseArchitecture _ -> {
        out.add(Moves.ARCHITECTURE_HERE);
        out.add(Moves.ARCHITECTURE_LATER);
      }
      case PayBuilding(int seat, var building) ->
          Payments.allButOne(this, seat, turn.due(building.price()), out);
      case MakeOffering(int seat) -> Actions.offerings(this, seat, out);
      case ChooseDays _ -> {
        out.add(Moves.ONE_DAY); // T116
        out.add(Moves.TWO_DAYS);
      }
      case ExpansionDecision added -> Expansion.list(this, added, out);
    }
    Expansion.amend(this, asked, out);
  }

  @Override
  protected void answer(Decision asked, TzolkinMove move, Events events) {
    int seat = asked.seat();
    if (Expansion.interrupt(this, asked, move, events)) {
      return;
    }
    switch ((TzolkinDecision) asked) {
      case KeepWealth _ -> Setups.keep(this, seat, ((TzolkinMove.KeepWealth) move).tiles(), events);
      case TakeTurn turn -> Placing.begin(this, turn, move, events);
      case PlaceMore(int _, int placed) -> {
        if (move instanceof TzolkinMove.EndTurn) {
          Placing.end(this, seat);
        } else {
          Placing.place(this, seat, placed, move, events);
        }
      }
      case PickUpMore _ -> {
        if (move instanceof TzolkinMove.PickUp pickUp) {
          Placing.pickUp(this, seat, pickUp, events);
        } else {
          endTurn(seat);
        }
      }
      case ChooseAction action -> Actions.choose(this, action, move, events);
      case ChooseAnyAction _ -> Actions.chooseAny(this, seat, move, events);
      case Harvest harvest -> Harvests.harvest(this, harvest, move, events);
      case AdvanceTechnology advance -> Technologies.advance(this, advance, move, events);
      case PayAdvance(int _, var technology) -> {
        Payments.pay(this, seat, (TzolkinMove.Pay) move, events);
        Technologies.advance(this, seat, technology, events);
      }
      case PayTemples _ -> Payments.pay(this, seat, (TzolkinMove.Pay) move, events);
      case RaiseTemple _ -> Temples.up(this, seat, ((TzolkinMove.Raise) move).temple(), events);
      case RaiseTwoTemples _ -> {
        var two = (TzolkinMove.RaiseTwo) move;
        Temples.up(this, seat, two.first(), events);
        Temples.up(this, seat, two.second(), events);
      }
      case Trade trade -> Market.trade(this, trade, move, events);
      case TakeResources _ -> Payments.take(this, seat, (TzolkinMove.Take) move, events);
      case Construct construct -> Construction.choose(this, construct, move, events);
      case ChooseArchitecture(int _, var building) -> {
        boolean here = ((TzolkinMove.UseArchitecture) move).here();
        Construction.payFirst(this, seat, building, here, events);
      }
      case PayBuilding building -> Construction.pay(this, building, (TzolkinMove.Pay) move, events);
      case MakeOffering _ -> Actions.offer(this, seat, move, events);
      case ChooseDays _ ->
          Phase3.choose(this, seat, ((TzolkinMove.AdvanceCalendar) move).days(), events);
      case ExpansionDecision added -> Expansion.answer(this, added, move, events);
    }
  }

  /** The end of a turn (T33). */
  void endTurn(int seat) {
    if (turn.isQuickDue()) {
      QuickActions.endTurn(this, seat); // X37
    } else {
      push(new TzolkinTask.CollectCorn(seat));
      Construction.refill(this);
    }
  }

  // ---- luck

  @Override
  protected void outcomes(ChanceStep step, Outcomes<TzolkinMove> out) {
    Luck.outcomes(this, (TzolkinChance) step, out);
  }

  @Override
  protected void happen(ChanceStep step, TzolkinMove move, Events events) {
    Luck.happen(this, (TzolkinChance) step, move, events);
  }

  // ---- what happens by itself

  @Override
  protected void run(Task task, Events events) {
    switch ((TzolkinTask) task) {
      case TzolkinTask.ChooseWealth _ -> Setups.chooseWealth(this);
      case TzolkinTask.Round _ -> beginRound(events);
      case TzolkinTask.Turn(int seat) -> {
        events.add(new TzolkinEvent.TurnBegun(seat));
        Placing.beginTurn(this, seat, events);
      }
      case TzolkinTask.CollectCorn(int seat) -> collectCorn(seat, events);
      case TzolkinTask.FoodDay _ -> FoodDays.hold(this, events);
      case TzolkinTask.Feed _ -> FoodDays.feed(this, events);
      case TzolkinTask.TempleRewards _ -> FoodDays.reward(this, events);
      case TzolkinTask.Phase3 _ -> Phase3.begin(this, events);
      case TzolkinTask.NextRound _ -> {
        if (!calendar.isLastRound()) { // T132
          push(new TzolkinTask.Round());
        }
      }
      case TzolkinTask.ResolveEffects(int seat, Building building, int from) ->
          Gains.resolve(this, seat, building, from, events);
      case ExpansionTask added -> Expansion.run(this, added, events);
    }
  }

  /** Phase 1 for all seats, phase 2, phase 3 (T27, T28). */
  private void beginRound(Events events) {
    events.add(new TzolkinEvent.RoundBegun(calendar.round()));
    push(new TzolkinTask.Phase3());
    push(new TzolkinTask.FoodDay());
    for (int i = seats() - 1; i >= 0; i--) {
      push(new TzolkinTask.Turn((calendar.startSeat() + i) % seats()));
    }
  }

  private void collectCorn(int seat, Events events) {
    if (calendar.startSpace() == seat) { // T110
      int corn = calendar.takeCorn();
      players.addCorn(seat, corn);
      events.add(new TzolkinEvent.CalendarCornTaken(seat, corn));
    }
  }

  // ---- the rest of the contract

  @Override
  public TzolkinPosition copy() {
    return new TzolkinPosition(this);
  }

  @Override
  public Board view(Viewer viewer) {
    return Views.of(this, viewer);
  }

  @Override
  public TzolkinPosition determinize(int seat, RandomGenerator rng) {
    TzolkinPosition other = copy();
    other.tribes.redraw(seat, rng);
    other.wealth.redraw(seat, other.tribes, rng);
    return other;
  }

  @Override
  public Result result() {
    return FinalScoring.result(this);
  }

  @Override
  public List<Integer> census() {
    List<Integer> counts = new ArrayList<>();
    Census.add(this, counts);
    return counts;
  }

  /** Declines, ends the turn, picks up rather than places; all of these are listed last. */
  @Override
  public TzolkinMove fallback(int seat) {
    List<TzolkinMove> moves = legalMoves(seat);
    return decision(seat) instanceof ChooseDays ? moves.getFirst() : moves.getLast();
  }

  @Override
  public double estimate(int seat) {
    return Estimate.of(this, seat);
  }

  @Override
  protected void digest(Digest out) {
    players.digest(out);
    gears.digest(out);
    jungle.digest(out);
    calendar.digest(out);
    displays.digest(out);
    wealth.digest(out);
    if (options.expanded()) {
      turn.digest(out);
      tribes.digest(out);
      prophecies.digest(out);
      quick.digest(out);
    }
  }
}
