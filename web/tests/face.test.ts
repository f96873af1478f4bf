import { expect, test } from "vitest";
import { colourOf, initials, isRanked } from "../src/cards/face";
import { catalogued, thingOf } from "../src/table/things";
import type { CatalogueThing } from "../src/wire/types";
import { SPEECH, say } from "./facts";
import { seat } from "./frames";

/** A thing as it is drawn on the table of a game, at which Hand and Doc sit. */
function drawn(game: string, id: string, more: Partial<CatalogueThing> = {}) {
  const seats = [seat(0, "Hand"), seat(1, "Doc")];
  const bundle = SPEECH.bundle({ me: null, names: [] });
  const things = catalogued([{ id, kind: "card", ...more }], game, seats, bundle);
  return thingOf(things, id);
}

test("a card is drawn after its suit, not after its title", () => {
  const rock = drawn("mind_reader", "card:7R", { rank: "7", suit: "R", say: say("7 of Water") });
  const king = drawn("mind_reader", "card:KR", { rank: "K", suit: "R", say: say("King of Rock") });
  expect(isRanked(rock)).toBe(true);
  expect(colourOf(rock)).toEqual(colourOf(king));
});

test("two games may give a suit the same id", () => {
  const scissors = drawn("mind_reader", "card:7S", { rank: "7", suit: "S" });
  const shoeprints = drawn("graves", "card:D:S7", { rank: "7", suit: "S" });
  expect(colourOf(scissors)).not.toEqual(colourOf(shoeprints));
});

test("a card whose suit has no emblem is drawn by its name, its rank may mean anything", () => {
  expect(isRanked(drawn("death_cards", "card:poirot", { rank: "3", suit: "detective" }))).toBe(false);
});

test("a player's tokens have the player's colour", () => {
  const token = (id: string, owner: number) => drawn("pi", id, { kind: "token", owner });
  expect(colourOf(token("disc:0", 0))).toEqual(colourOf(token("cube:0", 0)));
  expect(colourOf(token("disc:0", 0))).not.toEqual(colourOf(token("disc:1", 1)));
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
