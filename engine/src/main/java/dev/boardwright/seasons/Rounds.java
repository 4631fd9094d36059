package dev.boardwright.seasons;

import dev.boardwright.seasons.SeasonsTask.NextDue;
import dev.boardwright.seasons.cards.Card;
import dev.boardwright.seasons.cards.Played;
import dev.boardwright.seasons.cards.Trigger;
import java.util.List;

/** What happens between turns, and how time passes (sections 3, 7, 8 of the rules). */
final class Rounds {

  private static final long DAMNED_SOUL = 1L << Card.DAMNED_SOUL_OF_ONYS.ordinal();
  private static final int SOUL_TAKES = 3;

  /** End-of-round effects that bring crystals. */
  private static final long BRING_CRYSTALS =
      (1L << Card.WONDROUS_CHEST.ordinal()) | (1L << Card.TITUS_DEEPGAZE.ordinal());

  private Rounds() {}

  static void begin(Play play) {
    SeasonsPosition now = play.now();
    Season season = Calendar.season(now.time);
    now.dice.clear();
    play.events().add(new SeasonsEvent.RoundBegan(now.startSeat, season));
    now.ask(new SeasonsTask.EndRound());
    now.ask(new SeasonsTask.MoveToken());
    effects(now, Trigger.END_OF_ROUND, now.startSeat); // S83, S84
    for (int i = now.seats() - 1; i >= 0; i--) {
      now.ask(new SeasonsTask.Turn((now.startSeat + i) % now.seats())); // S17
    }
    for (int i = now.seats() - 1; i >= 0; i--) {
      now.ask(new SeasonsDecision.TakeDie((now.startSeat + i) % now.seats())); // S16
    }
    for (int die = Die.COUNT - 1; die >= 0; die--) {
      if (Die.ALL[die].season() == season && now.dice.isKept(die)) {
        now.ask(new SeasonsChance.RollDie(Die.ALL[die])); // S15
      }
    }
  }

  static void turn(Play play, int seat) {
    SeasonsPosition now = play.now();
    if (now.endsNow) {
      return;
    }
    now.turn = Turn.of(seat);
    now.inPlay.straightenAll(seat); // S19
    play.events().add(new SeasonsEvent.TurnBegan(seat));
    now.ask(new SeasonsTask.ApplyDie(seat));
    rerollWindow(now, seat);
  }

  static void rerollWindow(SeasonsPosition now, int seat) {
    long dice = now.cards.triggered(Trigger.BEFORE_DIE);
    if (((now.inPlay.straight(seat, 1) | now.inPlay.straight(seat, 2)) & dice) != 0) {
      now.ask(new SeasonsDecision.Reroll(seat)); // S20
    }
  }

  static void applyDie(Play play, int seat) {
    SeasonsPosition now = play.now();
    Face face = now.dice.faceOf(seat);
    now.turn = now.turn.with(face);
    now.ask(new SeasonsTask.NextAction(seat));
    if (face.star() && now.options.dieStar() == SeasonsOptions.DieStar.AUTOMATIC) {
      now.ask(new SeasonsTask.Star(seat)); // S23
    }
    play.gainCrystals(seat, face.crystals());
    play.gainEnergy(seat, face.energies()); // S21, S22
  }

  static void star(Play play, int seat) {
    play.now().turn = play.now().turn.starUsed();
    play.changeGauge(seat, 1);
  }

  static void nextAction(SeasonsPosition now, int seat) {
    if (now.endsNow) {
      now.turn = Turn.NONE;
    } else {
      now.ask(new SeasonsDecision.Act(seat)); // S24
    }
  }

  static void end(Play play) {
    SeasonsPosition now = play.now();
    if (now.endsNow || Calendar.isOver(now.time)) {
      now.endsNow = true;
      play.events().add(new SeasonsEvent.GameEnded()); // S95
      return;
    }
    now.startSeat = now.left(now.startSeat); // S89
    now.ask(new SeasonsTask.Round());
  }

  // ---- time

  /** The die nobody took moves the token (S85). */
  static void moveToken(Play play) {
    SeasonsPosition now = play.now();
    if (!now.endsNow) {
      int spaces = now.dice.leftOver().dots();
      move(play, spaces, now.startSeat, Calendar.isOver(now.time + spaces));
    }
  }

  /** Temporal Boots move the token (S90). */
  static void boots(Play play, int seat, int spaces) {
    SeasonsPosition now = play.now();
    now.endsNow =
        Calendar.isOver(now.time + spaces)
            && now.options.bootsPastEndOfYear3() == SeasonsOptions.BootsPastEndOfYear3.END_AT_ONCE;
    move(play, spaces, seat, now.endsNow);
  }

  static void listBoots(SeasonsPosition now, List<SeasonsMove> out) {
    boolean free =
        now.options.bootsBeforeYear1() == SeasonsOptions.BootsBeforeYear1.ALLOW_YEAR_0; // S92
    int earliest = free ? Calendar.EARLIEST : Math.min(0, now.time);
    for (int spaces = -Calendar.BOOTS; spaces <= Calendar.BOOTS; spaces++) {
      if (spaces != 0 && now.time + spaces >= earliest) {
        out.add(Moves.moveSeason(spaces));
      }
    }
  }

  /**
   * @param first whose season-change effects come first
   * @param last whether the game ends with this move
   */
  private static void move(Play play, int spaces, int first, boolean last) {
    SeasonsPosition now = play.now();
    Season before = Calendar.season(now.time);
    now.time += spaces; // S86
    Season season = Calendar.season(now.time);
    play.events()
        .add(
            new SeasonsEvent.TokenMoved(
                Math.clamp(Calendar.year(now.time), 0, Calendar.YEARS + 1),
                Calendar.space(now.time),
                season));
    int year = Calendar.year(now.time);
    if (year > now.opened && year <= Calendar.YEARS) {
      now.opened = year;
      takeLibraries(play, year); // S87
    }
    boolean skip =
        last
            && now.options.triggersOfTheFinalChange()
                == SeasonsOptions.TriggersOfTheFinalChange.SKIP;
    if (season != before && !skip) {
      effects(now, Trigger.SEASON_CHANGE, first); // S88
    }
  }

  private static void takeLibraries(Play play, int year) {
    for (int seat = 0; seat < play.seats(); seat++) {
      play.now().piles.moveAll(Pile.library(year), Pile.HAND, seat);
      play.events().add(new SeasonsEvent.LibraryTaken(seat, year));
    }
  }

  // ---- effects of a moment

  /** Everybody's effects, in turn order from a seat. */
  private static void effects(SeasonsPosition now, Trigger trigger, int first) {
    for (int i = now.seats() - 1; i >= 0; i--) {
      now.ask(new SeasonsTask.SeatEffects((first + i) % now.seats(), trigger));
    }
  }

  static void seatEffects(Play play, int seat, Trigger trigger) {
    SeasonsPosition now = play.now();
    if (now.endsNow && trigger == Trigger.END_OF_ROUND) {
      return;
    }
    long cards = now.cards.triggered(trigger);
    now.due[0] = now.inPlay.cards(seat, 1) & cards;
    now.due[1] = now.inPlay.cards(seat, 2) & cards;
    if ((now.due[0] | now.due[1]) != 0) {
      nextDue(play, seat, trigger);
    }
  }

  /** The next effect, or the question which one that is (S83, S104). */
  static void nextDue(Play play, int seat, Trigger trigger) {
    SeasonsPosition now = play.now();
    long first = due(now, seat, 1);
    long second = due(now, seat, 2);
    if ((first | second) == 0) {
      return;
    }
    if (orderMatters(now, seat, first, second)) {
      now.ask(new SeasonsDecision.NextEffect(seat));
    } else {
      int card = Long.numberOfTrailingZeros(first | second);
      resolve(play, seat, trigger, card, ((first >>> card) & 1) != 0 ? 1 : 2);
    }
  }

  /** What is still due of a seat's cards, if they are still there. */
  private static long due(SeasonsPosition now, int seat, int copy) {
    return now.due[copy - 1] & now.inPlay.cards(seat, copy);
  }

  /**
   * Energy and crystals do not touch each other, so the order matters only when a Damned Soul may
   * find too few crystals, and others bring some (S104). Nothing but Damned Soul takes crystals
   * from its owner.
   */
  private static boolean orderMatters(SeasonsPosition now, int seat, long first, long second) {
    long all = first | second;
    if ((all & DAMNED_SOUL) == 0 || (all & BRING_CRYSTALS) == 0) {
      return false;
    }
    int souls = Long.bitCount(first & DAMNED_SOUL) + Long.bitCount(second & DAMNED_SOUL);
    return now.crystals[seat] < souls * SOUL_TAKES;
  }

  static void listDue(SeasonsPosition now, int seat, List<SeasonsMove> out) {
    for (int copy = 1; copy <= 2; copy++) {
      for (long rest = due(now, seat, copy); rest != 0; rest &= rest - 1) {
        int card = Long.numberOfTrailingZeros(rest);
        if (copy == 1 || ((due(now, seat, 1) >>> card) & 1) == 0) {
          out.add(Moves.resolve(card, copy));
        }
      }
    }
  }

  static void resolve(Play play, int seat, Trigger trigger, int card, int copy) {
    play.now().due[copy - 1] &= ~(1L << card);
    play.now().ask(new NextDue(seat, trigger));
    Actions.parts(play, new Played(seat, Card.of(card), copy), trigger);
  }
}
