/** What this table reads of the game's own view, moves and events; the server's are in `parlour.games.mind_reader`. */

export interface MindReaderView {
  number: number;
  dealer: number;
  settings: { two_cards: boolean };
  /** Of each seat, by side: whether a Secret Card still lies there; none for a seat that is out. */
  has_secret: readonly (readonly boolean[])[];
}

export type Move =
  | { type: "Keep"; cards: readonly string[] }
  | { type: "Ask"; card: string; of: number; side: number; question: string }
  | { type: "Guess"; of: number; side: number }
  | { type: "NameSuit"; suit: string }
  | { type: "NameRank"; rank: string }
  | { type: "GuessAll" | "EndTurn" | "GiveUp" };

/** A question, and what was answered: `reply` says how the card compares with the Secret Card. */
export interface Asked {
  type: "Asked";
  by: number;
  of: number;
  side: number;
  reply: "higher" | "lower" | "same" | "stronger" | "weaker";
  /** None where only the asker and the asked have seen it. */
  card: string | null;
}

export type Event =
  | Asked
  | { type: "Kept"; cards: readonly string[] }
  | { type: "Guessed"; by: number; of: number; card: string; right: boolean }
  | { type: "GuessedAll"; by: number; named: readonly [number, number, string][]; right: boolean }
  | { type: "Shown"; of: number; card: string }
  | { type: "HandedOver"; by: number; card: string; to: number }
  | { type: "Forfeited"; by: number }
  | { type: "HandBegan" | "Drew" | "NoDraw" | "Held" | "WentOut" };

export const moveOf = ({ move }: { move: unknown }): Move => move as Move;

/** Whether a seat is in the hand; before all have chosen their Secret Cards, everybody is. */
export function isIn({ has_secret }: MindReaderView, seat: number): boolean {
  return (has_secret[seat]?.length ?? 0) > 0 || has_secret.every((sides) => !sides.length);
}

export const cardThing = (card: string) => `card:${card}`;
export const secretThing = (seat: number, side: number) => `secret:${seat}:${side}`;
