import type { Room } from "../table/line/room.svelte";
import type { Advice, NotebookPages, ProofWords } from "../wire/types";

export type Mark = NotebookPages["marks"][string];

/** Where a notebook comes from. All of it is worked out by the server, from one seat's view. */
export interface NotebookSource {
  pages(): Promise<NotebookPages>;
  why(square: string): Promise<ProofWords>;
  /** What only a player at a table can do. */
  own?: {
    hint(): Promise<Advice>;
    mark(square: string, mark: Mark | null): Promise<unknown>;
    write(text: string): Promise<unknown>;
  };
}

/** This person's notebook at a table. */
export function atTable(room: Pick<Room, "ask">): NotebookSource {
  return {
    pages: () => room.ask({ type: "notebook" }, "pages"),
    why: async (square) => (await room.ask({ type: "why", square }, "proof")).proof,
    own: {
      hint: () => room.ask({ type: "hint" }, "advice"),
      mark: (square, mark) => room.ask({ type: "mark", square, mark }, "done"),
      write: (text) => room.ask({ type: "note", text }, "done"),
    },
  };
}
