import { describe, expect, test } from "vitest";
import { handsIn } from "../../../src/games/mastermind/history/councils";
import { historyOf, isNews, votesBy } from "../../../src/games/mastermind/history/history";
import { lanesOf } from "../../../src/games/mastermind/seats/lanes";
import { swapped } from "../../../src/games/mastermind/acting/arranging";
import type { Council, Event } from "../../../src/games/mastermind/wire";
import { story } from "./table";

const POWERS = [null, "Investigation", "Surveillance", null, "Purge"];
const history = (...events: Event[]) => historyOf(story(...events), POWERS);

const nominated = (director: number, operative: number): Event => ({
  type: "Nominated",
  director,
  operative,
});
const voted = (approving: number[], rejecting: number[]): Event => ({ type: "Voted", approving, rejecting });
const enacted = (policy: "Agency" | "Syndicate", number: number): Event => ({
  type: "Enacted",
  director: 0,
  operative: 1,
  policy,
  number,
});
const SSA = { agency: 1, syndicate: 2 };
const SS = { agency: 0, syndicate: 2 };
const STANDS: Event = { type: "Elected", director: 0, operative: 1, confirmed: false };
const ELECTED: Event[] = [nominated(0, 1), voted([0, 1, 2], [3, 4]), STANDS];
const COUNCIL: Event[] = [...ELECTED, { type: "Drew", director: 0, cards: null }];

describe("votes", () => {
  test("of each seat are kept in their order", () => {
    const told = history(
      nominated(0, 1),
      voted([0, 1], [2, 3, 4]),
      nominated(1, 2),
      voted([2], [0, 1, 3, 4]),
    );
    expect(votesBy(told, 0)).toEqual([true, false]);
    expect(votesBy(told, 2)).toEqual([false, true]);
    expect(told.rounds.map(({ stood }) => stood)).toEqual([false, false]);
  });

  test("are not known while the table votes", () => {
    expect(history(nominated(0, 1)).rounds[0]?.votes).toBeNull();
  });
});

describe("a Council", () => {
  test("is numbered by the Councils that have drawn", () => {
    const told = history(
      ...COUNCIL,
      enacted("Agency", 1),
      { type: "TopDecked", policy: "Syndicate", number: 1 },
      ...COUNCIL,
      enacted("Syndicate", 2),
    );
    expect(told.rounds.map(({ council, policy }) => [council, policy])).toEqual([
      [1, "Agency"],
      [null, "Syndicate"],
      [2, "Syndicate"],
    ]);
  });

  test("has what was said of it beside what this person has seen", () => {
    const told = history(...ELECTED, { type: "Drew", director: 0, cards: SSA }, enacted("Syndicate", 1), {
      type: "Said",
      seat: 1,
      claim: { type: "IReceived", council: 1, cards: SS },
    });
    const [director, operative] = handsIn(told.rounds[0]!);
    expect([director.known, director.said]).toEqual([SSA, undefined]);
    expect([operative.known, operative.said, operative.isLie]).toEqual([undefined, SS, false]);
  });

  test("shows a lie once the truth is revealed", () => {
    const said: Event = { type: "Said", seat: 1, claim: { type: "IReceived", council: 1, cards: SS } };
    const truth: Council = {
      director: 0,
      operative: 1,
      drawn: SSA,
      discarded: "Syndicate",
      buried: "Agency",
      enacted: "Syndicate",
      vetoed: false,
    };
    const told = history(...COUNCIL, enacted("Syndicate", 1), said, {
      type: "CouncilRevealed",
      number: 1,
      council: truth,
    });
    expect(handsIn(told.rounds[0]!)[1]).toEqual({
      of: "operative",
      known: { agency: 1, syndicate: 1 },
      said: SS,
      isLie: true,
    });
  });
});

describe("a veto", () => {
  const veto = (type: "VetoAsked" | "VetoRefused" | "Vetoed"): Event => ({
    type,
    director: 0,
    operative: 1,
    instability: 1,
  });

  test("is told of its Council as far as it came", () => {
    const told = history(
      ...COUNCIL,
      veto("VetoAsked"),
      veto("Vetoed"),
      ...COUNCIL,
      veto("VetoAsked"),
      veto("VetoRefused"),
      enacted("Agency", 1),
      ...COUNCIL,
      veto("VetoAsked"),
    );
    expect(told.rounds.map(({ council, policy, veto }) => [council, policy, veto])).toEqual([
      [1, null, "agreed"],
      [2, "Agency", "refused"],
      [3, null, "asked"],
    ]);
  });

  test("leaves something to say about the cards that were thrown away", () => {
    const said: Event = { type: "Said", seat: 1, claim: { type: "IReceived", council: 1, cards: SS } };
    const told = history(...COUNCIL, veto("VetoAsked"), veto("Vetoed"), said);
    expect(handsIn(told.rounds[0]!)[1].said).toEqual(SS);
  });

  test("is news", () => {
    expect(["VetoAsked", "VetoRefused", "Vetoed"].map((type) => isNews({ type }))).toEqual([
      true,
      true,
      true,
    ]);
  });
});

describe("a power", () => {
  test("is told at its slot: who used it, and on whom", () => {
    const told = history(
      ...COUNCIL,
      enacted("Syndicate", 2),
      { type: "Granted", director: 0, power: "Investigation" },
      {
        type: "Investigated",
        director: 0,
        seat: 3,
        answer: null,
      },
    );
    expect(told.powers.get(2)).toEqual({ by: 0, on: 3, how: "used" });
  });

  test("that was kept is told at its own slot when it is used later", () => {
    const told = history(
      { type: "TopDecked", policy: "Syndicate", number: 5 },
      { type: "Lost", power: "Purge", owed: true },
      ...COUNCIL,
      enacted("Agency", 1),
      { type: "Granted", director: 0, power: "Purge" },
      { type: "Purged", director: 0, seat: 4, confirmed: true },
    );
    expect([...told.powers]).toEqual([[5, { by: 0, on: 4, how: "used" }]]);
  });

  test("of a policy from the top of the deck is lost", () => {
    const told = history(
      { type: "TopDecked", policy: "Syndicate", number: 2 },
      { type: "Lost", power: "Investigation", owed: false },
    );
    expect(told.powers.get(2)?.how).toBe("lost");
  });
});

test("the last claim of each seat is the one that counts", () => {
  const told = history(
    { type: "Said", seat: 2, claim: { type: "IAm", role: "Agency" } },
    { type: "Said", seat: 2, claim: { type: "IFound", seat: 1, answer: "Syndicate" } },
  );
  expect(told.claims.get(2)?.claim.type).toBe("IFound");
});

test("votes are news, drawn cards are not", () => {
  expect([{ type: "Voted" }, { type: "Drew" }].map(isNews)).toEqual([true, false]);
});

test.each([
  [4, true, [1, 2, 1]],
  [6, true, [2, 2, 2]],
  [9, true, [2, 5, 2]],
  [4, false, [2, 0, 2]],
  [9, false, [4, 0, 5]],
])("%i others sit around the table in their order", (others, isDesk, sizes) => {
  const seats = Array.from({ length: others }, (_, seat) => seat);
  const { left, top, right } = lanesOf(seats, isDesk);
  expect([left.length, top.length, right.length]).toEqual(sizes);
  expect([...left, ...top, ...right]).toEqual(seats);
});

test("two cards change places", () => {
  expect(swapped(["Agency", "Syndicate", "Syndicate"], 0, 2)).toEqual(["Syndicate", "Syndicate", "Agency"]);
});
