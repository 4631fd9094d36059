package dev.boardwright.engine;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/** A position that moves along its log, entry by entry. The mutable half of a {@link Match}. */
final class Tape<M extends Move> {

  /** A seat that is not asked. */
  static final int NOT_ASKED = -1;

  private final Ruleset<M> ruleset;
  private final Grammar<M> grammar;
  private final Setup setup;
  private Growing<Logged> log;
  private Growing<Logged> effective;
  private final int[] asked;
  private Position<M> position;
  private SeatSet left;
  private SeatSet standIns;
  private boolean abandoned;
  private final List<Integer> choicesSince; // the log length when each choice together began

  Tape(Ruleset<M> ruleset, Setup setup) {
    this.ruleset = ruleset;
    this.grammar = ruleset.moves();
    this.setup = setup;
    this.log = Growing.empty();
    this.effective = Growing.empty();
    this.position = ruleset.start(setup);
    this.left = SeatSet.NONE;
    this.standIns = SeatSet.NONE;
    this.asked = new int[setup.seats()];
    this.choicesSince = new ArrayList<>();
    Arrays.fill(asked, NOT_ASKED);
    askAnew();
  }

  private Tape(Tape<M> other) {
    ruleset = other.ruleset;
    grammar = other.grammar;
    setup = other.setup;
    log = other.log;
    effective = other.effective;
    position = other.position.copy();
    left = other.left;
    standIns = other.standIns;
    abandoned = other.abandoned;
    asked = other.asked.clone();
    choicesSince = new ArrayList<>(other.choicesSince);
  }

  Tape<M> copy() {
    return new Tape<>(this);
  }

  Position<M> position() {
    return position;
  }

  Grammar<M> grammar() {
    return grammar;
  }

  List<Logged> log() {
    return log;
  }

  int version() {
    return log.size();
  }

  /** The seats whose players have left. */
  SeatSet left() {
    return left;
  }

  /** Those of them that bots play on. */
  SeatSet standIns() {
    return standIns;
  }

  /** Whether the rules answer for this seat, as its player has left. */
  boolean vacant(int seat) {
    return left.contains(seat) && !standIns.contains(seat);
  }

  /** Whether the game has ended because somebody left. */
  boolean abandoned() {
    return abandoned;
  }

  /** The log length when this seat was first asked what it is asked now. */
  int asked(int seat) {
    return asked[seat];
  }

  /** Whether the game has ended, by its rules or because at most one player is left. */
  boolean over() {
    return position.over() || abandoned || (!left.isEmpty() && left.size() >= setup.seats() - 1);
  }

  /** The seats that are asked now; none when the game is over. */
  SeatSet toAct() {
    return over() ? SeatSet.NONE : position.toAct();
  }

  boolean isAsked(int seat) {
    return toAct().contains(seat);
  }

  /** A digest of the position and of who has left. */
  long digest() {
    return position.digest() + left.bits() + ((long) standIns.bits() << Seat.MOST);
  }

  // ---- forward

  /** Plays and logs a legal move of a seat. */
  void move(int seat, M move, boolean auto) {
    Decision decision = position.decision(seat);
    SeatSet audience = decision.secret() ? SeatSet.of(seat) : SeatSet.ALL;
    var entry = new Entry(Entry.Kind.MOVE, seat, asked[seat], grammar.text(move), auto);
    play(entry, move, audience);
  }

  /** Plays and logs what CHANCE brings. */
  void chance(M move) {
    SeatSet audience = position.chanceStep().audience();
    play(
        new Entry(Entry.Kind.CHANCE, Seat.CHANCE, version(), grammar.text(move), false),
        move,
        audience);
  }

  private void play(Entry entry, M move, SeatSet audience) {
    var events = new Events.Kept();
    position.playLegal(entry.seat(), move, events);
    log(entry, audience, events.told());
    if (entry.seat() != Seat.CHANCE) {
      asked[entry.seat()] = NOT_ASKED;
    }
    askAnew();
  }

  /** Logs that a player has left, for good. */
  void vacate(int seat, Entry.Kind kind, Leaving leaving) {
    log(new Entry(kind, seat, version(), leaving.code(), false), SeatSet.ALL, List.of());
    left = left.with(seat);
    standIns = leaving == Leaving.BOT ? standIns.with(seat) : standIns;
    abandoned |= leaving == Leaving.END;
    askAnew();
  }

  /** Withdraws what follows a decision of a seat, which {@link Undo} has allowed. */
  void undo(int seat, int to) {
    boolean within = within(to);
    log(new Entry(Entry.Kind.UNDO, seat, to, "", false), SeatSet.ALL, List.of());
    Growing<Logged> kept = Growing.empty();
    for (Logged earlier : effective) {
      kept = Undo.withdraws(seat, to, within, earlier) ? kept : kept.with(earlier);
    }
    effective = kept;
    position = replayed();
    asked[seat] = NOT_ASKED;
    askAnew();
  }

  private Position<M> replayed() {
    Position<M> fresh = ruleset.start(setup);
    for (Logged logged : effective) {
      Entry entry = logged.entry();
      if (entry.kind() == Entry.Kind.MOVE || entry.kind() == Entry.Kind.CHANCE) {
        fresh.playLegal(entry.seat(), parsed(entry.code()), Events.NONE);
      }
    }
    return fresh;
  }

  /** The log without withdrawn entries; undo entries themselves are not in it. */
  List<Logged> effective() {
    return effective;
  }

  /** Whether a decision belongs to a choice that several seats are still making together. */
  boolean within(int to) {
    return position.together() && to >= choicesSince.getLast();
  }

  private void log(Entry entry, SeatSet audience, List<Events.Told> events) {
    Logged logged = new Logged(version() + 1, entry, audience, events);
    log = log.with(logged);
    if (entry.kind() != Entry.Kind.UNDO) {
      effective = effective.with(logged);
    }
  }

  private void askAnew() {
    while (choicesSince.size() > position.choices()) {
      choicesSince.removeLast(); // an undo went back to before it
    }
    while (choicesSince.size() < position.choices()) {
      choicesSince.add(version());
    }
    for (int seat = 0; seat < asked.length; seat++) {
      if (!isAsked(seat)) {
        asked[seat] = NOT_ASKED;
      } else if (asked[seat] == NOT_ASKED) {
        asked[seat] = version();
      }
    }
  }

  // ---- replay

  /** Repeats an entry of a stored log. */
  void repeat(Entry entry) throws ReplayFailed {
    switch (entry.kind()) {
      case MOVE -> {
        requireAsked(entry);
        move(entry.seat(), legal(entry), entry.auto());
      }
      case CHANCE -> {
        if (!position.chanceToAct()) {
          throw new ReplayFailed(version(), Message.of("record.no_chance"));
        }
        chance(legal(entry));
      }
      case UNDO -> {
        if (Undo.refused(this, entry.seat(), entry.asked()).isPresent()) {
          throw new ReplayFailed(version(), Message.of("record.undo"));
        }
        undo(entry.seat(), entry.asked());
      }
      case RESIGN, TIMEOUT -> {
        if (entry.seat() < 0 || entry.seat() >= setup.seats() || left.contains(entry.seat())) {
          throw new ReplayFailed(
              version(), Message.of("record.cannot_leave", "seat", entry.seat()));
        }
        vacate(entry.seat(), entry.kind(), leaving(entry));
      }
    }
  }

  private void requireAsked(Entry entry) throws ReplayFailed {
    int seat = entry.seat();
    if (seat < 0 || seat >= setup.seats() || !isAsked(seat) || asked[seat] != entry.asked()) {
      throw new ReplayFailed(
          version(), Message.of("record.not_asked", "seat", seat, "asked", entry.asked()));
    }
  }

  private Leaving leaving(Entry entry) throws ReplayFailed {
    return Leaving.of(entry.code())
        .orElseThrow(
            () -> new ReplayFailed(version(), Message.of("record.leaving", "code", entry.code())));
  }

  private M legal(Entry entry) throws ReplayFailed {
    if (grammar.parse(entry.code()) instanceof Parsed.Ok<M>(M move)
        && position.legalMoves(entry.seat()).contains(move)) {
      return move;
    }
    throw new ReplayFailed(
        version(), Message.of("record.not_legal", "move", Grammar.shown(entry.code(), 60)));
  }

  private M parsed(String code) {
    return switch (grammar.parse(code)) {
      case Parsed.Ok<M>(M move) -> move;
      case Parsed.Bad<M>(Text reason) -> throw new IllegalStateException(code + ": " + reason);
    };
  }
}
