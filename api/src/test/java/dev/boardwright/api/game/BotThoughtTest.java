package dev.boardwright.api.game;

import static org.assertj.core.api.Assertions.assertThat;

import dev.boardwright.api.ops.Metrics;
import dev.boardwright.api.store.SqliteStore;
import dev.boardwright.api.store.Store;
import dev.boardwright.api.wire.HouseBot;
import dev.boardwright.api.wire.Requests;
import dev.boardwright.api.wire.Requests.SeatRequest;
import dev.boardwright.api.wire.Status;
import dev.boardwright.bots.Bot;
import dev.boardwright.bots.RandomBot;
import dev.boardwright.engine.Append;
import dev.boardwright.engine.Entry;
import dev.boardwright.engine.Logged;
import dev.boardwright.engine.Match;
import dev.boardwright.engine.Move;
import dev.boardwright.engine.Observation;
import dev.boardwright.market.Market;
import dev.boardwright.nim.Nim;
import java.nio.file.Path;
import java.time.Duration;
import java.time.InstantSource;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.random.RandomGenerator;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** What happens while a house bot thinks. */
class BotThoughtTest {

  private static final SeatRequest BOT =
      new SeatRequest(
          SeatRequest.Kind.BOT, Optional.empty(), Optional.empty(), Optional.of(HouseBot.RANDOM));
  private static final SeatRequest PLAYER = NewGame.seat(SeatRequest.Kind.RESERVED);

  @TempDir Path folder;
  private Store store;
  private Games games;

  @BeforeEach
  void start() {
    store = SqliteStore.open(folder);
    var retention = new Retention(Duration.ofDays(1), Optional.empty(), Optional.empty());
    var catalog = new Catalog(List.of(new Nim(), new Market()));
    games = new Games(store, catalog, retention, new Metrics(), new Calls(store), 1_000);
  }

  @AfterEach
  void stop() {
    store.close();
  }

  private String create(String ruleset, SeatRequest... seats) {
    return new Lobby(games, _ -> Optional.empty(), InstantSource.system())
        .create(NewGame.of(ruleset, seats), Optional.empty(), Bearer.NOBODY)
        .game()
        .id();
  }

  private Optional<Duration> see(String game, Bot bot) {
    try (var house = new HouseBots(games, new Metrics(), 1, _ -> bot)) {
      return house.see(game);
    }
  }

  private List<Entry> moves(String game, int seat) {
    return games.fresh(game).requireMatch().log().stream()
        .map(Logged::entry)
        .filter(entry -> entry.kind() == Entry.Kind.MOVE && entry.seat() == seat && !entry.auto())
        .toList();
  }

  /** The first legal move of a seat. */
  private void play(String id, int seat) {
    games.change(id, game -> play(game, game.requireMatch(), seat));
  }

  private static <M extends Move> Plan<Boolean> play(Game game, Match<M> match, int seat) {
    var asked = match.asked(seat).orElseThrow();
    String code = match.ruleset().moves().text(asked.moves().getFirst());
    if (match.submit(seat, asked.id(), List.of(code))
        instanceof Match.Outcome.Accepted<M>(Match<M> next, Append append)) {
      return Plan.Change.of(game, next, append, _ -> true);
    }
    throw new IllegalStateException("a legal move is refused: " + code);
  }

  /** A player who answers while a bot thinks wins the race; the bot has the same luck again. */
  @Test
  void aBotThatWasTooSlowThinksAgainWithTheSameLuck() {
    String game = create("night_market", BOT, PLAYER);
    List<Long> lucks = new ArrayList<>();
    List<Integer> seats = new ArrayList<>();
    Bot slow =
        new Bot() {
          @Override
          public <M extends Move> M choose(Observation<M> seen, RandomGenerator rng) {
            lucks.add(rng.nextLong());
            seats.add(seen.seat());
            if (lucks.size() == 1) {
              play(game, 1);
            }
            return seen.legalMoves().getFirst();
          }
        };
    see(game, slow);
    assertThat(moves(game, 1)).hasSize(1);
    assertThat(moves(game, 0)).isNotEmpty();
    assertThat(lucks.get(1)).isEqualTo(lucks.get(0));
    assertThat(lucks.stream().skip(1)).doesNotHaveDuplicates();
    assertThat(seats).containsOnly(0);
  }

  @Test
  void luckIsNotThatOfTheSeed() {
    List<Long> lucks = new ArrayList<>();
    Bot watching =
        new Bot() {
          @Override
          public <M extends Move> M choose(Observation<M> seen, RandomGenerator rng) {
            lucks.add(rng.nextLong());
            return seen.legalMoves().getFirst();
          }
        };
    for (int i = 0; i < 2; i++) {
      var request =
          new Requests.CreateGame(
              "night_market",
              Optional.empty(),
              List.of(BOT, PLAYER),
              Optional.empty(),
              Optional.of("one seed"),
              Optional.empty(),
              Optional.empty(),
              Optional.empty(),
              Optional.empty());
      see(
          new Lobby(games, _ -> Optional.empty(), InstantSource.system())
              .create(request, Optional.empty(), Bearer.NOBODY)
              .game()
              .id(),
          watching);
    }
    assertThat(lucks).hasSizeGreaterThan(1).doesNotHaveDuplicates();
  }

  @Test
  void forABotThatFailsTheRulesAnswer() {
    String game = create("nim", BOT, BOT);
    Bot failing =
        new Bot() {
          @Override
          public <M extends Move> M choose(Observation<M> seen, RandomGenerator rng) {
            throw new IllegalStateException("planted: a bot that fails");
          }
        };
    while (see(game, failing).isPresent()) {
      assertThat(games.fresh(game).status()).isEqualTo(Status.RUNNING);
    }
    assertThat(games.fresh(game).status()).isEqualTo(Status.FINISHED);
    assertThat(moves(game, 0)).extracting(Entry::code).containsOnly("take 1");
  }

  @Test
  void whereNobodyIsToMoveNothingIsDone() {
    assertThat(see("a".repeat(20), new RandomBot())).isEmpty();
    String game = create("nim", PLAYER, PLAYER);
    int version = games.fresh(game).version();
    assertThat(see(game, new RandomBot())).isEmpty();
    assertThat(games.fresh(game).version()).isEqualTo(version);
  }
}
