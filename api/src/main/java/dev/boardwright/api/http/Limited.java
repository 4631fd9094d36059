package dev.boardwright.api.http;

import java.util.function.ToIntFunction;

/** What is limited, each for itself. */
enum Limited {
  ADDRESS("address", Server.Rates::address, "limit.address"),
  TOKEN("token", Server.Rates::token, "limit.token"),
  MOVES("moves", Server.Rates::moves, "limit.moves"),
  BAD_TOKENS("bad-tokens", Server.Rates::badTokens, "limit.bad_tokens");

  private final String word;
  private final ToIntFunction<Server.Rates> rate;
  private final String refusal;

  Limited(String word, ToIntFunction<Server.Rates> rate, String refusal) {
    this.word = word;
    this.rate = rate;
    this.refusal = refusal;
  }

  /** What it is called in headers, in metrics and in the store. */
  String word() {
    return word;
  }

  /** How much of it is allowed; 0 for no limit. */
  int perMinute(Server.Rates rates) {
    return rate.applyAsInt(rates);
  }

  /** The key of the text that says it was too much. */
  String refusal() {
    return refusal;
  }
}
