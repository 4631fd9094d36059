// Creates a game, lets bots play all of its seats, and tells how it went.
//
//   node target/play.js [RULESET] [SEATS]
import { createGame, getGame } from "@boardwright/client";
import { createClient } from "@boardwright/client/client";
import { randomUUID } from "node:crypto";
import { setTimeout as sleep } from "node:timers/promises";
import { Bot } from "./bot.js";

const url = process.env.BOARDWRIGHT_URL ?? "http://127.0.0.1:8080";
const [ruleset = "tikal", count = "4"] = process.argv.slice(2);
const client = createClient({ baseUrl: `${url}/v1`, throwOnError: true });

const seats = Array.from({ length: Number(count) }, (_, seat) => ({ kind: "bot" as const, name: `bot ${seat}` }));
const headers = { "Idempotency-Key": randomUUID() };
const created = await createGame({ client, headers, body: { ruleset, seats }, throwOnError: true });
const game = created.data.game.id;
console.log(`Game ${game} of ${ruleset} at ${url}`);

let over = false;
const bots = created.data.tokens.seats.map((token) => new Bot(url, game, token!).play());
const table = Promise.all(bots).finally(() => (over = true));
while (!over) {
  const { data } = await getGame({ client, path: { game }, throwOnError: true });
  console.log(`${data.status}, version ${data.version}`);
  await sleep(500);
}
await table;

const { data } = await getGame({ client, path: { game }, throwOnError: true });
console.log(`${data.status}: ${data.result?.reason}`);
for (const { seat, score, breakdown } of data.result?.scores ?? []) {
  const parts = Object.entries(breakdown).map(([category, points]) => `${category} ${points}`);
  console.log(`${data.seats[seat]?.name} ${score} points: ${parts.join(", ")}`);
}
console.log(`Places: ${JSON.stringify(data.result?.ranking)}`);
