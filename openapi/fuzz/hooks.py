"""Real games and tokens for the fuzzer, so that it gets past `not_found` and `bad_token`.

Generated requests are sent as they are, but most of those that name a game get one that is there, with a token of
it; and most of those that post a move post a legal one. The rest stay as wrong as they were made.
"""

import random
import re
from urllib.parse import parse_qsl, urlsplit

import requests
import schemathesis
from schemathesis.generation.meta import negated_parameters

GAME = re.compile(r"[a-z2-7]{20}\Z")

chance = random.Random(20260504)


class Table:
    """A game that the fuzzer knows."""

    def __init__(self, api, created):
        self.url = f"{api}/games/{created['game']['id']}"
        self.id = created["game"]["id"]
        self.host = created["tokens"]["host"]
        self.seats = [token for token in created["tokens"]["seats"] if token]

    def tokens(self):
        return [self.host, *self.seats]

    def post(self, path, token, body=None):
        return requests.post(self.url + path, json=body, headers=bearer(token), timeout=20)

    def asked(self):
        """A seat's token and its decision; none if nobody is asked."""
        for token in self.seats:
            answer = requests.get(self.url + "/decision", headers=bearer(token), timeout=20).json()
            if answer.get("decision"):
                return token, answer["decision"]
        return None, None


def bearer(token):
    return {"Authorization": f"Bearer {token}"}


class Tables:
    """Games in every state there is. Those that are used up are made anew."""

    def __init__(self, api):
        self.api = api
        self.listed = requests.get(f"{api}/rulesets", timeout=20).json()["rulesets"]
        self.rulesets = [ruleset["id"] for ruleset in self.listed]
        self.running = [self.create(ruleset, "reserved") for ruleset in self.rulesets]
        self.open = [self.create(ruleset, "open") for ruleset in self.rulesets]
        self.aborted = self.create(self.rulesets[0], "reserved")
        self.aborted.post("/abort", self.aborted.host)
        self.finished = [self.played(ruleset) for ruleset in self.rulesets]

    def create(self, ruleset, kind):
        body = {"ruleset": ruleset, "seats": [{"kind": kind}, {"kind": kind}], "visibility": "public"}
        answer = requests.post(f"{self.api}/games", json=body, timeout=20)
        answer.raise_for_status()
        return Table(self.api, answer.json())

    def played(self, ruleset):
        table = self.create(ruleset, "reserved")
        token, decision = table.asked()
        table.post("/moves", token, {"decision": decision["id"], "moves": [decision["moves"][0]["code"]]})
        table.post("/resign", token)
        return table

    def make_playable(self, body):
        """Mostly a ruleset that is there, with seats as it has them; its options stay as they were made up."""
        if "seats" in body and chance.random() < 0.8:
            ruleset = chance.choice(self.listed)
            body["ruleset"] = ruleset["id"]
            seats = [*body["seats"], {"kind": "reserved"}, {"kind": "open"}, {"kind": "reserved"}]
            body["seats"] = seats[: chance.randint(ruleset["seats"]["min"], ruleset["seats"]["max"])]
            if chance.random() < 0.5:
                body.pop("options", None)

    def cursor(self):
        """Where a list of games goes on."""
        return requests.get(f"{self.api}/games?limit=1", timeout=20).json()["next"]

    def any(self, of=None):
        return chance.choice(of or [*self.running, *self.open, self.aborted, *self.finished])

    def renew(self, table):
        """After a request that may have ended it."""
        if table in self.running:
            self.running[self.running.index(table)] = self.create(chance.choice(self.rulesets), "reserved")
        elif table in self.open:
            self.open[self.open.index(table)] = self.create(chance.choice(self.rulesets), "open")


tables = None


@schemathesis.hook
def before_load_schema(context, document):
    """The fuzzer knows no servers of single paths, so all get the same, and the paths in full."""
    version = document["servers"][0]["url"]
    document["servers"] = [{"url": "/"}]
    document["paths"] = {
        path if item.pop("servers", None) else version + path: item for path, item in document["paths"].items()
    }


@schemathesis.hook
def before_call(context, case, kwargs):
    global tables
    if tables is None:
        tables = Tables(case.operation.base_url.rstrip("/") + "/v1")
    wrong = {name for name, _ in negated_parameters(case.meta)}  # what was made wrong on purpose stays wrong
    quicken(case)
    if "Idempotency-Key" not in wrong:
        lengthen(case)
    if case.operation.path in ("/v1/games", "/v1/games/batch") and "Authorization" not in wrong and chance.random() < 0.9:
        forget_token(case)
    if case.operation.path == "/v1/games":
        if "after" in (case.query or {}) and "after" not in wrong:
            case.query["after"] = tables.cursor()
        if isinstance(case.body, dict) and case.meta.generation.mode.is_positive:
            tables.make_playable(case.body)
    parameters = case.path_parameters or {}
    if "game" not in wrong and GAME.match(str(parameters.get("game", ""))):
        table = choose(case)
        parameters["game"] = table.id
        if "seat" in parameters and "seat" not in wrong:
            parameters["seat"] = chance.randrange(len(table.seats) or 2)
        if "Authorization" not in wrong:
            give_token(case, table)
        if case.operation.path.endswith("/moves") and chance.random() < 0.6 and case.meta.generation.mode.is_positive:
            give_move(case, table)
        if case.method == "POST" and case.operation.path.endswith(("/resign", "/abort", "/claim")):
            tables.renew(table)


@schemathesis.hook
def filter_failure(context, failure, case, response):
    """Drops what is no fault, for one of three reasons."""
    kind = type(failure).__name__
    if kind == "AcceptedNegativeData":
        return not (null_for_nothing(case) or never_sent(failure, case, response))
    if kind == "RejectedPositiveData":
        return not said_in_words(case, response)
    # The contract describes the data of an event, the fuzzer looks at the event around it; other tests look inside.
    return "text/event-stream" not in str(response.headers.get("content-type"))


def null_for_nothing(case):
    """In a request null is as good as leaving an optional property out: some SDKs send it."""
    return isinstance(case.body, dict) and None in case.body.values()


def never_sent(failure, case, response):
    """A made-up parameter without a value is left out of the address."""
    sent = {name for name, _ in parse_qsl(urlsplit(response.request.url).query, keep_blank_values=True)}
    known = {parameter.name for parameter in case.operation.query}
    return "in query - violates `additionalProperties`" in failure.message and sent <= known


def said_in_words(case, response):
    """Which properties go together, and which records a server reads, is told in words: SDKs could not express it."""
    problem = response.json()
    detail, pointer = problem.get("detail", ""), problem.get("pointer", "")
    forked = case.operation.path in ("/v1/games", "/v1/games/batch") and ("is missing" in detail or detail.startswith("Unknown property"))
    together = pointer.endswith(("/Idempotency-Key", "/format", "/bot", "/account", "/name", "/seed", "/nonces", "/visibility"))
    whole = "whole number" in detail  # 3.0 is an integer to a schema, and not to SDKs
    return forked or together or whole or "/clock" in pointer or "exactly one" in detail


def choose(case):
    """A game that goes with the route; streams only of games that are over, since the others go on."""
    path = case.operation.path
    if path.endswith("/events"):
        return tables.any([tables.aborted, *tables.finished])
    if path.endswith(("/claim", "/nonce")):
        return tables.any(tables.open)
    if path.endswith(("/moves", "/undo", "/explore", "/resign")) and chance.random() < 0.7:
        return tables.any(tables.running)
    return tables.any()


def quicken(case):
    """Nobody waits for a decision that does not come."""
    if str((case.query or {}).get("wait", "0")).isdigit() and "wait" in (case.query or {}):
        case.query["wait"] = str(min(int(case.query["wait"]), 61) if int(case.query["wait"]) > 60 else 0)


def give_token(case, table):
    """Mostly a token of the game; sometimes none, or whatever was made up."""
    luck = chance.random()
    if luck < 0.75:
        authorize(case, chance.choice(table.tokens()))
    elif luck < 0.9:
        forget_token(case)


def forget_token(case):
    case.headers = {name: value for name, value in (case.headers or {}).items() if name != "Authorization"}


def lengthen(case):
    """Whoever has no account mostly takes a key that nobody can guess."""
    key = (case.headers or {}).get("Idempotency-Key", "")
    if 0 < len(key) < 22 and chance.random() < 0.9:
        case.headers = {**case.headers, "Idempotency-Key": key.ljust(22, "k")}


def authorize(case, token):
    case.headers = {**(case.headers or {}), **bearer(token)}
    case._has_explicit_auth = True  # not made up: the fuzzer tries the same without it, and with another one


def give_move(case, table):
    token, decision = table.asked()
    if decision:
        authorize(case, token)
        case.body = {"decision": decision["id"], "moves": [chance.choice(decision["moves"])["code"]]}
