package dev.boardwright.api.bench;

import com.fasterxml.jackson.core.JsonProcessingException;
import dev.boardwright.api.wire.Answers;
import dev.boardwright.api.wire.Json;
import dev.boardwright.engine.Events;
import dev.boardwright.engine.Move;
import dev.boardwright.engine.Position;
import dev.boardwright.engine.Ruleset;
import dev.boardwright.engine.Rulesets;
import dev.boardwright.engine.Seat;
import dev.boardwright.engine.Viewer;
import java.util.ArrayList;
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
import org.openjdk.jmh.annotations.Setup;
import org.openjdk.jmh.annotations.State;
import org.openjdk.jmh.annotations.Warmup;

/** A board made for a seat and written as JSON, over all positions of a random game. */
@State(Scope.Benchmark)
@BenchmarkMode(Mode.AverageTime)
@OutputTimeUnit(TimeUnit.MICROSECONDS)
@Warmup(iterations = 5, time = 1)
@Measurement(iterations = 5, time = 1)
@Fork(1)
public class Views {

  @Param("tikal")
  public String ruleset = "";

  @Param("4")
  public int seats;

  private List<? extends Position<?>> positions = List.of();
  private int next;

  @Setup(Level.Trial)
  public void prepare() {
    Ruleset<?> rules =
        Rulesets.installed().stream()
            .filter(found -> found.id().equals(ruleset))
            .findFirst()
            .orElseThrow();
    positions = positions(rules, seats);
  }

  private static <M extends Move> List<Position<M>> positions(Ruleset<M> rules, int seats) {
    var rng = new SplittableRandom(seats);
    List<Position<M>> positions = new ArrayList<>();
    Position<M> position =
        rules.start(dev.boardwright.engine.Setup.standard(rules, seats)); // not JMH's
    while (!position.over()) {
      int seat = position.chanceToAct() ? Seat.CHANCE : position.toAct().first();
      if (seat != Seat.CHANCE) {
        positions.add(position.copy());
      }
      position.playLegal(seat, position.randomMove(seat, rng), Events.NONE);
    }
    return positions;
  }

  @Benchmark
  public byte[] viewToJson() throws JsonProcessingException {
    next = next + 1 < positions.size() ? next + 1 : 0;
    Position<?> position = positions.get(next);
    Viewer viewer = Viewer.of(position.toAct().first());
    return Json.MAPPER.writeValueAsBytes(new Answers.TypedBoard(ruleset, position.view(viewer)));
  }
}
