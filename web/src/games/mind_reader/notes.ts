import type { ThingId } from "../../table/things";
import type { NotebookPages } from "../../wire/types";
import { cardThing } from "./wire";

/** What the notebook leaves for a Secret Card: the cards that fit, and how many they are in words. */
export interface Left {
  cards: ReadonlySet<ThingId>;
  text: string;
}

/**
 * The cards that still fit, as far as the table's help says so; null where it does not. For this person's own Secret
 * Card it is what the others can know, and of several others the one who knows most.
 */
export function leftFor(notes: NotebookPages | null, secret: ThingId): Left | null {
  const sheets = (notes?.sheets ?? []).filter(({ about, worlds }) => about?.[0] === secret && worlds);
  const left = sheets.map(({ rows, columns, squares, note }) => {
    const fits = (row: number, column: number) => {
      const square = squares[row]?.[column];
      return square != null && square.certainty !== "ruled out";
    };
    const cards = rows.flatMap(({ id: rank }, row) =>
      columns.flatMap(({ id: suit }, column) => (fits(row, column) ? [cardThing(rank + suit)] : [])),
    );
    return { cards: new Set(cards), text: note ?? "" };
  });
  return left.toSorted((one, other) => one.cards.size - other.cards.size)[0] ?? null;
}
