import { expect, test } from "vitest";
import { roundsOf } from "../src/table/ending/rounds";
import type { StoryLine } from "../src/table/line/scene";

const told = (type: string, more = {}): StoryLine => ({
  text: type,
  event: { type, ...more },
  about: [],
});

test.each([
  ["graves", "CaseClosed", "totals", "case"],
  ["mind_reader", "HandEnded", "points", "hand"],
  ["pi", "MiniGameEnded", "totals", "case"],
])("the points of %s by round", (game, event, totals, kind) => {
  const story = [
    told("Began"),
    told(event, { [totals]: [3, 0] }),
    told("Began"),
    told(event, { [totals]: [3, 5] }),
  ];
  expect(roundsOf(game, story)).toEqual([
    { kind, line: 1, points: [3, 0], totals: [3, 0] },
    { kind, line: 3, points: [0, 5], totals: [3, 5] },
  ]);
});

test("a game without rounds has none", () => {
  expect(roundsOf("mastermind", [told("Closed", { totals: [1] })])).toEqual([]);
});
