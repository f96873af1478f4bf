import { expect, test } from "vitest";
import { colourOf, initials, patternOf } from "../src/cards/face";
import type { CatalogueThing } from "../src/wire/types";

const thing = (id: string, more: Partial<CatalogueThing> = {}): CatalogueThing => ({
  id,
  kind: "card",
  ...more,
});

test("a thing is drawn after its suit, or else after its id, whatever it is called", () => {
  expect(patternOf(thing("card:7R", { suit: "rock", title: "7 of Water" }))).toBe("rock");
  expect(patternOf(thing("card:syndicate", { title: "Agency" }))).toBe("syndicate");
});

test("a suit always has the same colour", () => {
  const colour = (id: string, suit: string) => colourOf(thing(id, { suit }));
  expect(colour("card:7R", "rock")).toEqual(colour("card:KR", "rock"));
  expect(colour("card:7N", "notebooks")).toEqual(colour("card:8N", "notebooks"));
  expect(colour("card:7N", "notebooks")).not.toEqual(colour("card:7R", "rock"));
});

test.each([
  ["Jewellery Heist", "JH"],
  ["Pop", "P"],
  ["Father B.", "FB"],
  ["Éowyn", "É"],
  ["3: Forger", "F"],
  ["42", "4"],
  ["…", "?"],
])("%s is %s for short", (name, short) => {
  expect(initials(name)).toBe(short);
});
