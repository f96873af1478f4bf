import { expect, test } from "vitest";
import { faceOf, initials, otherName } from "../src/cards/face";

test.each([
  ["7 of Rock", "7", "Rock"],
  ["10 of Water", "10", "Water"],
  ["Queen of Lizard", "Q", "Lizard"],
  ["Joker of Paper", "★", "Paper"],
  ["Briefcases Ace", "A", "Briefcases"],
  ["Magnifying Glasses 8", "8", "Magnifying Glasses"],
])("%s has a rank in its corner", (name, rank, title) => {
  expect(faceOf(name)).toMatchObject({ rank, title });
});

test.each(["Hercule Poirot", "Delay the Murderer's Escape!", "Bank Vault (II)", "End of the Line"])(
  "%s is a name and nothing else",
  (name) => {
    expect(faceOf(name)).toMatchObject({ rank: "", title: name });
    expect(otherName(name)).toBe("");
  },
);

test.each([
  ["4: face down", "4", "", "down"],
  ["Secret 4 (face down)", "Secret 4", "", "down"],
  ["5: Gambler (face up)", "5", "Gambler", "up"],
  ["Secret 5: Gambler (face up)", "Secret 5", "Gambler", "up"],
  ["6: Thief", "6", "Thief", null],
])("%s is known by what is written on its back", (name, tag, title, lies) => {
  expect(faceOf(name)).toMatchObject({ rank: "", tag, title, lies });
});

test("a name always gets the same colour", () => {
  expect(faceOf("Maurice").hue).toBe(faceOf("Maurice").hue);
  expect(faceOf("7 of Rock").hue).toBe(faceOf("King of Rock").hue);
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
