import { configure } from "@testing-library/svelte";
import { afterEach, beforeEach, expect, vi } from "vitest";
import { taste } from "../src/house/taste.svelte";
import { resetHouse } from "./house";

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
