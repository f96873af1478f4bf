import { texts } from "../texts";
import type {
  GameCard,
  Guide,
  Me,
  MyTable,
  NotebookPages,
  Open,
  OpenedTable,
  PlayAgain,
  Problem,
  ProofGiven,
  RecordedRemark,
  RefusedRequest,
  Rename,
  Replay,
  Review,
  TableCard,
  Verdict,
  WhatIf,
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

export async function json<T>(method: string, path: string, body?: unknown): Promise<T> {
  return (await (await ask(method, path, body)).json()) as T;
}

/** What a notebook of the past says, unless it says no. */
async function past<T extends { type: string }>(
  id: string,
  seat: number,
  line: number,
  more = "",
): Promise<T> {
  const where = `${worded(`${table(id)}/replay/notebook`)}&eyes=${seat}&line=${line}${more}`;
  const answer = await json<T | RefusedRequest>("GET", where);
  if (answer.type === "refused") throw new Refused(0, (answer as RefusedRequest).reason);
  return answer as T;
}

const WIRE = 2; // the version of the protocol that this page speaks; the server sends pages of another away
const table = (id: string) => `/api/tables/${encodeURIComponent(id)}`;

export const api = {
  me: () => json<Me>("GET", "/api/me"),
  rename: (name: string) => json<Me>("PUT", "/api/me", { name } satisfies Rename),
  games: () => json<GameCard[]>("GET", worded("/api/games")),
  page: async (game: string) =>
    (await ask("GET", worded(`/api/games/${encodeURIComponent(game)}/page`))).text(),
  guide: (game: string) => json<Guide>("GET", worded(`/api/games/${encodeURIComponent(game)}/guide`)),
  mine: () => json<MyTable[]>("GET", worded("/api/me/tables")),
  tables: () => json<TableCard[]>("GET", "/api/tables"),
  open: (wish: Open) => json<OpenedTable>("POST", "/api/tables", wish),
  whatIf: (id: string, wish: WhatIf) => json<OpenedTable>("POST", `${table(id)}/what-if`, wish),
  again: (id: string, wish: PlayAgain) => json<OpenedTable>("POST", `${table(id)}/again`, wish),
  table: (id: string) => json<TableCard>("GET", table(id)),
  verdict: (id: string) => json<Verdict>("GET", `${table(id)}/verdict`),
  /** `zones`: whether the server says what lies where; a table of its own knows. */
  replay: (id: string, eyes: string, zones: boolean) =>
    json<Replay>("GET", `${table(id)}/replay?eyes=${encodeURIComponent(eyes)}${zones ? "&zones=sent" : ""}`),
  review: (id: string) => json<Review>("GET", worded(`${table(id)}/analysis`)),
  pastPages: (id: string, seat: number, line: number) => past<NotebookPages>(id, seat, line),
  pastProof: (id: string, seat: number, line: number, square: string) =>
    past<ProofGiven>(id, seat, line, `&square=${encodeURIComponent(square)}`),
  talk: (id: string) => json<RecordedRemark[]>("GET", worded(`${table(id)}/talk`)),
  qr: (id: string) => `${table(id)}/qr.svg`,
  /** `has`: the version of the catalogue that need not be sent again. */
  socket: (id: string, has: string, zones: boolean) =>
    `${worded(`${table(id)}/socket`)}&wire=${WIRE}&catalogue=${has}${zones ? "&zones=sent" : ""}`,
};
