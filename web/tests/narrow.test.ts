import { describe, expect, test } from "vitest";
import { fitting, nextOf, pickedWith, sharedBy } from "../src/table/pointing/narrow";
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
