import { screen } from "@testing-library/svelte";
import userEvent from "@testing-library/user-event";
import { expect, test } from "vitest";
import type { TalkNow } from "../src/wire/types";
import { board, frame, line, option } from "./frames";
import { arrive, button, click, tell } from "./visit";

const fresh = () => [...document.querySelectorAll(".story .fresh")].map((told) => told.textContent.trim());

test("all that came since one's own move is set apart in the story, and not the last line alone", async () => {
  await arrive(frame());
  expect(fresh()).toEqual([]);
  await userEvent.click(button("Keep the 7 of Rock"));
  expect(screen.queryByText("Since your move")).toBeNull();
  const lines = [line("You keep the 7 of Rock."), line("Bea asks. Higher."), line("Bea draws a card.")];
  await tell(frame({ story: { since: 1, lines } }));
  expect(screen.getByText("Since your move")).toBeTruthy();
  expect(fresh()).toEqual(["You keep the 7 of Rock.", "Bea asks. Higher.", "Bea draws a card."]);
});

test("a table that a choice was undone at says so, until that was read", async () => {
  await arrive(frame({ table: { undone: 1 } }));
  expect(screen.getByText(/1 choice was undone here/)).toBeTruthy();
  await click("Close");
  expect(screen.queryByText(/undone here/)).toBeNull();
  await tell(frame({ table: { undone: 2 } }));
  expect(screen.getByText(/2 choices were undone here/)).toBeTruthy();
});

test("what somebody says is shown to those who look elsewhere, and leads to the talk", async () => {
  await arrive(frame({ board: board({ options: [option("Ask")] }) }));
  const talking: TalkNow = {
    type: "talking",
    room: "table",
    hears: ["table"],
    on: true,
    phrases: [],
    muted: [],
    remarks: [{ room: "table", number: 1, by: "seat:1", name: "Bea", at: 9, text: "Trust me." }],
  };
  await tell(talking);
  expect(button("Show what was said").textContent).toContain("Bea: Trust me.");
  await click("Show what was said");
  expect((await screen.findByRole("group", { name: /said/ })).textContent).toContain("Trust me.");
  expect(screen.queryByRole("button", { name: "Show what was said" })).toBeNull();
});
