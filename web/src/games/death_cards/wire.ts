/** What this table reads of the game's own view, moves and events; the server's are in `parlour.games.death_cards`. */

/** What is about to happen, while anybody may step in. */
export interface Action {
  by: number;
  card: string;
  /** Whom it is aimed at. */
  aims: readonly number[];
  /** How many Not so Fasts were played: each cancels the one before. */
  cancels: number;
  /** Whether it happens if nobody steps in any more. */
  stands: boolean;
}

export interface DeathCardsView {
  turn: number;
  /** Whose turn it is. */
  active: number;
  hand_sizes: readonly number[];
  disgraced: readonly number[];
  pile: number;
  discards: number;
  /** The parts of a private decision that this person has made so far. */
  sealed: readonly Move[];
  agenda: readonly { type: string }[];
  action: Action | null;
}

export type Move =
  | { type: "Play" | "Give" | "Discard" | "Put" | "Take" | "Draft"; card: string }
  | { type: "Lay"; cards: readonly string[] }
  | { type: "Add"; card: string; owner: number; place: number }
  | { type: "Seize"; owner: number; place: number }
  | { type: "Name" | "Point"; seat: number }
  | { type: "Mark" | "Reveal"; secret: number }
  | { type: "Send"; way: string }
  | { type: "Lift"; number: number }
  | { type: "Cancel" | "Draw" | "Stop" | "Pass" };

export type Event =
  | { type: "Revealed"; owner: number; secret: number; face: string }
  | { type: "Shown"; seat: number; owner: number; secret: number; face: string | null }
  | { type: "Received"; seat: number; secrets: readonly string[] }
  | { type: "Recognised"; partner: number; role: string }
  | { type: "Interrupted"; seat: number }
  | { type: "Pointed"; at: readonly number[] }
  | { type: "Drew" | "Drafted" | "TurnBegan" | "Cleared" | "LeftTheGame" | "Discarded" | "Said" };

export const moveOf = ({ move }: { move: unknown }): Move => move as Move;

export const cardThing = (card: string) => `card:${card.toLowerCase().replaceAll(" ", "_")}`;
export const faceThing = (face: string) => `face:${face.toLowerCase()}`;
export const secretThing = (secret: number) => `secret:${secret + 1}`;
