/* Made by scripts/wire_types.py from src/parlour/games/death_cards: change it there. */

export type Claim = Suspect | Trust | Ask | Promise;
export type Step =
  | AriadneInsists
  | BeginTurn
  | Blackmail
  | BreakTie
  | ChooseDiscards
  | ClearAway
  | ClearHand
  | Confess
  | Deal
  | DelayEscape
  | DisgracedTurn
  | DrawOne
  | DrawUp
  | Drawing
  | EarlyTrain
  | EndTurn
  | Expose
  | LookIntoAshes
  | MoveSecret
  | NotSoFast
  | Opening
  | PassCards
  | PassOn
  | PickFaceUpSecret
  | PickNewOwner
  | PickNumber
  | PickPartner
  | PickPlayer
  | PickSecret
  | PickSecretToMove
  | PickSet
  | PickWay
  | PointAtOnce
  | PointFingers
  | PutBack
  | RevealOwn
  | SocialFauxPas
  | StrikeNext
  | Swap
  | TakeFromAshes
  | TakeOver
  | TakeTurn
  | TradeCards
  | Trick
  | TurnFaceDown;
export type Move =
  | Add
  | Cancel
  | Discard
  | Draft
  | Draw
  | Give
  | Hidden
  | Lay
  | Lift
  | Mark
  | Name
  | Pass
  | Play
  | Point
  | Put
  | Reveal
  | Seize
  | Send
  | Stop
  | Take
  | TakeBack;
export type Event =
  | Added
  | Began
  | Cancelled
  | Cleared
  | Covered
  | Delayed
  | Departed
  | Directed
  | Discarded
  | Disgraced
  | Drafted
  | Drew
  | Gave
  | HandCleared
  | Interrupted
  | Laid
  | LeftTheGame
  | Looked
  | Marked
  | MustReveal
  | Named
  | NothingHappened
  | Played
  | PlayedNothing
  | Pointed
  | Received
  | Recognised
  | Revealed
  | SecretMoved
  | SetChosen
  | SetReturned
  | SetTaken
  | Shown
  | Spared
  | TieBroken
  | Took
  | TookNothing
  | Tricked
  | TurnBegan
  | Said;

/** Add a detective to a set on the table. */
export interface Add {
  type: "Add";
  card: string;
  owner: number;
  place: number;
}
/** Play a Not so Fast. */
export interface Cancel {
  type: "Cancel";
}
export interface Discard {
  type: "Discard";
  card: string;
}
/** Draw a card from the draft. */
export interface Draft {
  type: "Draft";
  card: string;
}
/** Draw the top card of the draw pile. */
export interface Draw {
  type: "Draw";
}
/** Give away a card face down. */
export interface Give {
  type: "Give";
  card: string;
}
/** A choice already made, by someone else, in secret. */
export interface Hidden {
  type: "Hidden";
}
/** Lay down a new set of detectives. */
export interface Lay {
  type: "Lay";
  cards: string[];
}
/** Lift so many cards off the discard pile. */
export interface Lift {
  type: "Lift";
  number: number;
}
/** Point at a secret on the table. */
export interface Mark {
  type: "Mark";
  secret: number;
}
/** Name a player. */
export interface Name {
  type: "Name";
  seat: number;
}
/** Let it go by. */
export interface Pass {
  type: "Pass";
}
/** Play an event card. */
export interface Play {
  type: "Play";
  card: string;
}
/** Point at the player you suspect. */
export interface Point {
  type: "Point";
  seat: number;
}
/** Put a card on the draw pile. */
export interface Put {
  type: "Put";
  card: string;
}
/** Turn up one of your own secrets. */
export interface Reveal {
  type: "Reveal";
  secret: number;
}
/** Point at somebody's set. */
export interface Seize {
  type: "Seize";
  owner: number;
  place: number;
}
/** Choose which way the cards are passed. */
export interface Send {
  type: "Send";
  way: "left" | "right";
}
/** Discard no more. */
export interface Stop {
  type: "Stop";
}
/** Take a card out of the ashes. */
export interface Take {
  type: "Take";
  card: string;
}
/** Withdraw the last part of a decision not yet complete. */
export interface TakeBack {
  type: "TakeBack";
}
/** A detective joined a set; ``cards`` is the set as it now lies before ``owner``. */
export interface Added {
  type: "Added";
  seat: number;
  card: string;
  owner: number;
  cards: string[];
}
/** The first player, the draft, and the card that opens the discard pile. */
export interface Began {
  type: "Began";
  first: number;
  draft: string[];
  top: string;
}
/** The action of this card does not happen. */
export interface Cancelled {
  type: "Cancelled";
  seat: number;
  card: string;
}
/** These went to the discard pile, the last on top. */
export interface Cleared {
  type: "Cleared";
  cards: string[];
}
/** A face-up secret was turned down where it lay. */
export interface Covered {
  type: "Covered";
  owner: number;
  secret: number;
  face: string;
}
/** So many discards went back on the draw pile, the last of ``cards`` on top; ``top``: what they uncovered. */
export interface Delayed {
  type: "Delayed";
  seat: number;
  number: number;
  cards: string[] | null;
  top: string | null;
}
/** The early train took these from the draw pile to the discards, one upon the other. */
export interface Departed {
  type: "Departed";
  cards: string[];
}
/** Which way everybody passes a card. */
export interface Directed {
  type: "Directed";
  seat: number;
  way: "left" | "right";
}
export interface Discarded {
  type: "Discarded";
  seat: number;
  card: string;
}
/** Who is in disgrace from now on. */
export interface Disgraced {
  type: "Disgraced";
  seats: number[];
}
/** A card was drawn from the draft, and what came in its stead. */
export interface Drafted {
  type: "Drafted";
  seat: number;
  card: string;
  refill: string;
}
export interface Drew {
  type: "Drew";
  seat: number;
  card: string | null;
}
/** A card changed hands face down. */
export interface Gave {
  type: "Gave";
  giver: number;
  taker: number;
  card: string | null;
}
/** All Not so Fasts left a hand: so many. */
export interface HandCleared {
  type: "HandCleared";
  seat: number;
  number: number;
}
/** Somebody played a Not so Fast. */
export interface Interrupted {
  type: "Interrupted";
  seat: number;
}
export interface Laid {
  type: "Laid";
  seat: number;
  cards: string[];
}
export interface LeftTheGame {
  type: "LeftTheGame";
  card: string;
}
/** Somebody looked at the top of the discard pile; top card first. */
export interface Looked {
  type: "Looked";
  seat: number;
  cards: string[] | null;
}
/** The secret that a card is aimed at, and whom it goes to, if it moves. */
export interface Marked {
  type: "Marked";
  seat: number;
  owner: number;
  secret: number;
  to: number | null;
}
/** The action of a card happens: this player reveals a secret of their choice, and a thief may take it. */
export interface MustReveal {
  type: "MustReveal";
  seat: number;
  card: string;
  thief: number | null;
}
/** The player whom a card is aimed at. */
export interface Named {
  type: "Named";
  seat: number;
  target: number;
}
/** The action of this card found nothing to act on. */
export interface NothingHappened {
  type: "NothingHappened";
  seat: number;
  card: string;
}
export interface Played {
  type: "Played";
  seat: number;
  card: string;
}
export interface PlayedNothing {
  type: "PlayedNothing";
  seat: number;
}
/** Whom each seat pointed at, in the order of seats. */
export interface Pointed {
  type: "Pointed";
  at: number[];
}
/** What a player was dealt: a hand, and the faces of the secrets in their order. */
export interface Received {
  type: "Received";
  seat: number;
  cards: string[];
  secrets: string[];
}
/** With closed eyes all around, Murderer and Accomplice found each other. */
export interface Recognised {
  type: "Recognised";
  partner: number;
  role: string;
}
export interface Revealed {
  type: "Revealed";
  owner: number;
  secret: number;
  face: string;
}
/** A face-up secret went face down to somebody else. */
export interface SecretMoved {
  type: "SecretMoved";
  owner: number;
  secret: number;
  face: string;
  to: number;
}
/** The set that Another Victim is aimed at. */
export interface SetChosen {
  type: "SetChosen";
  seat: number;
  owner: number;
  cards: string[];
}
export interface SetReturned {
  type: "SetReturned";
  seat: number;
  cards: string[];
}
export interface SetTaken {
  type: "SetTaken";
  seat: number;
  owner: number;
  cards: string[];
}
/** A blackmailer was shown a secret. */
export interface Shown {
  type: "Shown";
  seat: number;
  owner: number;
  secret: number;
  face: string | null;
}
/** Somebody should have revealed a secret and has none face down. */
export interface Spared {
  type: "Spared";
  seat: number;
}
/** Most fingers pointed at several players, and one of them was chosen. */
export interface TieBroken {
  type: "TieBroken";
  seat: number;
  suspects: number[];
  target: number;
}
export interface Took {
  type: "Took";
  seat: number;
  card: string | null;
}
/** Nothing was taken out of the ashes. */
export interface TookNothing {
  type: "TookNothing";
  seat: number;
}
/** The card that was given turned out to be devious. */
export interface Tricked {
  type: "Tricked";
  giver: number;
  taker: number;
  card: string;
}
export interface TurnBegan {
  type: "TurnBegan";
  seat: number;
  disgraced: boolean;
}
/** Something was said aloud, and everybody heard it; a game says which claims there are when it reads one. */
export interface Said {
  type: "Said";
  seat: number;
  claim: Claim;
}
/** I suspect this player. */
export interface Suspect {
  type: "Suspect";
  seat: number;
}
/** I trust this player. */
export interface Trust {
  type: "Trust";
  seat: number;
}
/** I would like this card from this player, who is to give me one. */
export interface Ask {
  type: "Ask";
  seat: number;
  card: string;
}
/** I will give this player this card. */
export interface Promise {
  type: "Promise";
  seat: number;
  card: string;
}
/** The owner of the set that she joined reveals a secret; the set itself does nothing (DC-10). */
export interface AriadneInsists {
  type: "AriadneInsists";
  by: number;
  owner: number;
}
/** Players take turns clockwise; a player in disgrace has a turn of another kind. */
export interface BeginTurn {
  type: "BeginTurn";
  seat: number;
}
/** The giver picks a secret and alone is shown it; that is not a reveal, and nobody can cancel it. */
export interface Blackmail {
  type: "Blackmail";
  seat: number;
  victim: number;
}
/** The most-pointed player reveals a secret; one with nothing hidden is spared. */
export interface BreakTie {
  type: "BreakTie";
  seat: number;
  suspects: number[];
}
/** Chosen in private, then laid down one by one in that order, each seen by all (DC-33). */
export interface ChooseDiscards {
  type: "ChooseDiscards";
  seat: number;
  least: number;
}
/** Not so Fasts go to the discard pile in the order they were played, then the event on top (DC-32). */
export interface ClearAway {
  type: "ClearAway";
  event: boolean;
  leaves: boolean;
}
/** Cards off the Table: any player (DC-27) discards every Not so Fast; nobody can cancel that. */
export interface ClearHand {
  type: "ClearHand";
  seat: number;
}
/** A player reveals a secret of their choice; Satterthwaite beside a Quin takes it away. */
export interface Confess {
  type: "Confess";
  by: number;
  place: number;
  target: number;
}
/** Deal the secrets and the hands; open the discard pile and the draft. */
export interface Deal {
  type: "Deal";
}
/** Up to five from the top of the discard pile go back on the draw pile, and Delay leaves the game. */
export interface DelayEscape {
  type: "DelayEscape";
  by: number;
}
/** Discard exactly one card and draw exactly one (DC-15). */
export interface DisgracedTurn {
  type: "DisgracedTurn";
  seat: number;
}
/** In disgrace: one card. */
export interface DrawOne {
  type: "DrawOne";
  seat: number;
}
/** Draw until there are six cards in your hand. */
export interface DrawUp {
  type: "DrawUp";
  seat: number;
}
/** Draw the top card of the pile, or one of the draft; when the pile is used up the Murderer escapes (DC-4). */
export interface Drawing {
  type: "Drawing";
  seat: number;
}
/** Six cards of the draw pile go face up to the discards, and the train leaves the game. */
export interface EarlyTrain {
  type: "EarlyTrain";
  by: number;
}
/** Discard as many as you wish, at least one if you played nothing (DC-24); then draw up to six. */
export interface EndTurn {
  type: "EndTurn";
  seat: number;
  least: number;
}
/** The secret that was pointed at is revealed. */
export interface Expose {
  type: "Expose";
  by: number;
  place: number;
  secret: number;
}
/** The top of the discard pile is looked through, and one card may be taken. */
export interface LookIntoAshes {
  type: "LookIntoAshes";
  by: number;
}
/** The secret moves; that may end a disgrace. */
export interface MoveSecret {
  type: "MoveSecret";
  by: number;
  secret: number;
  to: number;
}
/**
 * Anyone may cancel the action about to happen, their own and a Not so Fast included (DC-1).
 *
 *     Everyone is asked, card or no card: who is asked must not betray who holds one.
 */
export interface NotSoFast {
  type: "NotSoFast";
  seats: number[];
}
/** What a game begins with. */
export interface Opening {
  type: "Opening";
  steps: Step[];
}
/** To the left is the next player in turn order, to the right the one before (DC-17). */
export interface PassCards {
  type: "PassCards";
  seats: number[];
  way: "left" | "right";
}
/** Everybody who holds a card passes one (DC-35). */
export interface PassOn {
  type: "PassOn";
  by: number;
  way: "left" | "right";
}
/** Parker Pyne: any face-up secret, anyone's. */
export interface PickFaceUpSecret {
  type: "PickFaceUpSecret";
  seat: number;
  place: number;
}
/** ... goes face down to any player. */
export interface PickNewOwner {
  type: "PickNewOwner";
  seat: number;
  secret: number;
}
/** How many, from the top down (DC-6); it may be none (DC-52). */
export interface PickNumber {
  type: "PickNumber";
  seat: number;
}
/** Card Trade: another player who holds a card. */
export interface PickPartner {
  type: "PickPartner";
  seat: number;
}
/** Satterthwaite, Bundle, Tommy and Tuppence: another player who has something to hide (DC-25). */
export interface PickPlayer {
  type: "PickPlayer";
  seat: number;
  place: number;
}
/** Poirot and Marple: any face-down secret of another player. */
export interface PickSecret {
  type: "PickSecret";
  seat: number;
  place: number;
}
/** And Then There Was One More: any face-up secret ... */
export interface PickSecretToMove {
  type: "PickSecretToMove";
  seat: number;
}
/** Another Victim: a set of another player. */
export interface PickSet {
  type: "PickSet";
  seat: number;
}
/** Dead Card Folly: one direction for all; between two players there is only one. */
export interface PickWay {
  type: "PickWay";
  seat: number;
}
/** All point at once at somebody else; the player of the card breaks a tie (DC-7). */
export interface PointAtOnce {
  type: "PointAtOnce";
  seats: number[];
  by: number;
}
/** The window is before the pointing (DC-3). */
export interface PointFingers {
  type: "PointFingers";
  by: number;
}
/** In an order that the player keeps private; the last card put lies on top. */
export interface PutBack {
  type: "PutBack";
  seat: number;
  number: number;
}
/** A player turns up one of their own secrets; a thief then takes it face down (DC-9). */
export interface RevealOwn {
  type: "RevealOwn";
  seat: number;
  thief: number | null;
}
/** Social Faux Pas: the player who received it reveals a secret of their choice. */
export interface SocialFauxPas {
  type: "SocialFauxPas";
  by: number;
  victim: number;
}
/** Cross the next step off the agenda: what was cancelled does not happen. */
export interface StrikeNext {
  type: "StrikeNext";
}
/** Each gives a card of their choice; a hand that Not so Fasts have emptied trades nothing (DC-35). */
export interface Swap {
  type: "Swap";
  by: number;
  partner: number;
}
/** One of them, or none (DC-52), goes to the hand, unseen by the others; of two alike the upper one. */
export interface TakeFromAshes {
  type: "TakeFromAshes";
  seat: number;
}
/** The set changes hands, with all that was added; then it acts for its new owner, after another window (DC-8). */
export interface TakeOver {
  type: "TakeOver";
  by: number;
  owner: number;
  place: number;
}
/** Play one event, or one set, or add one detective; or play nothing and discard. */
export interface TakeTurn {
  type: "TakeTurn";
  seat: number;
}
/** Both choose in secret, then the cards are swapped. */
export interface TradeCards {
  type: "TradeCards";
  seats: number[];
}
/** A devious card acts on the player who received it; where nothing is hidden it has no effect (DC-34). */
export interface Trick {
  type: "Trick";
  giver: number;
  taker: number;
  card: string;
}
/** A face-up secret is turned face down; that may end a disgrace. */
export interface TurnFaceDown {
  type: "TurnFaceDown";
  by: number;
  place: number;
  secret: number;
}
export interface DeathCardsView {
  seat: number | null;
  seats: number;
  asked: number[];
  agenda: Step[];
  sealed: (Move | null)[];
  result: Result | null;
  settings: DeathCardsSettings;
  turn: number;
  active: number;
  hand: string[];
  hand_sizes: number[];
  rows: SecretOnTable[][];
  disgraced: number[];
  partner: number | null;
  sets: string[][][];
  pile: number;
  draft: string[];
  discards: number;
  top: string | null;
  looking_at: string[];
  in_play: string[];
  aside: string[];
  gone: string[];
  action: Action | null;
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
export interface DeathCardsSettings {
  /** The Murderer wins when all others are in disgrace, the Accomplice too. Switched off: all but the Accomplice. */
  accomplice_counts: boolean;
  /** Everybody's birthday in seat order, month-day, such as 09-15 02-28 12-31. Who is nearest to 15 September begins. Empty: chance decides. */
  birthdays: string;
}
/** A secret on the table, and its face if this seat may look at it now. */
export interface SecretOnTable {
  secret: number;
  up: boolean;
  face: string | null;
}
/** What is about to happen, while anybody may step in. */
export interface Action {
  by: number;
  card: string;
  aims: number[];
  cancels: number;
  stands: boolean;
}
