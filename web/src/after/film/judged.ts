import type { Decision, Review, Turning } from "../../wire/types";
import type { Film } from "./film.svelte";

export type Kind = "dot" | "right" | "wrong" | "mistake" | "star";

/** How the server's verdicts are drawn. */
const KINDS: Record<string, Kind> = {
  "right guess": "right",
  "bold guess": "right",
  "wrong guess": "wrong",
  missed: "mistake",
  costly: "mistake",
  "lucky answer": "star",
  "found out": "star",
  overheard: "star",
};

/** A decision of the game with its place in the replay and what the server says of it. */
export interface Judged {
  at: number;
  decision: Decision;
  verdict: Turning | undefined;
  kind: Kind;
}

/** Every decision, in its order. */
export function judgedMoves(film: Film, { analysis, verdicts }: Review): Judged[] {
  const told = new Map(verdicts.map((verdict) => [verdict.move, verdict]));
  return analysis.decisions.map((decision) => {
    const verdict = told.get(decision.move);
    return { at: film.stepOf(decision.line), decision, verdict, kind: KINDS[verdict?.kind ?? ""] ?? "dot" };
  });
}

/** The decision that a step belongs to: the last one made there or before, by the same seat. */
export function judgedAt(moves: readonly Judged[], film: Film, at: number): Judged | undefined {
  const seat = film.steps[at]?.seat;
  const found = moves.findLast((move) => move.at <= at && move.decision.seat === seat);
  const isSaid = film.steps[at]?.said ?? true;
  return isSaid ? undefined : found;
}

/** The place of the step before which so many decisions had been made. */
export function placeOf(moves: readonly Judged[], made: number, end: number): number {
  return moves.find(({ decision }) => decision.move > made)?.at ?? end;
}

/** What each seat knew, as points of a line: the place, and how many worlds were left. */
export interface Curve {
  seat: number;
  /** One for each hand, Case or mini-game. */
  parts: { at: number; worlds: number }[][];
}

export function curvesOf(moves: readonly Judged[], { analysis }: Review, end: number): Curve[] {
  return analysis.seats.map(({ seat, points }) => {
    const parts: Curve["parts"] = [];
    for (const { part, move, worlds } of points)
      (parts[part] ??= []).push({ at: placeOf(moves, move, end), worlds });
    return { seat, parts: parts.filter(Boolean) };
  });
}

/** How many worlds a seat had left at a place, as last counted. */
export function worldsAt({ parts }: Curve, at: number): number | undefined {
  return parts.flat().findLast((point) => point.at <= at)?.worlds;
}
