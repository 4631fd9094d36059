// Plays one seat of one game: waits for a decision, chooses a legal move, posts it, until the game is over.
// Copy it and write your own `choose`.
//
//   node target/bot.js URL GAME TOKEN
import { type CurrentDecision, type Decision, type Move, getDecision, playMoves } from "@boardwright/client";
import { type Client, createClient } from "@boardwright/client/client";
import { setTimeout as sleep } from "node:timers/promises";
import { fileURLToPath } from "node:url";

const FAVOURITES = new Set(["excavate", "recover"]);

export class Bot {
  private readonly client: Client;

  /** `url` is the server's, such as http://127.0.0.1:8080; `token` that of the seat to play. */
  constructor(url: string, private readonly game: string, token: string) {
    this.client = createClient({ baseUrl: `${url}/v1`, auth: token });
  }

  /** Ends when the game is over. */
  async play(): Promise<void> {
    let now = await this.ask();
    while (now.status === "open" || now.status === "running") {
      now = now.decision === null ? await this.ask() : await this.answer(now.decision);
    }
  }

  /** The bot's mind: any move will do, but digging is better than walking about. */
  private choose({ moves }: Decision): Move {
    const good = moves.filter((move) => FAVOURITES.has(move.type));
    const from = good.length > 0 ? good : moves;
    return from[Math.floor(Math.random() * from.length)]!;
  }

  private async ask(): Promise<CurrentDecision> {
    const { client, game } = this;
    return (await patiently(() => getDecision({ client, path: { game }, query: { wait: 30 } }))).data!;
  }

  /** Posts a move and gets the next decision in the same call. */
  private async answer(decision: Decision): Promise<CurrentDecision> {
    const { client, game } = this;
    const body = { decision: decision.id, moves: [this.choose(decision).code] };
    const answer = await patiently(() => playMoves({ client, path: { game }, query: { include: ["decision"] }, body }));
    return answer.data?.next ?? this.ask(); // 409: the decision is no longer open, look what is
  }
}

type Answer = { error?: unknown; response?: Response };

/** Tries again when the server is busy or away. Nothing is ever played twice by that. */
async function patiently<T extends Answer>(call: () => Promise<T>): Promise<T> {
  for (let tries = 1; ; tries++) {
    const answer = await call().catch((away: unknown) => ({ error: away }) as T);
    const status = answer.response?.status;
    if (status === 409 || (status !== undefined && status < 400)) return answer;
    if (tries === 20 || !(status === undefined || status === 429 || status === 503)) throw answer.error;
    await sleep(1000 * Number(answer.response?.headers.get("Retry-After") ?? 1));
  }
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const [url, game, token] = process.argv.slice(2);
  await new Bot(url!, game!, token!).play();
}
