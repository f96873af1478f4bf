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

/** What this browser throws into the shuffle of a table: drawn once, kept, so that it can be found in the record. */
export function luckFor(table: string): string {
  const key = `parlour.luck.${table}`;
  try {
    const kept = sessionStorage.getItem(key) ?? randomHex(16);
    sessionStorage.setItem(key, kept);
    return kept;
  } catch {
    return randomHex(16); // storage is closed to us: then it can't be shown afterwards
  }
}

/** SHA-256 of bytes written in hexadecimal; null where the browser does not offer it (without https). */
export async function fingerprint(hex: string): Promise<string | null> {
  if (!globalThis.crypto?.subtle) return null;
  const bytes = Uint8Array.from(hex.match(/../g) ?? [], (pair) => parseInt(pair, 16));
  const hash = new Uint8Array(await crypto.subtle.digest("SHA-256", bytes));
  return Array.from(hash, (byte) => byte.toString(16).padStart(2, "0")).join("");
}
