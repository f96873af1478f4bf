import { render, screen, waitFor } from "@testing-library/svelte";
import userEvent from "@testing-library/user-event";
import { describe, expect, test, vi } from "vitest";
import { replayAt } from "../src/after/address";
import ReplayRoom from "../src/after/ReplayRoom.svelte";
import type { Decision, Replay, Review, Turning } from "../src/wire/types";
import { frameFacts, type FrameTold } from "./facts";
import { CATALOGUE, board, frame, line } from "./frames";
import { openHouse } from "./house";

const decision = (move: number, at: number, seat: number, more: Partial<Decision> = {}): Decision => ({
  move,
  line: at,
  told: 1,
  seat,
  text: `Move ${move} is made.`,
  before: 100,
  after: 10,
  gained: 3,
  overheard: 0,
  ...more,
});

const verdict = (move: number, kind: string): Turning => ({
  move,
  seat: 0,
  kind,
  title: `A ${kind} move`,
  text: "It could have been better.",
});

const FRAMES: FrameTold[] = [
  frame({ you: { seat: null }, board: board({ options: [] }) }),
  { type: "frame", board: { decision: 1 } },
  { type: "frame", board: { decision: 2 }, story: { since: 1, lines: [line("Ann asks.")] } },
  { type: "frame", board: { decision: 3 } },
  {
    type: "frame",
    board: { decision: 4 },
    story: { since: 2, lines: [{ text: "Bea says: I have the King.", event: { type: "Said" }, about: [] }] },
  },
];

const REPLAY: Replay = {
  catalogue: CATALOGUE,
  steps: [
    { line: 3, seat: 0, said: false, undone: false },
    { line: 4, seat: 0, said: false, undone: false },
    { line: 6, seat: 1, said: false, undone: false },
    { line: 7, seat: 1, said: true, undone: false },
  ],
  frames: FRAMES.map(frameFacts),
};

const point = (move: number, worlds: number) => ({ move, part: 0, told: 1, worlds, bits: 1, exact: true });
const summary = (seat: number, name: string) => ({
  seat,
  name,
  decisions: 1,
  judged: 1,
  accuracy: null,
  loss: null,
  gained: 0,
  overheard: 0,
  points: [point(0, 100), point(1, 10)],
});

const REVIEW: Review = {
  analysis: {
    game: "mind_reader",
    title: "Mind Reader",
    names: ["Ann", "Bea"],
    result: null,
    ending: "",
    judge: "turns to proof",
    caution: "",
    unit: "turns",
    model: "even",
    believer: "Watchful",
    reads_behaviour: false,
    moves: 2,
    seats: [summary(0, "Ann"), summary(1, "Bea")],
    decisions: [
      decision(1, 3, 0),
      decision(2, 6, 1, { guess: { text: "It is the King.", chance: 0.5, right: false } }),
    ],
    answers: [],
    spoken: [],
    thoughts: [],
    roles: [],
    part_name: "Hand",
    parts: [0],
    turnings: [],
    headline: "",
    sentence: "",
  },
  verdicts: [verdict(2, "costly")],
};

async function opened(hash = "") {
  history.replaceState(null, "", `/replay/k7m2${hash}`);
  const asked = openHouse({
    "GET /api/tables/k7m2/replay": REPLAY,
    "GET /api/tables/k7m2/analysis": REVIEW,
  });
  render(ReplayRoom, { table: "k7m2" });
  await screen.findByRole("slider");
  await vi.dynamicImportSettled();
  return asked;
}

const place = () => screen.getByRole<HTMLInputElement>("slider").value;

describe("a replay", () => {
  test("keys walk through it, and find the next mistake and the next guess", async () => {
    await opened();
    await screen.findByRole("button", { name: "Next mistake" });
    await userEvent.keyboard("{ArrowRight}");
    expect(place()).toBe("1");
    await userEvent.keyboard("m");
    expect(place()).toBe("2");
    expect(screen.getByRole("heading", { name: "A costly move" })).toBeTruthy();
    await userEvent.keyboard("{Home}g");
    expect(place()).toBe("2");
    await userEvent.keyboard("{End}");
    expect(place()).toBe("4");
    expect(screen.getByRole("heading", { name: "The end of the game" })).toBeTruthy();
  });

  test("the slider tells the move and what each seat had left", async () => {
    await opened("#2-spectator");
    await screen.findByRole("button", { name: "Next mistake" });
    expect(screen.getByRole("slider").getAttribute("aria-valuetext")).toBe(
      "Move 2 of 2, a mistake; Ann: 10 worlds left; Bea: 10 worlds left",
    );
  });

  test("a part of a decision belongs to its move, and a claim to none", async () => {
    await opened("#1-spectator");
    expect(await screen.findByText("Move 1 of 2")).toBeTruthy();
    await userEvent.keyboard("{End}{ArrowLeft}");
    expect(screen.getByRole("heading", { name: /^Bea says/ })).toBeTruthy();
  });

  test("a link to a move begins there, and the address follows", async () => {
    await opened("#m2");
    await waitFor(() => expect(place()).toBe("2"));
    expect(location.hash).toBe("#2-spectator");
  });

  test("another link to the same game, in the same tab, goes there", async () => {
    await opened("#0-spectator");
    await screen.findByRole("button", { name: "Next mistake" });
    location.hash = "#m2";
    dispatchEvent(new HashChangeEvent("hashchange"));
    await waitFor(() => expect(place()).toBe("2"));
  });

  test("a link with a seat that the game does not have says so and shows the game", async () => {
    history.replaceState(null, "", "/replay/k7m2#0-9");
    openHouse({
      "GET /api/tables/k7m2/replay": REPLAY,
      "GET /api/tables/k7m2/replay?eyes=8&zones=sent": 400,
      "GET /api/tables/k7m2/analysis": REVIEW,
    });
    render(ReplayRoom, { table: "k7m2" });
    expect(await screen.findByText("This game has no seat 9. You look on as a spectator.")).toBeTruthy();
    expect(location.hash).toBe("#0-spectator");
  });

  test("such a link in the same tab does so too, and the game stays in sight", async () => {
    await opened("#2-spectator");
    openHouse({
      "GET /api/tables/k7m2/replay": REPLAY,
      "GET /api/tables/k7m2/replay?eyes=8&zones=sent": 400,
    });
    location.hash = "#1-9";
    dispatchEvent(new HashChangeEvent("hashchange"));
    expect(await screen.findByText("This game has no seat 9. You look on as a spectator.")).toBeTruthy();
    expect(place()).toBe("1");
  });

  test("what is said aloud is told in its words", async () => {
    await opened("#2-spectator");
    expect(screen.queryByText("Bea says: I have the King.")).toBeNull();
    await userEvent.keyboard("{ArrowRight}");
    expect(screen.getByRole("heading", { name: "Bea says: I have the King." })).toBeTruthy();
  });

  test("who played begins with their own eyes, and a move that needs no verdict is said once", async () => {
    expect(replayAt("k7m2", 1)).toBe("/replay/k7m2#0-2");
    expect(replayAt("k7m2", null, 7)).toBe("/replay/k7m2#m7");
    await opened(new URL(replayAt("k7m2", 0, 1), location.origin).hash);
    await screen.findByText("Move 1 of 2");
    expect(location.hash).toBe("#0-1");
    expect(screen.getAllByText(/Move 1 is made/)).toHaveLength(1);
  });

  test("other eyes are asked for by their number", async () => {
    const asked = await opened();
    await userEvent.keyboard("2");
    const eyes = asked.filter(({ path }) => path.endsWith("/replay")).map(({ query }) => query);
    expect(eyes).toEqual(["eyes=spectator&zones=sent", "eyes=1&zones=sent"]);
  });

  test("before the end there is one sentence", async () => {
    openHouse({ "GET /api/tables/k7m2/replay": 409 });
    render(ReplayRoom, { table: "k7m2" });
    expect(await screen.findByRole("heading", { name: "No, thank you." })).toBeTruthy();
  });
});
