import { expect, test } from "vitest";
import { DRAWN_BACKS, arrange, type Place } from "../src/table/arrange";
import { zone } from "./frames";

const hand = (...cards: string[]) => zone("Your hand", { cards, seat: 0 });
const pile = (hidden: number) => zone("Draw pile", { hidden });
const discards = (...cards: string[]) => zone("Discards", { cards });

function piece(places: Place[], title: string, name: string | null) {
  const found = places
    .find((place) => place.zone.title === title)
    ?.pieces.find((piece) => piece.name === name);
  if (!found) throw new Error(`${name} does not lie in ${title}`);
  return found;
}

test("a card that stays keeps its piece, wherever it slides to", () => {
  const before = arrange([], [hand("7 of Rock", "2 of Water")]);
  const after = arrange(before, [hand("2 of Water", "9 of Lizard", "7 of Rock")]);
  for (const name of ["7 of Rock", "2 of Water"]) {
    expect(piece(after, "Your hand", name).key).toBe(piece(before, "Your hand", name).key);
    expect(piece(after, "Your hand", name).from).toBeNull();
  }
});

test("a card that is played wanders to the discards", () => {
  const before = arrange([], [discards(), hand("7 of Rock", "2 of Water")]);
  const after = arrange(before, [discards("7 of Rock"), hand("2 of Water")]);
  const played = piece(after, "Discards", "7 of Rock");
  expect(played.key).toBe(piece(before, "Your hand", "7 of Rock").key);
  expect(played.from).toBe(played.key);
});

test("a card that is drawn comes from the pile that has shrunk", () => {
  const before = arrange([], [pile(40), hand("2 of Water")]);
  const after = arrange(before, [pile(39), hand("2 of Water", "9 of Lizard")]);
  expect(piece(after, "Your hand", "9 of Lizard").from).toBe("all/Draw pile");
});

test("a card that others draw comes face down from the pile", () => {
  const theirs = (hidden: number) => zone("Bea's hand", { hidden, seat: 1 });
  const before = arrange([], [pile(40), theirs(2)]);
  const after = arrange(before, [pile(39), theirs(3)]);
  const backs = after[1]?.pieces ?? [];
  expect(backs).toHaveLength(3);
  expect(backs.map((back) => back.from)).toEqual([null, null, "all/Draw pile"]);
});

test("alike cards are pieces of their own", () => {
  const places = arrange([], [discards("Syndicate", "Syndicate"), discards("Syndicate")]);
  const keys = places.flatMap((place) => place.pieces.map(({ key }) => key));
  expect(new Set(keys).size).toBe(3);
  expect(places[0]?.key).not.toBe(places[1]?.key);
});

test("of a high pile only the uppermost backs are drawn", () => {
  expect(arrange([], [pile(40)])[0]?.pieces).toHaveLength(DRAWN_BACKS);
});
