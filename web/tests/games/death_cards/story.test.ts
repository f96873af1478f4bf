import { describe, expect, test } from "vitest";
import { cancelsIn, fingersIn, isNews, rolesIn, seenIn } from "../../../src/games/death_cards/story";
import type { StoryLine } from "../../../src/table/line/scene";

const told = (...events: object[]): StoryLine[] => events.map((event) => ({ text: "", event }) as StoryLine);

describe("what the story tells of a secret", () => {
  test("a secret that was revealed was seen by all, also when it lies face down again", () => {
    const story = told(
      { type: "Revealed", owner: 1, secret: 4, face: "Snoop" },
      { type: "Covered", owner: 1, secret: 4, face: "Snoop" },
    );
    expect(seenIn(story).get("secret:5")).toEqual({ face: "face:snoop", byAll: true, by: [] });
  });

  test("a secret that was shown to somebody else keeps its face, but it is known who saw it", () => {
    const story = told({ type: "Shown", seat: 2, owner: 1, secret: 3, face: null });
    expect(seenIn(story).get("secret:4")).toEqual({ face: null, byAll: false, by: [2] });
  });

  test("a face once seen is not forgotten when somebody else is shown it", () => {
    const story = told(
      { type: "Shown", seat: 0, owner: 1, secret: 3, face: "Thief" },
      { type: "Shown", seat: 2, owner: 1, secret: 3, face: null },
    );
    expect(seenIn(story).get("secret:4")).toEqual({ face: "face:thief", byAll: false, by: [0, 2] });
  });
});

test("roles are known of those who were recognised, and of one's own cards", () => {
  const story = told(
    { type: "Received", seat: 0, secrets: ["Cheat", "Accomplice"] },
    { type: "Recognised", partner: 3, role: "Murderer" },
  );
  expect(rolesIn(story).get(0)).toContain("face:accomplice");
  expect(rolesIn(story).get(3)).toEqual(["face:murderer"]);
});

test("the last Not so Fasts belong to the open window, those before to earlier ones", () => {
  const story = told(
    { type: "Interrupted", seat: 4 },
    { type: "Interrupted", seat: 2 },
    { type: "Said", seat: 0 },
    { type: "Interrupted", seat: 1 },
  );
  expect(cancelsIn(story, 2)).toEqual([2, 1]);
  expect(cancelsIn(story, 0)).toEqual([]);
});

test("a reveal is news, a draw is not", () => {
  expect(isNews({ type: "Revealed" })).toBe(true);
  expect(isNews({ type: "Drew" })).toBe(false);
});

test("fingers are seen until the next turn begins", () => {
  const pointed = { type: "Pointed", at: [1, 0] };
  expect(fingersIn(told({ type: "TurnBegan" }, pointed, { type: "Revealed" }))).toEqual([1, 0]);
  expect(fingersIn(told(pointed, { type: "TurnBegan" }))).toEqual([]);
});
