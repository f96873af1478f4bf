import type { Board, Ending, Frame, GameCard, Option, SeatCard, StoryLine, Zone } from "../src/wire/types";

/** Frames as the server would send them, each told only by what is special about it. */
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
    ...more,
  };
}

export const free = (number: number) => seat(number, "", { sitter: "nobody", connected: false });

export const bot = (number: number, name: string) => seat(number, name, { sitter: "bot", bot: "random" });

export function zone(title: string, more: Partial<Zone> = {}): Zone {
  return { title, cards: [], hidden: 0, seat: null, note: "", ...more };
}

export function option(text: string, kind = "Do"): Option {
  return { move: { type: "Move", text }, text, kind };
}

export function line(text: string): StoryLine {
  return { text, event: { type: "Event" } };
}

export function board(more: Partial<Board> = {}): Board {
  return {
    decision: 1,
    asked: [0],
    prompt: "Choose your Secret Card.",
    options: [option("Keep the 7 of Rock", "Keep"), option("Keep the 2 of Water", "Keep")],
    take_back: false,
    claims: [],
    zones: [
      zone("Draw pile", { hidden: 40 }),
      zone("Your hand", { cards: ["7 of Rock", "2 of Water"], seat: 0 }),
      zone("Bea's hand", { hidden: 2, seat: 1, note: "10 points" }),
    ],
    view: {},
    deadline: null,
    first_come: false,
    passed: false,
    standing: null,
    standings: [],
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
    ...more,
  };
}

type Parts = Partial<Omit<Frame, "table" | "you" | "story">> & {
  table?: Partial<Frame["table"]>;
  you?: Partial<Frame["you"]>;
  story?: Partial<Frame["story"]>;
};

export function frame({ table, you, story, ...more }: Parts = {}): Frame {
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
      invite: "http://parlour.example/table/k7m2",
      commitment: COMMITMENT,
      window: 5,
      windows: false,
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
  options: [
    {
      name: "jokers",
      type: "yes or no",
      default: false,
      help: "Shuffle in one Joker of each suit.",
      allowed: [],
      low: null,
      high: null,
    },
    {
      name: "length",
      type: "choice",
      default: "one hand",
      help: "How long.",
      allowed: ["one hand", "target"],
      low: null,
      high: null,
    },
    { name: "ranks", type: "number", default: 13, help: "How many ranks.", allowed: [], low: 2, high: 13 },
  ],
  bots: ["random", "thumb", "belief"],
  bot: "belief",
  windows: false,
};
