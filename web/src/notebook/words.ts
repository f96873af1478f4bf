import type { SheetHeading, SheetSquare } from "../wire/types";
import type { Book } from "./book.svelte";
import { texts } from "./texts";

/** What is known of a square, in words. */
export function known(square: SheetSquare, nameOf: (seat: number) => string): string[] {
  const { certainty = "open", chance, claimed = [] } = square;
  const amount = square.amount as unknown as [number, number] | null | undefined;
  return [
    chance == null ? texts.certainty[certainty] : texts.chance(chance),
    ...(amount ? [texts.amount(...amount)] : []),
    ...(claimed.length ? [texts.claimed(claimed.map(nameOf))] : []),
  ];
}

/** A square for those who hear it: where it is, what is known, and one's own mark. */
export function described(
  row: SheetHeading,
  column: SheetHeading,
  square: SheetSquare,
  book: Book,
  id: string,
  nameOf: (seat: number) => string,
): string {
  const mark = book.marks[id];
  const said = [
    ...known(square, nameOf),
    ...(mark ? [texts.marked(texts.mark[mark])] : []),
    ...(book.isWrong(id) ? [texts.wrong] : []),
  ];
  return `${texts.square(row.title, column.title)}: ${said.join("; ")}`;
}
