package dev.boardwright.bench;

import dev.boardwright.bots.Playout;
import dev.boardwright.engine.Ruleset;
import dev.boardwright.engine.Setup;
import java.util.SplittableRandom;
import org.openjdk.jmh.annotations.AuxCounters;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.BenchmarkMode;
import org.openjdk.jmh.annotations.Fork;
import org.openjdk.jmh.annotations.Level;
import org.openjdk.jmh.annotations.Measurement;
import org.openjdk.jmh.annotations.Mode;
import org.openjdk.jmh.annotations.Param;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.State;
import org.openjdk.jmh.annotations.Warmup;

/**
 * Random games a second, on one core. The counter {@code decisions} is seat decisions a second,
 * those with one answer included. A ruleset with {@code +} is played with all its expansions.
 */
@State(Scope.Benchmark)
@BenchmarkMode(Mode.Throughput)
@Warmup(iterations = 5, time = 2)
@Measurement(iterations = 5, time = 2)
@Fork(1)
public class Playouts {

  @Param({"tikal", "seasons", "tzolkin", "tzolkin+", "santa_maria", "night_market", "nim"})
  public String ruleset = "";

  @Param("4")
  public int seats;

  private Ruleset<?> rules;
  private Setup setup;
  private SplittableRandom rng;

  /** Counts what the games consist of. */
  @State(Scope.Thread)
  @AuxCounters(AuxCounters.Type.OPERATIONS)
  public static class Counts {
    public long decisions;
  }

  @org.openjdk.jmh.annotations.Setup(Level.Trial)
  public void prepare() {
    boolean whole = ruleset.endsWith("+");
    rules = Games.ruleset(whole ? ruleset.substring(0, ruleset.length() - 1) : ruleset);
    setup = whole ? Games.expanded(rules, seats) : Setup.standard(rules, seats);
    rng = new SplittableRandom(1);
  }

  @Benchmark
  public int game(Counts counts) {
    int decisions = Playout.random(rules.start(setup), rng);
    counts.decisions += decisions;
    return decisions;
  }
}
