import type { ThingId } from "../../table/things";
import type { GameRoom } from "../room.svelte";
import type { PiView } from "./wire";

/** The player whose case has a tile, and whether it was solved. */
export interface Solver {
  seat: number;
  solved: boolean;
}

/** Which windows of the city are lit: all but those of a case that is solved, or that this person holds. */
export class Lights {
  /** The tiles of the case that this person holds. */
  readonly held: ReadonlySet<ThingId>;
  readonly #opened: ReadonlyMap<ThingId, Solver>;
  readonly #over: boolean;

  constructor(room: GameRoom) {
    const { desks } = room.view as PiView;
    const cases = room.zones.filter(({ id }) => id.startsWith("case:"));
    const cards = cases.flatMap(({ at, pieces }) =>
      (pieces ?? []).map(({ thing, up }) => ({
        thing,
        up: up ?? true,
        seat: room.thing(at ?? "").owner ?? 0,
      })),
    );
    const solver = (seat: number) => ({ seat, solved: (desks[seat]?.solved ?? 0) > 0 });
    this.held = new Set(cards.filter(({ up }) => !up).map(({ thing }) => thing));
    this.#opened = new Map(cards.filter(({ up }) => up).map(({ thing, seat }) => [thing, solver(seat)]));
    this.#over = room.ending !== null;
  }

  isBlank(tile: ThingId): boolean {
    return tile.endsWith(":none");
  }

  isLit(tile: ThingId): boolean {
    return !this.#over && !this.isBlank(tile) && !this.held.has(tile) && !this.#opened.has(tile);
  }

  /** At the end, the player in whose case it was. */
  shown(tile: ThingId): Solver | undefined {
    return this.#over ? this.#opened.get(tile) : undefined;
  }
}
