"""Plays one seat of one game: waits for a decision, chooses a legal move, posts it, until the game is over.

Copy it and write your own `choose`.

    python bot.py URL GAME TOKEN
"""

import random
import sys
import time

from boardwright import ApiClient, ApiException, Configuration, MovesRequest, PlayingApi
from urllib3.exceptions import HTTPError

FAVOURITES = {"excavate", "recover"}


def choose(decision):
    """The bot's mind: any move will do, but digging is better than walking about."""
    good = [move for move in decision.moves if move.type in FAVOURITES]
    return random.choice(good or decision.moves)


class Bot:
    """`url` is the server's, such as http://127.0.0.1:8080; `token` that of the seat to play."""

    def __init__(self, url, game, token):
        self.game = game
        self.api = PlayingApi(ApiClient(Configuration(host=url + "/v1", access_token=token)))

    def play(self):
        """Returns when the game is over."""
        now = self.ask()
        while now.status in ("open", "running"):
            now = self.answer(now.decision) if now.decision else self.ask()

    def ask(self):
        return patiently(lambda: self.api.get_decision(self.game, wait=30))

    def answer(self, decision):
        """Posts a move and gets the next decision in the same call."""
        request = MovesRequest(decision=decision.id, moves=[choose(decision).code])
        try:
            return patiently(lambda: self.api.play_moves(self.game, request, include=["decision"])).next
        except ApiException as problem:
            if problem.status != 409:
                raise
            return self.ask()  # the decision is no longer open: look what is


def patiently(call, tries=20):
    """Tries again when the server is busy or away. Nothing is ever played twice by that."""
    while True:
        tries -= 1
        try:
            return call()
        except ApiException as problem:
            if tries == 0 or problem.status not in (429, 503):
                raise
            time.sleep(int(problem.headers.get("Retry-After", 1)))
        except HTTPError:
            if tries == 0:
                raise
            time.sleep(1)


if __name__ == "__main__":
    Bot(*sys.argv[1:4]).play()
