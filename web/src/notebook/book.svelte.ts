import type { NotebookPages, ProofWords } from "../wire/types";
import type { Advice, Mark, NotebookSource } from "./source";

const CYCLE: readonly (Mark | null)[] = [null, "no", "maybe", "yes"];

/** A notebook that lies open: its pages as they came, what was asked of them, and what is being worked out. */
export class Book {
  pages: NotebookPages | null = $state.raw(null);
  /** The square looked at, by its id. */
  chosen: string | null = $state(null);
  proof: ProofWords | null = $state.raw(null);
  advice: Advice | null = $state.raw(null);
  /** Whether all steps of the hint are shown at once. */
  toldAll = $state(false);
  /** Why the last question was refused. */
  refusal = $state("");
  /** How many questions are being worked out. */
  asked = $state(0);

  readonly source: NotebookSource;
  #queue: Promise<unknown> = Promise.resolve();
  #turning = false;
  /** Own marks that are on their way to the server: pages that come meanwhile do not know them yet. */
  readonly #sent = new Map<string, { mark: Mark | null }>();

  constructor(source: NotebookSource) {
    this.source = source;
  }

  get marks(): NotebookPages["marks"] {
    return this.pages?.marks ?? {};
  }

  isWrong(square: string): boolean {
    return this.pages?.wrong.includes(square) ?? false;
  }

  /** Fetch the pages as they are now; several wishes that wait for the same are one. */
  async refresh(): Promise<void> {
    if (this.#turning) return;
    this.#turning = true;
    await this.#ask(async () => {
      this.#turning = false;
      this.pages = await this.source.pages();
      this.#sent.forEach(({ mark }, square) => this.#show(square, mark));
    });
  }

  async prove(square: string): Promise<void> {
    this.chosen = square;
    await this.#ask(async () => {
      this.proof = null;
      this.proof = await this.source.why(square);
    });
  }

  closeProof(): void {
    this.proof = null;
  }

  /** Ask for a hint: a step at a time, or with the move itself at once. */
  async hint(toldAll = false): Promise<void> {
    await this.#ask(async () => {
      this.advice = null;
      this.toldAll = toldAll;
      this.advice = (await this.source.own?.hint()) ?? null;
    });
  }

  /** A hint was for one question; at the next it would mislead. */
  dropHint(): void {
    this.advice = null;
  }

  /** Give a square the mark that follows on the one it has. */
  async cycle(square: string): Promise<void> {
    const now = CYCLE.indexOf(this.marks[square] ?? null);
    await this.mark(square, CYCLE[(now + 1) % CYCLE.length] ?? null);
  }

  /** Mark a square, or rub its mark out; it is shown at once and put right if the server refuses. */
  async mark(square: string, mark: Mark | null): Promise<void> {
    if (!this.pages || !this.source.own) return;
    this.chosen = square;
    this.#show(square, mark);
    const sent = { mark };
    this.#sent.set(square, sent);
    await this.#ask(() => this.source.own?.mark(square, mark));
    if (this.#sent.get(square) === sent) this.#sent.delete(square);
    await this.refresh();
  }

  #show(square: string, mark: Mark | null): void {
    if (!this.pages) return;
    const { [square]: _, ...others } = this.marks;
    this.pages = { ...this.pages, marks: mark ? { ...others, [square]: mark } : others };
  }

  async write(text: string): Promise<void> {
    await this.#ask(async () => {
      await this.source.own?.write(text);
      if (this.pages) this.pages = { ...this.pages, note: text };
    });
  }

  /** One question after the other: the server answers each player one at a time. */
  #ask(question: () => Promise<unknown> | undefined): Promise<void> {
    this.asked += 1;
    const turn = this.#queue.then(async () => {
      try {
        this.refusal = "";
        await question();
      } catch (error) {
        this.refusal = (error as Error).message;
      } finally {
        this.asked -= 1;
      }
    });
    this.#queue = turn;
    return turn;
  }
}
