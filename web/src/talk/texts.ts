import type { Remark } from "../wire/types";
import { text, textsOf } from "../words/texts";

/** The words of the talk at a table; phrases come from the server. */
export const texts = textsOf("talk", {
  title: text,
  list: text,
  empty: {
    table: text,
    apart: text,
    gallery: text,
  },
  room: {
    table: text,
    apart: text,
    gallery: text,
  } satisfies Record<Remark["room"], typeof text>,
  tag: {
    table: text,
    apart: text,
    gallery: text,
  },
  off: text,
  silent: text,
  say: text,
  send: text,
  phrases: text,
  earlier: text,
  answer: (name: string) => ({ name }),
  mute: (name: string) => ({ name }),
  muteMore: text,
  muted: text,
  unmute: (name: string) => ({ name }),
  someone: text,
  you: text,
  signs: {
    agree: text,
    disagree: text,
    doubt: text,
    surprise: text,
    laugh: text,
    applause: text,
  },
  signed: (sign: string, names: readonly string[]) => ({ sign, names }),
  spoken: (name: string, text: string) => ({ name, text }),
  noneSpoken: text,
  notYet: text,
});
