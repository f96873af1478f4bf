/** What the guide of a first game says by itself, in English; all else are the game's words. */
export const en = {
  title: "Your first game",
  step: (told: number, all: number) => `${told} of ${all}`,
  youAre: "You are",
  yourAim: "Your aim",
  whichIsGood: "Which one is good?",
  gotIt: "Got it",
  iKnow: "I know this game",
  steps: "All that is new",
  told: "seen",
  waiting: "Nothing new just now. Play on, or ask which move is good.",
};
