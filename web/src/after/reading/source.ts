import { api } from "../../house/api";
import type { NotebookSource } from "../../notebook/source";

/** The notebook that a seat could have had before a line of a finished game. */
export function ofThePast(table: string, seat: number, line: () => number): NotebookSource {
  return {
    pages: () => api.pastPages(table, seat, line()),
    why: async (square) => (await api.pastProof(table, seat, line(), square)).proof,
  };
}
