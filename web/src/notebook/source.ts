import type { Room } from "../table/line/room.svelte";
import type { Option } from "../table/line/scene";
import type { Advice as AdviceFacts, NotebookPages, ProofWords } from "../wire/types";

/** A hint, with its move in words. */
export type Advice = Omit<AdviceFacts, "option"> & { option: Option };

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
export function atTable(room: Pick<Room, "ask" | "worded">): NotebookSource {
  return {
    pages: () => room.ask({ type: "notebook" }, "pages"),
    why: async (square) => (await room.ask({ type: "why", square }, "proof")).proof,
    own: {
      hint: async () => {
        const advice = await room.ask({ type: "hint" }, "advice");
        return { ...advice, option: room.worded(advice.option) };
      },
      mark: (square, mark) => room.ask({ type: "mark", square, mark }, "done"),
      write: (text) => room.ask({ type: "note", text }, "done"),
    },
  };
}
