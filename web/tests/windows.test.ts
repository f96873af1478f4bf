import { screen, waitFor, within } from "@testing-library/svelte";
import userEvent from "@testing-library/user-event";
import { describe, expect, test, vi } from "vitest";
import { put } from "../src/words/store";
import type { BoardTold, FrameTold } from "./facts";
import { CATALOGUE, GATHERING, board, frame, option, seat } from "./frames";
import { arrive as comeTo, button, click, sent, tell } from "./visit";

const STANDINGS = { ...CATALOGUE, standings: ["pass", "target"] };
const WORDS = `
standing-pass = Pass until my next turn
standing-target = Ask me only when I am the target
`;
put("en/games/mind_reader", { language: "en", text: WORDS });

async function arrive(first: FrameTold): Promise<void> {
  await comeTo(first);
  await tell(STANDINGS);
}

const PASS = option("Let it pass", "Pass");
const CANCEL = option("Not so fast!", "Not so Fast");

/** A first-come question at a table of four people, ten seconds long. */
const question = (more: Partial<BoardTold> = {}) =>
  frame({
    table: { window: 10, windows: true },
    seats: [seat(0, "Ann"), seat(1, "Bea"), seat(2, "Cal"), seat(3, "Dot")],
    board: board({
      asked: [0, 1, 2, 3],
      prompt: "Bea is about to trade a card. Not so fast?",
      options: [PASS, CANCEL],
      first_come: true,
      deadline: Date.now() / 1000 + 10,
      ...more,
    }),
  });
const passed = (more: Partial<BoardTold> = {}) => question({ passed: true, asked: [1, 2, 3], ...more });

const control = () => screen.getByLabelText<HTMLSelectElement>("When anyone may step in");

describe("a first-come question", () => {
  test("is answered by passing or by stepping in", async () => {
    await arrive(question());
    await click("Let it pass");
    expect(sent()).toMatchObject([{ type: "play", decision: 1, move: PASS.move }]);
  });

  test("its time runs out in sight, and no live region counts the seconds", async () => {
    vi.useFakeTimers({ toFake: ["Date"] });
    await arrive(question());
    const timer = screen.getByRole("timer", { name: "Time left to step in" });
    expect(timer.textContent).toBe("10 s");
    const said = () => screen.getAllByRole("status").map((region) => region.textContent);
    const before = said();
    expect(before.join(" ")).toContain("You have 10 seconds.");
    vi.setSystemTime(Date.now() + 4000);
    await waitFor(() => expect(timer.textContent).toBe("6 s"));
    expect(timer.closest("[aria-live], [role=status], [role=alert], [role=log]")).toBeNull();
    expect(said()).toEqual(before);
  });

  test("a player who has passed is told so and can change their mind", async () => {
    await arrive(question());
    await tell(passed({ options: [CANCEL] }));
    expect(screen.getByText("You have passed.")).toBeTruthy();
    expect(screen.getByText(/you can still change your mind/)).toBeTruthy();
    expect(screen.queryByRole("button", { name: "Let it pass" })).toBeNull();
    await click("Not so fast!");
    expect(sent()).toMatchObject([{ type: "play", decision: 1, move: CANCEL.move }]);
  });

  test("a player who has passed and can't step in is told no more", async () => {
    await arrive(passed({ options: [] }));
    expect(screen.getByText("You have passed.")).toBeTruthy();
    expect(screen.queryByText(/change your mind/)).toBeNull();
  });

  test("only your own seat is marked as asked: nobody sees who has passed", async () => {
    await arrive(question());
    expect(screen.getByText("you may step in")).toBeTruthy();
    const others = screen.getByRole("group", { name: "The other players" });
    expect(within(others).queryByText("to move")).toBeNull();
    await tell(passed({ options: [CANCEL] }));
    expect(screen.queryByText("you may step in")).toBeNull();
    expect(within(others).queryByText("to move")).toBeNull();
  });

  test("the tab calls a player who is asked, not one who has passed", async () => {
    await arrive(question());
    await waitFor(() => expect(document.title).toContain("●"));
    await tell(passed({ options: [CANCEL] }));
    await waitFor(() => expect(document.title).not.toContain("●"));
  });
});

describe("an answer left with the table", () => {
  test("is chosen from those the game offers", async () => {
    await arrive(question());
    const offered = within(control()).getAllByRole("option");
    expect(offered.map((one) => one.textContent)).toEqual([
      "Ask me each time",
      "Pass until my next turn",
      "Ask me only when I am the target",
    ]);
    await userEvent.selectOptions(control(), "target");
    expect(sent()).toMatchObject([{ type: "standing", name: "target" }]);
    expect(control().value).toBe("target");
  });

  test("says plainly that nobody else can see it", async () => {
    await arrive(question());
    const help = document.getElementById(control().getAttribute("aria-describedby") ?? "");
    expect(help?.textContent).toContain("Only you can see this.");
    await tell(question({ standing: "pass" }));
    expect(help?.textContent).toContain("Only you can see this");
  });

  test("is dropped with one click", async () => {
    await arrive(question({ standing: "pass" }));
    expect(control().value).toBe("pass");
    await click("Drop this answer");
    expect(sent()).toMatchObject([{ type: "standing", name: null }]);
    expect(document.activeElement).toBe(control());
    await tell(question({ standing: null }));
    await tell({ type: "done", id: sent()[0]?.id ?? "" });
    expect(screen.queryByRole("button", { name: "Drop this answer" })).toBeNull();
    expect(screen.queryByText(/no longer applies/)).toBeNull();
  });

  test("that the table drops by itself is told", async () => {
    await arrive(question({ standing: "pass" }));
    await tell(frame({ board: board({ decision: 2, prompt: "Your turn." }) }));
    expect(screen.getByText(/“Pass until my next turn” no longer applies/)).toBeTruthy();
    expect(control().value).toBe("");
    await tell(frame({ board: board({ decision: 3 }) }));
    expect(screen.queryByText(/no longer applies/)).toBeNull();
  });

  test("that is refused is not shown as left", async () => {
    await arrive(question());
    await userEvent.selectOptions(control(), "pass");
    const reason = "That no longer applies; leave it a little later.";
    await tell({ type: "refused", id: sent()[0]?.id ?? "", reason });
    expect(screen.getByText(reason)).toBeTruthy();
    expect(control().value).toBe("");
  });

  test("is offered by games that have first-come questions only", async () => {
    await comeTo(frame());
    expect(screen.queryByLabelText("When anyone may step in")).toBeNull();
  });
});

describe("the time that the host has chosen", () => {
  test("is shown before the deal, and in the table's menu", async () => {
    const first = GATHERING();
    await arrive({ ...first, table: { ...first.table, windows: true, window: 10 } });
    expect(await screen.findByText("Time to step in")).toBeTruthy();
    expect(screen.getByText("10 seconds")).toBeTruthy();
    await tell(question());
    await userEvent.click(button("Table menu"));
    expect(await screen.findByText("Time to step in")).toBeTruthy();
  });

  test("is not spoken of where the game has no such questions", async () => {
    await arrive(GATHERING());
    expect(await screen.findByText("The standard game, no variants.")).toBeTruthy();
    expect(screen.queryByText("Time to step in")).toBeNull();
  });
});
