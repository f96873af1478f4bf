import type { Drawn, Place } from "../../../table/motion/arrange";
import type { Thing, ThingId } from "../../../table/things";
import type { GameRoom } from "../../room.svelte";
import { type StreetMap, viewOf } from "../wire";

/** A location as it is drawn: where its brick lies, its three tiles, and everybody's tokens. */
export interface Brick {
  place: Place;
  number: number;
  /** From 1, in rows and half bricks. */
  row: number;
  column: number;
  /** The numbers of the locations next door. */
  near: readonly number[];
  location: Thing;
  suspect: Thing;
  crime: Thing;
}

/** An Investigator in a location, and the tokens on it. */
export interface Agent {
  seat: number;
  drawn: Drawn;
  tokens: Drawn[];
}

/** How wide the city is, in half bricks. */
export const widthOf = ({ rows }: StreetMap): number => 2 * Math.max(...rows.map((row) => row.length));

/** Where the brick of a location lies: each row is in the middle. */
export function spotOf(streets: StreetMap, number: number): { row: number; column: number } {
  const row = streets.rows.findIndex((numbers) => numbers.includes(number));
  const numbers = streets.rows[row] ?? [];
  return { row: row + 1, column: widthOf(streets) / 2 - numbers.length + 2 * numbers.indexOf(number) + 1 };
}

const BESIDE: Record<string, number> = { ArrowLeft: -2, ArrowRight: 2 };
/** Of two bricks above or below the first is meant: to go down and up again leads back. */
const ACROSS: Record<string, readonly [row: number, columns: readonly number[]]> = {
  ArrowDown: [1, [-1, 1]],
  ArrowUp: [-1, [1, -1]],
};

/** The brick that an arrow key leads to. */
export function brickTowards<B extends Pick<Brick, "row" | "column">>(
  bricks: readonly B[],
  { row, column }: B,
  key: string,
): B | undefined {
  const [down, columns] = ACROSS[key] ?? [0, [BESIDE[key] ?? 0]];
  const at = (to: number) => bricks.find((one) => one.row === row + down && one.column === column + to);
  return columns.map(at).find(Boolean);
}

/** The city, brick by brick. */
export function bricksOf(room: GameRoom): Brick[] {
  const { streets } = viewOf(room);
  return room.zonesOf("place").flatMap((zone) => {
    const place = room.place(zone.id);
    const tiles = (zone.pieces ?? []).map(({ thing }) => room.thing(thing));
    const tile = (suit: string) => tiles.find((one) => one.kind === "tile" && one.suit === suit);
    const [location, suspect, crime] = [tile("location"), tile("suspect"), tile("crime")];
    if (!place || !location || !suspect || !crime) return [];
    const number = Number(location.rank);
    const near = streets.near[number - 1] ?? [];
    return [{ place, number, ...spotOf(streets, number), near, location, suspect, crime }];
  });
}

/** The tokens that lie on a tile, or on an Investigator. */
export const tokensOn = ({ drawn }: Place, on: ThingId): Drawn[] =>
  drawn.filter(({ piece }) => piece?.on === on);

/** The Investigators in a location. */
export function agentsIn(room: GameRoom, { place }: Brick): Agent[] {
  return place.drawn.flatMap((drawn) => {
    const thing = room.thing(drawn.piece?.thing ?? "");
    if (thing.kind !== "token" || drawn.piece?.on) return [];
    return [{ seat: thing.owner ?? 0, drawn, tokens: tokensOn(place, thing.id) }];
  });
}
