import { speechOf } from "../../games/speech";
import { hasTable } from "../../games/tables";
import { api, Refused } from "../../house/api";
import { taste } from "../../house/taste.svelte";
import { texts as house } from "../../table/texts";
import type { Review } from "../../wire/types";
import { Film, type Eyes } from "./film.svelte";
import { curvesOf, judgedAt, judgedMoves, type Curve, type Judged } from "./judged";
import { texts } from "../texts";

/** Where a replay begins, as its address says: `#12` before step 12, `#m7` at move 7, `#12-2` through the eyes of seat 2. */
const ADDRESS = /^#(m?)(\d+)(?:-(\w+))?$/;

function eyesOf(said: string | undefined): Eyes {
  if (said === "truth") return said;
  return said && /^\d+$/.test(said) ? Number(said) - 1 : "spectator";
}

/** What an address says; the step of a move can only be found by the analysis. */
function placeIn(hash: string): { eyes: Eyes; at: number; move: number | null } {
  const [, isMove, where, whose] = ADDRESS.exec(hash) ?? [];
  const number = Number(where ?? 0);
  return { eyes: eyesOf(whose), at: isMove ? 0 : number, move: isMove ? number : null };
}

/** Somebody who looks at a finished game: through whose eyes, at which step, with what is said of it. */
export class Viewing {
  readonly table: string;
  eyes: Eyes = $state("spectator");
  at = $state(0);
  film = $state.raw<Film | null>(null);
  review = $state.raw<Review | null>(null);
  /** Why there is no replay, or no analysis. */
  trouble = $state("");
  unjudged = $state("");
  #firstMove: number | null;

  readonly end: number = $derived(this.film?.end ?? 0);
  readonly scene = $derived(this.film?.scenes[this.at] ?? this.film?.scenes[0]);
  readonly step = $derived(this.film?.steps[this.at]);
  readonly names: readonly string[] = $derived(this.scene?.seats.map(({ name }) => name) ?? []);
  readonly moves: readonly Judged[] = $derived(
    this.film && this.review ? judgedMoves(this.film, this.review) : [],
  );
  readonly curves: readonly Curve[] = $derived(
    this.review ? curvesOf(this.moves, this.review, this.end) : [],
  );
  /** The decision that the next step belongs to. */
  readonly judged: Judged | undefined = $derived(
    this.film ? judgedAt(this.moves, this.film, this.at) : undefined,
  );
  readonly mistakes: readonly Judged[] = $derived(this.moves.filter(({ kind }) => kind === "mistake"));
  readonly guesses: readonly Judged[] = $derived(this.moves.filter(({ decision }) => decision.guess));
  /** A sentence about an address that says more than there is. */
  notice = $state("");
  #wanted: Eyes;

  constructor(table: string, hash: string) {
    const { eyes, at } = placeIn(hash);
    this.table = table;
    this.eyes = this.#wanted = eyes;
    this.at = at;
    this.#firstMove = placeIn(hash).move;
  }

  /** Go where another address of the same game says. */
  async turnTo(hash: string): Promise<void> {
    const { eyes, at, move } = placeIn(hash);
    this.#firstMove = move;
    if (eyes !== this.eyes) await this.#arrive(eyes);
    this.go(at);
    this.#findMove();
  }

  /** The address of what is seen now. */
  get link(): string {
    const whose = typeof this.eyes === "number" ? this.eyes + 1 : this.eyes;
    return `${location.origin}/replay/${this.table}#${this.at}-${whose}`;
  }

  async open(): Promise<void> {
    await this.#arrive(this.eyes);
    if (this.film) await this.#judge();
  }

  /** Look as an address says; in place of a seat that this game does not have, look on as a spectator. */
  async #arrive(eyes: Eyes): Promise<void> {
    const trouble = await this.#see(eyes);
    if (!trouble) return;
    if (typeof eyes === "number") await this.#see("spectator");
    const isSeat = typeof eyes === "string" || !this.film || eyes in this.names;
    if (isSeat) this.trouble = trouble;
    else this.notice = texts.noSuchSeat(eyes + 1);
  }

  /** Look through other eyes, at the same step. */
  async look(through: Eyes): Promise<void> {
    this.trouble = await this.#see(through);
  }

  /** What stands in the way of these eyes, in a sentence; nothing if they see. */
  async #see(through: Eyes): Promise<string> {
    this.#wanted = through;
    try {
      const film = await this.#film(String(through));
      if (this.#wanted !== through) return "";
      [this.film, this.eyes, this.at] = [film, through, Math.min(this.at, film.end)];
      this.notice = "";
      return "";
    } catch (error) {
      return error instanceof Refused ? error.message : house.wentWrong;
    }
  }

  async #film(eyes: string): Promise<Film> {
    const replay = await api.replay(this.table, eyes, taste.plain);
    const game = replay.frames[0]?.table?.game ?? "";
    const isLaid = Boolean(replay.frames[0]?.board?.zones) || hasTable(game);
    return new Film(
      isLaid ? replay : await api.replay(this.table, eyes, true),
      await speechOf(game, taste.plain),
    );
  }

  go(to: number): void {
    this.at = Math.max(0, Math.min(this.end, to));
  }

  /** To the next of some moves; after the last, to the first. */
  next(some: readonly Judged[]): void {
    this.go((some.find((move) => move.at > this.at) ?? some[0])?.at ?? this.at);
  }

  nameOf(seat: number): string {
    return this.names[seat] ?? house.seat(seat);
  }

  async #judge(): Promise<void> {
    try {
      this.review = await api.review(this.table);
    } catch {
      this.unjudged = texts.notAnalysed;
    }
    this.#findMove();
  }

  #findMove(): void {
    const first = this.moves.find(({ decision }) => decision.move === this.#firstMove);
    if (first && this.at === 0) this.go(first.at);
  }
}
