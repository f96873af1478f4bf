/** The seats around the table, clockwise from this person's left: up the left side, along the top, down the right. */
export interface Lanes<Seat> {
  left: readonly Seat[];
  top: readonly Seat[];
  right: readonly Seat[];
}

/** From so many others on, two sit at each side of a desk's table. */
const TWO_AT_A_SIDE = 6;

/** Whether so few sit around the table that each has room for words. */
export const isRoomy = (others: readonly unknown[]): boolean => others.length < 7;

/** On a desk most sit along the top; on a phone everybody sits left and right. */
export function lanesOf<Seat>(others: readonly Seat[], isDesk: boolean): Lanes<Seat> {
  const left = isDesk ? (others.length < TWO_AT_A_SIDE ? 1 : 2) : Math.floor(others.length / 2);
  const right = isDesk ? others.length - left : left;
  return { left: others.slice(0, left), top: others.slice(left, right), right: others.slice(right) };
}
