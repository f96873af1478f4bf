import { screen, waitFor } from "@testing-library/svelte";
import userEvent from "@testing-library/user-event";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { taste } from "../src/house/taste.svelte";
import { frame } from "./frames";
import { arrive, click } from "./visit";

let answer: (permission: NotificationPermission) => void;

beforeEach(() => {
  taste.like("notify", false);
  const question = new Promise<NotificationPermission>((resolve) => (answer = resolve));
  vi.stubGlobal("Notification", { requestPermission: () => question });
});
afterEach(() => vi.unstubAllGlobals());

/** The switch for notices in the table's menu, after somebody has touched it. */
async function touched(): Promise<HTMLInputElement> {
  await arrive(frame({}));
  await click("Table menu");
  const box = await screen.findByLabelText<HTMLInputElement>(/^Tell me when it is my turn/);
  await userEvent.click(box);
  return box;
}

test("while the browser asks, the switch for notices is off; it is on once they are allowed", async () => {
  const box = await touched();
  expect(box.checked).toBe(false);
  expect(screen.getByText(/^Your browser asks you/)).toBeTruthy();
  answer("granted");
  await waitFor(() => expect(box.checked).toBe(true));
  expect(screen.queryByText(/^Your browser asks you/)).toBeNull();
  await userEvent.click(box);
  expect(box.checked).toBe(false);
});

test("where the browser refuses, the switch stays off, and a sentence tells why", async () => {
  const box = await touched();
  answer("denied");
  expect(await screen.findByText(/^The browser does not allow/)).toBeTruthy();
  expect(box.checked).toBe(false);
});
