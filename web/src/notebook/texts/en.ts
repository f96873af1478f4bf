/** The notebook's own words, in English; what its pages say comes from the server. */

const NUMBERS = new Intl.NumberFormat("en-GB");
const SHORT = new Intl.NumberFormat("en-GB", { notation: "compact", maximumSignificantDigits: 3 });
const A_MILLION = 1_000_000;

/** A count that may be too large for a number; a huge one is rounded. */
function count(digits: string): string {
  const exact = BigInt(digits);
  return exact < A_MILLION ? NUMBERS.format(exact) : SHORT.format(Number(exact));
}

const listed = (names: readonly string[]) =>
  new Intl.ListFormat("en-GB", { type: "conjunction" }).format(names);

/** A chance that is neither 0 nor 1 is never shown as one of them. */
function percent(chance: number): string {
  if (chance < 0.01) return "<1";
  return chance > 0.99 ? ">99" : `${Math.round(100 * chance)}`;
}

export const en = {
  title: "Your notebook",
  help: {
    none: "This table plays without a notebook.",
    marks: "Help at this table: your own marks.",
    warnings: "Help at this table: your own marks, with warnings.",
    notebook: "Help at this table: the whole notebook.",
    hints: "Help at this table: the whole notebook, and hints.",
  },
  helpMore: "The host chose this. It is the same for all.",
  private: "Only you can see your marks and notes.",
  nothingYet: "There is nothing to note yet.",
  opening: "Opening the notebook…",
  pages: "Pages",
  answers: "Answers",
  count,
  worlds: (digits: string) =>
    `${count(digits)} ${digits === "1" ? "truth fits" : "truths fit"} all you were told`,
  left: (digits: string) => `${count(digits)} left`,
  knower: (name: string) => `What ${name} can know at least`,
  inexact: "The chances are an estimate. What is certain or ruled out still holds.",
  model: (model: string) => `Chances by the model “${model}”.`,
  percent,
  square: (row: string, column: string) => `${row}, ${column}`,
  certainty: { certain: "certain", "ruled out": "ruled out", open: "open" },
  chance: (chance: number) => `open, ${percent(chance)} %`,
  amount: (least: number, most: number) => (least === most ? `${least}` : `${least}–${most}`),
  claimed: (names: readonly string[]) => `said by ${listed(names)}`,
  mark: { no: "no", maybe: "maybe", yes: "yes" },
  marked: (mark: string) => `your mark: ${mark}`,
  wrong: "Your mark contradicts what you were told.",
  wrongMarks: (wrong: number) =>
    wrong === 1
      ? "One mark contradicts what you were told."
      : `${wrong} marks contradict what you were told.`,
  chosen: "The chosen square",
  yourMark: "Your mark",
  rubOut: "None",
  why: "Why?",
  choose: "Choose a square to mark it.",
  chooseWhole: "Choose a square: what is settled is proved, what is open can be marked.",
  chooseProof: "Choose a square that is settled to see its proof.",
  keys: "Arrow keys walk, Enter marks or proves, Backspace rubs out.",
  legend: { certain: "certain", "ruled out": "ruled out", open: "open, in %" },
  proof: "Why?",
  byRules: "This follows from the rules and from what you hold.",
  enough: (lines: number) => (lines === 1 ? "One line is enough." : `${lines} lines, none to spare.`),
  line: (number: number) => `Line ${number}`,
  showLine: (number: number) => `Show line ${number} in the story`,
  answersLeft: (left: number) => (left === 1 ? "1 answer left" : `${left} answers left`),
  closeProof: "Close",
  hint: "Hint",
  hintAsk: "Give me a hint",
  hintNot: "A hint is for a question that you are asked.",
  steps: ["Where to look", "What follows", "A good move"] as const,
  lookAt: (page: string) => `Look at the page “${page}”.`,
  lookNowhere: "The notebook has nothing to say here.",
  likely: (text: string, chance: number) =>
    `Nothing new is certain. Most likely: ${text} (${percent(chance)} %)`,
  nothingFollows: "Nothing is certain yet.",
  next: "Tell me more",
  advice: (level: string) => `${/^[aeiou]/i.test(level) ? "An" : "A"} ${level} bot would:`,
  note: "Your notes",
  notePlaceholder: "Write what you like. Only you can see it.",
  noteKept: "Kept.",
  thinking: "Working it out…",
};
