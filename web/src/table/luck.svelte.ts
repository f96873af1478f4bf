import { randomHex } from "../house/chance";
import { keep, kept } from "../house/kept";
import { hashOfText } from "../house/sha256";
import type { SeatCard } from "../wire/types";
import type { Scene } from "./fold";
import type { Wish } from "./room.svelte";

/** The words that this browser throws into the shuffle of each table: drawn by lot, unless the person has chosen them. */
class Luck {
  #chosen: Record<string, string> = $state({});

  of(table: string): string {
    const known = this.#chosen[table] ?? kept(keyOf(table));
    if (known) return known;
    const drawn = randomHex(16);
    keep(keyOf(table), drawn);
    return drawn;
  }

  /** Other words; none: drawn by lot again. */
  choose(table: string, words: string): void {
    this.#chosen[table] = words.trim() || randomHex(16);
    keep(keyOf(table), this.#chosen[table]);
  }

  /** Whether this browser has words for a table, without drawing any. */
  has(table: string): boolean {
    return kept(keyOf(table)) !== null;
  }
}

const keyOf = (table: string) => `luck.${table}`;

export const luck = new Luck();

export const mySeat = ({ seats, you }: Scene): SeatCard | undefined =>
  seats.find(({ seat }) => seat === you.seat);

/**
 * What is to be said of our luck now: its hash while people gather, the words themselves when all hashes are in.
 * Nobody can choose theirs by what others have chosen.
 */
export function wishOfLuck(scene: Scene): Wish | null {
  const { id, stage } = scene.table;
  const mine = mySeat(scene);
  if (mine?.sitter !== "person" || (stage !== "gathering" && stage !== "revealing")) return null;
  const words = luck.of(id);
  const hash = hashOfText(words);
  if (stage === "gathering") return mine.luck === hash ? null : { type: "luck", hash };
  return mine.luck === hash ? { type: "reveal", words } : null;
}
