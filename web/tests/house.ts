import { vi } from "vitest";
import type { AnyRequest, Me } from "../src/wire/types";
import { asFacts, type AnswerTold } from "./facts";

/** A socket whose other end is held by the test. */
export class FakeSocket {
  static readonly OPEN = 1;
  static all: FakeSocket[] = [];

  readyState = 0;
  sent: AnyRequest[] = [];
  onopen: (() => void) | null = null;
  onmessage: ((message: { data: string }) => void) | null = null;
  onclose: ((event: { code: number; reason: string }) => void) | null = null;

  constructor(readonly url: string | URL = "") {
    FakeSocket.all.push(this);
  }

  static get last(): FakeSocket {
    const socket = FakeSocket.all.at(-1);
    if (!socket) throw new Error("nobody has connected");
    return socket;
  }

  send(text: string): void {
    this.sent.push(JSON.parse(text) as AnyRequest);
  }

  close(): void {
    this.readyState = 3;
  }

  accept(): void {
    this.readyState = 1;
    this.onopen?.();
  }

  tell(answer: AnswerTold): void {
    this.onmessage?.({ data: JSON.stringify(asFacts(answer)) });
  }

  cut(code: number, reason = ""): void {
    this.readyState = 3;
    this.onclose?.({ code, reason });
  }
}

export interface Asked {
  method: string;
  path: string;
  query: string;
  body: unknown;
}

type Answers = Record<string, unknown>;

export const GUEST: Me = { name: "Amber Fox", chosen: false, account: null, now: 0 };

let asked: Asked[] = [];

/**
 * A house that answers `GET /api/me` and so on from a list; a number is an error's status; an answer to one
 * query goes before that to all. Gives what was asked.
 */
export function openHouse(answers: Answers): Asked[] {
  asked = [];
  const known: Answers = {
    "GET /api/me": { ...GUEST, now: Date.now() / 1000 },
    "GET /api/me/tables": [],
    "GET /api/tables": [],
    ...answers,
  };
  vi.stubGlobal("WebSocket", FakeSocket);
  vi.stubGlobal("fetch", (path: string, { method = "GET", body }: RequestInit = {}) => {
    const [plain = path, query = ""] = path.split("?");
    asked.push({
      method,
      path: plain,
      query,
      body: body === undefined ? undefined : JSON.parse(String(body)),
    });
    const answer = known[`${method} ${path}`] ?? known[`${method} ${plain}`];
    if (answer === undefined)
      return Promise.resolve(Response.json({ reason: "There is nothing here." }, { status: 404 }));
    if (typeof answer === "number")
      return Promise.resolve(Response.json({ reason: "No, thank you." }, { status: answer }));
    return Promise.resolve(typeof answer === "string" ? new Response(answer) : Response.json(answer));
  });
  return asked;
}

export function resetHouse(): void {
  FakeSocket.all = [];
  vi.unstubAllGlobals();
  localStorage.clear();
  sessionStorage.clear();
  history.replaceState(null, "", "/");
}
