import { expect, test } from "vitest";
import { placeOf } from "../src/house/path.svelte";

test.each([
  ["/", { room: "lobby" }],
  ["/new/mind_reader", { room: "new", game: "mind_reader" }],
  ["/rules/pi/", { room: "rules", game: "pi" }],
  ["/table/k7m2q9x4tbhd", { room: "table", table: "k7m2q9x4tbhd" }],
  ["/notices/off", { room: "notices", wish: "off" }],
  ["/notices/else", { room: "nowhere" }],
  ["/table", { room: "nowhere" }],
  ["/table/a/b", { room: "nowhere" }],
  ["/cellar", { room: "nowhere" }],
  ["/table/%E0%A4%A", { room: "nowhere" }],
])("%s leads to the right room", (path, place) => {
  expect(placeOf(path)).toEqual(place);
});
