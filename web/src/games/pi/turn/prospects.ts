import type { Thing } from "../../../table/things";
import type { Option } from "../../../table/line/scene";
import type { Brick } from "../city/city";
import type { Lights } from "../city/lights";
import { reachOf } from "../city/reach";
import { typeOf } from "../wire";

/** The tiles that are still open, by what an answer would give for them. */
export interface Prospects {
  disc: readonly Thing[];
  cube: readonly Thing[];
  nothing: readonly Thing[];
}

/**
 * What the answer to a move would tell, among the tiles that are lit: those that the notebook leaves open where the
 * table helps so far, else all that this person has not crossed out. An Evidence card asks for its own kind alone.
 */
export function prospectsOf(
  option: Option | null,
  bricks: readonly Brick[],
  lights: Lights,
): Prospects | null {
  const reach = reachOf(option, bricks);
  if (!option || !reach.size) return null;
  const tiles = bricks.flatMap(({ suspect, crime, location }) => [suspect, crime, location]);
  const asked = tiles.find(({ id }) => id === option.about?.at(-1))?.suit;
  const open = tiles.filter(
    ({ id, suit }) => lights.isLit(id) && (typeOf(option) === "Place" || suit === asked),
  );
  const given = (token: "disc" | "cube" | undefined) => open.filter(({ id }) => reach.get(id) === token);
  return { disc: given("disc"), cube: given("cube"), nothing: given(undefined) };
}
