import type { StoryLine } from "../line/scene";

/** Which event ends a hand, a Case or a mini-game, and where in it everybody's points stand; by game. */
const ENDS: Record<string, { kind: Round["kind"]; event: string; totals: string }> = {
  graves: { kind: "case", event: "CaseClosed", totals: "totals" },
  mind_reader: { kind: "hand", event: "HandEnded", totals: "points" },
  pi: { kind: "case", event: "MiniGameEnded", totals: "totals" },
};

/** A round that is over: the line of the story that ends it, and the points it brought to each seat. */
export interface Round {
  kind: "case" | "hand";
  line: number;
  points: number[];
  totals: number[];
}

/** The rounds of a game that are over; none where a game has no rounds. */
export function roundsOf(game: string, story: readonly StoryLine[]): Round[] {
  const ends = ENDS[game];
  const found: Round[] = [];
  story.forEach(({ event }, line) => {
    const told = event as Record<string, unknown>;
    if (!ends || told["type"] !== ends.event) return;
    const totals = told[ends.totals] as number[];
    const before = found.at(-1)?.totals ?? [];
    found.push({
      kind: ends.kind,
      line,
      totals,
      points: totals.map((points, seat) => points - (before[seat] ?? 0)),
    });
  });
  return found;
}
