import { expect, test } from "vitest";
import { NOTHING, fold, hasGap } from "../src/table/fold";
import { frame, line } from "./frames";

const told = (since: number, ...texts: string[]) => frame({ story: { since, lines: texts.map(line) } });
const texts = (scene: ReturnType<typeof fold>) => scene.story.map(({ text }) => text);

test("the first frame brings the whole story", () => {
  expect(texts(fold(NOTHING, told(0, "a", "b")))).toEqual(["a", "b"]);
});

test("later frames bring only what is new", () => {
  const before = fold(NOTHING, told(0, "a", "b"));
  expect(texts(fold(before, told(2, "c")))).toEqual(["a", "b", "c"]);
});

test("a frame without new lines keeps the story as it is", () => {
  const before = fold(NOTHING, told(0, "a", "b"));
  expect(fold(before, told(2)).story).toBe(before.story);
});

test("lines from `since` on take the place of what stood there", () => {
  const before = fold(NOTHING, told(0, "a", "b", "c"));
  expect(texts(fold(before, told(1, "B")))).toEqual(["a", "B"]);
  expect(texts(fold(before, told(0, "x")))).toEqual(["x"]);
});

test("a gap is noticed, and no line is put in a wrong place", () => {
  const before = fold(NOTHING, told(0, "a"));
  const late = told(5, "f");
  expect(hasGap(before, late)).toBe(true);
  expect(texts(fold(before, late))).toEqual(["a"]);
  expect(fold(before, late).frame).toBe(late);
});
