import { render, screen, waitFor } from "@testing-library/svelte";
import userEvent from "@testing-library/user-event";
import { tick } from "svelte";
import { vi } from "vitest";
import TableRoom from "../src/table/TableRoom.svelte";
import type { FrameTold } from "./facts";
import { CATALOGUE, MIND_READER } from "./frames";
import { FakeSocket, openHouse } from "./house";

/** Somebody comes to a table and is shown this first. */
export async function arrive(first: FrameTold, answers: Record<string, unknown> = {}) {
  const asked = openHouse({ "GET /api/games": [MIND_READER], ...answers });
  render(TableRoom, { table: "k7m2" });
  await waitFor(() => FakeSocket.last);
  FakeSocket.last.accept();
  await tell(CATALOGUE);
  await tell(first);
  return asked;
}

export async function tell(answer: Parameters<FakeSocket["tell"]>[0]): Promise<void> {
  FakeSocket.last.tell(answer);
  await tick();
  await vi.dynamicImportSettled();
  await tick();
}

export const sent = () => FakeSocket.last.sent;
export const button = (name: string) => screen.getByRole("button", { name });
export const click = async (name: string) => userEvent.click(await screen.findByRole("button", { name }));
