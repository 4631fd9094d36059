package dev.boardwright.market;

import dev.boardwright.engine.Viewer;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** Makes the board as somebody sees it. */
final class Views {

  private Views() {}

  static MarketBoard of(MarketPosition now, Viewer viewer) {
    List<MarketBoard.Merchant> merchants = new ArrayList<>();
    for (int seat = 0; seat < now.seats(); seat++) {
      merchants.add(merchant(now, seat, viewer.sees(seat)));
    }
    return new MarketBoard(
        now.round, now.firstSeat(), now.bank(), now.deck.size(), knownTop(now, viewer), merchants);
  }

  private static List<Good> knownTop(MarketPosition now, Viewer viewer) {
    List<Good> known = new ArrayList<>();
    for (int kind = now.deck.known(viewer, 0);
        kind >= 0;
        kind = now.deck.known(viewer, known.size())) {
      known.add(Good.ALL[kind]);
    }
    return known;
  }

  private static MarketBoard.Merchant merchant(MarketPosition now, int seat, boolean own) {
    boolean offering = now.offers[seat] != MarketPosition.NO_OFFER;
    return new MarketBoard.Merchant(
        now.coins[seat],
        now.collections.of(seat),
        now.hands.size(seat),
        own ? Optional.of(now.hands.of(seat)) : Optional.empty(),
        now.packs.size(seat),
        own ? Optional.of(now.packs.of(seat)) : Optional.empty(),
        offering,
        offering && (own || now.offersShown)
            ? Optional.of(Good.ALL[now.offers[seat]])
            : Optional.empty());
  }
}
