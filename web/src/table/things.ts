import type { CatalogueThing, SeatCard } from "../wire/types";
import type { Bundle, Say } from "../words/bundle";

export type ThingId = CatalogueThing["id"];

/** A thing as it is drawn on this table. */
export interface Thing extends Omit<CatalogueThing, "say"> {
  title: string;
  /** Where there is little room; left out: the title will do. */
  short?: string;
  /** What it does. */
  text?: string;
  /** What colour and emblem go by: its suit or, without one, itself; games don't share them. */
  pattern: string;
  /** The name of the player whose it always is. */
  whose: string;
}

/** Everything that can be pointed at on a table, by its id. */
export type Things = ReadonlyMap<ThingId, Thing>;

export const NO_THINGS: Things = new Map();

/** The things of a game, by what they are called; players are called by their names. */
export function catalogued(
  things: readonly CatalogueThing[],
  game: string,
  seats: readonly SeatCard[],
  bundle: Bundle,
): Things {
  return new Map(
    things.map(({ say, ...thing }) => {
      const whose = seats[thing.owner ?? -1]?.name ?? "";
      const pattern = `${game}/${thing.suit ?? thing.id}`;
      return [thing.id, { ...thing, ...(say ? captionOf(say, bundle) : { title: whose }), pattern, whose }];
    }),
  );
}

function captionOf(say: Say, bundle: Bundle): Pick<Thing, "title" | "short" | "text"> {
  const [title, short, text] = [bundle.format(say), bundle.format(say, "short"), bundle.format(say, "text")];
  return { title, ...(short && short !== title ? { short } : {}), ...(text ? { text } : {}) };
}

/** A player as a thing to point at. */
export const seatThing = (seat: number): ThingId => `seat:${seat}`;

/** The thing of this id; one that the catalogue does not know has no more than its id. */
export function thingOf(things: Things, id: ThingId): Thing {
  return things.get(id) ?? { id, kind: "card", title: id, pattern: id, whose: "" };
}

/** A card that this seat can't tell from others. */
export const UNKNOWN: Thing = { id: "", kind: "card", title: "", pattern: "", whose: "" };

/** A thing that is known by its back: what is on its other side is another thing. */
export const isKnownByBack = ({ id }: Thing): boolean => id === "" || id.startsWith("secret:");
