package dev.boardwright.bench;

import dev.boardwright.engine.Append;
import dev.boardwright.engine.Events;
import dev.boardwright.engine.Match;
import dev.boardwright.engine.Move;
import dev.boardwright.engine.Position;
import dev.boardwright.engine.ReplayFailed;
import dev.boardwright.engine.Ruleset;
import dev.boardwright.engine.Seed;
import dev.boardwright.engine.Setup;
import dev.boardwright.engine.Viewer;
import java.util.List;
import java.util.SplittableRandom;
import java.util.concurrent.TimeUnit;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.BenchmarkMode;
import org.openjdk.jmh.annotations.Fork;
import org.openjdk.jmh.annotations.Level;
import org.openjdk.jmh.annotations.Measurement;
import org.openjdk.jmh.annotations.Mode;
import org.openjdk.jmh.annotations.OutputTimeUnit;
import org.openjdk.jmh.annotations.Param;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.State;
import org.openjdk.jmh.annotations.Warmup;

/** What a search or a node does with one position, over all positions of a random game. */
@State(Scope.Benchmark)
@BenchmarkMode(Mode.AverageTime)
@OutputTimeUnit(TimeUnit.NANOSECONDS)
@Warmup(iterations = 5, time = 1)
@Measurement(iterations = 5, time = 1)
@Fork(1)
public class Positions {

  @Param({"tikal", "seasons", "tzolkin", "santa_maria", "night_market", "nim"})
  public String ruleset = "";

  @Param("4")
  public int seats;

  private Bench<?> bench;

  /** The same with the type of the moves. */
  private static final class Bench<M extends Move> {
    private final Ruleset<M> rules;
    private final Setup setup;
    private final Match<M> match;
    private final List<Position<M>> positions;
    private final SplittableRandom rng = new SplittableRandom(1);
    private int next;

    Bench(Ruleset<M> rules, int seats) {
      this.rules = rules;
      setup = Setup.standard(rules, seats);
      match = Games.match(rules, seats);
      positions = Games.positions(rules, seats);
    }

    Position<M> next() {
      next = next + 1 < positions.size() ? next + 1 : 0;
      return positions.get(next);
    }

    Position<M> copyAndPlay() {
      Position<M> copy = next().copy();
      int seat = copy.toAct().first();
      copy.playLegal(seat, copy.randomMove(seat, rng), Events.NONE);
      return copy;
    }

    Object list() {
      Position<M> copy = next().copy(); // a copy has listed nothing yet
      return copy.legalMoves(copy.toAct().first());
    }

    Object replay() throws ReplayFailed {
      return Match.replay(rules, setup, Seed.of("bench " + setup.seats()), match.appends());
    }

    int entries() {
      return match.appends().stream().map(Append::entries).mapToInt(List::size).sum();
    }
  }

  @org.openjdk.jmh.annotations.Setup(Level.Trial)
  public void prepare() {
    bench = new Bench<>(Games.ruleset(ruleset), seats);
    System.out.println(bench.entries() + " log entries");
  }

  @Benchmark
  public Object copy() {
    return bench.next().copy();
  }

  @Benchmark
  public Object copyAndList() {
    return bench.list();
  }

  @Benchmark
  public Object copyAndPlay() {
    return bench.copyAndPlay();
  }

  @Benchmark
  public Object view() {
    Position<?> position = bench.next();
    return position.view(Viewer.of(position.toAct().first()));
  }

  @Benchmark
  public Object determinize() {
    Position<?> position = bench.next();
    return position.determinize(position.toAct().first(), bench.rng);
  }

  @Benchmark
  public long digest() {
    return bench.next().digest();
  }

  /** A whole game from its log, every entry checked, every digest compared. */
  @Benchmark
  public Object replay() throws ReplayFailed {
    return bench.replay();
  }
}
