package dev.boardwright.engine;

import java.util.Arrays;
import java.util.List;
import java.util.random.RandomGenerator;
import java.util.stream.IntStream;

/**
 * Nothing but choices that all seats make together, one after the other, without CHANCE: for tests
 * of undo. In each choice a seat picks two numbers; the second is at least the first, so it may be
 * forced. Then the first seat says yes or no.
 */
final class Choices implements Ruleset<Choices.Pick> {

  static final int ROUNDS = 3;

  sealed interface Pick extends Move {
    @SuppressWarnings("AvoidCommonTypeNames") // of a move, not of Java
    record Number(@Range(max = 3) int number) implements Pick {}

    record Yes() implements Pick {}

    record No() implements Pick {}
  }

  sealed interface Ask extends Decision {
    record First(int seat) implements Ask {}

    record Second(int seat, @Range(max = 3) int least) implements Ask {}

    record Agree(int seat) implements Ask {}
  }

  record Round(@Range(max = ROUNDS) int round) implements Task {}

  sealed interface Happened extends Event {
    record Agreed(int seat) implements Happened {}
  }

  record Sums(List<Integer> sums) implements Board {}

  private static final Grammar<Pick> MOVES = Grammar.of(Pick.class);
  private static final Grammar<Ask> DECISIONS = Grammar.of(Ask.class);
  private static final Grammar<Happened> EVENTS = Grammar.of(Happened.class);

  @Override
  public String id() {
    return "choices";
  }

  @Override
  public int version() {
    return 1;
  }

  @Override
  public int minSeats() {
    return 1;
  }

  @Override
  public int maxSeats() {
    return 4;
  }

  @Override
  public List<Option<?>> options() {
    return List.of();
  }

  @Override
  public Position<Pick> start(Setup setup) {
    return new ChoicesPosition(setup);
  }

  @Override
  public Grammar<Pick> moves() {
    return MOVES;
  }

  @Override
  public Grammar<Ask> decisions() {
    return DECISIONS;
  }

  @Override
  public Grammar<Happened> events() {
    return EVENTS;
  }

  @Override
  public List<? extends Enum<?>> sources() {
    return List.of();
  }

  @Override
  public List<String> reasons() {
    return List.of("agreed");
  }

  @Override
  public List<String> categories() {
    return List.of("sum");
  }

  @Override
  public Class<? extends Board> boardType() {
    return Sums.class;
  }

  @Override
  public Record components() {
    return new Sums(List.of());
  }

  @Override
  public Limits limits() {
    return new Limits(27, 9);
  }

  private static final class ChoicesPosition extends Position<Pick> {

    private final int[] sums;

    ChoicesPosition(Setup setup) {
      super(setup, 0);
      sums = new int[setup.seats()];
      push(new Round(1));
      begin();
    }

    private ChoicesPosition(ChoicesPosition other) {
      super(other);
      sums = other.sums.clone();
    }

    @Override
    protected void run(Task task, Events events) {
      int round = ((Round) task).round();
      if (round < ROUNDS) {
        push(new Round(round + 1));
      }
      push(new Ask.Agree(0));
      pushTogether(Ask.First::new);
    }

    @Override
    protected void list(Decision asked, List<Pick> out) {
      switch ((Ask) asked) {
        case Ask.First _ -> IntStream.range(0, 4).forEach(n -> out.add(new Pick.Number(n)));
        case Ask.Second(int _, int least) ->
            IntStream.range(least, 4).forEach(n -> out.add(new Pick.Number(n)));
        case Ask.Agree _ -> out.addAll(List.of(new Pick.Yes(), new Pick.No()));
      }
    }

    @Override
    protected void answer(Decision asked, Pick move, Events events) {
      if (move instanceof Pick.Number(int number)) {
        sums[asked.seat()] = sums[asked.seat()] * 4 + number;
        if (asked instanceof Ask.First(int seat)) {
          push(new Ask.Second(seat, number));
        }
      } else {
        events.add(new Happened.Agreed(asked.seat()));
      }
    }

    @Override
    protected void outcomes(ChanceStep step, Outcomes<Pick> out) {
      throw new IllegalStateException("there is no luck in this");
    }

    @Override
    protected void happen(ChanceStep step, Pick move, Events events) {
      throw new IllegalStateException("there is no luck in this");
    }

    @Override
    protected void digest(Digest out) {
      out.add(sums);
    }

    @Override
    public Position<Pick> copy() {
      return new ChoicesPosition(this);
    }

    @Override
    public Board view(Viewer viewer) {
      return new Sums(Arrays.stream(sums).boxed().toList());
    }

    @Override
    public Position<Pick> determinize(int seat, RandomGenerator rng) {
      return copy();
    }

    @Override
    public Result result() {
      return Result.byPoints(
          "agreed",
          IntStream.range(0, seats())
              .mapToObj(seat -> Result.Score.of(seat, List.of(new Result.Part("sum", sums[seat]))))
              .toList());
    }

    @Override
    public List<Integer> census() {
      return List.of();
    }
  }
}
