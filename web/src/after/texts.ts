import { slug } from "../words/functions";
import { count, share } from "../words/telling";
import { say, text, textsOf } from "../words/texts";

const long = (worlds: number) => count(worlds, "long");

/** One bit halves what is possible. */
const ruledOut = (bits: number) => say("percent", share(1 - 2 ** -bits));

function cost(loss: number, unit: string, error: number) {
  const scale = unit === "win chance" ? 100 : 1;
  return { value: scale * loss, rough: error !== 0, spread: scale * error, unit: slug(unit), name: unit };
}

/** The words of replay and analysis; verdicts come from the server. */
export const texts = textsOf("after", {
  title: (game: string) => ({ game }),
  loading: text,
  analysing: text,
  noSuchSeat: (seat: number) => ({ seat }),
  notAnalysed: text,
  eyes: text,
  spectator: text,
  truth: text,
  step: (at: number, all: number) => ({ at, all }),
  move: (move: number, all: number) => ({ move, all }),
  line: (line: number) => ({ line }),
  start: text,
  back: text,
  play: text,
  pause: text,
  on: text,
  end: text,
  nextMistake: text,
  nextGuess: text,
  scrubber: text,
  chart: text,
  chartMore: text,
  sure: text,
  percent: share,
  worldsNow: (worlds: number) => ({ worlds, count: long(worlds) }),
  verdict: text,
  theEnd: text,
  plain: text,
  said: (name: string) => ({ name }),
  clock: text,
  before: (before: number, after: number) => ({ worlds: before, before: long(before), after: long(after) }),
  bits: (bits: number, best: number) => ({ share: ruledOut(bits), best: ruledOut(best) }),
  best: text,
  cost,
  guess: (text: string, chance: number) => ({ text, ...share(chance) }),
  missed: text,
  judge: (judge: string) => ({ judge, known: judge !== "" }),
  kinds: {
    dot: text,
    right: text,
    wrong: text,
    mistake: text,
    star: text,
  },
  panels: text,
  tabs: {
    story: text,
    talk: text,
    notes: text,
    minds: text,
  },
  notesNeedSeat: text,
  minds: (believer: string, isBot: boolean) => ({ believer, isBot }),
  mindsNone: text,
  truthBelief: share,
  share: text,
  shared: text,
  shareFailed: text,
  analysis: text,
  toTable: text,
  keys: text,
  turnings: text,
  seeIt: (move: number) => ({ move }),
  replay: text,
  whatIf: text,
  moveColumn: text,
  undone: text,
  whatIfMore: text,
});
