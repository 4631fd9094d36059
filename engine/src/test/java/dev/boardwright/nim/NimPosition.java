package dev.boardwright.nim;

import dev.boardwright.engine.Board;
import dev.boardwright.engine.ChanceStep;
import dev.boardwright.engine.Decision;
import dev.boardwright.engine.Digest;
import dev.boardwright.engine.Events;
import dev.boardwright.engine.Outcomes;
import dev.boardwright.engine.Position;
import dev.boardwright.engine.Result;
import dev.boardwright.engine.Setup;
import dev.boardwright.engine.Task;
import dev.boardwright.engine.Viewer;
import dev.boardwright.nim.Nim.NimBoard;
import dev.boardwright.nim.Nim.NimChance.DrawFirst;
import dev.boardwright.nim.Nim.NimDecision.TakeStones;
import dev.boardwright.nim.Nim.NimEvent.Taken;
import dev.boardwright.nim.Nim.NimMove;
import dev.boardwright.nim.Nim.NimMove.Begin;
import dev.boardwright.nim.Nim.NimMove.Take;
import java.util.ArrayList;
import java.util.List;
import java.util.random.RandomGenerator;

final class NimPosition extends Position<NimMove> {

  private int stones;
  private int taken;
  private int lastToTake;

  NimPosition(Setup setup) {
    super(setup, Nim.Source.values().length);
    stones = setup.option(Nim.STONES);
    push(new DrawFirst());
    begin();
  }

  private NimPosition(NimPosition other) {
    super(other);
    stones = other.stones;
    taken = other.taken;
    lastToTake = other.lastToTake;
  }

  @Override
  protected void list(Decision asked, List<NimMove> out) {
    for (int n = 1; n <= Math.min(3, stones); n++) {
      out.add(new Take(n));
    }
  }

  @Override
  protected void answer(Decision asked, NimMove move, Events events) {
    Take take = (Take) move;
    stones -= take.stones();
    taken += take.stones();
    lastToTake = asked.seat();
    events.add(new Taken(asked.seat(), take.stones(), stones));
    if (stones > 0) { // with nothing left to decide the game is over
      push(new TakeStones((asked.seat() + 1) % seats()));
    }
  }

  @Override
  protected void outcomes(ChanceStep step, Outcomes<NimMove> out) {
    for (int seat = 0; seat < seats(); seat++) {
      out.add(new Begin(seat), 1);
    }
  }

  @Override
  protected void happen(ChanceStep step, NimMove move, Events events) {
    push(new TakeStones(((Begin) move).seat()));
  }

  @Override
  protected void run(Task task, Events events) {
    throw new IllegalStateException("Nim has no tasks");
  }

  @Override
  public NimPosition copy() {
    return new NimPosition(this);
  }

  @Override
  public Board view(Viewer viewer) {
    return new NimBoard(stones);
  }

  @Override
  public NimPosition determinize(int seat, RandomGenerator rng) {
    return copy(); // nothing is hidden
  }

  @Override
  public Result result() {
    List<Result.Score> scores = new ArrayList<>();
    for (int seat = 0; seat < seats(); seat++) {
      int won = over() && seat == lastToTake ? 1 : 0;
      scores.add(Result.Score.of(seat, List.of(new Result.Part("last_stone", won))));
    }
    return Result.byPoints("last_stone", scores);
  }

  @Override
  public List<Integer> census() {
    return List.of(stones + taken);
  }

  @Override
  protected void digest(Digest out) {
    out.add(stones).add(taken).add(lastToTake);
  }
}
