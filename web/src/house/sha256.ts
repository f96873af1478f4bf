/** SHA-256 by its standard (FIPS 180-4). `crypto.subtle` has it too, but not on plain http, and games are played there. */

const BITS = 0x1_0000_0000;

/** The first 32 bits of the fractional part: of square roots the first state, of cube roots the constants. */
const fraction = (root: number) => Math.floor((root % 1) * BITS) | 0;
const PRIMES = [...Array(312).keys()].filter(
  (n) => n > 1 && ![2, 3, 5, 7, 11, 13, 17].some((p) => n > p && n % p === 0),
);
const FIRST = PRIMES.slice(0, 8).map((prime) => fraction(Math.sqrt(prime)));
const CONSTANTS = PRIMES.slice(0, 64).map((prime) => fraction(Math.cbrt(prime)));

const turned = (word: number, by: number) => (word >>> by) | (word << (32 - by));
const sigma = (word: number, a: number, b: number, shifted: number) =>
  turned(word, a) ^ turned(word, b) ^ shifted;

/** The hash of some bytes, in hexadecimal. */
export function sha256(bytes: Uint8Array): string {
  const blocks = padded(bytes);
  let state = FIRST;
  for (let at = 0; at < blocks.length; at += 16) state = mixed(state, blocks.subarray(at, at + 16));
  return state.map((word) => (word >>> 0).toString(16).padStart(8, "0")).join("");
}

/** In words of 32 bits: the bytes, a one, zeros, and how many bits there were. */
function padded(bytes: Uint8Array): Int32Array {
  const filled = new DataView(new ArrayBuffer(((bytes.length + 8) >> 6) * 64 + 64));
  bytes.forEach((byte, at) => filled.setUint8(at, byte));
  filled.setUint8(bytes.length, 0x80);
  filled.setUint32(filled.byteLength - 8, Math.floor((bytes.length * 8) / BITS));
  filled.setUint32(filled.byteLength - 4, (bytes.length * 8) % BITS);
  return Int32Array.from({ length: filled.byteLength / 4 }, (_, at) => filled.getInt32(4 * at));
}

function mixed(state: readonly number[], block: Int32Array): number[] {
  const words = [...block];
  let [a = 0, b = 0, c = 0, d = 0, e = 0, f = 0, g = 0, h = 0] = state;
  CONSTANTS.forEach((constant, t) => {
    if (t > 15) words.push(grown(words, t));
    const one = (h + sigma(e, 6, 11, turned(e, 25)) + ((e & f) ^ (~e & g)) + constant + words[t]!) | 0;
    const two = sigma(a, 2, 13, turned(a, 22)) + ((a & b) ^ (a & c) ^ (b & c));
    [a, b, c, d, e, f, g, h] = [(one + two) | 0, a, b, c, (d + one) | 0, e, f, g];
  });
  return [a, b, c, d, e, f, g, h].map((word, i) => (word + state[i]!) | 0);
}

/** The next word of a block's schedule. */
function grown(words: readonly number[], t: number): number {
  const near = words[t - 2]!;
  const far = words[t - 15]!;
  return (
    (words[t - 16]! + sigma(far, 7, 18, far >>> 3) + words[t - 7]! + sigma(near, 17, 19, near >>> 10)) | 0
  );
}

export const hashOfText = (text: string): string => sha256(new TextEncoder().encode(text));

export const hashOfHex = (hex: string): string =>
  sha256(Uint8Array.from(hex.match(/../g) ?? [], (pair) => parseInt(pair, 16)));
