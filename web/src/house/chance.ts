/** So many random bytes as hexadecimal; this works without https too, where there is no `crypto.randomUUID`. */
export function randomHex(bytes: number): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(bytes)), (byte) =>
    byte.toString(16).padStart(2, "0"),
  ).join("");
}

/** A new id for a request. */
export function newId(): string {
  return randomHex(12);
}
