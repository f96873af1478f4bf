import { screen } from "@testing-library/svelte";
import { describe, expect, it, vi } from "vitest";
import { keep } from "../src/house/kept";
import { aimOf, nextTip, type Shown } from "../src/guide/telling";
import { DESK } from "../src/table/tabs";
import type { Guide } from "../src/wire/types";
import { board, frame, option } from "./frames";
import { arrive, click, tell } from "./visit";

const GUIDE: Guide = {
  aims: [
    { you: "hidden", aim: "stay so", event: "CaseOpened" },
    { you: "the Detective", aim: "find out", event: "CaseOpened", where: { detective: "me" } },
    { you: "guilty", aim: "flee", event: "Received", where: { secrets: "Murderer" } },
  ],
  tips: [
    { id: "answer", title: "Read it.", text: "It is true.", events: ["Asked"] },
    { id: "ask", title: "Ask.", text: "Pick a card.", options: ["Ask"] },
    { id: "guess", title: "Guess.", text: "If you are sure.", options: ["Guess", "GuessAll"] },
  ],
};
const shown = (options: string[], ...story: object[]): Shown => ({
  seat: 1,
  options: options.map((type) => ({ move: { type } })),
  story: story.map((event) => ({ event })),
});
const nobody = new Set<string>();

describe("what the guide says", () => {
  it("is nothing while nothing is new", () => {
    expect(nextTip(GUIDE, nobody, shown(["EndTurn"]))).toBeNull();
    expect(nextTip(GUIDE, new Set(["ask"]), shown(["Ask"]))).toBeNull();
  });

  it("helps first with this person's own question, then with what has happened", () => {
    const now = shown(["Ask", "Guess"], { type: "Asked" });
    expect(nextTip(GUIDE, nobody, now)?.id).toBe("ask");
    expect(nextTip(GUIDE, new Set(["ask"]), now)?.id).toBe("guess");
    expect(nextTip(GUIDE, new Set(["ask", "guess"]), now)?.id).toBe("answer");
  });

  it("says who somebody is, by what this seat was told", () => {
    expect(aimOf(GUIDE, shown([]))).toBeNull();
    expect(aimOf(GUIDE, shown([], { type: "CaseOpened", detective: 0 }))?.you).toBe("hidden");
    expect(aimOf(GUIDE, shown([], { type: "CaseOpened", detective: 1 }))?.you).toBe("the Detective");
    expect(aimOf(GUIDE, shown([], { type: "Received", secrets: ["Ordinary", "Murderer"] }))?.you).toBe(
      "guilty",
    );
  });

  it("says so anew when roles are swapped", () => {
    const swapped = [
      { type: "CaseOpened", detective: 1 },
      { type: "CaseOpened", detective: 0 },
    ];
    expect(aimOf(GUIDE, shown([], ...swapped))?.you).toBe("hidden");
  });
});

describe("on a phone", () => {
  it("role and aim come first, and the tip after them", async () => {
    keep("guided.k7m2", "on");
    vi.stubGlobal("matchMedia", () => ({
      matches: false,
      addEventListener: () => undefined,
      removeEventListener: () => undefined,
    }));
    const guide = { ...GUIDE, aims: [{ you: "a mind reader", aim: "read minds" }] };
    const asks = board({ options: [{ ...option("Ask"), move: { type: "Ask" } }] });
    await arrive(frame({ board: asks }), { "GET /api/games/mind_reader/guide": guide });
    expect(await screen.findByText("a mind reader.")).toBeTruthy();
    expect(screen.queryByRole("heading", { name: "Ask." })).toBeNull();
    await click("Got it");
    expect(screen.getByRole("heading", { name: "Ask." })).toBeTruthy();
    expect(screen.getByText("a mind reader.").closest("details")?.open).toBe(false); // kept, folded away
  });
});

describe("on a desk", () => {
  it("role and aim are told at the first question, though a bot moves first", async () => {
    keep("guided.k7m2", "on");
    vi.stubGlobal("matchMedia", (query: string) => ({
      matches: query === DESK, // and the window is low,
      addEventListener: () => undefined,
      removeEventListener: () => undefined,
    }));
    const guide = { ...GUIDE, aims: [{ you: "a mind reader", aim: "read minds" }] };
    await arrive(frame({ board: board({ options: [] }) }), { "GET /api/games/mind_reader/guide": guide });
    await screen.findByText("a mind reader.");
    await tell(frame({ board: board({ options: [{ ...option("Ask"), move: { type: "Ask" } }] }) }));
    expect(screen.getByText("a mind reader.").closest("details")).toBeNull(); // nothing hides it
  });
});
