import { render } from "@testing-library/svelte";
import { createRawSnippet } from "svelte";
import { expect, test } from "vitest";
import Dialog from "../src/parts/Dialog.svelte";

const children = createRawSnippet(() => ({ render: () => "<p>What can be done</p>" }));

test("a dialog that is told of its end when the page has gone on without it says nothing", () => {
  const complaints: unknown[] = [];
  const listen = ({ error }: ErrorEvent) => complaints.push(error);
  window.addEventListener("error", listen);
  const { container, unmount } = render(Dialog, { title: "Menu", open: true, children });
  const dialog = container.querySelector("dialog")!;
  dialog.close();
  unmount();
  dialog.dispatchEvent(new Event("close"));
  window.removeEventListener("error", listen);
  expect(complaints).toEqual([]);
});
