import { describe, expect, test } from "vitest";
import { grouped, mentions, subjects, typed } from "../src/table/choices";
import { option } from "./frames";

const CARDS = ["7 of Rock", "2 of Water"];

test("options stand under their kinds, in the game's order, numbered through", () => {
  const groups = grouped([option("Pass", "Turn"), option("Guess", "Guess"), option("End", "Turn")], []);
  expect(groups.map(({ kind }) => kind)).toEqual(["Turn", "Guess"]);
  const numbers = groups.flatMap(({ rows }) =>
    rows.flatMap(({ choices }) => choices.map(({ number }) => number)),
  );
  expect(numbers).toEqual([1, 2, 3]);
  expect(groups[0]?.rows[0]?.choices.map(({ label }) => label)).toEqual(["Pass", "End"]);
});

test("where several options concern each card, a row for each card says only what differs", () => {
  const ask = (card: string, who: string) => option(`${card}: higher than ${who} Secret Card?`, "Ask");
  const options = CARDS.flatMap((card) => [ask(card, "Ann's"), ask(card, "Bea's")]);
  const [group] = grouped(options, CARDS);
  expect(group?.frame).toBe("Higher than … Secret Card?");
  expect(group?.rows.map(({ card }) => card)).toEqual(CARDS);
  expect(group?.rows.map(({ choices }) => choices.map(({ label }) => label))).toEqual([
    ["Ann's", "Bea's"],
    ["Ann's", "Bea's"],
  ]);
});

test("a card in the middle of a sentence stays there", () => {
  const options = CARDS.flatMap((card) => [
    option(`Place the ${card}`),
    option(`Place the ${card} and draw`),
  ]);
  const [group] = grouped(options, CARDS);
  expect(group?.rows).toHaveLength(1);
  expect(group?.rows[0]?.choices[1]?.label).toBe("7 of Rock and draw");
});

test("of many options the words that all share are said once", () => {
  const places = ["Lakeside", "Downtown", "Rick's Café", "Skid Row"];
  const [group] = grouped(
    places.map((place) => option(`Investigate ${place}`)),
    [],
  );
  expect(group?.frame).toBe("Investigate …");
  expect(group?.rows[0]?.choices.map(({ label }) => label)).toEqual(places);
});

test("a colon between what differs and what is shared goes too", () => {
  const options = ["7 of Rock", "2 of Water", "Ace of Lizard"].map((card) =>
    option(`${card}: higher than Ann's?`),
  );
  const [group] = grouped(options, CARDS);
  expect(group?.frame).toBe("… higher than Ann's?");
  expect(group?.rows[0]?.choices.map(({ label }) => label)).toEqual([
    "7 of Rock",
    "2 of Water",
    "Ace of Lizard",
  ]);
});

test("nothing is left out where nothing would be left", () => {
  const options = ["Guess", "Guess again", "Guess twice", "Guess thrice"].map((text) => option(text));
  const [group] = grouped(options, []);
  expect(group?.frame).toBe("");
  expect(group?.rows[0]?.choices[0]?.label).toBe("Guess");
});

describe("a text mentions a card", () => {
  test("by its whole name only", () => {
    expect(mentions("Keep the 7 of Rock", "7 of Rock")).toBe(true);
    expect(mentions("Keep the 17 of Rock", "7 of Rock")).toBe(false);
    expect(mentions("Keep the 7 of Rockets", "7 of Rock")).toBe(false);
  });

  test("said either way round", () => {
    expect(mentions("Place the 7 of Briefcases", "Briefcases 7")).toBe(true);
  });
});

test("the subjects are the face-up cards that options speak of", () => {
  expect([...subjects([option("Keep the 7 of Rock")], CARDS)]).toEqual(["7 of Rock"]);
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

test("a card is spoken of by what is written on its back", () => {
  expect(mentions("Ann's secret 4", "Secret 4 (face down)")).toBe(true);
  expect(mentions("Secret 4, the Thief", "Secret 4: Thief")).toBe(true);
  expect(mentions("Ann's secret 14", "Secret 4 (face down)")).toBe(false);
  expect(mentions("4 cards", "4: face down")).toBe(false);
});

test("a number keeps the noun before it", () => {
  const texts = ["Reveal secret 1, the Thief", "Reveal secret 2, the Cheat", "Reveal secret 3, the Snoop"];
  const [group] = grouped(
    texts.map((text) => option(text)),
    [],
  );
  expect(group?.rows[0]?.choices.map(({ label }) => label)).toEqual([
    "Secret 1, the Thief",
    "Secret 2, the Cheat",
    "Secret 3, the Snoop",
  ]);
});
