import type { AnyAnswer, AnyRequest } from "../../wire/types";

/** How it stands with the connection; `lost` for good, with a reason, when trying again is of no use. */
export type Standing = "connecting" | "open" | "waiting" | "lost";

/** Who listens to the line. */
export interface Ear {
  hear(answer: AnyAnswer): void;
  stands(standing: Standing, why: string): void;
}

/** The world outside, so that tests can stand in for it. */
export interface Outside {
  /** Make sure that there is a guest cookie. */
  greet(): Promise<unknown>;
  /** Whether the table is known at all; fails where the server can't be reached. */
  exists(): Promise<boolean>;
  connect(): WebSocket;
  random(): number;
}

const BARRED = 4403;
const FORGOTTEN = 4404;
const BROKEN = 4410;
const MALFORMED = 4400;
const FLOOD = 4429;
const LONGEST_PAUSE = 5000;
const PATIENCE = 3000;

/** How long to wait before trying again: growing, never quite the same for two tabs. */
export function pause(tries: number, code: number, random: number): number {
  if (code === FLOOD) return LONGEST_PAUSE;
  return Math.min(LONGEST_PAUSE, 300 * 2 ** tries) * (0.5 + random / 2);
}

/**
 * The connection to a table. It comes back by itself, and says again, with their old ids, all requests that were not
 * answered: the server does each of them once.
 */
export class Line {
  #socket: WebSocket | null = null;
  #unanswered = new Map<string, AnyRequest>();
  #tries = 0;
  #calls = 0;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #watch: ReturnType<typeof setTimeout> | undefined;
  #over = false;

  constructor(
    private readonly outside: Outside,
    private readonly ear: Ear,
  ) {}

  /** Connect, now. Of two calls the later one counts: two sockets would say everything twice. */
  async open(): Promise<void> {
    const call = ++this.#calls;
    clearTimeout(this.#timer);
    this.#drop();
    this.ear.stands("connecting", "");
    try {
      await this.outside.greet();
    } catch {
      if (call === this.#calls) this.#later(0);
      return;
    }
    if (!this.#over && call === this.#calls) this.#attach(this.outside.connect());
  }

  /** Say it now, or as soon as the line is there. */
  say(request: AnyRequest): void {
    this.#unanswered.set(request.id, request);
    if (this.#socket?.readyState === WebSocket.OPEN) this.#socket.send(JSON.stringify(request));
  }

  /** A page that slept may hold a dead line: ask for everything, and connect anew if nothing comes. */
  wake(resync: AnyRequest): void {
    if (this.#over) return;
    if (this.#socket?.readyState !== WebSocket.OPEN) {
      void this.open();
      return;
    }
    this.say(resync);
    clearTimeout(this.#watch);
    this.#watch = setTimeout(() => void this.open(), PATIENCE);
  }

  /** Hang up for good. */
  close(): void {
    this.#over = true;
    clearTimeout(this.#timer);
    this.#drop();
  }

  #attach(socket: WebSocket): void {
    this.#socket = socket;
    let opened = false;
    socket.onopen = () => {
      opened = true;
      for (const request of this.#unanswered.values()) socket.send(JSON.stringify(request));
    };
    socket.onmessage = (message: MessageEvent<string>) => this.#hear(JSON.parse(message.data) as AnyAnswer);
    socket.onclose = (event) => void this.#closed(event.code, event.reason, opened);
  }

  /** Let go of the present socket without hearing of its end. */
  #drop(): void {
    clearTimeout(this.#watch);
    const socket = this.#socket;
    this.#socket = null;
    if (!socket) return;
    socket.onopen = socket.onmessage = socket.onclose = null;
    socket.close();
    this.#forgetResyncs();
  }

  #hear(answer: AnyAnswer): void {
    clearTimeout(this.#watch);
    this.#tries = 0;
    if ("id" in answer) this.#unanswered.delete(answer.id);
    this.ear.stands("open", "");
    this.ear.hear(answer);
  }

  async #closed(code: number, reason: string, opened: boolean): Promise<void> {
    this.#drop();
    if (code === FORGOTTEN || (!opened && (await this.#isUnknown()))) this.#end("");
    else if (code === BARRED || code === BROKEN || code === MALFORMED) this.#end(reason);
    else this.#later(code);
  }

  /** A browser does not tell why a socket was refused, so ask for the table itself. */
  async #isUnknown(): Promise<boolean> {
    try {
      return !(await this.outside.exists());
    } catch {
      return false;
    }
  }

  #later(code: number): void {
    if (this.#over) return;
    this.ear.stands("waiting", "");
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => void this.open(), pause(this.#tries++, code, this.outside.random()));
  }

  #end(why: string): void {
    if (this.#over) return;
    this.close();
    this.ear.stands("lost", why);
  }

  /** A new connection brings everything anyway. */
  #forgetResyncs(): void {
    for (const [id, request] of this.#unanswered) if (request.type === "resync") this.#unanswered.delete(id);
  }
}
