/* Made by scripts/wire_types.py from src/parlour/games/mastermind: change it there. */

export type Claim = IAm | IDrew | IFound | IReceived | ISaw;
export type Step =
  | Ballot
  | Deal
  | DirectorAnswers
  | DirectorDiscards
  | DrawThree
  | Investigation
  | LiftLimits
  | Look
  | Nomination
  | Opening
  | OperativeEnacts
  | PassPlacard
  | Purging
  | Reshuffle
  | SpecialElection
  | StrikeNext
  | Surveillance
  | TopDeck
  | UsePower;
export type Move =
  AnswerVeto | Appoint | Arrange | AskVeto | Discard | Enact | Hidden | Investigate | Nominate | Purge | Vote;
export type Event =
  | Appointed
  | Arranged
  | Began
  | CouncilRevealed
  | Drew
  | Elected
  | Enacted
  | Granted
  | Investigated
  | Lapsed
  | Learned
  | Looked
  | Lost
  | Nominated
  | Passed
  | Purged
  | Received
  | Rejected
  | Reshuffled
  | RolesRevealed
  | TopDecked
  | VetoAsked
  | VetoRefused
  | Vetoed
  | Voted
  | Said;

/** The Director agrees, or refuses. */
export interface AnswerVeto {
  type: "AnswerVeto";
  agree: boolean;
}
/** Name the next Director. */
export interface Appoint {
  type: "Appoint";
  seat: number;
}
/** Lay the cards back on the deck in this order, the first on top. */
export interface Arrange {
  type: "Arrange";
  cards: ("Agency" | "Syndicate")[];
}
/** The Global Operative asks to throw both cards away. */
export interface AskVeto {
  type: "AskVeto";
}
/** The Director lays one of three cards aside. */
export interface Discard {
  type: "Discard";
  policy: "Agency" | "Syndicate";
}
/** The Global Operative enacts one of two cards, and the other is discarded. */
export interface Enact {
  type: "Enact";
  policy: "Agency" | "Syndicate";
}
/** A choice already made, by someone else, in secret. */
export interface Hidden {
  type: "Hidden";
}
export interface Investigate {
  type: "Investigate";
  seat: number;
}
export interface Nominate {
  type: "Nominate";
  seat: number;
}
export interface Purge {
  type: "Purge";
  seat: number;
}
export interface Vote {
  type: "Vote";
  approve: boolean;
}
export interface Appointed {
  type: "Appointed";
  director: number;
  seat: number;
}
/** The cards looked at lie on the deck again, first the top card. */
export interface Arranged {
  type: "Arranged";
  director: number;
  cards: ("Agency" | "Syndicate")[] | null;
}
/** The roles are dealt; ``director`` was drawn to begin. */
export interface Began {
  type: "Began";
  director: number;
}
/** The end: what a Council held, and what its members discarded. */
export interface CouncilRevealed {
  type: "CouncilRevealed";
  number: number;
  council: Council;
}
/** The whole truth about one Council, as far as it has got. */
export interface Council {
  director: number;
  operative: number;
  drawn: Cards;
  discarded: ("Agency" | "Syndicate") | null;
  buried: ("Agency" | "Syndicate") | null;
  enacted: ("Agency" | "Syndicate") | null;
  vetoed: boolean;
}
/** Some policy cards, counted: nobody can tell two of a kind apart. */
export interface Cards {
  agency: number;
  syndicate: number;
}
export interface Drew {
  type: "Drew";
  director: number;
  cards: Cards | null;
}
/** A Council stands. */
export interface Elected {
  type: "Elected";
  director: number;
  operative: number;
  confirmed: boolean;
}
/** A Council enacts a policy. */
export interface Enacted {
  type: "Enacted";
  director: number;
  operative: number;
  policy: "Agency" | "Syndicate";
  number: number;
}
export interface Granted {
  type: "Granted";
  director: number;
  power: "Investigation" | "Purge" | "Special Election" | "Surveillance";
}
export interface Investigated {
  type: "Investigated";
  director: number;
  seat: number;
  answer: ("Agency" | "Syndicate") | ("Agency" | "Agent" | "Mastermind") | null;
}
/** There is nobody left to use the power on. */
export interface Lapsed {
  type: "Lapsed";
  director: number;
  power: "Investigation" | "Purge" | "Special Election" | "Surveillance";
}
/** What a seat is shown at the deal: its own role, and the roles of ``others`` as far as it may know them. */
export interface Learned {
  type: "Learned";
  role: "Agency" | "Agent" | "Mastermind";
  others: [number, "Agency" | "Agent" | "Mastermind"][];
  known_by: ("Agency" | "Agent" | "Mastermind")[];
}
/** The Director looks at the top of the deck, first the top card. */
export interface Looked {
  type: "Looked";
  director: number;
  cards: ("Agency" | "Syndicate")[] | null;
}
/** The power of a top-decked policy is not used; ``owed``: the next Council's Director has it. */
export interface Lost {
  type: "Lost";
  power: "Investigation" | "Purge" | "Special Election" | "Surveillance";
  owed: boolean;
}
export interface Nominated {
  type: "Nominated";
  director: number;
  operative: number;
}
/** The Director discarded a card and passed on the other two. */
export interface Passed {
  type: "Passed";
  director: number;
  discarded: ("Agency" | "Syndicate") | null;
}
/** ``seat`` is out of the game. */
export interface Purged {
  type: "Purged";
  director: number;
  seat: number;
  confirmed: boolean;
}
export interface Received {
  type: "Received";
  operative: number;
  cards: Cards;
}
export interface Rejected {
  type: "Rejected";
  instability: number;
}
/** Leftovers and discards are shuffled into a new deck of so many cards. */
export interface Reshuffled {
  type: "Reshuffled";
  cards: number;
}
/** The end: who was who. */
export interface RolesRevealed {
  type: "RolesRevealed";
  roles: ("Agency" | "Agent" | "Mastermind")[];
}
/** After three rejections the top card is enacted. */
export interface TopDecked {
  type: "TopDecked";
  policy: "Agency" | "Syndicate";
  number: number;
}
/** The Global Operative asks the Director to throw both cards away. */
export interface VetoAsked {
  type: "VetoAsked";
  director: number;
  operative: number;
}
/** One of the two must be enacted. */
export interface VetoRefused {
  type: "VetoRefused";
  director: number;
  operative: number;
}
/** The Director agrees: both cards are discarded face down, and nothing is enacted. */
export interface Vetoed {
  type: "Vetoed";
  director: number;
  operative: number;
  instability: number;
}
export interface Voted {
  type: "Voted";
  approving: number[];
  rejecting: number[];
}
/** Something was said aloud, and everybody heard it; a game says which claims there are when it reads one. */
export interface Said {
  type: "Said";
  seat: number;
  claim: Claim;
}
/** This is my role. */
export interface IAm {
  type: "IAm";
  role: "Agency" | "Agent" | "Mastermind";
}
/** As Director of this Council I drew these three cards. */
export interface IDrew {
  type: "IDrew";
  council: number;
  cards: Cards;
}
/** My Investigation of ``seat`` gave this answer. */
export interface IFound {
  type: "IFound";
  seat: number;
  answer: ("Agency" | "Syndicate") | ("Agency" | "Agent" | "Mastermind");
}
/** As Global Operative of this Council I received these two cards. */
export interface IReceived {
  type: "IReceived";
  council: number;
  cards: Cards;
}
/** My Surveillance showed these cards. */
export interface ISaw {
  type: "ISaw";
  cards: Cards;
}
/** Everyone alive votes at once, in secret: more than half must approve; then every vote is published. */
export interface Ballot {
  type: "Ballot";
  seats: number[];
  director: number;
  operative: number;
}
/** Shuffle roles and policies, deal each player one role, and draw the first Director. */
export interface Deal {
  type: "Deal";
}
/** The Director agrees to the veto, and both cards are thrown away; or refuses, and one of them must be enacted. */
export interface DirectorAnswers {
  type: "DirectorAnswers";
  director: number;
  operative: number;
}
/** The Director discards one of three, face down, and passes on two; a hand of one kind is asked all the same. */
export interface DirectorDiscards {
  type: "DirectorDiscards";
  director: number;
  operative: number;
}
/** The Director draws three policies. */
export interface DrawThree {
  type: "DrawThree";
  director: number;
  operative: number;
}
/** The Director alone learns the side of a player; by default nobody is investigated twice. */
export interface Investigation {
  type: "Investigation";
  director: number;
}
/** In some rulesets everyone may be nominated again after a policy enacted by Instability. */
export interface LiftLimits {
  type: "LiftLimits";
}
/** The Director alone sees the top three cards. */
export interface Look {
  type: "Look";
  director: number;
}
/** The Director nominates a Global Operative. */
export interface Nomination {
  type: "Nomination";
}
/** What a game begins with. */
export interface Opening {
  type: "Opening";
  steps: Step[];
}
/** The Global Operative discards one of two, face down, and enacts the other; or asks once to throw both away. */
export interface OperativeEnacts {
  type: "OperativeEnacts";
  director: number;
  operative: number;
  refused: boolean;
}
/** The placard passes to the left of the last to hold it in turn; a Special Election does not change the turns. */
export interface PassPlacard {
  type: "PassPlacard";
}
/** The Director removes a player from the game; no role is shown, but the game ends if it was the Mastermind. */
export interface Purging {
  type: "Purging";
  director: number;
}
/** Leftovers and discards are shuffled into a new deck. */
export interface Reshuffle {
  type: "Reshuffle";
}
/** The Director names the next Director; the placard does not pass to the left this time. */
export interface SpecialElection {
  type: "SpecialElection";
  director: number;
}
/** Cross the next step off the agenda: what was cancelled does not happen. */
export interface StrikeNext {
  type: "StrikeNext";
}
/** The Director lays them back, in any order if the ruleset allows it; a single possible order is asked for too. */
export interface Surveillance {
  type: "Surveillance";
  director: number;
}
/** The top policy is enacted.  Its power is lost, unless the table grants it or keeps its only Purge for later. */
export interface TopDeck {
  type: "TopDeck";
}
/** The Director must use the power of the new policy; an Investigation with nobody left to investigate lapses. */
export interface UsePower {
  type: "UsePower";
  director: number;
  power: "Investigation" | "Purge" | "Special Election" | "Surveillance";
}
/** The table as one seat sees it. */
export interface MastermindView {
  seat: number | null;
  seats: number;
  asked: number[];
  agenda: Step[];
  sealed: (Move | null)[];
  result: Result | null;
  settings: MastermindSettings;
  rules: Ruleset;
  roles: (("Agency" | "Agent" | "Mastermind") | null)[];
  living: number[];
  director: number;
  last_in_turn: number;
  barred: number[];
  confirmed: number[];
  investigated: [number, number][];
  findings: [number, ("Agency" | "Syndicate") | ("Agency" | "Agent" | "Mastermind")][];
  agency: number;
  syndicate: number;
  instability: number;
  deck: number;
  discard: number;
  nominee: number | null;
  council: [number, number] | null;
  silent: number[];
  hand: Cards | null;
  purge_owed: boolean;
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
/** What a table of The Mastermind may choose. */
export interface MastermindSettings {
  /** Play by the rulebook, or by the rules of the classic game of hidden roles. */
  preset: "classic" | "rulebook";
  /** How many players are Agency, Agents and Mastermind, such as 4-2-1. Empty: as the preset says. */
  role_mix: string;
  /** What the first to fifth Syndicate policies let the Director do, such as none, investigation, surveillance, none, purge. Empty: as the preset says. */
  powers: string;
  /** Agents are told who the Mastermind is. */
  agents_know_mastermind: "no" | "preset" | "yes";
  /** The Mastermind is not told who the Agents are (7 or more players). */
  blind_mastermind: "no" | "preset" | "yes";
  /** Who may not be nominated: the last Director, elected or not; the last elected Director; or both members of the last elected Council. */
  term_limit: "elected_director" | "elected_pair" | "preset" | "previous_director";
  /** After a policy enacted by Instability, anybody may be nominated. */
  top_deck_frees: "no" | "preset" | "yes";
  /** The Director may change the order of the cards that Surveillance shows. */
  surveillance_reorders: "no" | "preset" | "yes";
  /** From the fifth Syndicate policy on, a Global Operative may ask the Director to throw both cards away. */
  veto: "no" | "preset" | "yes";
  /** The two members of a Council may talk while they hold its cards. */
  council_may_talk: boolean;
  /** What Investigation tells: the side only, or the role itself. */
  investigation: "role" | "side";
  /** If the only Purge is lost to Instability, the Director of the next Council uses it. */
  late_purge: boolean;
  /** The power of a policy enacted by Instability goes to the Director who was rejected last. */
  top_deck_powers: boolean;
  /** A player may be investigated again, by the same Director or another. */
  repeat_investigations: boolean;
  /** How many Syndicate policies lie on the board from the start, without their powers: for a table where the Agency wins too often. */
  head_start: number;
}
/** The rules of one table, with every choice made. */
export interface Ruleset {
  /**
   * @minItems 3
   * @maxItems 3
   */
  mix: [number, number, number];
  powers: (("Investigation" | "Purge" | "Special Election" | "Surveillance") | null)[];
  agents_know_mastermind: boolean;
  blind_mastermind: boolean;
  term_limit: "elected_director" | "elected_pair" | "previous_director";
  top_deck_frees: boolean;
  surveillance_reorders: boolean;
  veto: boolean;
  council_may_talk: boolean;
  full_roles: boolean;
  late_purge: boolean;
  top_deck_powers: boolean;
  repeat_investigations: boolean;
  head_start: number;
}
