import type { Zone } from "../../table/zones";
import type { Say } from "../../words/bundle";
import type { MindReaderView } from "./types";

/** So often the draw pile has run out when every turn must contain a guess. */
const GUESS_DUE = 2;

/** The message that names the draw pile or a hand. */
export function label({ id, kind, owner }: Zone, { exhausted, settings }: MindReaderView): Say | null {
  if (id === "draw") return { key: "zone-draw", args: { due: exhausted >= GUESS_DUE } };
  return kind === "hand" ? { key: "zone-hand", args: { owner, two: settings.two_cards } } : null;
}
