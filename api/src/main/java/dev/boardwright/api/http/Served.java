package dev.boardwright.api.http;

import dev.boardwright.api.account.Accounts;
import dev.boardwright.api.game.Batches;
import dev.boardwright.api.game.Catalog;
import dev.boardwright.api.game.Explorer;
import dev.boardwright.api.game.Lobby;
import dev.boardwright.api.game.OwnGames;
import dev.boardwright.api.game.Play;
import dev.boardwright.api.game.Records;
import dev.boardwright.api.game.Seats;
import dev.boardwright.api.game.Sequels;
import dev.boardwright.api.game.Streams;
import dev.boardwright.api.game.Webhooks;

/** Everything that the routes lead to. */
public record Served(
    Catalog catalog,
    Lobby lobby,
    Seats seats,
    Play play,
    Explorer explorer,
    Streams streams,
    Records records,
    Sequels sequels,
    Accounts accounts,
    OwnGames ownGames,
    Batches batches,
    Webhooks webhooks) {

  void addTo(RouteTable routes) {
    new BatchRoutes(batches).addTo(routes);
    new WebhookRoutes(webhooks).addTo(routes);
    new AccountRoutes(accounts, ownGames).addTo(routes);
    new GameRoutes(lobby, play, explorer, sequels).addTo(routes);
    new SeatRoutes(seats).addTo(routes);
    new RecordRoutes(records).addTo(routes);
    new StreamRoutes(streams).addTo(routes);
    new BotRoutes().addTo(routes);
    new RulesetRoutes(catalog).addTo(routes);
  }
}
