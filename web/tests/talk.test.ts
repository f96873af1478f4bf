import { expect, test } from "vitest";
import { Hearing, withSigns } from "../src/talk/hearing.svelte";
import type { Remark, TalkNow } from "../src/wire/types";

const said = (number: number, by: string, more: Partial<Remark> = {}): Remark => ({
  room: "table",
  number,
  by,
  name: by,
  at: number,
  ...more,
});

const now = (remarks: Remark[]): TalkNow => ({
  type: "talking",
  room: "table",
  hears: ["table"],
  on: true,
  phrases: [],
  muted: [],
  remarks,
});

test("a sign stands with the remark that it answers, one for each person", () => {
  const [first] = withSigns([
    said(1, "seat:0", { text: "Trust me." }),
    said(2, "seat:1", { sign: "doubt", to: 1 }),
    said(3, "seat:2", { sign: "agree", to: 1 }),
    said(4, "seat:1", { sign: "agree", to: 1 }),
  ]);
  expect([...(first?.signs.keys() ?? [])]).toEqual(["agree"]);
  expect(first?.signs.get("agree")?.map(({ by }) => by)).toEqual(["seat:1", "seat:2"]);
});

test("a sign that was taken back is gone", () => {
  const [first] = withSigns([
    said(1, "seat:0", { text: "Trust me." }),
    said(2, "seat:1", { sign: "doubt", to: 1 }),
    said(3, "seat:1", { sign: null, to: 1 }),
  ]);
  expect(first?.signs.size).toBe(0);
});

test("what others said counts as unread until it was seen", () => {
  const hearing = new Hearing();
  hearing.at("t1");
  hearing.hear(now([said(1, "seat:0", { text: "Mine." }), said(2, "seat:1", { text: "Hello." })]));
  expect(hearing.unread(0)).toBe(1);
  hearing.see();
  expect(hearing.unread(0)).toBe(0);
  hearing.hear({ type: "said", remarks: [said(3, "seat:1", { text: "Well?" })] });
  expect(hearing.unread(0)).toBe(1);
});

test("what came anew takes the place of everything heard, and earlier remarks go in front", () => {
  const hearing = new Hearing();
  hearing.hear(now([said(7, "seat:1", { text: "Seven." })]));
  hearing.hear(now([said(8, "seat:1", { text: "Eight." })]));
  expect(hearing.earliest.map(({ number }) => number)).toEqual([8]);
  hearing.recall([said(7, "seat:1", { text: "Seven." })]);
  expect(hearing.spoken.map(({ text }) => text)).toEqual(["Seven.", "Eight."]);
});
