import type { CatalogueThing, SeatCard } from "../wire/types";

export type ThingId = CatalogueThing["id"];

/** A thing as it is drawn on this table. */
export interface Thing extends CatalogueThing {
  title: string;
  /** What colour and emblem go by: its suit or, without one, itself; games don't share them. */
  pattern: string;
  /** The name of the player whose it always is. */
  whose: string;
}

/** Everything that can be pointed at on a table, by its id. */
export type Things = ReadonlyMap<ThingId, Thing>;

export const NO_THINGS: Things = new Map();

/** The things of a game; players are called by their names. */
export function catalogued(
  things: readonly CatalogueThing[],
  game: string,
  seats: readonly SeatCard[],
): Things {
  return new Map(
    things.map((thing) => {
      const whose = seats[thing.owner ?? -1]?.name ?? "";
      const title = thing.kind === "seat" ? whose : (thing.title ?? "");
      return [thing.id, { ...thing, title, pattern: `${game}/${thing.suit ?? thing.id}`, whose }];
    }),
  );
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
