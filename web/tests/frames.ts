import type { BoardZone, Ending, Option, StoryLine } from "../src/table/line/scene";
import type { Catalogue, CatalogueThing, GameCard, Piece, SeatCard } from "../src/wire/types";
import { say, type BoardTold, type FrameTold } from "./facts";

/** Frames as people read them, each told only by what is special about it. */
export const COMMITMENT = "9f86d081884c7d659a2feaa0c55ad015a3bf4f1b2b0b822cd15d6c15b0f00a08";

export function seat(number: number, name: string, more: Partial<SeatCard> = {}): SeatCard {
  return {
    seat: number,
    sitter: "person",
    name,
    bot: null,
    connected: true,
    host: number === 0,
    away: false,
    conceded: false,
    agrees_to_abort: false,
    kicked: false,
    rating: null,
    luck: "",
    ...more,
  };
}

export const free = (number: number) => seat(number, "", { sitter: "nobody", connected: false });

export const bot = (number: number, name: string) => seat(number, name, { sitter: "bot", bot: "random" });

const card = (id: string, rank: string, suit: string, title: string): CatalogueThing => ({
  id: `card:${id}`,
  kind: "card",
  rank,
  suit,
  say: say(title, "", `Beats no ${title}.`),
});

export const CATALOGUE: Catalogue = {
  type: "catalogue",
  aid: { flow: [], sections: [] },
  version: "1",
  final: ["GiveUp"],
  standings: [],
  things: [
    { id: "seat:0", kind: "seat", owner: 0 },
    { id: "seat:1", kind: "seat", owner: 1 },
    card("7R", "7", "R", "7 of Rock"),
    card("2W", "2", "W", "2 of Water"),
    { id: "place:museum", kind: "place", say: say("The Museum", "Museum", "A card may be used here.") },
    { id: "token:1", kind: "token", owner: 1, say: say("Disc") },
    { id: "set:1", kind: "place", owner: 1, say: say("Set") },
    { id: "suit:R", kind: "token", suit: "R", say: say("Rock"), beats: ["suit:W"] },
    { id: "suit:W", kind: "token", suit: "W", say: say("Water") },
    { id: "secret:4", kind: "card", say: say("Secret 4", "4") },
    { id: "face:thief", kind: "card", say: say("Thief", "", "Nothing happens.") },
  ],
};

export const pieces = (...things: string[]): Piece[] => things.map((thing) => ({ thing }));

export function zone(id: string, kind: BoardZone["kind"], more: Partial<BoardZone> = {}): BoardZone {
  return { id, kind, title: id, short: "", note: "", ...more };
}

export const DECK = zone("deck", "deck", { title: "Draw pile", hidden: 40 });
export const HAND = zone("hand:0", "hand", {
  title: "Your hand",
  short: "Hand",
  owner: 0,
  pieces: pieces("card:7R", "card:2W"),
});
export const HER_HAND = zone("hand:1", "hand", {
  title: "Bea's hand",
  short: "Hand",
  owner: 1,
  hidden: 2,
  note: "10 points",
});

/** What goes without saying of a move. */
export const MOVE = { label: "", first: "", final: false, worth: {} };

export function option(text: string, heading = "Do", ...about: string[]): Option {
  return { ...MOVE, move: { type: "Move", text }, text, heading, about };
}

export function line(text: string, ...about: string[]): StoryLine {
  return { text, event: { type: "Event" }, about };
}

export function board(more: Partial<BoardTold> = {}) {
  const zones = more.zones ?? [DECK, HAND, HER_HAND];
  return {
    decision: 1,
    asked: [0],
    prompt: "Choose your Secret Card.",
    options: [
      option("Keep the 7 of Rock", "Keep", "card:7R"),
      option("Keep the 2 of Water", "Keep", "card:2W"),
    ],
    forced: false,
    take_back: false,
    claims: [],
    zones,
    layout: zones.map(({ id }) => id),
    view: {},
    deadline: null,
    first_come: false,
    passed: false,
    standing: null,
    plays: true,
    ...more,
  };
}

export function ending(more: Partial<Ending> = {}): Ending {
  return {
    how: "finished",
    ending: "last_one",
    winners: [0],
    points: [30, 10],
    why: "You have the most points.",
    roles: [],
    seed: "00ff",
    record: "/api/tables/k7m2/record",
    luck: [],
    by_seat: [],
    ...more,
  };
}

/** A frame with all its fields, as the first one has them. */
export type Whole = Required<FrameTold>;

type Parts = Partial<Omit<Whole, "table" | "you" | "story">> & {
  table?: Partial<Whole["table"]>;
  you?: Partial<Whole["you"]>;
  story?: Partial<Whole["story"]>;
};

export function frame({ table, you, story, ...more }: Parts = {}): Whole {
  return {
    type: "frame",
    table: {
      id: "k7m2",
      game: "mind_reader",
      title: "Mind Reader",
      stage: "playing",
      options: {},
      public: false,
      pace: 0,
      budget: 0,
      increment: 0,
      invite: "http://parlour.example/table/k7m2",
      commitment: COMMITMENT,
      window: 5,
      windows: false,
      away: 60,
      help: "marks",
      talk: true,
      reveal_by: null,
      hurried: false,
      undone: 0,
      exercise: false,
      locked: false,
      kicked: [],
      old: false,
      ...table,
    },
    seats: [seat(0, "Ann"), bot(1, "Bea")],
    you: { seat: 0, host: true, may: ["leave", "concede", "abort"], again: null, kept: null, ...you },
    watching: 0,
    board: board(),
    ending: null,
    story: { since: 0, lines: [line("Hand 1. Bea deals.")], ...story },
    ...more,
  };
}

export const GATHERING = () =>
  frame({
    table: { stage: "gathering" },
    seats: [seat(0, "Ann"), free(1)],
    you: { may: ["sit", "leave", "bot"] },
    board: null,
    story: { lines: [] },
  });

export const MIND_READER: GameCard = {
  id: "mind_reader",
  title: "Mind Reader",
  least: 2,
  most: 6,
  blurb: "Everybody hides a card. Find out which.",
  best: 4,
  minutes: { least: 30, most: 60, alone: 20 },
  difficulty: "easy",
  first: { seats: 4, bot: "thumb", options: { length: "one hand" } },
  options: [
    {
      name: "jokers",
      title: "Jokers",
      type: "yes or no",
      default: false,
      help: "Shuffle in one Joker of each suit.",
      allowed: [],
      low: null,
      high: null,
      decks: [],
    },
    {
      name: "length",
      title: "Length",
      type: "choice",
      default: "one hand",
      help: "How long.",
      allowed: ["one hand", "target"],
      low: null,
      high: null,
      decks: [],
    },
    {
      name: "ranks",
      title: "Ranks",
      type: "number",
      default: 13,
      help: "How many ranks.",
      allowed: [],
      low: 2,
      high: 13,
      decks: [],
    },
  ],
  bots: [
    {
      name: "random",
      title: "Carefree",
      sentence: "Plays at random.",
      seats: [2, 3, 4, 5, 6],
      proposed: [],
      outcomes: [],
    },
    {
      name: "thumb",
      title: "Steady",
      sentence: "Plays by rules of thumb.",
      seats: [2, 3, 4, 5, 6],
      proposed: [3, 6],
      outcomes: [{ seats: 3, sentence: "Among 3 such players, each side wins." }],
    },
    {
      name: "belief",
      title: "Watchful",
      sentence: "Weighs what it has seen.",
      seats: [2, 3, 4, 5],
      proposed: [2, 4, 5],
      outcomes: [{ seats: 4, sentence: "Among 4 such players, nobody wins." }],
    },
  ],
  bot: "belief",
  windows: false,
};
