"""Creates a game, lets bots play all of its seats, and tells how it went.

    python play.py [RULESET] [SEATS]
"""

import os
import sys
import time
import uuid
from concurrent.futures import ThreadPoolExecutor

from boardwright import ApiClient, Configuration, CreateGame, GamesApi, SeatRequest

from bot import Bot

url = os.environ.get("BOARDWRIGHT_URL", "http://127.0.0.1:8080")
ruleset = sys.argv[1] if len(sys.argv) > 1 else "tikal"
count = int(sys.argv[2]) if len(sys.argv) > 2 else 4

games = GamesApi(ApiClient(Configuration(host=url + "/v1")))
seats = [SeatRequest(kind="bot", name=f"bot {seat}") for seat in range(count)]
created = games.create_game(CreateGame(ruleset=ruleset, seats=seats), idempotency_key=str(uuid.uuid4()))
game = created.game.id
print(f"Game {game} of {ruleset} at {url}")

with ThreadPoolExecutor(count) as table:
    bots = [table.submit(Bot(url, game, token).play) for token in created.tokens.seats]
    while not all(bot.done() for bot in bots):
        now = games.get_game(game)
        print(f"{now.status.value}, version {now.version}")
        time.sleep(0.5)
    for bot in bots:
        bot.result()

end = games.get_game(game)
print(f"{end.status.value}: {end.result.reason}")
for score in end.result.scores:
    parts = ", ".join(f"{category} {points:g}" for category, points in score.breakdown.items())
    print(f"{end.seats[score.seat].name} {score.score:g} points: {parts}")
print(f"Places: {end.result.ranking}")
