import { describe, expect, test } from "vitest";
import { beforeOthers, fitting, keptOf, nextOf, pickedWith, sharedBy } from "../src/table/pointing/narrow";
import type { Option } from "../src/table/line/scene";
import { option } from "./frames";

const ask = (card: string, secret: string, question: string) =>
  option(`${card} ${question} ${secret}`, question, card, secret);
const ASKS = ["7", "2"].flatMap((card) =>
  ["bea", "cal"].flatMap((secret) => [ask(card, secret, "rank"), ask(card, secret, "strength")]),
);
const GUESS = option("guess bea", "Guess", "bea");
const END = option("end", "End");
const ALL = [...ASKS, GUESS, END];
const texts = (options: readonly { text: string }[]) => options.map(({ text }) => text);

describe("things picked", () => {
  test("leave the options that are about all of them, in any order", () => {
    const both = ["7 rank bea", "7 strength bea"];
    expect(texts(fitting(ALL, ["7", "bea"]))).toEqual(both);
    expect(texts(fitting(ALL, ["bea", "7"]))).toEqual(both);
    expect(texts(fitting(ALL, ["bea"]))).toContain("guess bea");
  });

  test("leave everything while there are none, and nothing where no option is about them all", () => {
    expect(fitting(ALL, [])).toEqual(ALL);
    expect(fitting(ALL, ["7", "2"])).toEqual([]);
  });

  test("are taken in their order where the same things in another order are another move", () => {
    const orders = [
      ["a", "a", "s"],
      ["a", "s", "a"],
      ["s", "a", "a"],
    ].map((cards) => option(cards.join(""), "Arrange", ...cards));
    expect(texts(fitting(orders, ["s"]))).toEqual(["saa"]);
    expect(texts(fitting(orders, ["a"]))).toEqual(["aas", "asa"]);
    expect(texts(fitting(orders, ["a", "s"]))).toEqual(["asa"]);
    expect([...nextOf(orders, ["a"])].sort()).toEqual(["a", "s"]);
  });
});

test("what may be picked next goes with what is picked", () => {
  expect([...nextOf(ALL, [])].sort()).toEqual(["2", "7", "bea", "cal"]);
  expect([...nextOf(ALL, ["7"])].sort()).toEqual(["bea", "cal"]);
  expect([...nextOf(ALL, ["7", "cal"])]).toEqual([]);
});

test("what all options left are about goes without saying", () => {
  expect([...sharedBy(fitting(ASKS, ["7"]))]).toEqual(["7"]);
  expect([...sharedBy(ASKS.filter(({ about }) => about?.includes("bea")))]).toEqual(["bea"]);
  expect(sharedBy([]).size).toBe(0);
});

test("a thing that does not go with another takes its place, and the rest stays", () => {
  expect(pickedWith(ALL, ["7", "bea"], "2")).toEqual(["bea", "2"]);
  expect(pickedWith(ALL, ["7"], "bea")).toEqual(["7", "bea"]);
  expect(pickedWith([...ALL, option("draw", "Draw", "deck")], ["7", "bea"], "deck")).toEqual(["deck"]);
});

describe("what costs something", () => {
  const first = (text: string, option_: Option): Option => ({ ...option_, first: text });
  const pay = (card: string, paid: string) =>
    first(`place ${card}`, option(`${card} for ${paid}`, "Place", card, "park", paid));
  const FREE = option("place 2", "Place", "2", "park");
  const PAID = [pay("9", "2"), pay("9", "7"), pay("7", "2"), pay("7", "9")];
  const MOVES = [FREE, ...PAID, END];

  test("is chosen first, and what pays is asked for after that", () => {
    expect([...nextOf(MOVES, [])].sort()).toEqual(["2", "7", "9", "park"]);
    expect([...nextOf(MOVES, ["9"])]).toEqual(["park"]);
    expect([...nextOf(MOVES, ["9", "park"])].sort()).toEqual(["2", "7"]);
    expect(texts(fitting(MOVES, ["9", "park", "7"]))).toEqual(["9 for 7"]);
  });

  test("is not thought of when the card that could pay is picked first", () => {
    expect(texts(fitting(MOVES, ["2"]))).toEqual(["place 2"]);
    expect(texts(fitting(MOVES, ["park", "9"]))).toEqual(["9 for 2", "9 for 7"]);
  });

  test("is not paid by a card that is touched before the place: that card is placed instead", () => {
    expect(pickedWith(MOVES, ["9"], "7")).toEqual(["7"]);
    expect(pickedWith(MOVES, ["9", "park"], "7")).toEqual(["9", "park", "7"]);
    expect(pickedWith(MOVES, ["9", "park", "7"], "2")).toEqual(["9", "park", "2"]);
  });

  test("leaves nothing unsaid while more than one card can pay", () => {
    expect(sharedBy(fitting(MOVES, ["9"])).size).toBe(0);
    expect([...sharedBy([pay("9", "2")])]).toEqual(["9", "park", "2"]);
  });

  test("names what is to be picked before it asks", () => {
    const before = beforeOthers(MOVES, ["9"]);
    expect(before(PAID[0] as Option)).toEqual(["park"]);
    expect(beforeOthers(MOVES, ["9", "park"])(PAID[0] as Option)).toEqual([]);
    expect(beforeOthers([FREE, pay("9", "2")], [])(FREE)).toEqual([]);
  });

  test("is kept as far as it goes when something in it is put back", () => {
    expect(keptOf(MOVES, ["9", "2"])).toEqual(["9"]);
  });
});
