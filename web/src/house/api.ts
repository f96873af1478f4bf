import { texts } from "../texts";
import type {
  GameCard,
  Me,
  MyTable,
  Open,
  OpenedTable,
  Problem,
  Rename,
  TableCard,
  Verdict,
} from "../wire/types";
import { worded } from "./language";

/** The house said no; the message is a sentence to be shown. */
export class Refused extends Error {
  constructor(
    readonly status: number,
    reason: string,
  ) {
    super(reason);
  }
}

async function ask(method: string, path: string, body?: unknown): Promise<Response> {
  const request: RequestInit = { method, headers: { "Content-Type": "application/json" } };
  if (body !== undefined) request.body = JSON.stringify(body);
  let answer: Response;
  try {
    answer = await fetch(path, request);
  } catch {
    throw new Refused(0, texts.unreachable);
  }
  if (!answer.ok) throw new Refused(answer.status, await reasonOf(answer));
  return answer;
}

async function reasonOf(answer: Response): Promise<string> {
  try {
    return ((await answer.json()) as Problem).reason || texts.wentWrong;
  } catch {
    return texts.wentWrong;
  }
}

async function json<T>(method: string, path: string, body?: unknown): Promise<T> {
  return (await (await ask(method, path, body)).json()) as T;
}

const table = (id: string) => `/api/tables/${encodeURIComponent(id)}`;

export const api = {
  me: () => json<Me>("GET", "/api/me"),
  rename: (name: string) => json<Me>("PUT", "/api/me", { name } satisfies Rename),
  games: () => json<GameCard[]>("GET", worded("/api/games")),
  page: async (game: string) =>
    (await ask("GET", worded(`/api/games/${encodeURIComponent(game)}/page`))).text(),
  mine: () => json<MyTable[]>("GET", worded("/api/me/tables")),
  tables: () => json<TableCard[]>("GET", "/api/tables"),
  open: (wish: Open) => json<OpenedTable>("POST", "/api/tables", wish),
  again: (id: string) => json<OpenedTable>("POST", `${table(id)}/again`),
  table: (id: string) => json<TableCard>("GET", table(id)),
  verdict: (id: string) => json<Verdict>("GET", `${table(id)}/verdict`),
  qr: (id: string) => `${table(id)}/qr.svg`,
  socket: (id: string) => worded(`${table(id)}/socket`),
};
