import type { Speech } from "../table/line/speech";
import type { AnyLaid } from "../table/line/teller";
import { bundleOf, load } from "../words/store";

/** A folder here with a `things.ts` knows what lies where at the table of the game of that name. */
const FOUND = import.meta.glob<NonNullable<AnyLaid>>("./*/things.ts");

/** How a game speaks; with `plain`, or at a table of any game, the server says what lies where. */
export async function speechOf(game: string, plain: boolean): Promise<Speech> {
  const words = `games/${game}`;
  const [laid] = await Promise.all([plain ? null : FOUND[`./${game}/things.ts`]?.(), load(words)]);
  return { laid: laid ?? null, bundle: (hearer) => bundleOf(hearer, words) };
}
