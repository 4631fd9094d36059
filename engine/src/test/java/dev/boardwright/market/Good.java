package dev.boardwright.market;

import dev.boardwright.market.MarketMove.Draw;
import dev.boardwright.market.MarketMove.Keep;
import dev.boardwright.market.MarketMove.Offer;
import dev.boardwright.market.MarketMove.PutBack;

/** The kinds of goods, and the moves that name one of them. */
public enum Good {
  SILK,
  SPICE,
  TEA,
  JADE;

  static final Good[] ALL = values();
  static final int KINDS = ALL.length;

  /** How many cards there are of each kind. */
  static final int CARDS = 9;

  final Draw draw = new Draw(this);
  final Keep keep = new Keep(this);
  final Offer offer = new Offer(this);
  final PutBack putBack = new PutBack(this);
}
