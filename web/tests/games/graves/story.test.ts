import { expect, test } from "vitest";
import { justResolved } from "../../../src/games/graves/story";
import type { StoryLine } from "../../../src/table/line/scene";

const told = (...events: object[]): StoryLine[] =>
  events.map((event, i) => ({ text: `line ${i}`, event }) as StoryLine);
const [passed, resolved, arrived, placed] = [
  { type: "Passed", seat: 0 },
  { type: "Resolved" },
  { type: "Arrived" },
  { type: "Placed", seat: 1 },
];

test("what a Location came to stays in sight while the other player goes on at the next", () => {
  expect(justResolved(told(passed, resolved, arrived, placed), 0)?.text).toBe("line 1");
});

test("it goes away when this player acts, and with the Case", () => {
  expect(justResolved(told(passed, resolved, arrived, { type: "Used", seat: 0 }), 0)).toBeUndefined();
  expect(justResolved(told(passed, resolved, { type: "CaseOpened" }), 0)).toBeUndefined();
});
