import { keep, kept } from "../house/kept";
import type { Remark, RemarksMade, TalkNow } from "../wire/types";

export type Sign = NonNullable<Remark["sign"]>;

/** Something that was said, with the signs that answer it, by speaker. */
export interface Spoken extends Remark {
  signs: ReadonlyMap<Sign, readonly Remark[]>;
}

/** The talk at a table as one tab has heard it. */
export class Hearing {
  now: Omit<TalkNow, "remarks"> | null = $state.raw(null);
  #heard: readonly Remark[] = $state.raw([]);
  readonly spoken: readonly Spoken[] = $derived(withSigns(this.#heard));
  #seen = $state(0);
  #key = "";

  /** The talk of which table it is, so that what was read is remembered. */
  at(table: string): void {
    if (this.#key === table) return;
    this.#key = table;
    this.#seen = Number(kept(`heard.${table}`) ?? 0);
  }

  hear(news: TalkNow | RemarksMade): void {
    const { remarks } = news;
    if (news.type === "talking") this.now = news;
    this.#heard = news.type === "talking" ? remarks : [...this.#heard, ...remarks];
  }

  /** What was said before, put in front of the rest. */
  recall(earlier: readonly Remark[]): void {
    this.#heard = [...earlier, ...this.#heard].sort((one, other) => one.at - other.at);
  }

  /** The first remark known here of each room that has earlier ones. */
  get earliest(): readonly Remark[] {
    const first = new Map<string, Remark>();
    for (const remark of this.#heard) {
      const known = first.get(remark.room);
      if (!known || remark.number < known.number) first.set(remark.room, remark);
    }
    return [...first.values()].filter(({ number }) => number > 1);
  }

  /** How many remarks of others were not read yet. */
  unread(me: number | null): number {
    return this.spoken.filter(({ at, by }) => at > this.#seen && by !== `seat:${me}`).length;
  }

  /** All that is here was read. */
  see(): void {
    const last = this.spoken.at(-1)?.at ?? 0;
    if (last <= this.#seen) return;
    this.#seen = last;
    if (this.#key) keep(`heard.${this.#key}`, String(last));
  }
}

/** The remarks that say something, each with the last sign of every person who answered it with one. */
export function withSigns(remarks: readonly Remark[]): Spoken[] {
  const answers = new Map<string, Map<string, Remark>>();
  for (const remark of remarks.filter(({ to }) => to)) {
    const about = `${remark.room} ${remark.to}`;
    answers.set(about, (answers.get(about) ?? new Map()).set(remark.by, remark));
  }
  return remarks
    .filter(({ to }) => !to)
    .map((remark) => ({
      ...remark,
      signs: bySign([...(answers.get(`${remark.room} ${remark.number}`)?.values() ?? [])]),
    }));
}

function bySign(answers: readonly Remark[]): ReadonlyMap<Sign, readonly Remark[]> {
  const signs = new Map<Sign, Remark[]>();
  for (const answer of answers)
    if (answer.sign) signs.set(answer.sign, [...(signs.get(answer.sign) ?? []), answer]);
  return signs;
}
