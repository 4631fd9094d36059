package dev.boardwright.api.http;

import dev.boardwright.api.wire.Answers;
import dev.boardwright.api.wire.HouseBot;
import java.util.Arrays;

/** The route of house bots. */
final class BotRoutes {

  private static final Answers.BotList BOTS =
      new Answers.BotList(
          Arrays.stream(HouseBot.values()).map(bot -> new Answers.Bot(bot, bot.text())).toList());

  void addTo(RouteTable routes) {
    routes.get("/v1/bots", call -> call.answer(BOTS));
  }
}
