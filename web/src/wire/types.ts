/* Made by scripts/wire_types.py from src/parlour/server/wire: change it there. */

export type AnyRequest =
  | Sit
  | Leave
  | Resume
  | SeatBot
  | CommitLuck
  | Start
  | RevealLuck
  | Play
  | SayAloud
  | LeaveStanding
  | Concede
  | Abort
  | Hurry
  | Lock
  | Forgive
  | SetClock
  | Settle
  | Kick
  | Undo
  | Pause
  | Resync
  | AskStory
  | OpenNotebook
  | AskWhy
  | AskHint
  | MarkSquare
  | WriteNote
  | Speak
  | SayPhrase
  | React
  | Mute
  | Earlier
  | Quiet;
export type AnyAnswer =
  | Catalogue
  | Frame
  | EarlierStory
  | Clocks
  | WholeView
  | Done
  | RefusedRequest
  | NotebookPages
  | ProofGiven
  | Advice
  | Mistake
  | TalkNow
  | RemarksMade
  | EarlierRemarks
  | Goodbye;

/** Take a free seat, or change seats, before the deal. */
export interface Sit {
  type: "sit";
  /** The client's own, new for each request. */
  id: string;
  seat: number;
}
/** Give up the seat; during the game a bot goes on with it. */
export interface Leave {
  type: "leave";
  /** The client's own, new for each request. */
  id: string;
}
/** Take your seat back from the bot that kept it. */
export interface Resume {
  type: "resume";
  /** The client's own, new for each request. */
  id: string;
}
/** Host: put a bot on a free seat (none: take it away again), or, during the game, on that of somebody long away. */
export interface SeatBot {
  type: "bot";
  /** The client's own, new for each request. */
  id: string;
  seat: number;
  bot?: string | null;
}
/** Commit to words of your own, by their hash, before the deal; again: to others. */
export interface CommitLuck {
  type: "luck";
  /** The client's own, new for each request. */
  id: string;
  /** SHA-256 of UTF-8 text, in hexadecimal. */
  hash: string;
}
/** Host: have the luck revealed, and deal.  Every seat must be taken. */
export interface Start {
  type: "start";
  /** The client's own, new for each request. */
  id: string;
}
/** Say the words that you have committed to. */
export interface RevealLuck {
  type: "reveal";
  /** The client's own, new for each request. */
  id: string;
  /** Thrown into the shuffle. */
  words: string;
}
/** Make a move, one of the options just as it was sent, or ``{"type": "TakeBack"}``, in answer to a question. */
export interface Play {
  type: "play";
  /** The client's own, new for each request. */
  id: string;
  decision: number;
  move: unknown;
}
/** Say aloud one of the claims, just as it was sent. */
export interface SayAloud {
  type: "say";
  /** The client's own, new for each request. */
  id: string;
  claim: unknown;
}
/** Leave an answer to first-come questions with the table, one of ``board.standings``; none: take it back. */
export interface LeaveStanding {
  type: "standing";
  /** The client's own, new for each request. */
  id: string;
  name?: string | null;
}
/** Give the game up; a bot plays the seat to the end, if the game goes on at all. */
export interface Concede {
  type: "concede";
  /** The client's own, new for each request. */
  id: string;
}
/** Agree to end the game without a result, or agree no longer; it ends when all people at the table agree. */
export interface Abort {
  type: "abort";
  /** The client's own, new for each request. */
  id: string;
  agree?: boolean;
}
/** Have the bots make shorter pauses, or usual ones again; for somebody who plays with bots only. */
export interface Hurry {
  type: "hurry";
  /** The client's own, new for each request. */
  id: string;
  on?: boolean;
}
/** Host: let nobody new sit down or watch, or let them in again. */
export interface Lock {
  type: "lock";
  /** The client's own, new for each request. */
  id: string;
  on?: boolean;
}
/** Host: let those of this name come back who were sent away or banned. */
export interface Forgive {
  type: "forgive";
  /** The client's own, new for each request. */
  id: string;
  name: string;
}
/** Host, before the game begins: choose another clock. */
export interface SetClock {
  type: "clock";
  /** The client's own, new for each request. */
  id: string;
  /** Seconds for each question; 0: no hurry. */
  pace?: number;
  /** Seconds that each player has for the whole game; 0: no such clock. */
  budget?: number;
  /** Seconds that each answer adds. */
  increment?: number;
}
/** Host, before the deal: play otherwise.  What is not named stays as it is. */
export interface Settle {
  type: "settle";
  /** The client's own, new for each request. */
  id: string;
  seats?: number | null;
  options?: {
    [k: string]: boolean | number | string;
  };
  help?: ("hints" | "marks" | "none" | "notebook" | "warnings") | null;
  window?: number | null;
  away?: number | null;
  public?: boolean | null;
}
/** Host: send away who sits there; during the game a bot goes on with the seat.  Banned: for good. */
export interface Kick {
  type: "kick";
  /** The client's own, new for each request. */
  id: string;
  seat: number;
  ban?: boolean;
}
/** Go back to before your last choice; for somebody who plays with bots only.  The record keeps what was undone. */
export interface Undo {
  type: "undo";
  /** The client's own, new for each request. */
  id: string;
}
/** Wish to stop the clocks, or wish it no more; they stop when all who play wish it, and one is enough to go on. */
export interface Pause {
  type: "pause";
  /** The client's own, new for each request. */
  id: string;
  on?: boolean;
}
/** Send me everything again: the catalogue, and a frame like the first. */
export interface Resync {
  type: "resync";
  /** The client's own, new for each request. */
  id: string;
}
/** Send me lines of my story from before line ``before``, counted from 0: a first frame has only the last ones. */
export interface AskStory {
  type: "story";
  /** The client's own, new for each request. */
  id: string;
  before: number;
}
/** Show me my notebook, with my own marks and notes. */
export interface OpenNotebook {
  type: "notebook";
  /** The client's own, new for each request. */
  id: string;
}
/** Prove what a square of my notebook says. */
export interface AskWhy {
  type: "why";
  /** The client's own, new for each request. */
  id: string;
  /** sheet/row/column, by their ids. */
  square: string;
}
/** Give me a hint for the question that I am asked. */
export interface AskHint {
  type: "hint";
  /** The client's own, new for each request. */
  id: string;
}
/** Mark a square of my notebook, for me alone; none: rub the mark out. */
export interface MarkSquare {
  type: "mark";
  /** The client's own, new for each request. */
  id: string;
  /** sheet/row/column, by their ids. */
  square: string;
  mark?: ("maybe" | "no" | "yes") | null;
}
/** Write this into my notebook, for me alone, in place of what stood there. */
export interface WriteNote {
  type: "note";
  /** The client's own, new for each request. */
  id: string;
  text: string;
}
/** Say something in your own words. */
export interface Speak {
  type: "talk";
  /** The client's own, new for each request. */
  id: string;
  text: string;
}
/** Say one of ``talk.phrases``, which everybody hears in their own language. */
export interface SayPhrase {
  type: "phrase";
  /** The client's own, new for each request. */
  id: string;
  phrase: string;
}
/** Answer a remark with a sign; none: take it back. */
export interface React {
  type: "react";
  /** The client's own, new for each request. */
  id: string;
  room: "apart" | "gallery" | "table";
  to: number;
  sign?: ("agree" | "applause" | "disagree" | "doubt" | "laugh" | "surprise") | null;
}
/** Hear nothing more of somebody, or hear them again; nobody else is told. */
export interface Mute {
  type: "mute";
  /** The client's own, new for each request. */
  id: string;
  /** A seat, or somebody in the gallery. */
  by: string;
  on?: boolean;
}
/** Tell me what was said in a room before a remark. */
export interface Earlier {
  type: "earlier";
  /** The client's own, new for each request. */
  id: string;
  room: "apart" | "gallery" | "table";
  before: number;
}
/** Host: switch all talk at this table off, or on again. */
export interface Quiet {
  type: "quiet";
  /** The client's own, new for each request. */
  id: string;
  on?: boolean;
}
/** Everything in the box and every seat, in no language; sent once, before the first frame. */
export interface Catalogue {
  type: "catalogue";
  version: string;
  things: CatalogueThing[];
  aid: AidSay;
  final: string[];
  standings: string[];
}
/** Something that can be pointed at: what it is, and the message that says what it is called and what it does. */
export interface CatalogueThing {
  id: string;
  kind: "card" | "place" | "question" | "role" | "seat" | "tile" | "token";
  say?: Say | null;
  rank?: string;
  suit?: string;
  owner?: number | null;
  beats?: string[];
}
/** A message by its key, and what stands in its places. */
export interface Say {
  key: string;
  args?: {};
  of?: {
    [k: string]: unknown;
  };
}
/** How a turn goes, and what everything does. */
export interface AidSay {
  flow: Say[];
  sections: SectionSay[];
}
/** Entries that belong together; those whose texts read the same become one. */
export interface SectionSay {
  title: Say;
  entries: EntrySay[];
  apart?: boolean;
}
/** What something is called and does. */
export interface EntrySay {
  title: Say;
  text: Say;
  things?: string[];
}
/** How things stand; what is left out has not changed since the last frame to this tab.  The first has it all. */
export interface Frame {
  type: "frame";
  table?: TableHead;
  seats?: SeatCard[];
  you?: You;
  watching?: number;
  board?: BoardChange | null;
  ending?: Ending | null;
  story?: Story;
}
/** What a table is; the same for everybody at it. */
export interface TableHead {
  id: string;
  game: string;
  title: string;
  stage: "gathering" | "over" | "playing" | "revealing";
  options: {
    [k: string]: boolean | number | string;
  };
  public: boolean;
  pace: number;
  budget: number;
  increment: number;
  invite: string;
  commitment: string;
  window: number;
  windows: boolean;
  away: number;
  help: "hints" | "marks" | "none" | "notebook" | "warnings";
  reveal_by: number | null;
  talk: boolean;
  hurried: boolean;
  undone: number;
  exercise: boolean;
  locked: boolean;
  kicked: Kicked[];
  old: boolean;
}
/** Somebody whom the host has sent away from the table. */
export interface Kicked {
  name: string;
  banned: boolean;
}
/** Who sits where. */
export interface SeatCard {
  seat: number;
  sitter: "bot" | "nobody" | "person";
  name: string;
  bot: string | null;
  connected: boolean;
  host: boolean;
  away: boolean;
  conceded: boolean;
  agrees_to_abort: boolean;
  kicked: boolean;
  rating: number | null;
  luck: string;
}
/** Whom this frame is for, and which requests are open to them besides playing. */
export interface You {
  seat: number | null;
  host: boolean;
  may: (
    | "abort"
    | "bot"
    | "clock"
    | "concede"
    | "forgive"
    | "hurry"
    | "kick"
    | "leave"
    | "lock"
    | "pause"
    | "quiet"
    | "resume"
    | "settle"
    | "sit"
    | "start"
    | "undo"
  )[];
  again: Again | null;
  kept: number | null;
}
/** The table at which those who sat here play again, and whose wish that was. */
export interface Again {
  table: string;
  by: number;
}
/** The game as this seat sees it; what is left out has not changed since the last frame. */
export interface BoardChange {
  view?: {};
  items?: {
    [k: string]: {
      [k: string]: {};
    };
  };
  prompt?: Say;
  options?: Option[];
  claims?: Sayable[];
  decision?: number;
  asked?: number[];
  forced?: boolean;
  take_back?: boolean;
  deadline?: number | null;
  first_come?: boolean;
  passed?: boolean;
  standing?: string | null;
  plays?: boolean;
  zones?: BoardZone[];
  layout?: string[];
}
/** One move, to be sent back as it is.  Its message may have parts: ``heading``, ``label`` and ``first``. */
export interface Option {
  key?: string;
  args?: {};
  about?: string[];
  move: unknown;
  worth?: {
    [k: string]: number;
  };
}
/** Something this person may say aloud. */
export interface Sayable {
  key?: string;
  args?: {};
  about?: string[];
  claim: unknown;
}
/** A place on the table: what lies there, as far as this seat can tell, and the message that names it. */
export interface BoardZone {
  id: string;
  kind:
    | "aside"
    | "deck"
    | "discard"
    | "display"
    | "hand"
    | "pile"
    | "place"
    | "score"
    | "secret"
    | "set"
    | "track"
    | "won";
  say: Say;
  owner?: number | null;
  pieces?: Piece[];
  hidden?: number;
  at?: string;
  value?: number | null;
}
/** A thing as it lies in a zone, where this seat may know which it is. */
export interface Piece {
  thing: string;
  face?: string;
  up?: boolean;
  on?: string;
  value?: number | null;
}
/** How the game ended; from now on everybody may have the record, which opens the whole truth. */
export interface Ending {
  how: "aborted" | "conceded" | "finished";
  ending: string;
  winners: number[];
  points: number[];
  why: Say;
  roles: Say[];
  seed: string;
  record: string;
  luck: string[];
  by_seat: number[];
}
/**
 * This seat's own story from its line ``since`` (counted from 0) to its end: put in place of what stood there.
 *
 *     A first frame has the last lines only; those before them are asked for by ``story``.
 */
export interface Story {
  since: number;
  lines: StoryLine[];
}
/** Something that this seat was told. */
export interface StoryLine {
  key?: string;
  args?: {};
  about?: string[];
  event: unknown;
}
/** Lines of this seat's own story from ``since`` on, up to the one that was asked about. */
export interface EarlierStory {
  type: "lines";
  id: string;
  since: number;
  lines: StoryLine[];
}
/** The clocks of a table that has some; sent to everybody when something about them has changed. */
export interface Clocks {
  type: "clocks";
  left: (number | null)[];
  running: number[];
  since: number;
  paused: boolean;
  wishes: number[];
}
/**
 * The game's own view of this seat with its options and its story, for a client that asked for ``view=whole``; null
 *     before the deal.  In Python, ``Game.read_view`` reads it.
 */
export interface WholeView {
  type: "view";
  view: unknown;
}
/** The request is carried out and written down; the frame that shows it has gone before. */
export interface Done {
  type: "done";
  id: string;
}
/** Nothing has changed, and why. */
export interface RefusedRequest {
  type: "refused";
  id: string;
  reason: string;
}
/** A player's notebook as it is after so many lines of their story, with their own marks and notes. */
export interface NotebookPages {
  type: "pages";
  id: string;
  lines: number;
  sheets: NotebookSheet[];
  worlds: string;
  marks: {
    [k: string]: "maybe" | "no" | "yes";
  };
  wrong: string[];
  note: string;
}
/** One page of a notebook: rows, columns, and a square where they meet. */
export interface NotebookSheet {
  id: string;
  title: string;
  rows: SheetHeading[];
  columns: SheetHeading[];
  squares: (SheetSquare | null)[][];
  short?: string;
  note?: string;
  worlds?: string;
  about?: string[];
  group?: string;
  knower?: number | null;
  exact?: boolean;
  model?: string;
}
/** What a row or a column of a sheet is about. */
export interface SheetHeading {
  id: string;
  title: string;
  short?: string;
  text?: string;
  about?: string[];
}
/** Whether something is so: what is known of it, and who says so. */
export interface SheetSquare {
  certainty?: "certain" | "open" | "ruled out";
  chance?: number | null;
  claimed?: number[];
  amount?: never[] | null;
}
/** What was asked for by ``why``. */
export interface ProofGiven {
  type: "proof";
  id: string;
  proof: ProofWords;
}
/** Something that is proved, as a sentence, and the lines that prove it; none: the rules do. */
export interface ProofWords {
  fact: string;
  lines: ProofLine[];
}
/** A line of the player's story, counted from 0; what follows from it, and how many answers are left then. */
export interface ProofLine {
  line: number;
  text: string;
  left: number;
}
/** A hint, to be read step by step: where to look, what follows, and a good move. */
export interface Advice {
  type: "advice";
  id: string;
  sheet: string;
  look: string[];
  proof: ProofWords | null;
  likely: LikelyFact | null;
  level: string;
  option: Option;
  why: string;
}
export interface LikelyFact {
  text: string;
  chance: number;
}
/** What came was no message of this protocol; after some of these the socket is closed. */
export interface Mistake {
  type: "mistake";
  reason: string;
}
/** Where this person is heard now, and what was said last; put in place of everything heard so far. */
export interface TalkNow {
  type: "talking";
  room: ("apart" | "gallery" | "table") | null;
  hears: ("apart" | "gallery" | "table")[];
  on: boolean;
  phrases: Phrase[];
  muted: string[];
  remarks: Remark[];
}
export interface Phrase {
  id: string;
  text: string;
}
/** Something that was said: a text, or a sign in answer to another remark. */
export interface Remark {
  room: "apart" | "gallery" | "table";
  number: number;
  by: string;
  name: string;
  at: number;
  text?: string;
  phrase?: string;
  sign?: ("agree" | "applause" | "disagree" | "doubt" | "laugh" | "surprise") | null;
  to?: number;
}
/** Something new was said. */
export interface RemarksMade {
  type: "said";
  remarks: Remark[];
}
/** What was said before; none: that was all. */
export interface EarlierRemarks {
  type: "remarks";
  id: string;
  remarks: Remark[];
}
/** The last line of a stream: with which code and why a socket would be closed now. */
export interface Goodbye {
  type: "goodbye";
  code: number;
  reason: string;
}
/** The guest behind the cookie; ``chosen`` is false while the name is one that the house made up. */
export interface Me {
  name: string;
  chosen: boolean;
  account: string | null;
  now: number;
}
export interface Rename {
  name: string;
}
/** A game on the shelf, with what a table may choose. */
export interface GameCard {
  id: string;
  title: string;
  least: number;
  most: number;
  options: OptionCard[];
  bots: LevelCard[];
  bot: string;
  windows: boolean;
  blurb: string;
  best: number;
  minutes: Minutes | null;
  difficulty: ("easy" | "hard" | "medium") | null;
  first: FirstGame;
}
/** An option that a table may choose before the deal. */
export interface OptionCard {
  name: string;
  title: string;
  type: "choice" | "number" | "text" | "yes or no";
  default: boolean | number | string;
  help: string;
  allowed: string[];
  low: number | null;
  high: number | null;
  decks: string[];
}
/** A level of bots that can play a game. */
export interface LevelCard {
  name: string;
  title: string;
  sentence: string;
  seats: number[];
  proposed: number[];
  outcomes: Outcome[];
}
/** What to expect of a table at which all play at one level. */
export interface Outcome {
  seats: number;
  sentence: string;
}
/** How long a game takes. */
export interface Minutes {
  least: number;
  most: number;
  alone: number;
}
/** What a newcomer is proposed for a first game, in which a guide leads through it. */
export interface FirstGame {
  seats: number;
  bot: string;
  options: {
    [k: string]: boolean | number | string;
  };
}
/** All that somebody is told in a first game; of the aims, the last whose event was told is the one that holds. */
export interface Guide {
  aims: Aim[];
  tips: Tip[];
}
/** Who somebody is and what they want, once they are told an event; without one, from the beginning. */
export interface Aim {
  you?: string;
  aim?: string;
  event?: string;
  where?: {
    [k: string]: string | number;
  };
}
/** One new thing: what to do, and a sentence more.  It is told once. */
export interface Tip {
  id: string;
  title?: string;
  text?: string;
  options?: string[];
  events?: string[];
}
/** Open a table and sit down at it; with ``bot`` named, bots take all other seats. */
export interface Open {
  game: string;
  seats?: number | null;
  options?: {
    [k: string]: boolean | number | string;
  };
  public?: boolean;
  bot?: string | null;
  seat?: number;
  /** Seconds for each question; 0: no hurry. */
  pace?: number;
  /** Seconds that each player has for the whole game; 0: no such clock. */
  budget?: number;
  /** Seconds that each answer adds. */
  increment?: number;
  /** How long a first-come question lasts; 0: until all have passed. */
  window?: number;
  away?: number | null;
  help?: "hints" | "marks" | "none" | "notebook" | "warnings";
  talk?: boolean;
}
/** How those who play again sit: as before, or each one seat further. */
export interface PlayAgain {
  seats?: "moved" | "same";
}
export interface OpenedTable {
  id: string;
  invite: string;
}
/** A table as the public list or an invitation shows it. */
export interface TableCard {
  id: string;
  game: string;
  title: string;
  stage: "gathering" | "over" | "playing" | "revealing";
  seats: number;
  free: number;
  bots: number;
  people: string[];
  watching: number;
  locked: boolean;
  options: {
    [k: string]: boolean | number | string;
  };
  window: number | null;
}
/** A table at which this guest has a seat. */
export interface MyTable {
  id: string;
  game: string;
  title: string;
  stage: "gathering" | "over" | "playing" | "revealing";
  asked_me: boolean;
  people: string[];
  finished: boolean;
}
/** What the referee found when it played the record again. */
export interface Verdict {
  verified: boolean;
  says: string;
}
/** A finished game as one seat saw it, or a spectator, or with the whole truth. */
export interface Replay {
  catalogue: Catalogue;
  steps: ReplayStep[];
  frames: Frame[];
}
/** Something that was done or said in a finished game. */
export interface ReplayStep {
  line: number;
  seat: number;
  said: boolean;
  undone: boolean;
}
/** A finished game in figures and words. */
export interface Review {
  analysis: Analysis;
  verdicts: Turning[];
}
/** A finished game, judged by what each seat knew at the time. */
export interface Analysis {
  game: string;
  title: string;
  names: string[];
  result: Result | null;
  ending: string;
  judge: string;
  unit: string;
  caution: string;
  model: string;
  believer: string;
  reads_behaviour: boolean;
  moves: number;
  seats: SeatSummary[];
  decisions: Decision[];
  answers: Answer[];
  spoken: Spoken[];
  thoughts: Thought[];
  roles: string[];
  part_name: string;
  parts: number[];
  turnings: Turning[];
  headline: string;
  sentence: string;
}
/** How a game ended: its ending by name, who won, what each seat scored, and why in a sentence. */
export interface Result {
  ending: string;
  winners: number[];
  points: number[];
  why: string;
  roles?: string[];
  figures?: never[][];
}
/** One seat's evening. */
export interface SeatSummary {
  seat: number;
  name: string;
  decisions: number;
  accuracy: number | null;
  judged: number;
  loss: number | null;
  gained: number;
  overheard: number;
  points: Point[];
  asked?: number | null;
  to_go?: number | null;
  par?: number | null;
  luck?: number | null;
}
/** What one seat knew at one time. */
export interface Point {
  move: number;
  part: number;
  told: number;
  worlds: number;
  bits: number;
  exact: boolean;
}
/** One decision, judged only by what its seat knew. */
export interface Decision {
  move: number;
  line: number;
  told: number;
  seat: number;
  text: string;
  before: number;
  after: number;
  gained: number;
  overheard: number;
  heard?: string[];
  asked?: Asked | null;
  cost?: Cost | null;
  guess?: Guessed | null;
  missed?: Proved | null;
  luck?: number | null;
}
/** A question by what its answer was expected to tell. */
export interface Asked {
  bits: number;
  best: number;
  best_text: string;
  gained: number;
}
/** What a decision gave away, compared with the best one that its seat could see. */
export interface Cost {
  loss: number;
  error: number;
  best_text: string;
  unit: string;
}
/** A guess, by its chance at the time: what came of it is told beside it, and counts for nothing. */
export interface Guessed {
  text: string;
  chance: number;
  right: boolean | null;
}
/** Something that was certain, with the lines of the seat's story that prove it. */
export interface Proved {
  text: string;
  lines: number[];
  because: string[];
  left: number[];
}
/** One question of the notebook, and who could answer it when. */
export interface Answer {
  part: number;
  page: string;
  text: string;
  known: Known[];
  named_by?: number | null;
  named_at?: number | null;
}
/** When one seat could first know an answer, or how many were left to it at last. */
export interface Known {
  seat: number;
  move: number | null;
  told: number | null;
  left: number;
}
/** Something said aloud, and whether the speaker knew better. */
export interface Spoken {
  move: number;
  seat: number;
  text: string;
  checked: boolean;
  against?: string[];
}
/** What a bot in a seat believed at a decision. */
export interface Thought {
  move: number;
  part: number;
  seat: number;
  bits: number;
  beliefs: Belief[];
}
/** What a bot makes of one question: its likeliest answer. */
export interface Belief {
  answer: number;
  text: string;
  chance: number;
  truth: number | null;
}
/** A move at which the game turned, in one sentence. */
export interface Turning {
  move: number;
  seat: number;
  kind: string;
  title: string;
  text: string;
}
/** Play on from before a line of a finished game, on this seat, against bots. */
export interface WhatIf {
  line: number;
  seat: number;
}
/** Something that was said in a finished game, after so many lines of its record. */
export interface RecordedRemark {
  line: number;
  remark: Remark;
}
/** A language of the house, by the name that it has for itself. */
export interface SpokenLanguage {
  id: string;
  name: string;
}
/** The house can write. */
export interface Health {
  ok: true;
}
/** The body of every answer from 400 up. */
export interface Problem {
  reason: string;
}
/** Make an account of this guest; without a password one comes in by links only. */
export interface SignUp {
  name: string;
  password?: string | null;
}
/** ``bring``: the seats that this device has as a guest become the account's. */
export interface SignIn {
  name: string;
  password: string;
  bring?: boolean;
}
export interface SignInByLink {
  link: string;
  bring?: boolean;
}
/** What is left out stays as it is.  Who has tokens and changes the password must say what becomes of them. */
export interface ChangeAccount {
  rating?: ("hidden" | "off" | "shown") | null;
  password?: string | null;
  old_password?: string | null;
  tokens?: ("end" | "keep") | null;
}
export interface NewToken {
  name: string;
}
export interface AccountCard {
  name: string;
  has_password: boolean;
  rating: "hidden" | "off" | "shown";
  ratings: {
    [k: string]: number;
  };
  sessions: CredentialCard[];
  tokens: CredentialCard[];
  notices: NoticesCard;
}
/** A device on which somebody is signed in, or a token of a program. */
export interface CredentialCard {
  id: string;
  label: string;
  made: number;
  used: number;
  this: boolean;
}
/** Where somebody hears that it is their turn while they are away, and where this house could tell them. */
export interface NoticesCard {
  mail: string | null;
  mail_confirmed: boolean;
  hook: string | null;
  can_mail: boolean;
  can_hook: boolean;
}
/** What is left out stays as it is; an empty address is no address. */
export interface ChangeNotices {
  mail?: string | null;
  hook?: string | null;
}
export interface ConfirmMail {
  link: string;
}
/** Erase the account for good; somebody who has a password must say it. */
export interface DeleteAccount {
  password?: string | null;
}
/** Shown once: the house keeps only its hash. */
export interface TokenMade {
  token: string;
}
/** It lets its owner in once, on another device. */
export interface LinkMade {
  url: string;
  until: number;
}
/** A game that this account has played to its end. */
export interface PlayedGame {
  table: string;
  game: string;
  title: string;
  at: number;
  how: "aborted" | "conceded" | "finished";
  people: string[];
  won: boolean;
  undone: number;
}
/** Somebody in the list of a game, the strongest first. */
export interface RatingCard {
  name: string;
  bot: boolean;
  rating: number;
  games: number;
}
