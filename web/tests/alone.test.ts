import { screen, waitFor } from "@testing-library/svelte";
import userEvent from "@testing-library/user-event";
import { tick } from "svelte";
import { describe, expect, test, vi } from "vitest";
import { board, bot, ending, frame, line, option, seat } from "./frames";
import { arrive, click, sent, tell } from "./visit";

const stop = (more = {}) => board({ options: [option("Stop")], forced: true, ...more });
const later = async (time: number) => {
  await vi.advanceTimersByTimeAsync(time);
  await tick();
};

describe("a question with one possible answer", () => {
  const comeTo = async (first = frame({ board: stop() })) => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
    await arrive(first);
  };

  test("is answered by itself after a pause, and that is told", async () => {
    await comeTo();
    expect(screen.getByText("Only one thing to do: Stop.")).toBeTruthy();
    expect(sent()).toEqual([]);
    await later(1000);
    expect(sent()).toMatchObject([{ type: "play", decision: 1, move: { text: "Stop" } }]);
    await later(9000);
    expect(sent()).toHaveLength(1);
  });

  test("waits for the person where the server does not say that it may be taken", async () => {
    await comeTo(frame({ board: stop({ forced: false }) }));
    await later(9000);
    expect(sent()).toEqual([]);
    expect(screen.queryByText(/Only one thing to do/)).toBeNull();
  });

  test("waits for the person from the moment on when somebody comes to watch", async () => {
    await comeTo();
    await later(500);
    await tell({ type: "frame", watching: 1, board: { forced: false } });
    await later(9000);
    expect(sent()).toEqual([]);
  });

  test("unless that is switched off", async () => {
    await comeTo();
    await userEvent.click(screen.getByRole("button", { name: "Table menu" }));
    const box = await screen.findByRole("checkbox", { name: /Answer by itself/ });
    await userEvent.click(box);
    await later(9000);
    expect(sent()).toEqual([]);
    await userEvent.click(box);
  });

  test("that another tab has answered already is no news", async () => {
    await comeTo();
    await later(1000);
    await tell({ type: "refused", id: sent()[0]?.id ?? "", reason: "That question is over." });
    expect(screen.queryByText("That question is over.")).toBeNull();
  });
});

describe("skipping to one's turn", () => {
  const waiting = () => frame({ board: board({ options: [], asked: [1] }), you: { may: ["hurry"] } });

  test("hurries the bots until it is this person's turn", async () => {
    await arrive(waiting());
    await click("Skip to my turn");
    expect(sent()).toMatchObject([{ type: "hurry", on: true }]);
    await tell({ ...waiting(), table: { ...waiting().table, hurried: true } });
    expect(screen.getByText(/The bots hurry/)).toBeTruthy();
    await tell(frame({ you: { may: ["hurry"] }, table: { hurried: true } }));
    await waitFor(() => expect(sent().at(-1)).toMatchObject({ type: "hurry", on: false }));
    expect(sent()).toHaveLength(2);
  });

  test("is not offered where others play too, nor at one's own turn", async () => {
    await arrive(frame({ you: { may: ["hurry"] } }));
    expect(screen.queryByRole("button", { name: "Skip to my turn" })).toBeNull();
    await tell({ ...waiting(), you: { ...waiting().you, may: [] } });
    expect(screen.queryByRole("button", { name: "Skip to my turn" })).toBeNull();
  });
});

describe("the result of a hand", () => {
  const ended = (...points: number[]) => ({
    ...line(`The hand is over: ${points.join(" to ")}.`),
    event: { type: "HandEnded", points },
  });
  const told = (lines: ReturnType<typeof line>[]) => frame({ story: { since: 0, lines } });
  const result = () => screen.queryByRole("region", { name: "Result" });

  test("stays on screen until it was seen, also over a reload", async () => {
    await arrive(told([line("Bea deals.")]));
    expect(result()).toBeNull();
    await tell(told([line("Bea deals."), line("Ann guesses."), ended(10, 4), line("Ann deals.")]));
    expect(result()?.textContent).toContain("The hand is over: 10 to 4.");
    expect(result()?.textContent).toContain("Ann guesses.");
    expect(result()?.textContent).not.toContain("Ann deals.");
    await tell(
      told([line("Bea deals."), line("Ann guesses."), ended(10, 4), line("Ann deals."), line("Bea asks.")]),
    );
    expect(result()).toBeTruthy();
    await click("Go on");
    expect(result()).toBeNull();
    expect(localStorage.getItem("parlour.seen.k7m2")).toBe("1");
  });

  test("that was missed is shown on coming back", async () => {
    localStorage.setItem("parlour.seen.k7m2", "0");
    await arrive(told([line("Bea deals."), ended(10, 4)]));
    expect(result()).toBeTruthy();
  });

  test("of before the first visit is old news", async () => {
    await arrive(told([line("Bea deals."), ended(10, 4)]));
    expect(result()).toBeNull();
  });

  test("goes away with the next move", async () => {
    await arrive(told([]));
    await tell(told([ended(10, 4)]));
    await click("Keep the 7 of Rock");
    expect(result()).toBeNull();
  });

  test("is shown for the last hand too, before the end of the match", async () => {
    await arrive(told([line("Bea deals.")]));
    const lines = [line("Bea deals."), line("Ann guesses Bea's card: the 7 of Rock. Right!"), ended(10, 4)];
    const over = frame({ table: { stage: "over" }, ending: ending(), you: { may: [] } });
    await tell({ ...over, story: { since: 0, lines } });
    expect(result()?.textContent).toContain("Ann guesses Bea's card: the 7 of Rock. Right!");
    expect(result()?.textContent).toContain("The hand is over: 10 to 4.");
    expect(screen.queryByRole("heading", { name: "You won!" })).toBeNull();
    await click("Go on");
    expect(result()).toBeNull();
    expect(await screen.findByRole("heading", { name: "You won!" })).toBeTruthy();
  });

  test("keeps a forced answer waiting", async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
    await arrive({ ...told([]), seats: [seat(0, "Ann"), bot(1, "Bea")] });
    await tell({ ...told([ended(10, 4)]), board: stop() });
    await later(5000);
    expect(sent()).toEqual([]);
    await userEvent.click(screen.getByRole("button", { name: "Go on" }));
    await later(1000);
    expect(sent()).toHaveLength(1);
  });
});
