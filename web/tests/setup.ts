import { configure } from "@testing-library/svelte";
import { afterEach, beforeEach, expect, vi } from "vitest";
import { taste } from "../src/house/taste.svelte";
import { put } from "../src/words/store";
import { TOLD } from "./facts";
import { resetHouse } from "./house";
import { ENGLISH } from "./words/files";

// In a browser, words are here before a room is drawn.
for (const [part, text] of Object.entries(ENGLISH)) put(`en/${part}`, { language: "en", text });
put("en/grammar", { language: "en", text: `${ENGLISH["grammar"]}${TOLD}` });

// A busy machine may take its time: nothing waits for this to pass.
configure({ asyncUtilTimeout: 20_000 });

// happy-dom has no Web Animations: what is animated has already arrived.
Element.prototype.animate = () =>
  ({
    cancel: () => undefined,
    finished: Promise.resolve(),
    currentTime: 0,
    onfinish: null,
  }) as unknown as Animation;

// Tests in games/ are about a game's own table, all others about the generic one.
beforeEach(() => {
  taste.like("plain", !expect.getState().testPath?.includes("/games/"));
  taste.like("single", true);
});

afterEach(() => {
  resetHouse();
  vi.useRealTimers();
});
