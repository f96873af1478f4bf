/* Made by scripts/wire_types.py from src/parlour/games/graves: change it there. */

export type Step =
  | AdjustClocks
  | Arrive
  | Carry
  | ChooseHand
  | ChooseTrump
  | CloseCase
  | CrossRiver
  | Deal
  | Draw
  | DrawOne
  | EndMatch
  | Exchange
  | Fetch
  | LayDown
  | LayOut
  | Look
  | MakeGuess
  | Mulligan
  | OpenCase
  | Opening
  | Protect
  | Recall
  | Recycle
  | Remove
  | Replace
  | Resolve
  | RevealTop
  | SendAway
  | SendBack
  | ShuffleDeck
  | ShuffleDiscards
  | StrikeNext
  | Surrender
  | Swap
  | SwapCard
  | TakeTurn
  | TimeMovesOn
  | Toss
  | Unmask;
export type Move =
  | Discard
  | DrawFrom
  | GiveUp
  | Guess
  | Hidden
  | Keep
  | NameTrump
  | Pass
  | Pick
  | Place
  | Redraw
  | SetClocks
  | StaySilent
  | Stop
  | Use;
export type Event =
  | Arrived
  | Became
  | Carried
  | CaseClosed
  | CaseOpened
  | ClocksSet
  | Discarded
  | Drew
  | Emptied
  | Ended
  | Exchanged
  | Found
  | GaveUpEarly
  | Guessed
  | KeptHand
  | LeftCase
  | Looked
  | Passed
  | Peeked
  | Placed
  | Protected
  | Recalled
  | Removed
  | Reshuffled
  | Resolved
  | SentAway
  | SentBack
  | StayedSilent
  | StoppedPlaying
  | ThrewHand
  | TimePassed
  | Took
  | TrumpNamed
  | Uncovered
  | Used;
export type Claim = never;

/** Discard a card unseen, having passed. */
export interface Discard {
  type: "Discard";
  card: string;
}
/** Draw from the deck, from the discard pile, or not at all. */
export interface DrawFrom {
  type: "DrawFrom";
  source: string;
}
/** Reveal the own identity before the guess. */
export interface GiveUp {
  type: "GiveUp";
}
export interface Guess {
  type: "Guess";
  identity: string;
}
/** A choice already made, by someone else, in secret. */
export interface Hidden {
  type: "Hidden";
}
/** Keep the hand as it is. */
export interface Keep {
  type: "Keep";
}
/** Choose the suit that an ability makes trump; "" for none. */
export interface NameTrump {
  type: "NameTrump";
  suit: string;
}
/** Let it go by. */
export interface Pass {
  type: "Pass";
}
/** Choose the card on which an ability works. */
export interface Pick {
  type: "Pick";
  card: string;
  pay: string;
}
/** Put a card into the own pile; ``trump``: the suit it makes trump; ``pay``: the card discarded for it. */
export interface Place {
  type: "Place";
  card: string;
  trump: string;
  pay: string;
}
/** Throw the whole hand away for a new one. */
export interface Redraw {
  type: "Redraw";
}
/** Add or take away a time token, here and at the next Location. */
export interface SetClocks {
  type: "SetClocks";
  here: number;
  next: number;
}
/** Remain anonymous. */
export interface StaySilent {
  type: "StaySilent";
}
/** Play no more cards this turn. */
export interface Stop {
  type: "Stop";
}
/** Discard a card for its ability. */
export interface Use {
  type: "Use";
  card: string;
}
/** A Location becomes the active one. */
export interface Arrived {
  type: "Arrived";
  place: number;
  location: string;
  clocks: number;
  lead: number;
}
/** The Mastermind looked at its identity. */
export interface Became {
  type: "Became";
  seat: number;
  identity: string;
}
/** A card went from a resolved Location to the active one. */
export interface Carried {
  type: "Carried";
  seat: number;
  card: string;
  origin: string;
  paid: string;
  side: string;
}
/** A Case was scored. */
export interface CaseClosed {
  type: "CaseClosed";
  case: number;
  points: number[];
  totals: number[];
  unmasking: number[];
}
/** A Case begins. */
export interface CaseOpened {
  type: "CaseOpened";
  case: number;
  detective: number;
  locations: string[];
}
export interface ClocksSet {
  type: "ClocksSet";
  seat: number;
  location: string;
  here: number;
  next: number;
  following: string;
}
/** Having passed, a seat discarded a card unseen. */
export interface Discarded {
  type: "Discarded";
  seat: number;
  card: string;
  side: string;
}
export interface Drew {
  type: "Drew";
  seat: number;
  cards: string[] | number;
  source: string;
  side: string;
}
/** The last card of a deck was drawn. */
export interface Emptied {
  type: "Emptied";
  seat: number;
  missing: number;
}
/** A Location ends for another reason than that its time tokens are gone. */
export interface Ended {
  type: "Ended";
  location: string;
  passes: boolean;
}
/** A card of the hand took the place of one in the own pile, which went to the hand. */
export interface Exchanged {
  type: "Exchanged";
  seat: number;
  card: string;
  taken: string;
  side: string;
}
/** The winner looked at the Evidence won. */
export interface Found {
  type: "Found";
  seat: number;
  place: number;
  location: string;
  evidence: string;
}
export interface GaveUpEarly {
  type: "GaveUpEarly";
  seat: number;
  identity: string;
}
export interface Guessed {
  type: "Guessed";
  seat: number;
  named: string;
  identity: string;
  held: number;
}
export interface KeptHand {
  type: "KeptHand";
  seat: number;
}
/** A card used at the Museum is out of the Case, or of the match. */
export interface LeftCase {
  type: "LeftCase";
  seat: number;
  card: string;
  side: string;
}
/** A seat looked at the top cards of its own deck, of which it takes one; then it shuffles the deck. */
export interface Looked {
  type: "Looked";
  seat: number;
  cards: string[] | number;
  side: string;
}
export interface Passed {
  type: "Passed";
  seat: number;
}
/** The Mastermind who knows all looked at the Evidence on the five Locations. */
export interface Peeked {
  type: "Peeked";
  seat: number;
  evidence: string[];
}
export interface Placed {
  type: "Placed";
  seat: number;
  card: string;
  trump: string;
  paid: string;
  side: string;
}
/** No ability of the other works on a card any more, for as long as its Location is the active one. */
export interface Protected {
  type: "Protected";
  seat: number;
  card: string;
  side: string;
}
/** A card went from the own pile back to the hand. */
export interface Recalled {
  type: "Recalled";
  seat: number;
  card: string;
  side: string;
}
/** ``seat`` put a card of the other's pile on the other's discard pile. */
export interface Removed {
  type: "Removed";
  seat: number;
  card: string;
  side: string;
}
/** The discards were shuffled into the deck. */
export interface Reshuffled {
  type: "Reshuffled";
  seat: number;
  count: number;
}
export interface Resolved {
  type: "Resolved";
  location: string;
  winner: number;
  scores: number[];
  lead: number;
}
/** ``seat`` moved a card of the other's pile to the other's pile at the Location that was resolved last. */
export interface SentAway {
  type: "SentAway";
  seat: number;
  card: string;
  to: string;
  side: string;
}
/** ``seat`` put a card of the other's pile back into the other's hand. */
export interface SentBack {
  type: "SentBack";
  seat: number;
  card: string;
  side: string;
}
export interface StayedSilent {
  type: "StayedSilent";
  seat: number;
}
export interface StoppedPlaying {
  type: "StoppedPlaying";
  seat: number;
}
/** A whole hand went to the discard pile, shuffled. */
export interface ThrewHand {
  type: "ThrewHand";
  seat: number;
  count: number;
}
export interface TimePassed {
  type: "TimePassed";
  left: number;
}
/** A card was taken from the discard pile, which was then shuffled. */
export interface Took {
  type: "Took";
  seat: number;
  card: string;
  side: string;
}
/** An ability changed the trump. */
export interface TrumpNamed {
  type: "TrumpNamed";
  seat: number;
  suit: string;
}
/** The top card of a deck went into its owner's pile. */
export interface Uncovered {
  type: "Uncovered";
  seat: number;
  card: string;
  side: string;
}
export interface Used {
  type: "Used";
  seat: number;
  card: string;
  title: string;
  side: string;
}
/** Slums: the Detective may add or take away a token, here and at the next Location (GR-27). */
export interface AdjustClocks {
  type: "AdjustClocks";
  seat: number;
}
/** The next Location becomes the active one; what it does at its start comes before the first draw (GR-5). */
export interface Arrive {
  type: "Arrive";
  place: number;
}
/** Move a card from the own pile at a resolved Location to the active one; only the Alley's maximum binds it. */
export interface Carry {
  type: "Carry";
  seat: number;
  card: string;
}
/** Keep the hand, or throw it away, all or nothing, and draw as many cards. */
export interface ChooseHand {
  type: "ChooseHand";
  seat: number;
}
/** Make a suit, or none, the trump of the active Location, as if a 2 had been placed (GR-10). */
export interface ChooseTrump {
  type: "ChooseTrump";
  seat: number;
  card: string;
}
/** Add up the Evidence, and what the unmasking brought to ``seat``. */
export interface CloseCase {
  type: "CloseCase";
  seat: number;
  bonus: number;
}
/** River: the Detective may discard the whole hand for as many new cards (GR-25). */
export interface CrossRiver {
  type: "CrossRiver";
  seat: number;
}
/** An identity; its six Evidence cards, five on the Locations and one aside; both decks, five cards to each hand. */
export interface Deal {
  type: "Deal";
}
/** Draw what there is; only an empty hand before an empty deck has the discards shuffled first (GR-14). */
export interface Draw {
  type: "Draw";
  seat: number;
  count: number;
}
/** The Museum: every single card comes from the deck or from the unseen top of the own discards (GR-28, GR-51). */
export interface DrawOne {
  type: "DrawOne";
  seat: number;
}
/** The most points win, then right guesses (GR-38, GR-41); where the table says so, then Locations and margins. */
export interface EndMatch {
  type: "EndMatch";
}
/** A card of the hand takes the place of one in the own pile here: moved, not played, so only its reach binds it. */
export interface Exchange {
  type: "Exchange";
  seat: number;
  card: string;
}
/** Look through the own discard pile, take a card, unseen by the other, and shuffle the pile. */
export interface Fetch {
  type: "Fetch";
  seat: number;
  card: string;
}
/** A card used goes face down on its owner's discard pile, at the Museum out of the Case (GR-29). */
export interface LayDown {
  type: "LayDown";
  seat: number;
  card: string;
}
/** Shuffle the twelve Locations and deal five of them in a line. */
export interface LayOut {
  type: "LayOut";
}
/** Take one of the top cards of the own deck, having looked at them, and shuffle the deck. */
export interface Look {
  type: "Look";
  seat: number;
  card: string;
}
/** The Detective must name one identity; the Mastermind reveals its own (GR-34). */
export interface MakeGuess {
  type: "MakeGuess";
  seat: number;
}
/** Once each, the Detective first (GR-7). */
export interface Mulligan {
  type: "Mulligan";
  seat: number;
}
/** Clear the table; roles are swapped after every Case, Locations are new as the variant says (GR-36, GR-41). */
export interface OpenCase {
  type: "OpenCase";
  case: number;
}
/** What a game begins with. */
export interface Opening {
  type: "Opening";
  steps: Step[];
}
/** For as long as this Location is the active one, no ability of the other works on a card of the own pile. */
export interface Protect {
  type: "Protect";
  seat: number;
  card: string;
}
/** Take a card of the own pile at the active Location back into the hand. */
export interface Recall {
  type: "Recall";
  seat: number;
  card: string;
}
/** Shuffle the discards into what is left of the deck. */
export interface Recycle {
  type: "Recycle";
  seat: number;
}
/** Put a card from the other's pile at the active Location on its owner's discard pile. */
export interface Remove {
  type: "Remove";
  seat: number;
  card: string;
}
/** Draw a whole new hand: a short deck gives what it holds, for an empty one the discards are shuffled (GR-46). */
export interface Replace {
  type: "Replace";
  seat: number;
  count: number;
}
/** The higher score takes the Evidence and leads next; a tie takes it out of the Case, unseen (GR-6). */
export interface Resolve {
  type: "Resolve";
}
/** The top card of the deck is placed in the own pile: placed, not played (GR-19). */
export interface RevealTop {
  type: "RevealTop";
  seat: number;
}
/** Move a card from the other's pile at the active Location to its owner's pile at the one resolved last. */
export interface SendAway {
  type: "SendAway";
  seat: number;
  card: string;
}
/** Put a card from the other's pile at the active Location back into its owner's hand. */
export interface SendBack {
  type: "SendBack";
  seat: number;
  card: string;
}
/** A deck that its owner looked into is shuffled, so that nobody knows what comes next. */
export interface ShuffleDeck {
  type: "ShuffleDeck";
  seat: number;
}
/** The top discards are shuffled, so that their order tells nobody anything (GR-53). */
export interface ShuffleDiscards {
  type: "ShuffleDiscards";
  seat: number;
  count: number;
}
/** Cross the next step off the agenda: what was cancelled does not happen. */
export interface StrikeNext {
  type: "StrikeNext";
}
/** Before the guess, and instead of it, the Mastermind may reveal itself for a softer sentence (GR-33). */
export interface Surrender {
  type: "Surrender";
  seat: number;
}
/** Discard a card of the hand, unseen, and draw. */
export interface Swap {
  type: "Swap";
  seat: number;
  card: string;
}
/** A player who passes may discard a card, unrevealed, and draw another (GR-12). */
export interface SwapCard {
  type: "SwapCard";
  seat: number;
}
/** Place cards of one suit and trumps, use abilities, in any order; or pass.  An empty hand does nothing more. */
export interface TakeTurn {
  type: "TakeTurn";
  seat: number;
}
/** A token is removed, and after the last one the Location is resolved; two passes in a row end it at once. */
export interface TimeMovesOn {
  type: "TimeMovesOn";
}
/** Determine who is the Detective in the first Case (GR-42). */
export interface Toss {
  type: "Toss";
}
/** All five Locations are resolved: the Mastermind may give up, else the Detective must guess. */
export interface Unmask {
  type: "Unmask";
}
/** The table as ``seat`` sees it; a spectator sees piles and numbers only. */
export interface GravesView {
  seat: number | null;
  seats: number;
  asked: number[];
  agenda: Step[];
  sealed: (Move | null)[];
  result: Result | null;
  settings: GravesSettings;
  case: number;
  detective: number;
  locations: string[];
  place: number;
  trump: string;
  clocks: number[];
  lead: number;
  winners: number[];
  scores: [number, number][];
  passes: number;
  free: string;
  played: boolean;
  reshuffled: boolean;
  points: number[];
  guesses: number[];
  won: number[];
  margins: number[];
  piles: string[][];
  gone: string[][];
  protected: string[][];
  hands: number[];
  decks: number[];
  discards: number[];
  dealt: boolean;
  identity: string;
  unmasked: boolean;
  evidence: string[];
  hand: string[];
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
export interface GravesSettings {
  /** How many Cases are played: 1 is The Single Case, 2 a match, 3 or more The Long Haul. With an odd number, one player is the Detective once more than the other. */
  cases: number;
  /** The Mastermind may look at the Evidence on the Locations, and can't give up. */
  knows_all: boolean;
  /** There are new Locations in every Case, not only after every second. */
  life_is_pain: boolean;
  /** Who is the Detective in the first Case. */
  first_detective: "first seat" | "random" | "second seat";
  /** A Location lasts one turn longer than it has time tokens: the rulebook to the letter. */
  extra_turn: boolean;
  /** Cards used at the Museum are out for the whole match, not only for this Case. */
  museum_for_good: boolean;
  /** A match that is still tied after the right guesses goes to the player who won more Locations, or else to the one whose winning margins add up to more. */
  break_ties: boolean;
  /** Another deck for the Detective, as a TOML text. Empty: the usual one. */
  detective_deck: string;
  /** Another deck for the Mastermind, as a TOML text. Empty: the usual one. */
  mastermind_deck: string;
}
