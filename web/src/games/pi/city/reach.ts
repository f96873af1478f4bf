import type { ThingId } from "../../../table/things";
import type { Option } from "../../../table/line/scene";
import type { Brick } from "./city";
import { typeOf } from "../wire";

/** What a move asks about, tile by tile: whether it lies here, for a disc, or next door, for a cube. */
export type Reach = ReadonlyMap<ThingId, "disc" | "cube">;

const tilesOf = ({ location, suspect, crime }: Brick) => [location, suspect, crime];
const isBlank = (tile: ThingId) => tile.endsWith(":none");

/** Of an Investigator all tiles here and next door; of an Evidence card its tile, and those of its kind next door. */
export function reachOf(option: Option | null, bricks: readonly Brick[]): Reach {
  const tile = option?.about?.at(-1);
  const brick = bricks.find((one) => tilesOf(one).some(({ id }) => id === tile));
  if (!option || !brick || !["Place", "Take"].includes(typeOf(option))) return new Map();
  const suit = tilesOf(brick).find(({ id }) => id === tile)?.suit;
  const isAsked = (one: { id: ThingId; suit?: string }) =>
    !isBlank(one.id) && (typeOf(option) === "Place" || one.suit === suit);
  const near = bricks.filter(({ number }) => brick.near.includes(number)).flatMap(tilesOf);
  return new Map([
    ...near.filter(isAsked).map(({ id }) => [id, "cube"] as const),
    ...tilesOf(brick)
      .filter(isAsked)
      .map(({ id }) => [id, "disc"] as const),
  ]);
}
