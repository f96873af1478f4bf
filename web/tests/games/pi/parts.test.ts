import { expect, test } from "vitest";
import { brickTowards, spotOf } from "../../../src/games/pi/city/city";
import { slotted } from "../../../src/games/pi/evidence/slots";
import { closedIn } from "../../../src/games/pi/reveal/closed";
import { failed, isNews } from "../../../src/games/pi/story";
import { line } from "../../frames";

const WHOLE = {
  rows: [
    [1, 2],
    [3, 4, 5],
    [6, 7, 8, 9],
    [10, 11, 12],
    [13, 14],
  ],
  near: [],
};

test("each row of bricks is in the middle, half a brick off the next", () => {
  expect([1, 3, 6, 9, 14].map((number) => spotOf(WHOLE, number))).toEqual([
    { row: 1, column: 3 },
    { row: 2, column: 2 },
    { row: 3, column: 1 },
    { row: 3, column: 7 },
    { row: 5, column: 5 },
  ]);
});

test("a new card takes the gap, the others stay where they lie", () => {
  const before = slotted([], ["a", "b", "c"]);
  expect(slotted(before, ["a", "c", "d"])).toEqual(["a", "d", "c"]);
  expect(slotted(before, ["c"])).toEqual([null, null, "c"]);
  expect(slotted(["a", null, "c"], ["a", "c", "x", "y"])).toEqual(["a", "x", "c", "y"]);
});

test("what one named in vain is told of this mini-game and of this seat only", () => {
  const event = (type: string, ...about: string[]) => ({ ...line("", ...about), event: { type } });
  const story = [
    event("Failed", "seat:0", "suspect:doc", "crime:murder", "location:downtown"),
    event("MiniGameBegan"),
    event("Failed", "seat:1", "suspect:doc", "crime:murder", "location:downtown"),
    event("Failed", "seat:0", "suspect:earl", "crime:murder", "location:downtown"),
  ];
  expect(failed(story, "seat:0")).toEqual([["suspect:earl", "crime:murder", "location:downtown"]]);
});

test("an answer is news, a card that joins the display is not", () => {
  expect([{ type: "Examined" }, { type: "TurnedUp" }, { type: "RoundBegan" }].map(isNews)).toEqual([
    true,
    false,
    false,
  ]);
});

test("a mini-game that is over lays every case open: who solved it for how much, who did not, and who was wrong", () => {
  const told = (event: object, ...about: string[]) => ({ ...line("", ...about), event });
  const doc = ["suspect:doc", "crime:murder", "location:downtown"];
  const earl = ["suspect:earl", "crime:forgery", "location:skid-row"];
  const closed = closedIn([
    told({ type: "Failed" }, "seat:1", "suspect:pop", "crime:murder", "location:downtown"),
    told({ type: "Solved", round: 6, points: 7 }, "seat:0", ...doc),
    told({ type: "MiniGameEnded", unsolved: [[0, []]] }, "seat:1", "seat:0", ...earl),
  ]);
  expect(closed).toMatchObject([
    { solver: "seat:0", tiles: doc, solved: { round: 6, points: 7 }, failed: 0 },
    { solver: "seat:1", tiles: earl, solved: null, failed: 1 },
  ]);
});

test("an arrow key leads to the brick next door in its direction, and back again", () => {
  const bricks = WHOLE.rows.flat().map((number) => ({ number, ...spotOf(WHOLE, number) }));
  const walk = (from: number, ...keys: string[]) =>
    keys.reduce<number | undefined>((at, key) => {
      const brick = bricks.find(({ number }) => number === at);
      return brick && brickTowards(bricks, brick, `Arrow${key}`)?.number;
    }, from);
  expect(["Right", "Left", "Down", "Up"].map((key) => walk(7, key))).toEqual([8, 6, 10, 4]);
  expect([walk(6, "Down"), walk(9, "Up"), walk(9, "Down")]).toEqual([10, 5, 12]);
  expect([walk(6, "Left"), walk(2, "Up"), walk(14, "Down")]).toEqual([undefined, undefined, undefined]);
  expect([walk(4, "Down", "Up"), walk(11, "Up", "Down")]).toEqual([4, 11]);
});
