import { beforeEach, describe, expect, test, vi } from "vitest";
import { Line, pause, type Standing } from "../src/table/line/line";
import type { AnyAnswer, AnyRequest } from "../src/wire/types";
import { frame } from "./frames";
import { FakeSocket } from "./house";

const concede = (id: string): AnyRequest => ({ type: "concede", id });
const resync: AnyRequest = { type: "resync", id: "r" };

function called(exists = true) {
  const heard: AnyAnswer[] = [];
  const standings: [Standing, string][] = [];
  const greet = vi.fn(() => Promise.resolve());
  const line = new Line(
    {
      greet,
      exists: () => Promise.resolve(exists),
      connect: () => new FakeSocket() as unknown as WebSocket,
      random: () => 1,
    },
    { hear: (answer) => heard.push(answer), stands: (standing, why) => standings.push([standing, why]) },
  );
  return { line, heard, standings, greet };
}

const sent = () => FakeSocket.last.sent.map(({ id }) => id);

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal("WebSocket", FakeSocket);
});

test("the guest is greeted before the line is opened", async () => {
  const { line, greet, heard, standings } = called();
  await line.open();
  expect(greet).toHaveBeenCalledOnce();
  FakeSocket.last.accept();
  FakeSocket.last.tell(frame());
  expect(heard).toHaveLength(1);
  expect(standings.at(-1)).toEqual(["open", ""]);
});

test("what is said before the line is there is said when it is", async () => {
  const { line } = called();
  line.say(concede("early"));
  await line.open();
  FakeSocket.last.accept();
  expect(sent()).toEqual(["early"]);
});

test("two calls at once make one line: else everything would be heard twice", async () => {
  const { line } = called();
  const before = FakeSocket.all.length;
  await Promise.all([line.open(), line.open()]);
  expect(FakeSocket.all).toHaveLength(before + 1);
});

describe("when the line breaks", () => {
  test("it is opened again, and unanswered requests are sent again with their old ids", async () => {
    const { line, standings } = called();
    await line.open();
    FakeSocket.last.accept();
    FakeSocket.last.tell(frame());
    line.say(concede("answered"));
    line.say(concede("unanswered"));
    FakeSocket.last.tell({ type: "done", id: "answered" });
    FakeSocket.last.cut(1006);
    await vi.advanceTimersByTimeAsync(0);
    expect(standings.at(-1)?.[0]).toBe("waiting");
    await vi.advanceTimersByTimeAsync(5000);
    expect(FakeSocket.all).toHaveLength(2);
    FakeSocket.last.accept();
    expect(sent()).toEqual(["unanswered"]);
  });

  test("a resync is not sent again: a new connection brings everything", async () => {
    const { line } = called();
    await line.open();
    FakeSocket.last.accept();
    line.say(resync);
    FakeSocket.last.cut(1012);
    await vi.advanceTimersByTimeAsync(5000);
    FakeSocket.last.accept();
    expect(sent()).toEqual([]);
  });

  test("the pauses grow, up to five seconds", () => {
    expect([0, 1, 2, 3, 9].map((tries) => pause(tries, 1006, 1))).toEqual([300, 600, 1200, 2400, 5000]);
    expect(pause(0, 1006, 0)).toBe(150);
    expect(pause(0, 4429, 0)).toBe(5000);
  });

  test("a house that can't be reached is tried again", async () => {
    const { line, greet, standings } = called();
    greet.mockRejectedValueOnce(new Error("offline"));
    await line.open();
    expect(FakeSocket.all).toHaveLength(0);
    expect(standings.at(-1)?.[0]).toBe("waiting");
    await vi.advanceTimersByTimeAsync(300);
    expect(FakeSocket.all).toHaveLength(1);
  });
});

describe("it is given up", () => {
  test("when there is no such table", async () => {
    const { line, standings } = called();
    await line.open();
    FakeSocket.last.accept();
    FakeSocket.last.cut(4404);
    await vi.advanceTimersByTimeAsync(20_000);
    expect(standings.at(-1)).toEqual(["lost", ""]);
    expect(FakeSocket.all).toHaveLength(1);
  });

  test("when the socket is refused and the table is unknown", async () => {
    const { line, standings } = called(false);
    await line.open();
    FakeSocket.last.cut(1006);
    await vi.advanceTimersByTimeAsync(20_000);
    expect(standings.at(-1)).toEqual(["lost", ""]);
  });

  test("when the table can't be continued, with its reason", async () => {
    const { line, standings } = called();
    await line.open();
    FakeSocket.last.accept();
    FakeSocket.last.cut(4410, "The record is damaged.");
    await vi.advanceTimersByTimeAsync(20_000);
    expect(standings.at(-1)).toEqual(["lost", "The record is damaged."]);
  });

  test("when the room is left", async () => {
    const { line } = called();
    await line.open();
    FakeSocket.last.accept();
    const socket = FakeSocket.last;
    line.close();
    expect(socket.readyState).toBe(3);
    await vi.advanceTimersByTimeAsync(20_000);
    expect(FakeSocket.all).toHaveLength(1);
  });
});

describe("a page that wakes up", () => {
  test("asks for everything, and connects anew if nothing comes within three seconds", async () => {
    const { line } = called();
    await line.open();
    FakeSocket.last.accept();
    line.wake(resync);
    expect(sent()).toEqual(["r"]);
    await vi.advanceTimersByTimeAsync(3000);
    expect(FakeSocket.all).toHaveLength(2);
  });

  test("keeps a line that answers", async () => {
    const { line } = called();
    await line.open();
    FakeSocket.last.accept();
    line.wake(resync);
    FakeSocket.last.tell(frame());
    await vi.advanceTimersByTimeAsync(20_000);
    expect(FakeSocket.all).toHaveLength(1);
  });

  test("does not wait for the next try", async () => {
    const { line } = called();
    await line.open();
    FakeSocket.last.accept();
    FakeSocket.last.cut(1006);
    await vi.advanceTimersByTimeAsync(0);
    line.wake(resync);
    await vi.advanceTimersByTimeAsync(0);
    expect(FakeSocket.all).toHaveLength(2);
  });
});
