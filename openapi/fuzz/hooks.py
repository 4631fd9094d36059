"""Real games, accounts and tokens for the fuzzer, so that it gets past `not_found` and `bad_token`.

Generated requests are sent as they are, but most of those that name a game get one that is there, with a token of
it or of an account that plays it; most of those by an account get the token of one; and most of those that post moves
post legal ones. The rest stay as wrong as they were made.
"""

import json
import os
import random
import re
import threading
from urllib.parse import parse_qsl, urlsplit

import requests
import schemathesis
from schemathesis.generation.meta import negated_parameters

GAME = re.compile(r"[a-z2-7]{20}\Z")

ADMIN_TOKEN = os.environ.get("BOARDWRIGHT_ADMIN_TOKEN")  # of the service, if only its operator creates accounts
NDJSON = "application/x-ndjson"
STREAM_SECONDS = 0.05  # how long something is watched before it ends

chance = random.Random(20260504)


class Account:
    """An account that the fuzzer knows."""

    def __init__(self, api):
        self.api = api
        token = bearer(ADMIN_TOKEN) if ADMIN_TOKEN else {}
        answer = requests.post(f"{api}/accounts", json={"name": "fuzz", "kind": "bot"}, headers=token, timeout=20)
        if answer.status_code == 403:
            raise RuntimeError(
                "The service has no accounts: start it with BOARDWRIGHT_ACCOUNTS=open or a BOARDWRIGHT_ADMIN_TOKEN,"
                " and set that here as well."
            )
        answer.raise_for_status()
        self.id = answer.json()["account"]["id"]
        self.token = answer.json()["token"]

    def post(self, path, body=None):
        answer = requests.post(self.api + path, json=body, headers=bearer(self.token), timeout=20)
        answer.raise_for_status()
        return answer.json()

    def get(self, path):
        return requests.get(self.api + path, headers=bearer(self.token), timeout=20).json()

    def good(self):
        """Whether nobody has closed it meanwhile."""
        return requests.get(f"{self.api}/account", headers=bearer(self.token), timeout=20).status_code == 200

    def play(self, ruleset):
        """A game in which the account has both seats."""
        seat = {"kind": "reserved", "account": self.id}
        created = self.post("/games", {"ruleset": ruleset, "seats": [seat, seat]})
        return Table(self.api, created, self.token)

    def further_token(self):
        """The id of another token of the account, and the token."""
        created = self.post("/account/tokens", {})
        return created["info"]["id"], created["token"]

    def moves(self):
        """Answers to some decisions that wait for it."""
        moves = []
        for asked in self.get("/account/decisions")["decisions"][:3]:
            decision = self.get(f"/games/{asked['game']}/decision?seat={asked['seat']}").get("decision")
            if decision:
                code = chance.choice(decision["moves"])["code"]
                moves.append({"game": asked["game"], "seat": asked["seat"], "decision": decision["id"], "moves": [code]})
        return moves


class Table:
    """A game that the fuzzer knows. Its seats have tokens of their own, or are those of one account."""

    def __init__(self, api, created, account=None):
        self.url = f"{api}/games/{created['game']['id']}"
        self.id = created["game"]["id"]
        self.host = created["tokens"].get("host")
        self.seats = [token for token in created["tokens"]["seats"] if token]
        self.account = account

    def tokens(self):
        return [self.account] if self.account else [self.host, *self.seats]

    def post(self, path, token, body=None):
        return requests.post(self.url + path, json=body, headers=bearer(token), timeout=20)

    def asked(self):
        """A seat's token, for which seat it speaks if that has to be said, and its decision; none if nobody is asked."""
        seats = [(self.account, 0), (self.account, 1)] if self.account else [(token, None) for token in self.seats]
        for token, seat in seats:
            at = "" if seat is None else f"?seat={seat}"
            answer = requests.get(f"{self.url}/decision{at}", headers=bearer(token), timeout=20).json()
            if answer.get("decision"):
                return token, seat, answer["decision"]
        return None, None, None

    def webhook(self):
        """The id of a new webhook; none if there are too many already."""
        answer = self.post("/webhooks", self.account or self.host, {"url": self.url})
        return answer.json()["webhook"]["id"] if answer.status_code == 201 else None

    def end(self):
        """Ends it, whatever state it is in."""
        self.post("/abort", self.host)
        for token in self.seats:
            self.post("/resign", token)


def bearer(token):
    return {"Authorization": f"Bearer {token}"}


class Tables:
    """Games in every state there is. Those that are used up are made anew."""

    def __init__(self, api):
        self.api = api
        self.listed = requests.get(f"{api}/rulesets", timeout=20).json()["rulesets"]
        self.rulesets = [ruleset["id"] for ruleset in self.listed]
        self.accounts = [Account(api) for _ in range(2)]
        self.running = [self.create(ruleset, "reserved") for ruleset in self.rulesets]
        self.open = [self.create(ruleset, "open") for ruleset in self.rulesets]
        self.waiting = self.create(self.rulesets[0], "reserved", nonces=True)
        self.aborted = self.create(self.rulesets[0], "reserved")
        self.aborted.post("/abort", self.aborted.host)
        self.finished = [self.played(ruleset) for ruleset in self.rulesets]
        self.owned = [account.play(ruleset) for account in self.accounts for ruleset in self.rulesets]

    def account(self):
        """One of them; now and then a new one takes its place, as what is made up fills them with tokens and games."""
        place = chance.randrange(len(self.accounts))
        if chance.random() < 0.05 or not self.accounts[place].good():
            self.accounts[place] = Account(self.api)
            self.owned.append(self.accounts[place].play(chance.choice(self.rulesets)))
        return self.accounts[place]

    def create(self, ruleset, kind, nonces=False):
        body = {"ruleset": ruleset, "seats": [{"kind": kind}, {"kind": kind}], "visibility": "public"}
        if nonces:
            body["nonces"] = True
        answer = requests.post(f"{self.api}/games", json=body, timeout=20)
        answer.raise_for_status()
        return Table(self.api, answer.json())

    def played(self, ruleset):
        table = self.create(ruleset, "reserved")
        token, _, decision = table.asked()
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
        return chance.choice(of or [*self.running, *self.open, *self.owned, self.waiting, self.aborted, *self.finished])

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
    for item in document["paths"].values():
        describe_stream(item.get("get", {}).get("responses", {}).get("200", {}).get("content", {}))


def describe_stream(content):
    """The contract says what one event is made of; the fuzzer is told what is around it."""
    if "text/event-stream" in content:
        data = {"type": "string", "contentMediaType": "application/json"}
        data["contentSchema"] = content["text/event-stream"]["schema"]
        content["text/event-stream"]["schema"] = {
            "type": "object",
            "properties": {"event": {"type": "string", "pattern": "^[a-z]+$"}, "data": data},
            "required": ["event", "data"],
        }
    if NDJSON in content:
        content[NDJSON]["schema"] = {"type": "array", "items": content[NDJSON]["schema"], "minItems": 1}


@schemathesis.deserializer(NDJSON)
def lines(context, response):
    return [json.loads(line) for line in response.text.splitlines()]


@schemathesis.hook
def before_call(context, case, kwargs):
    global tables
    if tables is None:
        tables = Tables(case.operation.base_url.rstrip("/") + "/v1")
    wrong = {name for name, _ in negated_parameters(case.meta)}  # what was made wrong on purpose stays wrong
    quicken(case)
    if "Idempotency-Key" not in wrong:
        lengthen(case)
    if case.operation.path == "/v1/games":
        if "after" in (case.query or {}) and "after" not in wrong:
            case.query["after"] = tables.cursor()
        if isinstance(case.body, dict) and case.meta.generation.mode.is_positive:
            tables.make_playable(case.body)
    if case.operation.path.endswith("/events") and chance.random() < 0.5:
        case.headers = {**(case.headers or {}), "Accept": NDJSON}
    if case.operation.path in ("/v1/games", "/v1/games/batch") and "Authorization" not in wrong:
        if chance.random() < 0.5:
            forget_token(case)
        else:
            give_token(case, [tables.account().token])
    if case.operation.path.startswith("/v1/account"):
        act_as_account(case, wrong)
    parameters = case.path_parameters or {}
    if "game" not in wrong and GAME.match(str(parameters.get("game", ""))):
        play_at_table(case, wrong, parameters)


def play_at_table(case, wrong, parameters):
    path = case.operation.path
    table = choose(case)
    parameters["game"] = table.id
    if "seat" in parameters and "seat" not in wrong:
        parameters["seat"] = chance.randrange(len(table.seats) or 2)
    if "webhook" in parameters and "webhook" not in wrong and chance.random() < 0.6:
        parameters["webhook"] = table.webhook() or parameters["webhook"]
    if "Authorization" not in wrong:
        claiming = [tables.account().token] if path.endswith("/claim") else []
        give_token(case, [*table.tokens(), *claiming])
    if table.account and "seat" not in wrong and any(parameter.name == "seat" for parameter in case.operation.query):
        say_seat(case, chance.randrange(2))
    if path.endswith(("/moves", "/undo")) and chance.random() < 0.6 and case.meta.generation.mode.is_positive:
        give_move(case, table)
    if path.endswith("/webhooks") and isinstance(case.body, dict) and str(case.body.get("url", "")).startswith("http"):
        case.body["url"] = table.url  # nobody else is called
    if case.method == "POST" and path.endswith(("/resign", "/abort", "/claim")):
        tables.renew(table)
    if path.endswith("/events") and table in [*tables.running, *tables.open]:
        soon(table.end)
        tables.renew(table)


def act_as_account(case, wrong):
    """Mostly with a token of an account; what uses an account up gets one of its own."""
    path, parameters = case.operation.path, case.path_parameters or {}
    if path.startswith("/v1/accounts"):
        if ADMIN_TOKEN and "Authorization" not in wrong:
            give_token(case, [ADMIN_TOKEN])
        if "account" in parameters and "account" not in wrong and chance.random() < 0.8:
            parameters["account"] = Account(tables.api).id
        return
    if "Authorization" in wrong:
        return
    spent = "token" in parameters or path.endswith("/events") or case.method == "DELETE"
    account = Account(tables.api) if spent else tables.account()
    token = account.token
    if spent:
        further, token = account.further_token()
        if "token" in parameters and "token" not in wrong and chance.random() < 0.8:
            parameters["token"] = further
    if path.endswith("/events"):
        account.play(tables.rulesets[0])
        soon(lambda: end_stream(account, further))
    if path == "/v1/account/games" and "after" in (case.query or {}) and "after" not in wrong:
        account.play(tables.rulesets[0])
        case.query["after"] = account.get("/account/games?limit=1")["next"]
    if path == "/v1/account/moves" and chance.random() < 0.6 and case.meta.generation.mode.is_positive:
        case.body = {"moves": account.moves() or case.body["moves"]}
    give_token(case, [token])


def end_stream(account, token):
    """A stream of an account ends when its token (of this id) is revoked and there would be something to tell."""
    requests.delete(f"{account.api}/account/tokens/{token}", headers=bearer(account.token), timeout=20)
    account.play(tables.rulesets[0])


def soon(action):
    threading.Timer(STREAM_SECONDS, action).start()


@schemathesis.hook
def filter_failure(context, failure, case, response):
    """Drops what is no fault; such findings there are only with STRICT."""
    kind = type(failure).__name__
    if kind == "AcceptedNegativeData":
        return not (null_for_nothing(case) or never_sent(failure, case, response))
    if kind == "RejectedPositiveData":
        return not said_in_words(case, response)
    return True


def null_for_nothing(case):
    """In a request null is as good as leaving an optional property out: some SDKs send it."""
    return isinstance(case.body, dict) and ": null" in json.dumps(case.body, default=str)


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
    which = pointer == "query/seat"  # of several seats of an account
    together = pointer.endswith(("/Idempotency-Key", "/format", "/bot", "/account", "/name", "/seed", "/nonces", "/visibility"))
    whole = "whole number" in detail  # 3.0 is an integer to a schema, and not to SDKs
    return forked or which or together or whole or "/clock" in pointer or "exactly one" in detail


def choose(case):
    """A game that goes with the route."""
    path = case.operation.path
    if path.endswith("/events"):
        going_on = chance.random() < 0.3
        return tables.any([*tables.running, *tables.open] if going_on else [tables.aborted, *tables.finished])
    if path.endswith("/claim"):
        return tables.any(tables.open)
    if path.endswith("/nonce") and chance.random() < 0.8:
        if chance.random() < 0.2:  # it may have got them all
            tables.waiting = tables.create(tables.rulesets[0], "reserved", nonces=True)
        return tables.waiting
    if path.endswith("/rematch") and chance.random() < 0.7:
        return tables.any(tables.finished)
    if path.endswith(("/moves", "/undo", "/explore", "/resign")) and chance.random() < 0.7:
        return tables.any([*tables.running, *tables.owned])
    return tables.any()


def quicken(case):
    """Nobody waits for a decision that does not come."""
    if str((case.query or {}).get("wait", "0")).isdigit() and "wait" in (case.query or {}):
        case.query["wait"] = str(min(int(case.query["wait"]), 61) if int(case.query["wait"]) > 60 else 0)


def give_token(case, tokens):
    """Mostly one of these; sometimes none, or whatever was made up."""
    luck = chance.random()
    if luck < 0.75:
        authorize(case, chance.choice(tokens))
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
    """A legal move; to take back, one that was just played."""
    token, seat, decision = table.asked()
    if not decision:
        return
    authorize(case, token)
    if seat is not None:
        say_seat(case, seat)
    move = {"decision": decision["id"], "moves": [chance.choice(decision["moves"])["code"]]}
    if case.operation.path.endswith("/undo"):
        table.post("/moves" if seat is None else f"/moves?seat={seat}", token, move)
        case.body = {"to": decision["id"]}
    else:
        case.body = move


def say_seat(case, seat):
    case.query = {**(case.query or {}), "seat": str(seat)}
