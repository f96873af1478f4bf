import type { CatalogueThing, SeatCard } from "../wire/types";

export type ThingId = CatalogueThing["id"];

/** Everything that can be pointed at on a table, by its id. */
export type Things = ReadonlyMap<ThingId, CatalogueThing>;

export const NO_THINGS: Things = new Map();

export function catalogued(things: readonly CatalogueThing[]): Things {
  return new Map(things.map((thing) => [thing.id, thing]));
}

/** A player as a thing to point at. */
export const seatThing = (seat: number): ThingId => `seat:${seat}`;

/** The thing of this id; one that the catalogue does not know has no more than its id. */
export function thingOf(things: Things, id: ThingId): CatalogueThing {
  return things.get(id) ?? { id, kind: "card", title: id };
}

/** What a thing is called; players are called by their names. */
export function titleOf(thing: CatalogueThing, seats: readonly SeatCard[]): string {
  return thing.kind === "seat" ? (seats[thing.owner ?? -1]?.name ?? "") : (thing.title ?? "");
}

/** A card that this seat can't tell from others. */
export const UNKNOWN: CatalogueThing = { id: "", kind: "card" };
