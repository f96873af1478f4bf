import { createHash } from "node:crypto";
import { expect, test } from "vitest";
import { hashOfHex, hashOfText, sha256 } from "../src/house/sha256";

test.each([
  ["", "e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855"],
  ["abc", "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad"],
  [
    "abcdbcdecdefdefgefghfghighijhijkijkljklmklmnlmnomnopnopq",
    "248d6a61d20638b8e5c026930c3e6039a33ce45964ff2167f6ecedd419db06c1",
  ],
  ["a".repeat(1_000_000), "cdc76e5c9914fb9281a1c7e284d73e67f1809a48a497200e046d39ccc7112cd0"],
])("the standard's own examples come out right", (text, hash) => {
  expect(hashOfText(text)).toBe(hash);
});

test("every length around the ends of blocks is hashed as elsewhere", () => {
  for (let length = 0; length < 200; length++) {
    const bytes = Uint8Array.from({ length }, (_, i) => (i * 37 + length) & 255);
    expect(sha256(bytes)).toBe(createHash("sha256").update(bytes).digest("hex"));
  }
});

test("a text is hashed as UTF-8, and a seed by its bytes", () => {
  expect(hashOfText("Glück ♥")).toBe(createHash("sha256").update("Glück ♥", "utf8").digest("hex"));
  expect(hashOfHex("616263")).toBe(hashOfText("abc"));
});
