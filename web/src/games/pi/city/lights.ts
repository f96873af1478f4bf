import type { ThingId } from "../../../table/things";
import { squareId } from "../../../notebook/layout";
import type { NotebookPages } from "../../../wire/types";
import type { GameRoom } from "../../room.svelte";
import { sheetsOf } from "../notes";
import { viewOf } from "../wire";

/** The player whose case has a tile, and whether it was solved. */
export interface Solver {
  seat: number;
  solved: boolean;
}

/**
 * Which windows of the city are lit: all but those of a case that is solved or that this person holds, and those that
 * are crossed out in the notebook.
 */
export class Lights {
  /** The tiles of the case that this person holds. */
  readonly held: ReadonlySet<ThingId>;
  readonly #opened: ReadonlyMap<ThingId, Solver>;
  readonly #crossed: ReadonlySet<ThingId>;
  readonly #over: boolean;

  constructor(room: GameRoom) {
    const { desks, number } = viewOf(room);
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
    this.#crossed = new Set(room.notes ? crossedOut(room.notes, number) : []);
    this.#over = room.ending !== null;
  }

  isBlank(tile: ThingId): boolean {
    return tile.endsWith(":none");
  }

  isLit(tile: ThingId): boolean {
    const isKnown = this.held.has(tile) || this.#opened.has(tile) || this.#crossed.has(tile);
    return !this.#over && !this.isBlank(tile) && !isKnown;
  }

  /** At the end, the player in whose case it was. */
  shown(tile: ThingId): Solver | undefined {
    return this.#over ? this.#opened.get(tile) : undefined;
  }
}

/** The tiles that the notebook rules out in this mini-game, or that this person has crossed out there. */
function crossedOut(notes: NotebookPages, number: number): ThingId[] {
  return sheetsOf(notes, number).flatMap((sheet) =>
    sheet.rows
      .filter((_, row) => {
        const mark = notes.marks[squareId(sheet, row, 0)];
        return mark === "no" || (!mark && sheet.squares[row]?.[0]?.certainty === "ruled out");
      })
      .map(({ id }) => id),
  );
}
