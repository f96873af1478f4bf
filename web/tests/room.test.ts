import { beforeEach, expect, test, vi } from "vitest";
import { Room } from "../src/table/line/room.svelte";
import { SPEECH, type FrameTold } from "./facts";
import { CATALOGUE, frame, line, option } from "./frames";
import { FakeSocket } from "./house";

beforeEach(() => void vi.stubGlobal("WebSocket", FakeSocket));

async function seated(first: FrameTold = frame()): Promise<Room> {
  const room = new Room({
    greet: () => Promise.resolve(),
    exists: () => Promise.resolve(true),
    connect: () => new FakeSocket() as unknown as WebSocket,
    random: () => 0,
    speak: () => Promise.resolve(SPEECH),
  });
  room.open();
  await Promise.resolve();
  FakeSocket.last.accept();
  FakeSocket.last.tell(CATALOGUE);
  FakeSocket.last.tell(first);
  await Promise.resolve(); // there are words
  return room;
}

const sent = () => FakeSocket.last.sent;
const answer = (type: "done") => FakeSocket.last.tell({ type, id: sent().at(-1)?.id ?? "" });

test("a move goes back just as it came, with the number of its question", async () => {
  const room = await seated();
  const keep = option("Keep the 7 of Rock");
  room.play(keep);
  expect(sent()).toMatchObject([{ type: "play", decision: 1, move: keep.move }]);
  expect(sent()[0]?.id).toMatch(/^[0-9a-f]{24}$/);
});

test("a double click is one move", async () => {
  const room = await seated();
  room.play(option("a"));
  room.play(option("a"));
  room.play(option("b"));
  expect(sent()).toHaveLength(1);
  expect(room.busy).toBe(true);
  answer("done");
  expect(room.busy).toBe(false);
  room.play(option("b"));
  expect(sent()).toHaveLength(2);
  expect(sent()[0]?.id).not.toBe(sent()[1]?.id);
});

test("other requests are made once each, but side by side", async () => {
  const room = await seated();
  room.do({ type: "bot", seat: 1, bot: "random" });
  room.do({ type: "bot", seat: 1, bot: "random" });
  room.do({ type: "bot", seat: 2, bot: "random" });
  expect(sent().map((request) => "seat" in request && request.seat)).toEqual([1, 2]);
});

test("a part of a decision is taken back", async () => {
  const room = await seated();
  room.takeBack();
  expect(sent()).toMatchObject([{ type: "play", decision: 1, move: { type: "TakeBack" } }]);
});

test("a refusal is shown until another question is asked", async () => {
  const room = await seated();
  room.play(option("a"));
  FakeSocket.last.tell({ type: "refused", id: sent()[0]?.id ?? "", reason: "You hold no Paper card." });
  expect(room.refusal?.reason).toBe("You hold no Paper card.");
  expect(room.busy).toBe(false);
  FakeSocket.last.tell({ type: "frame", watching: 1 });
  expect(room.refusal).not.toBeNull();
  FakeSocket.last.tell({ type: "frame", board: { decision: 2 } });
  expect(room.refusal).toBeNull();
});

test("a refusal is gone as soon as something else is tried", async () => {
  const room = await seated();
  room.play(option("a"));
  FakeSocket.last.tell({ type: "refused", id: sent()[0]?.id ?? "", reason: "No." });
  room.play(option("b"));
  expect(room.refusal).toBeNull();
});

test("lines that are missing are asked for", async () => {
  const room = await seated();
  FakeSocket.last.tell({ type: "frame", story: { since: 9, lines: [line("late")] } });
  expect(sent()).toMatchObject([{ type: "resync" }]);
  FakeSocket.last.tell(frame({ story: { since: 0, lines: [line("a"), line("b")] } }));
  expect(room.scene?.story.map(({ text }) => text)).toEqual(["a", "b"]);
});

test("the catalogue is known by ids, and players by their names", async () => {
  const room = await seated();
  expect(room.things.get("card:7R")).toMatchObject({ title: "7 of Rock", pattern: "mind_reader/R" });
  expect(room.things.get("seat:1")).toMatchObject({ title: "Bea" });
});

test("a change without a whole frame before it is no scene: everything is asked for", async () => {
  const room = await seated({ type: "frame", watching: 3 });
  expect(room.scene).toBeNull();
  expect(sent()).toMatchObject([{ type: "resync" }]);
  FakeSocket.last.tell(frame({ watching: 3 }));
  await Promise.resolve();
  expect(room.scene?.watching).toBe(3);
});

test("without a board nothing can be played", async () => {
  const room = await seated(frame({ board: null }));
  room.play(option("a"));
  expect(sent()).toEqual([]);
});
