/* Made by scripts/wire_types.py from src/parlour/games/pi: change it there. */

/**
 * Who did what, and where they hide.
 *
 * @minItems 3
 * @maxItems 3
 */
export type Case = [string, string, string];
export type Step =
  Deal | DrawFirstPlayer | EndMiniGame | EndRound | Opening | Reshuffle | StrikeNext | TakeTurn;
export type Move = Accuse | Charge | Hidden | Locate | Pass | Place | Take | TakeBack;
export type Event =
  | CityLaid
  | Examined
  | Failed
  | Held
  | Investigated
  | MiniGameBegan
  | MiniGameEnded
  | NothingToTurnUp
  | Passed
  | Reshuffled
  | RoundBegan
  | Solved
  | TurnedUp;
export type Claim = never;

/** Begin an attempt to solve the case; crime and location follow. */
export interface Accuse {
  type: "Accuse";
  suspect: string;
}
/** The second part of an attempt. */
export interface Charge {
  type: "Charge";
  crime: string;
}
/** A choice already made, by someone else, in secret. */
export interface Hidden {
  type: "Hidden";
}
/** The last part of an attempt. */
export interface Locate {
  type: "Locate";
  location: string;
}
/** Let it go by. */
export interface Pass {
  type: "Pass";
}
/** Put an Investigator into a location. */
export interface Place {
  type: "Place";
  location: string;
}
/** Take an Evidence card from the display. */
export interface Take {
  type: "Take";
  card: string;
}
/** Withdraw the last part of a decision not yet complete. */
export interface TakeBack {
  type: "TakeBack";
}
/** The tiles, location by location, and the Evidence on display. */
export interface CityLaid {
  type: "CityLaid";
  tiles: Case[];
  display: string[];
}
/** What an Evidence card told.  A moved token came off the player's Investigator there. */
export interface Examined {
  type: "Examined";
  seat: number;
  card: string;
  found: "cube" | "disc" | "known" | "nothing";
  moved: boolean;
}
/** At least one of the three was wrong. */
export interface Failed {
  type: "Failed";
  seat: number;
  case: Case;
  penalty: number;
}
/** The case a player holds, told to that player. */
export interface Held {
  type: "Held";
  seat: number;
  case: Case;
  solver: number;
}
/** How many new discs and cubes an Investigator was given. */
export interface Investigated {
  type: "Investigated";
  seat: number;
  location: string;
  discs: number;
  cubes: number;
}
export interface MiniGameBegan {
  type: "MiniGameBegan";
  number: number;
  first: number;
}
/** Why it is over, the cases nobody solved, each with its holder, and what everybody has now. */
export interface MiniGameEnded {
  type: "MiniGameEnded";
  number: number;
  why: "cap" | "passed" | "solved";
  unsolved: [number, Case][];
  totals: number[];
}
/** Deck and discards are used up: the display shrinks. */
export interface NothingToTurnUp {
  type: "NothingToTurnUp";
}
export interface Passed {
  type: "Passed";
  seat: number;
}
/** The discarded Evidence is the new deck. */
export interface Reshuffled {
  type: "Reshuffled";
  cards: number;
}
export interface RoundBegan {
  type: "RoundBegan";
  round: number;
}
export interface Solved {
  type: "Solved";
  seat: number;
  case: Case;
  round: number;
  points: number;
}
/** An Evidence card joins the display. */
export interface TurnedUp {
  type: "TurnedUp";
  card: string;
}
/** Lay a suspect and a crime tile into every location, deal everybody a case, turn up the Evidence. */
export interface Deal {
  type: "Deal";
  first: number;
}
/** The First Player marker is drawn by lot. */
export interface DrawFirstPlayer {
  type: "DrawFirstPlayer";
}
/** Those who have not solved take the 0 box; all is handed in, the marker moves on, or the game is over. */
export interface EndMiniGame {
  type: "EndMiniGame";
  why: "cap" | "passed" | "solved";
}
/** If somebody solved, the next box is due (PI-3); with one player left or none, the mini-game is over (PI-1). */
export interface EndRound {
  type: "EndRound";
}
/** What a game begins with. */
export interface Opening {
  type: "Opening";
  steps: Step[];
}
/** The discarded Evidence, shuffled, is the new deck. */
export interface Reshuffle {
  type: "Reshuffle";
}
/** Cross the next step off the agenda: what was cancelled does not happen. */
export interface StrikeNext {
  type: "StrikeNext";
}
/**
 * Place an Investigator, or take an Evidence card, or attempt to solve your case.
 *
 *     An attempt is named in parts (suspect, crime, location) that nobody hears of before it is complete.
 */
export interface TakeTurn {
  type: "TakeTurn";
  seat: number;
}
/** The case this seat holds is its only secret; everything else lies open. */
export interface PiView {
  seat: number | null;
  seats: number;
  asked: number[];
  agenda: Step[];
  sealed: (Move | null)[];
  result: Result | null;
  settings: PiSettings;
  number: number;
  first: number;
  round: number;
  box: number;
  passes: number;
  tiles: {
    [k: string]: Case;
  };
  display: string[];
  deck_size: number;
  discard: string[];
  desks: Desk[];
  case: Case | null;
  streets: StreetMap;
  boxes: number[];
  penalties: number[];
}
/** How a game ended: its ending by name, who won, what each seat scored, and why in a sentence. */
export interface Result {
  ending: string;
  winners: number[];
  points: number[];
  why: string;
  roles: string[];
  figures: [string, number | boolean][];
}
/** How long the game is, on which map, and two literal readings of the rulebook. */
export interface PiSettings {
  /** How many mini-games are played. */
  mini_games: number;
  /** How many Investigators each player has for the whole game. */
  investigators: number;
  /** A mini-game ends after so many rounds; who has not solved the case then takes 0. */
  rounds: number;
  /** The whole city, or only its harbour: four locations, for two or three players. */
  city: "harbour" | "whole";
  /** An Investigator brings you a cube even if the tile there carries your cube already. */
  repeat_cubes: boolean;
  /** You may take an Evidence card even if its tile carries your disc or cube already. */
  marked_cards: boolean;
}
/** All that a player has on the table, open to everybody. */
export interface Desk {
  investigators: number;
  agents: Agent[];
  discs: string[];
  cubes: string[];
  kept: string[];
  tried: Case[];
  solved: number;
  points: number[];
  penalty: number;
}
/** An Investigator on the board and the tokens on it. */
export interface Agent {
  location: string;
  discs: number;
  cubes: number;
}
/** How to draw a city: bricks that touch are next door to each other.  Locations go by their numbers. */
export interface StreetMap {
  rows: number[][];
  near: number[][];
}
