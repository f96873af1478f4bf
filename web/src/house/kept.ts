/** What this browser remembers for us; where storage is closed, only until the page is left. */
const unkept = new Map<string, string>();

export function kept(key: string): string | null {
  try {
    return localStorage.getItem(`parlour.${key}`);
  } catch {
    return unkept.get(key) ?? null;
  }
}

export function keep(key: string, value: string): void {
  try {
    localStorage.setItem(`parlour.${key}`, value);
  } catch {
    unkept.set(key, value);
  }
}
