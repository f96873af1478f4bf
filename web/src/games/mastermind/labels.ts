import type { Zone } from "../../table/zones";
import type { Say } from "../../words/bundle";
import type { MastermindView } from "./types";

/** So many policies are on a full track. */
const MOST: Record<string, number> = { "track:agency": 5, "track:syndicate": 6 };
const NAMED = [...Object.keys(MOST), "deck", "discards"];
const HELD = ["hand", "veto"];
const NOTED = ["purged", "placard", "next", "nominee", "operative", "barred", "confirmed"];

/** The message that names a track, a pile, a player or what a player holds. */
export function label(zone: Zone, view: MastermindView): Say | null {
  const { id, owner, value = null } = zone;
  const [kind = ""] = id.split(":");
  if (kind === "player" && owner != null)
    return { key: "zone-player", args: { owner, notes: [...marked(zone), ...investigated(owner, view)] } };
  if (HELD.includes(kind)) return { key: `zone-${kind}`, args: { owner } };
  if (!NAMED.includes(id)) return null;
  const told = { value, most: MOST[id] ?? view.living.length, next: nextPower(value ?? 0, view) };
  return { key: `zone-${id.replace(":", "-")}`, args: told };
}

/** What the next Syndicate policy would give. */
const nextPower = (enacted: number, { rules: { powers } }: MastermindView): string | null =>
  enacted >= powers.length ? "over" : (powers[enacted] ?? null);

/** The offices and marks that lie before a player. */
const marked = ({ pieces = [] }: Zone): Say[] =>
  pieces
    .map(({ thing }) => thing.replace("token:", ""))
    .filter((mark) => NOTED.includes(mark))
    .map((mark) => ({ key: `note-${mark}` }));

/** Who has looked into this player's loyalty, each once; only this seat's own answer is known. */
function investigated(seat: number, view: MastermindView): Say[] {
  const by = view.investigated.filter(([, target]) => target === seat).map(([director]) => director);
  const answer = view.findings.findLast(([target]) => target === seat)?.[1] ?? null;
  return [...new Set(by)].map((director) => ({
    key: "note-investigated",
    args: { by: director, answer: director === view.seat ? answer : null },
  }));
}
