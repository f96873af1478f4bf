import type { BoardChange, BoardZone, EarlierStory, Frame, StoryLine } from "../../wire/types";

type Fields = Record<string, unknown>;

/** The game as this tab sees it, in no language: every field, and the zones in their order where they are sent. */
export type BoardFacts = Omit<Required<BoardChange>, "items" | "layout" | "zones"> & {
  zones: readonly BoardZone[] | null;
};

/** Everything that a tab was told of its table, the story of this seat included. */
export type Facts = Omit<Required<Frame>, "type" | "board" | "story"> & {
  board: BoardFacts | null;
  story: readonly StoryLine[];
  /** So many lines of the story come before these, and have not been fetched yet. */
  missing: number;
};

/** Whether the frame builds on something that this tab has not got, so that everything must be asked for again. */
export function hasGap(facts: Facts | null, frame: Frame): boolean {
  return !isWhole(frame) && !(facts && follows(facts, frame));
}

/** The facts after a frame; as they were, if something is missing in between. */
export function fold(facts: Facts | null, frame: Frame): Facts | null {
  if (hasGap(facts, frame)) return facts;
  const { type: _, board, story, ...changes } = frame;
  return {
    ...(facts as Facts),
    ...changes,
    board: board === undefined ? (facts?.board ?? null) : board && foldBoard(facts?.board ?? null, board),
    ...foldStory(facts, frame),
  };
}

type Told = Pick<Facts, "story" | "missing">;

/** New lines stand behind those that are known; where these are of another story, or too few, all before are missing. */
function foldStory(facts: Facts | null, frame: Frame): Told {
  const { story: known, missing } = facts && isSameStory(facts, frame) ? facts : { story: [], missing: 0 };
  const { story } = frame;
  if (!story) return { story: known, missing };
  if (story.since > missing + known.length || story.since < missing)
    return { story: story.lines, missing: story.since };
  return { story: [...known.slice(0, story.since - missing), ...story.lines], missing };
}

/** A first frame may come to another seat, or after something was undone: then what was known is of no use. */
function isSameStory({ you, table }: Facts, frame: Frame): boolean {
  const isSame = (frame.you?.seat ?? null) === you.seat && frame.table?.undone === table.undone;
  return isSame || !isWhole(frame);
}

/** The facts with lines that come before those they have. */
export function withEarlier(facts: Facts, { since, lines }: EarlierStory): Facts {
  return since + lines.length === facts.missing
    ? { ...facts, story: [...lines, ...facts.story], missing: since }
    : facts;
}

const PARTS = ["table", "seats", "you", "watching", "board", "ending"] as const;
const BOARD = ["view", "prompt", "options", "claims", "decision", "standing", "plays"] as const;

/** A first frame has all its fields. */
function isWhole(frame: Frame): boolean {
  return PARTS.every((part) => part in frame) && frame.story !== undefined && isBoard(null, frame.board);
}

function follows(facts: Facts, { board, story }: Frame): boolean {
  return (story?.since ?? 0) <= facts.missing + facts.story.length && isBoard(facts.board, board);
}

/** Whether a change of the board is the whole of it, or goes with the one that is known. */
function isBoard(before: BoardFacts | null, change: BoardChange | null | undefined): boolean {
  return !change || before !== null || BOARD.every((field) => field in change);
}

function foldBoard(before: BoardFacts | null, change: BoardChange): BoardFacts {
  const { view, items, zones, layout, ...changes } = change;
  const board = { ...(before as BoardFacts), ...changes };
  const options = board.options.map(({ move }): unknown => move);
  return {
    ...board,
    view: { ...foldView(before?.view ?? {}, view, items), asked: board.asked, options },
    zones: zones || layout ? laidOut(before?.zones ?? [], zones, layout) : (before?.zones ?? null),
  };
}

/** Fields that have changed take the place of the old ones; of a list of objects only what has changed comes. */
function foldView(before: Fields, fields: Fields = {}, items: BoardChange["items"] = {}): Fields {
  const lists = Object.entries(items).map(([field, changed]) => [
    field,
    (before[field] as Fields[]).map((item, place) => ({ ...item, ...changed[place] })),
  ]);
  return { ...before, ...fields, ...(Object.fromEntries(lists) as Fields) };
}

/** Zones that are new or changed take their places among the others. */
function laidOut(
  before: readonly BoardZone[],
  changed: readonly BoardZone[] = [],
  layout: readonly string[] = before.map(({ id }) => id),
): BoardZone[] {
  const known = new Map([...before, ...changed].map((zone) => [zone.id, zone]));
  return layout.flatMap((id) => known.get(id) ?? []);
}
