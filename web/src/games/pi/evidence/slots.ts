/** Where each card lies: those that stay keep their place, a new one takes the gap that another has left. */
export function slotted(before: readonly (string | null)[], cards: readonly string[]): (string | null)[] {
  const now = before.map((card) => (card !== null && cards.includes(card) ? card : null));
  for (const card of cards) {
    if (now.includes(card)) continue;
    const gap = now.indexOf(null);
    if (gap < 0) now.push(card);
    else now[gap] = card;
  }
  return now;
}
