/** What this browser remembers for us; nothing, where storage is closed. */
export function kept(key: string): string | null {
  try {
    return localStorage.getItem(`parlour.${key}`);
  } catch {
    return null;
  }
}

export function keep(key: string, value: string): void {
  try {
    localStorage.setItem(`parlour.${key}`, value);
  } catch {
    // then it holds until the page is left
  }
}
