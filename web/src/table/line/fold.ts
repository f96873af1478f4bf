import type { BoardChange, BoardZone, EarlierStory, Frame, Splice, StoryLine } from "../../wire/types";

/** The game as this tab sees it: every field, and all zones in their order. */
export type Board = Omit<Required<BoardChange>, "layout" | "relaid" | "items" | "spliced">;

/** Everything that a tab knows of its table, the story of this seat included. */
export type Scene = Omit<Required<Frame>, "type" | "board" | "story"> & {
  board: Board | null;
  story: readonly StoryLine[];
  /** So many lines of the story come before these, and have not been fetched yet. */
  missing: number;
};

/** Whether the frame builds on something that this tab has not got, so that everything must be asked for again. */
export function hasGap(scene: Scene | null, frame: Frame): boolean {
  return !isWhole(frame) && !(scene && follows(scene, frame));
}

/** The scene after a frame; as it was, if something is missing in between. */
export function fold(scene: Scene | null, frame: Frame): Scene | null {
  if (hasGap(scene, frame)) return scene;
  const { type: _, board, story, ...changes } = frame;
  return {
    ...(scene as Scene),
    ...changes,
    board: board === undefined ? (scene?.board ?? null) : board && foldBoard(scene?.board ?? null, board),
    ...foldStory(scene, frame),
  };
}

type Told = Pick<Scene, "story" | "missing">;

/** New lines stand behind those that are known; where these are of another story, or too few, all before are missing. */
function foldStory(scene: Scene | null, frame: Frame): Told {
  const { story: known, missing } = scene && isSameStory(scene, frame) ? scene : { story: [], missing: 0 };
  const { story } = frame;
  if (!story) return { story: known, missing };
  if (story.since > missing + known.length || story.since < missing)
    return { story: story.lines, missing: story.since };
  return { story: [...known.slice(0, story.since - missing), ...story.lines], missing };
}

/** A first frame may come to another seat, or after something was undone: then what was known is of no use. */
function isSameStory({ you, table }: Scene, frame: Frame): boolean {
  const isSame = (frame.you?.seat ?? null) === you.seat && frame.table?.undone === table.undone;
  return isSame || !isWhole(frame);
}

/** The scene with lines that come before those it has. */
export function withEarlier(scene: Scene, { since, lines }: EarlierStory): Scene {
  return since + lines.length === scene.missing
    ? { ...scene, story: [...lines, ...scene.story], missing: since }
    : scene;
}

const PARTS = ["table", "seats", "you", "watching", "board", "ending"] as const;

/** A first frame has all its fields. */
function isWhole(frame: Frame): boolean {
  return PARTS.every((part) => part in frame) && frame.story !== undefined && hasZones(null, frame.board);
}

function follows(scene: Scene, { board, story }: Frame): boolean {
  return (story?.since ?? 0) <= scene.missing + scene.story.length && hasZones(scene.board, board);
}

/** Whether every zone that is laid out is known. */
function hasZones(before: Board | null, change: BoardChange | null | undefined): boolean {
  if (!change) return true;
  if (!before && change.decision === undefined) return false;
  const known = byId([...(before?.zones ?? []), ...(change.zones ?? [])]);
  const laid = idsOf(before?.zones ?? [], change);
  return before !== null || change.layout ? laid.every((id) => known.has(id)) : false;
}

function foldBoard(before: Board | null, change: BoardChange): Board {
  const { layout, relaid, zones, view, items, spliced, ...changes } = change;
  return {
    ...(before as Board),
    ...changes,
    view: view || items || spliced ? foldView(before?.view ?? {}, change) : (before?.view ?? {}),
    zones: zones || layout || relaid ? laidOut(before?.zones ?? [], change) : (before?.zones ?? []),
  };
}

/** Fields that have changed take the place of the old ones; of lists, items may do so one by one, or come and go. */
function foldView(
  before: Record<string, unknown>,
  { view: fields = {}, items = {}, spliced: splices = {} }: BoardChange,
): Record<string, unknown> {
  const lists = Object.entries(items).map(([field, changed]) => [
    field,
    (before[field] as unknown[]).map((item, place) =>
      place in changed ? merged(item, (changed as Record<number, unknown>)[place]) : item,
    ),
  ]);
  const others = Object.entries(splices).map(([field, splice]) => [
    field,
    spliced(before[field] as unknown[], splice),
  ]);
  return { ...before, ...fields, ...Object.fromEntries([...lists, ...others]) };
}

/** A list of which some items have come or gone in one place. */
function spliced<T>(before: readonly T[], { at, out, put }: Splice): T[] {
  return [...before.slice(0, at), ...(put as T[]), ...before.slice(at + out)];
}

/** Of an object only the fields come that have changed. */
function merged(before: unknown, change: unknown): unknown {
  return isObject(before) && isObject(change) ? { ...before, ...change } : change;
}

const isObject = (value: unknown): value is object =>
  typeof value === "object" && value !== null && !Array.isArray(value);

/** Zones that are new or changed take their places among the others. */
function laidOut(before: readonly BoardZone[], change: BoardChange): BoardZone[] {
  const known = byId([...before, ...(change.zones ?? [])]);
  return idsOf(before, change).flatMap((id) => known.get(id) ?? []);
}

/** The ids of all zones after a change, in their order. */
function idsOf(before: readonly BoardZone[], { layout, relaid }: BoardChange): string[] {
  const ids = layout ?? before.map(({ id }) => id);
  return relaid ? spliced(ids, relaid) : ids;
}

const byId = (zones: readonly BoardZone[]) => new Map(zones.map((zone) => [zone.id, zone]));
