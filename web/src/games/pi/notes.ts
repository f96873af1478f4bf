import type { ThingId } from "../../table/things";
import type { NotebookPages, NotebookSheet } from "../../wire/types";

/** The group of the notebook's sheets for the case to solve; the rows of each are tiles. */
const CASE = "case";

/** What the notebook says of one part of the case to solve. */
export interface Left {
  /** "Suspect", "Crime" or "Location". */
  part: string;
  /** How many of them still fit, in words. */
  text: string;
  /** The tile that it must be, once that is certain. */
  found: ThingId | undefined;
}

/** The sheets for suspect, crime and location of a mini-game. */
export function sheetsOf({ sheets }: NotebookPages, number: number): readonly NotebookSheet[] {
  return sheets.filter(({ id, group }) => group === CASE && id.endsWith(`-${number}`));
}

/** How much is left of each part, as far as the table's help says so; a sheet that players fill in themselves says nothing. */
export function leftOf(notes: NotebookPages | null, number: number): readonly Left[] {
  const told = notes ? sheetsOf(notes, number).filter(({ note }) => note) : [];
  return told.map((sheet) => ({
    part: sheet.short ?? sheet.title,
    text: sheet.note ?? "",
    found: sheet.rows.find((_, row) => sheet.squares[row]?.[0]?.certainty === "certain")?.id,
  }));
}
