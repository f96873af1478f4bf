import type { ThingId } from "../../../table/things";
import type { StoryLine } from "../../../table/line/scene";
import { eventOf } from "../wire";

/** The case that a player had to solve, as it lies open when a mini-game is over. */
export interface Closed {
  solver: ThingId;
  /** Suspect, crime and location. */
  tiles: readonly ThingId[];
  /** The round in which it was solved, and the points for it; null: nobody did. */
  solved: { round: number; points: number } | null;
  /** How often the player named something else. */
  failed: number;
}

/** A player and the three tiles of a case, as lines of the story list them. */
const ENTRY = 4;

/** The cases of a mini-game by the lines that told of it: the solved ones in their order, then the others. */
export function closedIn(lines: readonly StoryLine[]): Closed[] {
  const events = lines.map(({ event, about = [] }) => ({ event: eventOf({ event }), about }));
  const failed = (solver: ThingId) =>
    events.filter(({ event, about }) => event.type === "Failed" && about[0] === solver).length;
  const closed = events.flatMap(({ event, about }): Omit<Closed, "failed">[] => {
    const [solver = "", ...tiles] = about;
    if (event.type === "Solved") return [{ solver, tiles, solved: event }];
    return event.type === "MiniGameEnded" ? unsolved(event.unsolved.length, about) : [];
  });
  return closed.map((one) => ({ ...one, failed: failed(one.solver) }));
}

/** The end of a mini-game is about those who did not solve their case, and then about each case and its holder. */
function unsolved(count: number, about: readonly ThingId[]) {
  return about.slice(0, count).map((solver, i) => {
    const [, ...tiles] = about.slice(count + ENTRY * i, count + ENTRY * (i + 1));
    return { solver, tiles, solved: null };
  });
}
