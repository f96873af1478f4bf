import type { Zone } from "../../table/zones";
import type { Say } from "../../words/bundle";
import type { GravesView } from "./types";

/** The message that names a pile, a hand, a deck or discards. */
export function label({ id, owner = null, value = null }: Zone, view: GravesView): Say | null {
  const [kind = "", place] = id.split(":");
  if (kind === "pile")
    return { key: "zone-pile", args: { owner, value, ...pile(Number(place), owner, view) } };
  return ["hand", "deck", "discards"].includes(kind) ? { key: `zone-${kind}`, args: { owner, value } } : null;
}

/** Where a pile lies, and which of its cards the other's abilities don't work on. */
const pile = (place: number, owner: number | null, view: GravesView) => ({
  number: place + 1,
  location: view.locations[place],
  safe: place === view.place ? view.protected[owner ?? 0] : [],
});
