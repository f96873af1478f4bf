import type { Component } from "svelte";
import type { StoryLine } from "../table/line/scene";
import { withWords } from "../words/store";
import type { GameRoom } from "./room.svelte";

/** What a game gives for its table in the browser; its folder's `index.ts` exports it as `table`. */
export interface GameTable {
  /** The board with everybody's things; where there is no `Hand`, this person's own as well. */
  Table: Component<{ room: GameRoom }>;
  /** This person's seat: on a desk below the board, on a phone pinned under it while one of these things is asked for. */
  Hand?: Component<{ room: GameRoom; pinned: boolean }>;
  /** Where the question is asked: the game's own way to answer it, in place of the buttons for the ways left. */
  Ways?: Component<{ room: GameRoom }>;
  /** The game's own way to say something aloud; its `Hand` shows it on a desk, and on a phone it stands with the question. */
  Claims?: Component<{ room: GameRoom }>;
  /** An account that everybody at the table may keep, such as of past votes; it stands above the notebook. */
  Notes?: Component<{ room: GameRoom }>;
  /** What a hand, a Case or a mini-game has laid open, by the lines that told of it. */
  Reveal?: Component<{ room: GameRoom; lines: readonly StoryLine[] }>;
  /** Whether the table draws what the notebook says: its pages are then kept up to date while it is closed. */
  readsNotes?: boolean;
  /** What is asked for after this was chosen first. */
  asks?: (first: string) => string;
  /** Whether the one line of story on a phone shows this event; without it, all. */
  isNews?: (event: unknown) => boolean;
}

type Loaded = Promise<{ table: GameTable }>;

/** Every folder here with an `index.ts` is the table of the game of that name. */
const FOUND = import.meta.glob<{ table: GameTable }>("./*/index.ts");

const GENERIC = "generic";

const loaderOf = (game: string): (() => Loaded) | undefined => FOUND[`./${game}/index.ts`];

/** Whether this game has a table of its own. */
export const hasTable = (game: string): boolean => game !== GENERIC && loaderOf(game) !== undefined;

/** The table of a game, fetched when it is wanted; with `plain`, or where there is none, the generic one. */
export function tableOf(game: string, plain: boolean): Loaded {
  const own = plain ? undefined : loaderOf(game);
  if (own) return withWords(own(), `games/${game}`);
  const generic = loaderOf(GENERIC);
  if (!generic) throw new Error("the generic table is missing");
  return generic();
}
