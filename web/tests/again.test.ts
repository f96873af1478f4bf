import { screen, waitFor } from "@testing-library/svelte";
import { describe, expect, test } from "vitest";
import { GATHERING, bot, ending, frame, free, seat } from "./frames";
import { arrive, click, sent, tell } from "./visit";

const NEXT = { "POST /api/tables/k7m2/again": { id: "next", invite: "" } };

const over = (seats = [seat(0, "Ann"), seat(1, "Bea")], you = {}) =>
  frame({ table: { stage: "over" }, ending: ending(), seats, you: { may: [], ...you } });

describe("playing again", () => {
  test("opens another table with one click, with seats kept for the others", async () => {
    const asked = await arrive(over(), NEXT);
    expect(screen.getByText(/with a seat kept for Bea/)).toBeTruthy();
    await click("Play again");
    await waitFor(() => expect(location.pathname).toBe("/table/next"));
    expect(asked.at(-1)).toMatchObject({ method: "POST", path: "/api/tables/k7m2/again" });
    expect(history.state).toEqual({ start: false });
  });

  test("with seats exchanged is another click, and says so to the house", async () => {
    const asked = await arrive(over(), NEXT);
    await click("Play again with seats exchanged");
    await waitFor(() => expect(location.pathname).toBe("/table/next"));
    expect(asked.at(-1)).toMatchObject({ path: "/api/tables/k7m2/again", body: { seats: "moved" } });
  });

  test("of three or more is one seat further, and not once somebody has chosen", async () => {
    const three = [seat(0, "Ann"), seat(1, "Bea"), seat(2, "Cal")];
    await arrive(over(three));
    expect(await screen.findByRole("button", { name: "Play again, one seat further" })).toBeTruthy();
    await tell(over(three, { again: { table: "next", by: 1 } }));
    expect(screen.queryByRole("button", { name: "Play again, one seat further" })).toBeNull();
  });

  test("the winners stand in a laurel each", async () => {
    await arrive(frame({ table: { stage: "over" }, ending: { ...ending(), winners: [0, 1] } }));
    await waitFor(() => expect(document.querySelector(".laurelled")).toBeTruthy());
    const winners = [...document.querySelectorAll(".laurelled > li")];
    expect(winners.map((winner) => winner.querySelector("b")?.textContent)).toEqual(["Ann", "Bea"]);
    for (const winner of winners) expect(winner.querySelector("svg.laurel")).toBeTruthy();
  });

  test("against bots deals at once", async () => {
    await arrive(over([seat(0, "Ann"), bot(1, "Basil")]), NEXT);
    await click("Play again");
    await waitFor(() => expect(location.pathname).toBe("/table/next"));
    expect(history.state).toEqual({ start: true });
  });

  test("is the same click for those who are invited", async () => {
    await arrive(over(), NEXT);
    await tell(over(undefined, { again: { table: "next", by: 1 } }));
    expect(screen.getByText("Bea would like to play again and keeps a seat for you.")).toBeTruthy();
    await click("Play again");
    await waitFor(() => expect(location.pathname).toBe("/table/next"));
  });

  test("is not for those who only watched", async () => {
    await arrive(over(undefined, { seat: null }));
    expect(screen.queryByRole("button", { name: "Play again" })).toBeNull();
  });

  test("that the house refuses is told in a sentence", async () => {
    await arrive(over(), { "POST /api/tables/k7m2/again": 422 });
    await click("Play again");
    expect(await screen.findByText("No, thank you.")).toBeTruthy();
  });
});

describe("a seat kept for somebody", () => {
  const kept = (you = {}) => ({
    ...GATHERING(),
    seats: [seat(0, "Ann"), { ...free(1), name: "Bea" }],
    you: { ...GATHERING().you, ...you },
  });

  test("is called by the name, and the host may stop waiting", async () => {
    await arrive(kept());
    expect(screen.getByText("Kept for Bea")).toBeTruthy();
    expect(screen.getByText(/Waiting for Bea to come back/)).toBeTruthy();
    await click("Don't wait for Bea");
    expect(sent().at(-1)).toMatchObject({ type: "bot", seat: 1, bot: null });
  });

  test("is offered to nobody else", async () => {
    await arrive(kept({ seat: null, host: false, may: ["sit"] }));
    expect(screen.queryByRole("button", { name: "Sit here, on seat 2" })).toBeNull();
    await tell(kept({ seat: null, host: false, may: ["sit"], kept: 1 }));
    expect(screen.getByRole("button", { name: "Sit here, on seat 2" })).toBeTruthy();
  });
});
