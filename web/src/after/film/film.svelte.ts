import { fold, type Scene } from "../../table/line/fold";
import { catalogued, NO_THINGS, type Things } from "../../table/things";
import type { Replay } from "../../wire/types";

/** Through whose eyes a game is seen: a seat's, a spectator's, or with the whole truth. */
export type Eyes = number | "spectator" | "truth";

/** A finished game as some eyes saw it, and where in it somebody looks. */
export class Film {
  readonly steps: Replay["steps"];
  readonly scenes: readonly Scene[];
  readonly things: Things;

  constructor({ catalogue, steps, frames }: Replay) {
    this.steps = steps;
    let scene: Scene | null = null;
    this.scenes = frames.flatMap((frame) => (scene = fold(scene, frame)) ?? []);
    const [first] = this.scenes;
    this.things = first ? catalogued(catalogue.things, first.table.game, first.seats) : NO_THINGS;
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
