import { describe, expect, test } from "vitest";
import { asWays, grouped, typed, spoken, unpointed, waysOf } from "../src/table/pointing/choices";
import type { Option } from "../src/table/line/scene";
import { option } from "./frames";

const labelled = (label: string, text: string, ...about: string[]): Option => ({
  ...option(text, "Ask", ...about),
  label,
});
const labels = (options: Option[]) =>
  grouped(asWays(options)).flatMap(({ rows }) =>
    rows.map(({ choices }) => choices.map(({ label }) => label)),
  );

test("options stand under their headings, in the game's order, numbered through", () => {
  const groups = grouped(asWays([option("Pass", "Turn"), option("Guess", "Guess"), option("End", "Turn")]));
  expect(groups.map(({ heading }) => heading)).toEqual(["Turn", "Guess"]);
  const choices = groups.flatMap(({ rows }) => rows.flatMap(({ choices }) => choices));
  expect(choices.map(({ number }) => number)).toEqual([1, 2, 3]);
  expect(choices.map(({ label }) => label)).toEqual(["Pass", "End", "Guess"]);
});

test("where several options are about a thing first, a row for each thing bears the labels", () => {
  const ask = (card: string, seat: number) =>
    labelled(`than ${seat}`, `${card}: higher than ${seat}?`, card, `seat:${seat}`);
  const options = ["card:7R", "card:2W"].flatMap((card) => [ask(card, 1), ask(card, 2)]);
  const [group] = grouped(asWays(options));
  expect(group?.rows.map(({ thing }) => thing)).toEqual(["card:7R", "card:2W"]);
  expect(labels(options)).toEqual([
    ["than 1", "than 2"],
    ["than 1", "than 2"],
  ]);
});

test("an option about nothing stands in a row of its own, with all its words", () => {
  const rows = grouped(
    asWays([
      labelled("a", "Ask a", "card:7R"),
      labelled("b", "Ask b", "card:7R"),
      labelled("none", "Ask nothing"),
    ]),
  )[0]?.rows;
  expect(rows?.map(({ thing }) => thing)).toEqual(["card:7R", null]);
  expect(rows?.[1]?.choices[0]?.label).toBe("Ask nothing");
});

test("where each option is about a thing of its own, all stand in one row with all their words", () => {
  const options = [labelled("keep", "Keep the 7", "card:7R"), labelled("keep", "Keep the 2", "card:2W")];
  expect(grouped(asWays(options))[0]?.rows).toHaveLength(1);
  expect(labels(options)).toEqual([["Keep the 7", "Keep the 2"]]);
});

describe("options that begin alike", () => {
  const pay = (card: string): Option => ({
    ...labelled(`Discard ${card}`, `Place 9, discarding ${card}`, "card:9", "place:park", card),
    heading: "Place a card",
    first: "Place 9",
  });
  const free = { ...labelled("Place", "Place 2", "card:2", "place:park"), heading: "Place a card" };
  const ways = (isLater: boolean) =>
    waysOf([free, pay("card:2"), pay("card:5")], ({ first }) => isLater && !!first);

  test("are one way among the others, until it is chosen", () => {
    const [group, ...others] = grouped(ways(true));
    expect(others).toEqual([]);
    const choices = group?.rows.flatMap(({ choices }) => choices);
    expect(choices?.map(({ number, label, begins }) => [number, label, begins])).toEqual([
      [1, "Place 2", false],
      [2, "Place 9\u00a0…", true],
    ]);
  });

  test("then stand below what was chosen, each with what is left to say of it", () => {
    const [, group] = grouped(ways(false));
    expect(group?.heading).toBe("Place 9");
    expect(group?.rows[0]?.choices.map(({ label }) => label)).toEqual(["Discard card:2", "Discard card:5"]);
  });
});

test("an option without a label shows its text", () => {
  expect(labels([option("Pass"), option("End")])).toEqual([["Pass", "End"]]);
});

test("typed digits lead to an option that there is", () => {
  expect(typed("", "1", 20)).toBe("1");
  expect(typed("1", "2", 20)).toBe("12");
  expect(typed("1", "2", 9)).toBe("2");
  expect(typed("12", "3", 20)).toBe("3");
  expect(typed("1", "0", 10)).toBe("10");
  expect(typed("", "0", 20)).toBe("");
  expect(typed("", "9", 3)).toBe("");
});

test("what is on a button is always part of what a screen reader says", () => {
  expect(spoken("Pass", "Pass")).toBeUndefined();
  expect(spoken("than Bea", "7 of Rock: higher than Bea?")).toBe("7 of Rock: higher than Bea?");
  expect(spoken("Place as trump", "Place the 2 as trump")).toBe("Place as trump: Place the 2 as trump");
});

test("a question with two answers shows both as buttons, also the one that could be pointed at", () => {
  const pass = option("Let it pass", "Window");
  const cancel = option("Not so fast!", "Window", "card:not_so_fast");
  const buttons = (options: Option[]) => unpointed(options).map(({ option }) => option);
  expect(buttons([cancel, pass])).toEqual([cancel, pass]);
  expect(buttons([cancel, pass, option("Another", "Window", "card:other")])).toEqual([pass]);
  expect(buttons([cancel])).toEqual([]); // nothing but pointing is asked for
});
