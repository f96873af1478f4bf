import type { Board, BoardZone, Ending, Option, Sayable, StoryLine } from "../src/table/line/scene";
import type { Speech } from "../src/table/line/speech";
import type * as wire from "../src/wire/types";
import { bundleOf } from "../src/words/store";

/** Tests are written in words. Here these become facts, with a message that says just these words. */
export const TOLD = `
told = { $text }
    .heading = { $heading }
    .label = { $label }
    .first = { $first }
    .short = { $short }
    .note = { $note }
    .text = { $does }
`;

/** Of a game that has no other messages. */
export const SPEECH: Speech = { laid: null, bundle: (hearer) => bundleOf(hearer) };

type Words = Pick<Board, "prompt" | "options" | "claims" | "zones">;
export type BoardTold = Omit<wire.BoardChange, keyof Words> & Partial<Words>;
export type FrameTold = Omit<wire.Frame, "board" | "ending" | "story"> & {
  board?: BoardTold | null;
  ending?: Ending | null;
  story?: { since: number; lines: readonly StoryLine[] };
};
export type LinesTold = Omit<wire.EarlierStory, "lines"> & { lines: readonly StoryLine[] };
export type AnswerTold = Exclude<wire.AnyAnswer, wire.Frame | wire.EarlierStory> | FrameTold | LinesTold;

const told = (args: Record<string, unknown>) => ({ key: "told", args });

/** A message that says this. */
export const say = (text: string, short = "", does = ""): wire.Say => told({ text, short, does });

/** What the server sends so that these words are shown. */
export function asFacts(answer: AnswerTold): wire.AnyAnswer {
  if (answer.type === "frame") return frameFacts(answer);
  return answer.type === "lines" ? { ...answer, lines: answer.lines.map(lineFacts) } : answer;
}

export function frameFacts({ board, ending, story, ...frame }: FrameTold): wire.Frame {
  return {
    ...frame,
    ...(board === undefined ? {} : { board: board && boardFacts(board) }),
    ...(ending === undefined ? {} : { ending: ending && endingFacts(ending) }),
    ...(story ? { story: { ...story, lines: story.lines.map(lineFacts) } } : {}),
  };
}

function boardFacts({ prompt, options, claims, zones, ...board }: BoardTold): wire.BoardChange {
  return {
    ...board,
    ...(prompt === undefined ? {} : { prompt: say(prompt) }),
    ...(options ? { options: options.map(optionFacts) } : {}),
    ...(claims ? { claims: claims.map(claimFacts) } : {}),
    ...(zones ? { zones: zones.map(zoneFacts) } : {}),
  };
}

export const optionFacts = ({ move, text, heading, label, first, about, worth }: Option): wire.Option => ({
  move,
  ...told({ text, heading, label, first }),
  about: [...about],
  worth,
});

const claimFacts = ({ claim, text, about }: Sayable): wire.Sayable => ({
  claim,
  ...told({ text }),
  about: [...about],
});

export const lineFacts = ({ event, text, about }: StoryLine): wire.StoryLine => ({
  event,
  ...told({ text }),
  about: [...about],
});

const zoneFacts = ({ title, short, note, ...zone }: BoardZone): wire.BoardZone => ({
  ...zone,
  say: told({ text: title, short, note }),
});

const endingFacts = ({ why, roles, ...ending }: Ending): wire.Ending => ({
  ...ending,
  why: say(why),
  roles: roles.map((role) => say(role)),
});
