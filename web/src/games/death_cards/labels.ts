import type { Zone } from "../../table/zones";
import type { Say } from "../../words/bundle";
import type { DeathCardsView } from "./types";

/** The message that names a hand. */
export function label({ kind, owner }: Zone, view: DeathCardsView): Say | null {
  if (kind !== "hand" || owner == null) return null;
  return { key: "zone-hand", args: { owner, notes: notesOn(owner, view) } };
}

function notesOn(seat: number, { active, result, disgraced, partner }: DeathCardsView): string[] {
  const notes: readonly (readonly [string, boolean])[] = [
    ["turn", seat === active && !result],
    ["disgrace", disgraced.includes(seat)],
    ["partner", seat === partner],
  ];
  return notes.filter(([, holds]) => holds).map(([note]) => note);
}
