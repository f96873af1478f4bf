/** The words of replay and analysis, in English; verdicts come from the server. */

const NUMBERS = new Intl.NumberFormat("en-GB");
const SHORT = new Intl.NumberFormat("en-GB", { notation: "compact", maximumSignificantDigits: 3 });
const LONG = new Intl.NumberFormat("en-GB", {
  notation: "compact",
  compactDisplay: "long",
  maximumSignificantDigits: 3,
});
const A_MILLION = 1_000_000;

const count = (worlds: number) => (worlds < A_MILLION ? NUMBERS : LONG).format(worlds);
/** Beside a chart there is little room. */
const tick = (worlds: number) => (worlds < A_MILLION ? NUMBERS : SHORT).format(worlds);

function percent(chance: number): string {
  if (chance > 0 && chance < 0.01) return "<1 %";
  return chance < 1 && chance > 0.99 ? ">99 %" : `${Math.round(100 * chance)} %`;
}

export const en = {
  title: (game: string) => `Replay: ${game}`,
  loading: "Fetching the replay…",
  analysing: "The game is being analysed. The replay is ready meanwhile.",
  noSuchSeat: (seat: number) => `This game has no seat ${seat}. You look on as a spectator.`,
  notAnalysed: "There is no analysis of this game.",
  eyes: "Through whose eyes",
  spectator: "Spectator",
  truth: "Whole truth",
  step: (at: number, all: number) => `Step ${at} of ${all}`,
  move: (move: number, all: number) => `Move ${move} of ${all}`,
  line: (line: number) => `line ${line} of the record`,
  start: "To the beginning",
  back: "One step back",
  play: "Play",
  pause: "Pause",
  on: "One step on",
  end: "To the end",
  nextMistake: "Next mistake",
  nextGuess: "Next guess",
  scrubber: "The moves of the game",
  chart: "Worlds left",
  chartMore: "Truths that fit what each player was told, by what each of them knew.",
  sure: "sure",
  count,
  tick,
  percent,
  worldsNow: (worlds: number) => `${count(worlds)} ${worlds === 1 ? "world" : "worlds"} left`,
  verdict: "This move",
  theEnd: "The end of the game",
  plain: "No more need be said of it.",
  said: (name: string) => `${name} says something aloud.`,
  clock: "The time is over.",
  before: (before: number, after: number) =>
    `${count(before)} ${before === 1 ? "world" : "worlds"} fitted before, ${count(after)} after.`,
  /** One bit halves what is possible. */
  bits: (bits: number, best: number) =>
    `It could be expected to rule out ${percent(1 - 2 ** -bits)} of what was possible, the most telling question ${percent(1 - 2 ** -best)}.`,
  best: "Better:",
  cost: (loss: number, unit: string, error: number) => {
    const [value, spread] = unit === "win chance" ? [100 * loss, 100 * error] : [loss, error];
    const sign = unit === "win chance" ? "% " : " ";
    return `It gave away ${value.toFixed(1)}${error ? ` ± ${spread.toFixed(1)}` : ""}${sign}${unit}.`;
  },
  guess: (text: string, chance: number) => `${text} By what was known, the chance was ${percent(chance)}.`,
  missed: "It could have been named here:",
  judge: (judge: string) =>
    judge ? `Judged by what the seat knew then; losses by ${judge}.` : "Judged by what the seat knew then.",
  kinds: {
    dot: "a move",
    right: "a right guess",
    wrong: "a wrong guess",
    mistake: "a mistake",
    star: "luck, or much found out",
  },
  panels: "What to read",
  tabs: { story: "Story", talk: "Talk", notes: "Notebook", minds: "Minds" },
  notesNeedSeat: "A notebook belongs to a seat: look through a player's eyes to open it.",
  minds: (believer: string) => `What a bot in each seat believed then, by ${believer}.`,
  mindsNone: "Nobody had made up their mind yet.",
  belief: (chance: number) => percent(chance),
  truthBelief: (chance: number) => `the truth: ${percent(chance)}`,
  share: "Copy the link",
  shared: "The link to this move is copied.",
  shareFailed: "Copy it from the address bar.",
  analysis: "The analysis",
  toTable: "To the table",
  keys: "Arrow keys: a step. Home, End. M: next mistake. G: next guess. 1 to 9: eyes. Space: play.",
  turnings: "Turning points",
  seeIt: (move: number) => `Move ${move}: see it`,
  replay: "Replay",
  whatIf: "What if? Play on from here",
  moveColumn: "Move",
  undone: "Something else was done here first, and undone.",
  whatIfMore: "At a new table, against bots. It is an exercise and counts for nothing.",
};
