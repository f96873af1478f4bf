/** What this table reads of the game's own view, moves and events; the server's are in `parlour.games.pi`. */

/** All that a player has, open to everybody. */
export interface Desk {
  investigators: number;
  /** The round in which the case was solved; 0: not yet. */
  solved: number;
  /** Of each mini-game that is over for this player. */
  points: readonly number[];
  penalty: number;
}

export interface PiView {
  settings: { mini_games: number; investigators: number };
  number: number;
  first: number;
  round: number;
  /** Which of the `boxes` is filled next. */
  box: number;
  desks: readonly Desk[];
  streets: StreetMap;
  /** The points boxes and the penalty spaces, as they are printed. */
  boxes: readonly number[];
  penalties: readonly number[];
}

/** The locations by their numbers: row by row as bricks, and the neighbours of 1, of 2 and so on. */
export interface StreetMap {
  rows: readonly (readonly number[])[];
  near: readonly (readonly number[])[];
}

export interface Move {
  type: "Place" | "Take" | "Accuse" | "Charge" | "Locate" | "Pass";
}

export type Event =
  | { type: "MiniGameBegan" | "CityLaid" | "Held" | "RoundBegan" | "TurnedUp" | "Failed" | "Examined" }
  | { type: "Solved"; round: number; points: number }
  | { type: "MiniGameEnded"; unsolved: readonly unknown[] };

/** How many mini-games there still are, with the one of now: the Investigators must last for all of them. */
export const miniGamesLeft = ({ settings, number }: PiView): number => settings.mini_games - number + 1;

export const typeOf = ({ move }: { move: unknown }): Move["type"] => (move as Move).type;
