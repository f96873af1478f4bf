/* Made by scripts/wire_types.py from src/parlour/games/mind_reader: change it there. */

export type Step =
  ChooseDealer | ChooseSecrets | Deal | EndHand | Opening | PayForGuess | StrikeNext | TopCard | Turn;
export type Move = Ask | EndTurn | GiveUp | Guess | GuessAll | Hidden | Keep | NameRank | NameSuit | TakeBack;
export type Event =
  | Asked
  | Drew
  | Forfeited
  | Guessed
  | GuessedAll
  | HandBegan
  | HandEnded
  | HandedOver
  | Held
  | Kept
  | NoDraw
  | Reshuffled
  | Shown
  | WentOut;
export type Claim = never;

/** Play a card and have a player compare it with their Secret Card. */
export interface Ask {
  type: "Ask";
  card: string;
  of: number;
  side: number;
  question: "rank" | "strength";
}
/** Draw a card, if there is one, and let the next player play. */
export interface EndTurn {
  type: "EndTurn";
}
/** Hand over the Secret Card on this side. */
export interface GiveUp {
  type: "GiveUp";
  side: number;
}
/** Begin to guess one Secret Card; suit and rank follow. */
export interface Guess {
  type: "Guess";
  of: number;
  side: number;
}
/** Begin to guess every Secret Card left; suit and rank follow for each. */
export interface GuessAll {
  type: "GuessAll";
}
/** A choice already made, by someone else, in secret. */
export interface Hidden {
  type: "Hidden";
}
/** Choose the Secret Card; with two of them the left one first. */
export interface Keep {
  type: "Keep";
  cards: string[];
}
export interface NameRank {
  type: "NameRank";
  rank: string;
}
export interface NameSuit {
  type: "NameSuit";
  suit: string;
}
/** Withdraw the last part of a decision not yet complete. */
export interface TakeBack {
  type: "TakeBack";
}
export interface Asked {
  type: "Asked";
  by: number;
  of: number;
  side: number;
  question: "rank" | "strength";
  reply: "higher" | "lower" | "same" | "stronger" | "weaker";
  card: string | null;
}
export interface Drew {
  type: "Drew";
  seat: number;
  card: string | null;
}
/** A Secret Card leaves the hand unscored and unseen. */
export interface Forfeited {
  type: "Forfeited";
  by: number;
  side: number;
}
export interface Guessed {
  type: "Guessed";
  by: number;
  of: number;
  side: number;
  card: string;
  right: boolean;
}
export interface GuessedAll {
  type: "GuessedAll";
  by: number;
  named: [number, number, string][];
  right: boolean;
}
export interface HandBegan {
  type: "HandBegan";
  number: number;
  dealer: number;
}
export interface HandEnded {
  type: "HandEnded";
  last: number;
  gained: number[];
  points: number[];
}
/** A Secret Card goes face up to another player. */
export interface HandedOver {
  type: "HandedOver";
  by: number;
  side: number;
  card: string;
  to: number;
}
/** The cards a player was dealt, told to that player. */
export interface Held {
  type: "Held";
  cards: string[];
}
/** The Secret Cards a player chose, by side, told to that player. */
export interface Kept {
  type: "Kept";
  cards: string[];
}
/** There was no card left to draw. */
export interface NoDraw {
  type: "NoDraw";
  seat: number;
  times: number;
}
/** The discards, and what lay under them, are the new draw pile. */
export interface Reshuffled {
  type: "Reshuffled";
  cards: number;
  times: number;
}
/** The guesser alone is shown a card that was not guessed. */
export interface Shown {
  type: "Shown";
  of: number;
  side: number;
  card: string;
}
/** A player is out of the hand; their cards go unseen under the discards. */
export interface WentOut {
  type: "WentOut";
  seat: number;
  cards: number;
}
/** The first dealer is chosen at random. */
export interface ChooseDealer {
  type: "ChooseDealer";
}
/**
 * Each player lays one card of their hand face down, or two, left and right: the Secret Card.
 *
 *     Then the player to the dealer's left begins, and turns follow one another until one player is left.
 */
export interface ChooseSecrets {
  type: "ChooseSecrets";
  seats: number[];
}
/** Shuffle, deal four cards to each player (five with two Secret Cards); the rest is the draw pile. */
export interface Deal {
  type: "Deal";
  dealer: number;
}
/** The last player with an undiscovered Secret Card scores it; the match may be over. */
export interface EndHand {
  type: "EndHand";
}
/** What a game begins with. */
export interface Opening {
  type: "Opening";
  steps: Step[];
}
/** With two Secret Cards a wrong guess costs one of them, of the guesser's choice, unless the table is strict. */
export interface PayForGuess {
  type: "PayForGuess";
  seat: number;
  to: number;
}
/** Cross the next step off the agenda: what was cancelled does not happen. */
export interface StrikeNext {
  type: "StrikeNext";
}
/** The draw pile is shuffled: any of its cards may be the one on top. */
export interface TopCard {
  type: "TopCard";
  seat: number;
}
/**
 * Guess as often as you are right, ask one question, guess again if you like, then draw.
 *
 *     A guess is named in parts (whose card, suit, rank) that nobody hears of before it is complete.
 */
export interface Turn {
  type: "Turn";
  seat: number;
  asked: boolean;
  guessed: boolean;
  taken: number;
  put_out: number;
}
export interface MindReaderView {
  seat: number | null;
  seats: number;
  asked: number[];
  agenda: Step[];
  sealed: (Move | null)[];
  result: Result | null;
  settings: MindReaderSettings;
  number: number;
  dealer: number;
  hand: string[];
  secrets: (string | null)[];
  has_secret: boolean[][];
  hand_sizes: number[];
  draw_size: number;
  discard: string[];
  discard_size: number;
  buried_size: number;
  won: string[][];
  points: number[];
  gained: number[];
  exhausted: number;
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
export interface MindReaderSettings {
  /** Shuffle in one Joker of each suit. */
  jokers: boolean;
  /** Only the asker and the asked see the card of a question. */
  in_secret: boolean;
  /** Everyone keeps two Secret Cards, one on each side. */
  two_cards: boolean;
  /** With two Secret Cards, a wrong guess costs both of them instead of one. */
  strict: boolean;
  /** You may only guess all Secret Cards at once, and no single one. */
  all_or_nothing: boolean;
  /** A match lasts a hand for each player, until somebody reaches the target, or one hand. */
  length: "a hand each" | "one hand" | "target";
  /** Which Secret Cards won in one turn count 20 each: all that the opponents had in this hand, or all that are still secret, of two opponents or more. */
  double_points: "all of the hand" | "all still secret";
  /** How many points the target is, if the length is target. */
  target: number;
  /** How many ranks the deck has, from the Ace up. */
  ranks: number;
  /** How many suits the deck has; three are Rock, Paper and Scissors. */
  suits: number;
}
