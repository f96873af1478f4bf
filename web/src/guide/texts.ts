import { text, textsOf } from "../words/texts";

/** What the guide of a first game says by itself; all else are the game's words. */
export const texts = textsOf("guide", {
  title: text,
  step: (told: number, all: number) => ({ told, all }),
  youAre: text,
  yourAim: text,
  whichIsGood: text,
  gotIt: text,
  iKnow: text,
  steps: text,
  told: text,
  waiting: text,
});
