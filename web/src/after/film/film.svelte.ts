import { fold, type Facts } from "../../table/line/fold";
import type { Scene } from "../../table/line/scene";
import { Reader, type Speech } from "../../table/line/speech";
import { NO_THINGS, type Things } from "../../table/things";
import type { Replay } from "../../wire/types";

/** Through whose eyes a game is seen: a seat's, a spectator's, or with the whole truth. */
export type Eyes = number | "spectator" | "truth";

/** A finished game as some eyes saw it, and where in it somebody looks. */
export class Film {
  readonly steps: Replay["steps"];
  readonly scenes: readonly Scene[];
  readonly things: Things;

  constructor({ catalogue, steps, frames }: Replay, speech: Speech) {
    this.steps = steps;
    let facts: Facts | null = null;
    const seen = frames.flatMap((frame) => (facts = fold(facts, frame)) ?? []);
    const reader = seen[0] ? new Reader(speech, catalogue, seen[0]) : null;
    this.scenes = seen.flatMap((each) => reader?.scene(each) ?? []);
    this.things = reader?.things ?? NO_THINGS;
  }

  /** The last place: after all steps. */
  get end(): number {
    return this.steps.length;
  }

  /** The step that a line of the record is, or is a part of. */
  stepOf(line: number): number {
    return Math.max(
      0,
      this.steps.findLastIndex((step) => step.line <= line),
    );
  }
}
