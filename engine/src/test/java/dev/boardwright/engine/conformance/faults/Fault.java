package dev.boardwright.engine.conformance.faults;

import dev.boardwright.engine.conformance.Check;

/** What is wrong with a game of Pearls, which check must find it, and by what words. */
enum Fault {
  BAD_ID(Check.RULESET, "is not a word"),
  BAD_DEFAULT(Check.RULESET, "default of option rounds is none of its values"),
  SILENT_REFUSAL(Check.RULESET, "without saying why"),
  ARRAY_IN_COMPONENTS(Check.RULESET, "components.counts is a [I"),
  SOURCES_OUT_OF_ORDER(Check.RULESET, "constants of one enum in order"),
  NO_MOVE(Check.SOMEBODY_CAN_ACT, "lists no move"),
  NO_OUTCOME(Check.SOMEBODY_CAN_ACT, "CHANCE has no outcome"),
  LIST_THROWS(Check.SOMEBODY_CAN_ACT, "the game threw"),
  NO_WEIGHT(Check.SOMEBODY_CAN_ACT, "weight of"),
  LISTED_TWICE(Check.DISTINCT, "listed twice"),
  UNLIKE_ITSELF(Check.DISTINCT, "two moves are written 'odd 0'"),
  LISTED_ANOTHER_WAY(Check.DISTINCT, "listing again gives another list"),
  TOO_WIDE(Check.WIDTH, "lists 201 moves"),
  OUT_OF_RANGE(Check.GRAMMAR, "'bet 400' is not read back"),
  UNDECLARED_DECISION(Check.GRAMMAR, "is not read back"),
  UNDECLARED_EVENT(Check.GRAMMAR, "is not read back"),
  CHANCE_MOVE_FOR_SEAT(Check.CHANCE, "given a move of CHANCE"),
  SEAT_MOVE_FOR_CHANCE(Check.CHANCE, "given a seat's move"),
  FOREIGN_SOURCE(Check.CHANCE, "do not name"),
  LISTED_BUT_REFUSED(Check.ACCEPTED, "the game threw"),
  EQUAL_TO_OTHERS(Check.REFUSED, "is not listed, but accepted"),
  RANDOM_UNLISTED(Check.RANDOM_MOVE, "random, but not legal"),
  FALLBACK_UNLISTED(Check.FALLBACK, "is not legal"),
  FALLBACK_FOR_EVER(Check.FALLBACK, "has not ended"),
  LISTING_LEAVES_A_MARK(Check.LOOKING, "looking at the position changes"),
  LOOKING_LEAVES_A_MARK(Check.LOOKING, "looking at the position changes"),
  COPY_SHARES(Check.COPY, "a copy shares coins"),
  COPY_SHARES_COLLECTION(Check.COPY, "a copy shares history"),
  COPY_FORGETS(Check.COPY, "a copy has another digest"),
  DETERMINIZE_SHARES(Check.COPY, "determinize shares"),
  GAMES_SHARE(Check.COPY, "a second game shares"),
  PIECE_LOST(Check.CENSUS, "pieces are lost or made"),
  PIECE_LOST_BY_CHANCE(Check.CENSUS, "pieces are lost or made"),
  GAME_TOO_LONG(Check.LIMITS, "entries of limits()"),
  TURN_WITHOUT_END(Check.LIMITS, "answers a turn of limits()"),
  NULL_IN_VIEW(Check.VIEW, "is null"),
  ARRAY_IN_VIEW(Check.VIEW, "is a [I"),
  OTHER_BOARD(Check.VIEW, "the view is no"),
  UNDECLARED_REASON(Check.RESULT, "'all_shown' is none of reasons()"),
  UNDECLARED_CATEGORY(Check.RESULT, "'guesses' is none of categories()"),
  SCORES_DO_NOT_ADD_UP(Check.RESULT, "adds up to"),
  THIRDS_OF_POINTS(Check.RESULT, "multiple of a quarter"),
  SEAT_NOT_RANKED(Check.RESULT, "does not hold every seat once"),
  DIGEST_BLIND(Check.DIGEST, "does not see the difference"),
  START_BY_LUCK(Check.REPLAY, "a replay has another view"),
  ORDER_BY_LUCK(Check.UNDO, "asked something else"),
  FIRST_COME_FIRST_SERVED(Check.TOGETHER, "the order of"),
  TAKES_FROM_OTHERS(Check.TOGETHER, "changes what seat"),
  OWN_HAND_REDRAWN(Check.DETERMINIZE, "sees a difference"),
  LIST_PEEKS(Check.DETERMINIZE, "depends on what it cannot know"),
  MOVE_REVEALS(Check.DETERMINIZE, "learns something by its own"),
  NOTHING_REDRAWN(Check.DETERMINIZE_VARIES, "never drawn anew"),
  FORCED_BY_SECRET(Check.UNASKED, "must be alwaysAsked()"),
  SECRET_TOLD(Check.SECRET_ANSWER, " tells "),
  SECRET_SHOWN(Check.SECRET_ANSWER, " tells "),
  SECRET_NOT_ASKED(Check.SECRET_ANSWER, "secret, but not always asked"),
  DRAW_TOLD(Check.AUDIENCE, " tells "),
  DRAW_SHOWN(Check.AUDIENCE, " tells ");

  final Check check;
  final String complaint;

  Fault(Check check, String complaint) {
    this.check = check;
    this.complaint = complaint;
  }
}
