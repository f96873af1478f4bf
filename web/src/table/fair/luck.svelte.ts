import { randomHex } from "../../house/chance";
import { keep, kept } from "../../house/kept";
import { hashOfText } from "../../house/sha256";
import type { SeatCard } from "../../wire/types";
import type { Scene } from "../line/scene";
import type { Wish } from "../line/room.svelte";

/** The words that this browser throws into the shuffle of each table: drawn by lot, unless the person has chosen them. */
class Luck {
  /** How often other words were chosen here: what shows them looks again. */
  #choices = $state(0);

  of(table: string): string {
    void this.#choices;
    const known = kept(keyOf(table));
    if (known) return known;
    const drawn = randomHex(16);
    keep(keyOf(table), drawn);
    return drawn;
  }

  /**
   * Words of the person's own; none: drawn by lot again. Chance is added to them: everyone sees their hash before the
   * deal, and a short word could be found from that by trying.
   */
  choose(table: string, words: string): void {
    const own = words.trim().slice(0, LONGEST_OWN);
    keep(keyOf(table), own ? `${own} ${randomHex(12)}` : randomHex(16));
    this.#choices += 1;
  }

  /** Whether this browser has words for a table, without drawing any. */
  has(table: string): boolean {
    return kept(keyOf(table)) !== null;
  }
}

/** What may be typed, so that the whole stays within the 64 characters that are taken. */
export const LONGEST_OWN = 39;

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
