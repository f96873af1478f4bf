import { keep, kept } from "../../house/kept";
import type { Scene } from "../line/scene";

/** What this browser saw of a table's shuffle, written down when it saw it: nobody can say afterwards that it was otherwise. */
export interface Pin {
  commitment: string;
  /** Whether that was before the deal. */
  before: boolean;
  /** Everybody's hash by seat, once nobody could change it any more; else null. */
  luck: string[] | null;
}

const keyOf = (table: string) => `pin.${table}`;

export function pinned(table: string): Pin | null {
  const found = kept(keyOf(table));
  return found ? (JSON.parse(found) as Pin) : null;
}

/** Write down what is seen here for the first time. */
export function pin({ table, seats }: Scene): void {
  const old = pinned(table.id);
  const { commitment } = table;
  const before = table.stage === "gathering" || table.stage === "revealing";
  const first = old ?? { commitment, before, luck: null };
  const fixed = table.stage === "revealing" ? seats.map((seat) => seat.luck) : null;
  const seen = { ...first, luck: first.luck ?? fixed };
  if (!old || seen.luck !== old.luck) keep(keyOf(table.id), JSON.stringify(seen));
}
