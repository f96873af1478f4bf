import type { Remark } from "../../wire/types";

/** The words of the talk at a table, in English; phrases come from the server. */
export const en = {
  title: "Talk",
  list: "What was said",
  empty: {
    table: "Nobody has said anything yet.",
    apart: "Only players who are out of the game hear you. When it is over, everybody can read it.",
    gallery: "Talk with others who watch. The players never see it.",
  },
  room: {
    table: "",
    apart: "Heard only by players who are out of the game",
    gallery: "Heard only by those who watch",
  } satisfies Record<Remark["room"], string>,
  tag: { table: "", apart: "apart", gallery: "watching" } satisfies Record<Remark["room"], string>,
  off: "The host has switched talk off.",
  silent: "By the rules you are silent just now.",
  say: "Say something",
  send: "Say it",
  phrases: "Phrases",
  earlier: "Show what was said before",
  answer: (name: string) => `Answer ${name}`,
  mute: (name: string) => `Mute ${name}`,
  muteMore: "You hear nothing more of them. They are not told.",
  muted: "Muted, for you alone:",
  unmute: (name: string) => `Hear ${name} again`,
  someone: "somebody who watches",
  you: "You",
  signs: {
    agree: "Agrees",
    disagree: "Disagrees",
    doubt: "Doubts it",
    surprise: "Is surprised",
    laugh: "Laughs",
    applause: "Applauds",
  } satisfies Record<NonNullable<Remark["sign"]>, string>,
  signed: (sign: string, names: readonly string[]) => `${sign}: ${names.join(", ")}`,
  spoken: (name: string, text: string) => `${name}: ${text}`,
  noneSpoken: "Nothing was said in this game.",
  notYet: "Nothing has been said up to here.",
};
