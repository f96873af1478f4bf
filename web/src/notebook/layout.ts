import type { NotebookSheet } from "../wire/types";

/** Sheets that are shown together, under one name. */
export interface Page {
  id: string;
  title: string;
  sheets: NotebookSheet[];
}

/** The pages of a notebook in their order: sheets of one group stand side by side, any other sheet alone. */
export function pagesOf(sheets: readonly NotebookSheet[]): Page[] {
  const pages = new Map<string, NotebookSheet[]>();
  for (const sheet of sheets) {
    const id = sheet.group ? `group ${sheet.group}` : sheet.id;
    pages.set(id, [...(pages.get(id) ?? []), sheet]);
  }
  return [...pages].map(([id, sheets]) => ({ id, title: titleOf(sheets), sheets }));
}

const NAMED = 3;

function titleOf(sheets: readonly NotebookSheet[]): string {
  const names = sheets.slice(0, NAMED).map(({ short, title }) => short || title);
  return names.join(" · ") + (sheets.length > NAMED ? " …" : "");
}

/** A square by its sheet, row and column. */
export const squareId = (sheet: NotebookSheet, row: number, column: number): string =>
  `${sheet.id}/${sheet.rows[row]?.id}/${sheet.columns[column]?.id}`;

export interface Found {
  sheet: NotebookSheet;
  row: NotebookSheet["rows"][number];
  column: NotebookSheet["columns"][number];
  square: NonNullable<NotebookSheet["squares"][number][number]>;
}

/** The square of this id, if it is still there. */
export function squareOf(sheets: readonly NotebookSheet[], id: string | null): Found | null {
  for (const sheet of sheets)
    for (const [r, row] of sheet.rows.entries())
      for (const [c, column] of sheet.columns.entries()) {
        const square = sheet.squares[r]?.[c];
        if (square && squareId(sheet, r, c) === id) return { sheet, row, column, square };
      }
  return null;
}
