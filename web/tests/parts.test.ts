import { fireEvent } from "@testing-library/svelte";
import { afterEach, describe, expect, test, vi } from "vitest";
import { lettersOf, lookOf } from "../src/parts/players";
import { roving } from "../src/parts/roving";
import { presenceOf } from "../src/table/people";
import { seat } from "./frames";

describe("players are told apart", () => {
  test("by their first letters, with a second mark where two are equal", () => {
    expect(lettersOf(["Ann", "Bea", "Anton"])).toEqual(["An", "B", "At"]);
    expect(lettersOf(["Jolly Dormouse", "Agatha", "Ann", "Jo", "A"])).toEqual(["Jo", "Ag", "An", "J4", "A5"]);
    expect(lettersOf(["A", "A", "Ä"])).toEqual(["A1", "A2", "Ä"]);
  });

  test("by colour and by shape", () => {
    const looks = Array.from({ length: 10 }, (_, seat) => lookOf(seat));
    expect(new Set(looks.map(({ colour }) => colour)).size).toBe(10);
    expect(new Set(looks.map(({ shape }) => shape)).size).toBe(10);
  });
});

describe("a group of buttons", () => {
  let leave: (() => void) | void;
  const group = document.createElement("div");
  const focused = () => document.activeElement?.textContent;
  const stops = () => [...group.querySelectorAll("button")].map(({ tabIndex }) => tabIndex);

  const open = () => {
    group.innerHTML =
      "<button>one</button><button>two</button><button disabled>no</button><button>three</button>";
    document.body.append(group);
    leave = roving(group);
    group.querySelector("button")?.focus();
  };
  afterEach(() => {
    leave?.();
    group.remove();
  });

  test("has one stop for Tab, and the arrow keys go round", async () => {
    open();
    await fireEvent.keyDown(group, { key: "ArrowLeft" });
    expect(focused()).toBe("three");
    await fireEvent.keyDown(group, { key: "ArrowRight" });
    await fireEvent.keyDown(group, { key: "ArrowDown" });
    expect(focused()).toBe("two");
    expect(stops().filter((stop) => stop === 0)).toHaveLength(2); // the disabled one is no stop
    await fireEvent.keyDown(group, { key: "End" });
    expect(focused()).toBe("three");
  });

  test("keeps the focus when the button that had it is taken away, as a card that is played", async () => {
    open();
    await fireEvent.keyDown(group, { key: "ArrowRight" });
    document.activeElement?.remove();
    await vi.waitFor(() => expect(focused()).toBe("three"));
  });

  test("takes no focus from what somebody has gone to meanwhile", async () => {
    open();
    const elsewhere = document.body.appendChild(document.createElement("button"));
    elsewhere.focus();
    group.querySelector("button")?.remove();
    await new Promise((done) => setTimeout(done));
    expect(document.activeElement).toBe(elsewhere);
    elsewhere.remove();
  });
});

test.each([
  [{ sitter: "bot" as const }, ["bot"]],
  [{}, ["person"]],
  [{ connected: false }, ["away"]],
  [{ away: true, connected: false }, ["bot", "away"]],
  [{ kicked: true }, ["bot", "away"]],
  [{ conceded: true }, ["conceded"]],
  [{ sitter: "nobody" as const }, []],
])("it is seen who plays at a seat: %o", (more, signs) => {
  expect(presenceOf(seat(1, "Bea", more))).toEqual(signs);
});
