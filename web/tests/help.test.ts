import { screen } from "@testing-library/svelte";
import { expect, test } from "vitest";
import { frame, free, GATHERING, seat } from "./frames";
import { arrive, click } from "./visit";

const SENTENCE = "The whole notebook, and hints: where to look, what follows, and a good move.";

test("everybody in the waiting room sees how much the table will help", async () => {
  const waiting = frame({
    ...GATHERING(),
    table: { stage: "gathering", help: "hints" },
    seats: [seat(0, "Ann"), free(1)],
    you: { seat: null, host: false, may: ["sit"] },
  });
  await arrive(waiting);
  expect(await screen.findByText(SENTENCE)).toBeTruthy();
});

test("everybody at the table finds it in the menu", async () => {
  await arrive(frame({ table: { help: "none" }, you: { host: false } }));
  await click("Table menu");
  expect(await screen.findByText("No notebook: players keep it all in their heads.")).toBeTruthy();
});
