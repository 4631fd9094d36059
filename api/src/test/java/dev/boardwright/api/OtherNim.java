package dev.boardwright.api;

import dev.boardwright.engine.Board;
import dev.boardwright.engine.Grammar;
import dev.boardwright.engine.Option;
import dev.boardwright.engine.Position;
import dev.boardwright.engine.Ruleset;
import dev.boardwright.engine.Setup;
import dev.boardwright.nim.Nim;
import dev.boardwright.nim.Nim.NimDecision;
import dev.boardwright.nim.Nim.NimEvent;
import dev.boardwright.nim.Nim.NimMove;
import java.util.List;
import java.util.function.UnaryOperator;

/**
 * Nim as another build of the server might have it.
 *
 * @param versions of its rules, the current one last
 * @param starting what it makes of a setup before it starts; may throw
 */
record OtherNim(List<Integer> versions, UnaryOperator<Setup> starting) implements Ruleset<NimMove> {

  private static final Nim NIM = new Nim();

  /** Nim as it is, with the one version. */
  static OtherNim of(int version, UnaryOperator<Setup> starting) {
    return new OtherNim(List.of(version), starting);
  }

  /** Nim whose second version has ten stones; it still plays the first. */
  static OtherNim upgraded() {
    return new OtherNim(
        List.of(1, 2),
        setup -> setup.since(2) ? setup.with(new Option.Whole("stones", 5, 40, 21), 10) : setup);
  }

  @Override
  public int version() {
    return versions.getLast();
  }

  @Override
  public String id() {
    return NIM.id();
  }

  @Override
  public int minSeats() {
    return NIM.minSeats();
  }

  @Override
  public int maxSeats() {
    return NIM.maxSeats();
  }

  @Override
  public List<Option<?>> options() {
    return NIM.options();
  }

  @Override
  public Position<NimMove> start(Setup setup) {
    return NIM.start(starting.apply(setup));
  }

  @Override
  public Grammar<NimMove> moves() {
    return NIM.moves();
  }

  @Override
  public Grammar<NimDecision> decisions() {
    return NIM.decisions();
  }

  @Override
  public Grammar<NimEvent> events() {
    return NIM.events();
  }

  @Override
  public List<? extends Enum<?>> sources() {
    return NIM.sources();
  }

  @Override
  public List<String> reasons() {
    return NIM.reasons();
  }

  @Override
  public List<String> categories() {
    return NIM.categories();
  }

  @Override
  public Class<? extends Board> boardType() {
    return NIM.boardType();
  }

  @Override
  public Record components() {
    return NIM.components();
  }

  @Override
  public Limits limits() {
    return NIM.limits();
  }
}
